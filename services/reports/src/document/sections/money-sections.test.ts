import { expect, test } from 'vitest'
import { plantedReport } from '../../domain/testing/planted-report.ts'
import { telling } from '../telling.ts'
import { calculatorSection } from './money-sections.ts'

const row = { from_age: 0, to_age: 5, percentage: 100 }
const report = {
  ...plantedReport,
  roof_calculator: {
    settlement: 'schedule' as const,
    schedule: [
      { ...row, material: 'Composition shingle' },
      { ...row, material: 'All roofs except metal' },
    ],
    roof_age: 4,
    deductible: 8240,
    replacement_cost: 18_000,
    roof_life_years: 20,
    steps: ['One.'],
    sources: [],
  },
}

function headsIn(language: 'en' | 'es'): string[] {
  const tables = calculatorSection(telling(report, language))?.blocks.filter((block) => block.kind === 'table') ?? []
  return tables.flatMap(({ columns }) => columns.map(({ title }) => title)).slice(1)
}

test('the heads of a roof schedule say each kind of roof in the language of the paper, beside the policy’s own words', () => {
  expect(headsIn('en')).toEqual(['Composition shingle', 'All roofs except metal'])
  expect(headsIn('es')).toEqual(['Teja asfáltica (Composition shingle)', 'All roofs except metal'])
})
