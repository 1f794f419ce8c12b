import { beforeAll, expect, it } from 'vitest'
import { loadSpanish } from '../language/load-spanish.ts'
import { freeReport } from '../testing/report-fixture.ts'
import { reportAnswer } from './report-answer.ts'

beforeAll(loadSpanish)

const hail = freeReport.storm_scenarios.spring_hailstorm as NonNullable<
  typeof freeReport.storm_scenarios.spring_hailstorm
>
const noStorm = { spring_hailstorm: null, fire_or_lightning: null, major_storm: null }

it('answers what a hail storm costs', () => {
  expect(reportAnswer(freeReport, 'en')).toMatchObject({
    figure: 'You pay $8,240',
    isAssumed: false,
    damage: '$35,000',
    sentence: 'in hail damage. Your insurance pays $26,760.',
  })
})

it('answers in Spanish', () => {
  expect(reportAnswer(freeReport, 'es')).toMatchObject({
    figure: 'Usted paga $8,240',
    sentence: 'en daños por granizo. Su seguro paga $26,760.',
  })
})

it('says at least where the policy leaves something open', () => {
  const open = { ...hail, not_counted: ['settlement' as const] }
  expect(reportAnswer({ ...freeReport, storm_scenarios: { ...noStorm, spring_hailstorm: open } }, 'en')).toMatchObject({
    figure: 'You pay at least $8,240',
    sentence: expect.stringContaining('pays at most $26,760'),
  })
})

it('marks an assumed deductible', () => {
  const assumed = { ...hail, assumed: ['damage' as const, 'deductible' as const] }
  const data = { ...freeReport, storm_scenarios: { ...noStorm, spring_hailstorm: assumed } }
  expect(reportAnswer(data, 'en')?.isAssumed).toBe(true)
})

it('names what a policy without storms insures, or nothing', () => {
  const flood = { ...freeReport, storm_scenarios: noStorm }
  expect(reportAnswer(flood, 'en')?.figure).toBe('$412,000')
  const limits = { ...flood.property_coverage_limits, coverage_a_dwelling: null }
  expect(reportAnswer({ ...flood, property_coverage_limits: limits }, 'en')).toBeNull()
})
