import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { describe, expect, test } from 'vitest'
import { plantedReport } from '../testing/planted-report.ts'
import { comparePolicies } from './compare-policies.ts'

interface Change {
  dwelling?: number
  wind?: ReportData['calculated_deductibles']['wind_hail_deductible']
  limits?: Partial<ReportData['property_coverage_limits']>
  roof?: 'RCV' | 'ACV'
  premium?: number
  mold?: number | null
  provider?: string
}

const percent = (percentage: number | null, amount: number) => ({ amount, percentage, display: '' })

/** A policy of $400,000 with a wind deductible of 2%, and what a test changes in it. */
function policy({
  dwelling = 400_000,
  wind = percent(2, 8_000),
  limits,
  roof = 'RCV',
  ...rest
}: Change = {}): ReportData {
  return {
    ...plantedReport,
    policy_holder_details: {
      ...plantedReport.policy_holder_details,
      insurance_provider: rest.provider ?? 'State Farm Lloyds',
    },
    premium_details: { total_annual_premium: rest.premium ?? 4_000 },
    property_coverage_limits: {
      ...plantedReport.property_coverage_limits,
      coverage_a_dwelling: dwelling,
      coverage_b_other_structures: 40_000,
      ...limits,
    },
    calculated_deductibles: {
      ...plantedReport.calculated_deductibles,
      wind_hail_deductible: wind,
      hurricane_deductible: null,
    },
    coverage_summary: {
      ...plantedReport.coverage_summary,
      roof_coverage: { settlement: roof, cosmetic_damage_excluded: false },
      mold_coverage: { coverage_limit: rest.mold === undefined ? 10_000 : rest.mold },
    },
  }
}

const rowsOf = (before: ReportData, after: ReportData, { language = 'en' as 'en' | 'es', isUnlocked = true } = {}) =>
  comparePolicies({ before, after, language, isUnlocked }).rows

test('what stayed is not named', () => expect(rowsOf(policy(), policy())).toEqual([]))

test('the policy before is named by its report and its term', () => {
  expect(comparePolicies({ before: policy(), after: policy(), language: 'en', isUnlocked: true }).previous).toEqual({
    reportId: plantedReport.reportId,
    effective_date: '2026-03-02',
    renewal_date: '2027-03-02',
  })
})

describe('a deductible', () => {
  const of = (change: Change, before: Change = {}) =>
    rowsOf(policy(before), policy(change)).find(({ path }) => path === 'calculated_deductibles.wind_hail_deductible')

  test('of the same percent moves with Coverage A', () => {
    expect(of({ dwelling: 450_000, wind: percent(2, 9_000) })).toMatchObject({
      label: 'Wind and hail deductible',
      before: '2% ($8,000)',
      after: '2% ($9,000)',
      difference: 1_000,
      why: '2% of a higher Coverage A: $450,000 instead of $400,000.',
    })
  })

  test('of another percent says so', () => {
    expect(of({ wind: percent(1, 4_000) })).toMatchObject({ difference: -4_000, why: '1% instead of 2%.' })
  })

  test('may turn from a percent into an amount, and back', () => {
    expect(of({ wind: percent(null, 2_500) })?.why).toBe('Now a fixed amount instead of 2%.')
    expect(of({}, { wind: percent(null, 2_500) })?.why).toBe('Now 2% instead of a fixed amount.')
  })

  test('of a percent that is of something else gets no reason that we cannot prove', () => {
    expect(of({ dwelling: 450_000, wind: percent(2, 8_500) })).toMatchObject({ difference: 500, why: null })
  })

  test('that one policy does not state is not found, and no difference', () => {
    expect(of({ wind: null })).toMatchObject({
      before: '2% ($8,000)',
      after: 'Not found',
      difference: null,
      why: 'We did not find it in one of the two policies; please compare your papers.',
    })
  })
})

test('a limit that stays a share of Coverage A says so; another one says by how much it moved', () => {
  const limits = { coverage_b_other_structures: 45_000, coverage_c_personal_property: 320_000 }
  const rows = rowsOf(policy(), policy({ dwelling: 450_000, limits }))
  expect(rows).toMatchObject(
    [
      { label: 'Coverage A (dwelling)', difference: 50_000, why: '12.5% more than before.' },
      { label: 'Coverage B (other structures)', difference: 5_000, why: 'It stays 10% of Coverage A, which moved.' },
      { label: 'Coverage C (personal property)', difference: 11_000, why: '3.6% more than before.' },
      { label: 'Wind and hail deductible' },
    ].slice(0, 3),
  )
})

test('the premium, how the roof is paid and the insurer are compared', () => {
  const rows = rowsOf(policy(), policy({ premium: 3_000.5, roof: 'ACV', provider: 'Lone Star Lloyds' }))
  expect(rows).toMatchObject([
    {
      label: 'Premium for the year',
      before: '$4,000',
      after: '$3,000.50',
      difference: -999.5,
      why: '25% less than before.',
    },
    {
      label: 'How the roof is paid',
      before: 'Replacement cost',
      after: 'Actual cash value',
      difference: null,
      why: null,
    },
    { label: 'Insurance company', before: 'State Farm Lloyds', after: 'Lone Star Lloyds', difference: null },
  ])
})

test('in Spanish, too', () => {
  const rows = rowsOf(policy(), policy({ dwelling: 450_000, wind: percent(2, 9_000) }), { language: 'es' })
  expect(rows.find(({ label }) => label === 'Deducible de viento y granizo')?.why).toBe(
    '2% de una Cobertura A más alta: $450,000 en lugar de $400,000.',
  )
})

test('of a policy whose Enhanced report is locked no mold or water value is shown', () => {
  const [before, after] = [policy({ mold: 13_579 }), policy({ mold: null })]
  expect(rowsOf(before, after)).toMatchObject([{ label: 'Mold limit', before: '$13,579', after: 'Not found' }])
  expect(rowsOf(before, after, { isUnlocked: false })).toEqual([])
})

test('that mold and water are left out is said, but not of a policy that has neither', () => {
  const isSaid = (after: ReportData, isUnlocked: boolean) =>
    comparePolicies({ before: policy(), after, language: 'en', isUnlocked }).without_mold_and_water
  expect([isSaid(policy(), false), isSaid(policy(), true)]).toEqual([true, false])
  const flood: ReportData = { ...policy(), sections: { ...policy().sections, mold: null, water: null } }
  expect(isSaid(flood, false)).toBe(false)
})
