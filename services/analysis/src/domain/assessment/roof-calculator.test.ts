import { describe, expect, test } from 'vitest'
import type { PolicyDetails, PolicyFields } from '../policy-fields.ts'
import { noDetails, nothingPrinted, reportOf } from './testing/a-reading.ts'

const SCHEDULE = [
  { material: 'Composition', from_age: 10, to_age: 10, percentage: 64 },
  { material: 'Metal', from_age: 10, to_age: 10, percentage: 82 },
  { material: null, from_age: 20, to_age: null, percentage: 25 },
]

const withRoof = (fields: Partial<PolicyFields>, details: Partial<PolicyDetails> = {}) =>
  reportOf({
    fields: { roof_settlement: 'schedule', roof_year: 2016, ...fields },
    reading: { details: { ...noDetails, roof_schedule: SCHEDULE, ...details } },
  })

describe('the order of the calculator is the order of the policy', () => {
  test('the schedule comes before the deductible', () => {
    const steps = withRoof({}).roof_calculator?.steps ?? []
    const [schedule, deductible] = [/schedule comes first/, /deductible comes off/].map((words) =>
      steps.findIndex((step) => words.test(step)),
    )
    expect(schedule).toBeLessThan(deductible ?? -1)
  })

  test('it reckons with what the policy prints', () => {
    expect(withRoof({}, { roof_material: 'Metal' }).roof_calculator).toMatchObject({
      settlement: 'schedule',
      schedule: SCHEDULE,
      roof_age: 10,
      roof_material: 'Metal',
      deductible: 8000,
    })
  })

  test('a deductible that is not printed is asked for, never assumed', () => {
    const calculator = withRoof({ deductibles: nothingPrinted }).roof_calculator
    expect(calculator?.deductible).toBeNull()
    expect(calculator?.steps.join(' ')).toContain('enter the one of your policy')
  })

  test('its assumed figures are named', () => {
    expect(withRoof({}).roof_calculator?.assumed?.join(' ')).toMatch(/\$25,000 is an assumed one.*25 years is assumed/)
  })

  test('there is none where wind is excluded', () => {
    expect(withRoof({ wind_hail_excluded: true }).roof_calculator).toBeNull()
  })
})

describe('a roof schedule with rows in the scenarios', () => {
  const major = (fields: Partial<PolicyFields>, details?: Partial<PolicyDetails>) =>
    withRoof(fields, details).sections.roof?.damage_scenarios.at(-1)

  test('its share is taken first, the deductible after it', () => {
    const scenario = major({}, { roof_material: 'Composition shingle' })
    expect(scenario).toMatchObject({ you_pay: 9000 + 8000, insurance_pays: 8000, assumed: ['damage'] })
    expect(scenario?.not_counted).toBeUndefined()
    expect(scenario?.arithmetic).toContain('at 10 years it pays 64%, so $16,000 of $25,000')
  })

  test('without the material the largest share makes the least that you pay', () => {
    const scenario = major({})
    expect(scenario).toMatchObject({ you_pay: 4500 + 8000, not_counted: ['roof_schedule'] })
    expect(scenario?.arithmetic).toContain('this is the largest')
    expect(withRoof({}).sections.roof?.depreciation).toBeNull()
  })

  test('a last row without an end is for all older roofs', () => {
    expect(major({ roof_year: 1996 })).toMatchObject({ you_pay: 25_000, insurance_pays: 0 })
    expect(withRoof({ roof_year: 1996 }).sections.roof).toMatchObject({ depreciation: 18_750, current_value: 6250 })
  })

  test.each([
    ['an unknown age', { roof_year: null }],
    ['an age between the rows', { roof_year: 2011 }],
  ])('%s leaves the share open', (_, fields) => {
    expect(major(fields)).toMatchObject({ you_pay: 8000, not_counted: ['roof_schedule'] })
  })

  test('the priority says what comes off', () => {
    const priorities = withRoof({}, { roof_material: 'Metal' }).actions.top_priorities
    const roof = priorities.find(({ title }) => title === 'Your roof is paid by a schedule')
    expect(roof?.description).toContain('82% at 10 years')
    expect(roof?.description).toContain('$4,500 would come off')
  })
})
