import { beforeAll, expect, it } from 'vitest'
import { loadSpanish } from '../language/load-spanish.ts'
import { freeReport, withDeductibles } from '../testing/report-fixture.ts'
import { onePercentIllustration } from './one-percent-illustration.ts'
import { riskCalendar } from './risk-calendar-view.ts'
import { deductibleBars, differenceAlert, stormBadge, stormFacts } from './storm-view.ts'

beforeAll(loadSpanish)

const storm = freeReport.sections.storm as NonNullable<typeof freeReport.sections.storm>

it('shows the card’s words and signal on the badge', () => {
  expect(stormBadge(freeReport, 'en')).toEqual({ text: '2% Deductible', signal: 'red' })
  expect(stormBadge({ ...freeReport, coverage_cards: [] }, 'en')).toEqual({ text: 'Not stated', signal: 'neutral' })
})

it('says Not insured where wind and hail are left out', () => {
  expect(stormFacts(freeReport, { ...storm, wind_hail_excluded: true }, 'en')[1]).toMatchObject({
    value: 'Not insured',
  })
})

it('shows the arithmetic of a percentage deductible', () => {
  expect(stormFacts(freeReport, storm, 'en')[1]).toMatchObject({ value: '$8,240', note: '2% of $412,000' })
})

it('does not fill a missing deductible', () => {
  const silent = withDeductibles({ standard_deductible: null })
  expect(stormFacts(silent, { ...storm, additional_for_storms: null }, 'en').slice(2)).toMatchObject([
    { value: 'Not found in your policy', isSilent: true },
    { value: 'Not found in your policy', isSilent: true },
  ])
  expect(deductibleBars(silent, 'en')).toBeNull()
})

it('speaks of the difference only when there is one', () => {
  expect(differenceAlert(freeReport, storm, 'en')?.title).toBe('A storm costs you $4,120 more than a fire')
  expect(differenceAlert(freeReport, { ...storm, additional_for_storms: 0 }, 'en')).toBeNull()
  expect(differenceAlert(freeReport, { ...storm, additional_for_storms: null }, 'en')).toBeNull()
})

it('draws the two deductibles against the larger one', () => {
  expect(deductibleBars(freeReport, 'en')?.map((bar) => bar.barPercent)).toEqual([100, 50])
})

it('marks the months by risk and highlights the present one', () => {
  const months = riskCalendar(new Date(2026, 10, 21), 'en')
  expect(months.map((month) => month.dots)).toEqual([1, 1, 2, 3, 3, 3, 2, 2, 2, 2, 1, 1])
  expect(months.filter((month) => month.isCurrent).map((month) => month.name)).toEqual(['November'])
})

it('illustrates a 1% deductible only for a policy that has more', () => {
  expect(onePercentIllustration(freeReport, 'en')).toContain('$4,120 less in each storm')
  const one = withDeductibles({ wind_hail_deductible: { amount: 4120, percentage: 1, display: '1% ($4,120)' } })
  expect(onePercentIllustration(one, 'en')).toBeNull()
})

it('reckons with the limit that a condominium’s deductible is a share of, its things and not its building', () => {
  const condo = {
    ...withDeductibles({
      wind_hail_deductible: { amount: 4000, percentage: 5, display: '5% ($4,000)' },
      dwelling_coverage_amount: 65_000,
    }),
    deductible_proof: [proofOf(80_000)],
  }
  expect(stormFacts(condo, storm, 'en')[1]).toMatchObject({ value: '$4,000', note: '5% of $80,000' })
  expect(onePercentIllustration(condo, 'en')).toContain('would be $800 instead of $4,000 (5%): $3,200 less')
  expect(differenceAlert(condo, storm, 'en')?.text).toContain('a share of the limit of $80,000')
})

it('reckons with no limit where the deductible is a share of none that the report knows', () => {
  const least = withDeductibles({ wind_hail_deductible: { amount: 10_000, percentage: 2, display: '2%' } })
  expect(stormFacts(least, storm, 'en')[1]).toMatchObject({ note: '2%' })
  expect(onePercentIllustration(least, 'en')).toBeNull()
  expect(differenceAlert(least, storm, 'en')?.text).not.toContain('a share of')
})

const proofOf = (amount: number) => ({
  peril: 'wind_hail' as const,
  label: 'Wind and hail deductible',
  printed_percentage: 5,
  printed_amount: null,
  base: { label: 'Coverage C (your things)', amount },
  computed_amount: amount / 20,
  agrees: null,
  arithmetic: '',
  sources: [],
})

it('says it in Spanish', () => {
  expect(differenceAlert(freeReport, storm, 'es')?.title).toBe('Una tormenta le cuesta $4,120 más que un incendio')
  expect(riskCalendar(new Date(2026, 10, 21), 'es')[3]).toMatchObject({ name: 'abril', short: 'abr' })
})
