import { windHailBase } from '@plainpolicy/words/deductible-base'
import { expect, test } from 'vitest'
import { plantedReport } from '../../domain/testing/planted-report.ts'

const report = (amount: number, base: number | null) => ({
  ...plantedReport,
  calculated_deductibles: {
    ...plantedReport.calculated_deductibles,
    dwelling_coverage_amount: 65_000,
    wind_hail_deductible: { amount, percentage: 5, display: '' },
  },
  deductible_proof: (plantedReport.deductible_proof ?? []).map((proof) => ({
    ...proof,
    base: base === null ? null : { label: 'Coverage C', amount: base },
  })),
})

test('a deductible is a share of the limit that it is a share of to the dollar', () => {
  expect(windHailBase(report(3_250, 80_000))).toBe(65_000)
  expect(windHailBase(report(4_000, 80_000))).toBe(80_000)
  expect(windHailBase(report(4_000, null))).toBeNull()
})
