import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const FLOOD = `
Building                   $250,000
Contents                   $100,000
Deductible                   $5,000
Total flood premium         $612.00`
const READ = `${HEAD}
Policy deductible            $2,500
Total policy premium      $2,612.00`

describe('flood in homeowners declarations', () => {
  it.each([
    `Private flood coverage${FLOOD}`,
    `OPTIONAL FLOOD ENDORSEMENT${FLOOD}`,
    'Flood building limit   $250,000\nFlood deductible   $5,000',
  ])('is insured with figures of its own: %s', (part) => {
    expect(fieldsOf(`${READ}\n\n${part}\n${LIMITS}`)).toMatchObject({
      flood_coverage: true,
      coverage_a_dwelling: 300_000,
      coverage_c_personal_property: 150_000,
      deductibles: { all_perils: { amount: 2500 } },
      total_annual_premium: 2612,
    })
  })

  it.each([
    'Flood coverage endorsement      Included',
    'Flood ............ Covered, up to $100,000',
    'Inland flood coverage      $50,000      $120.00',
    'Flood coverage      Up to $100,000',
  ])('is insured in one row: "%s"', (row) => {
    const fields = fieldsOf(`${READ}\n${LIMITS}\n\n${row}`)
    expect(fields).toMatchObject({ flood_coverage: true, coverage_a_dwelling: 300_000, total_annual_premium: 2612 })
  })

  it.each([
    'Flood exclusion notice      Included',
    'Flood notice      Included',
    'Flood sensors      $25 credit',
    'Flood insurance      Not provided by this policy',
  ])('is not insured by "%s"', (row) => {
    expect(fieldsOf(`${READ}\n${LIMITS}\n\n${row}`).flood_coverage).toBe(false)
  })

  it('that is not covered leaves its row to what stands beside it', () => {
    expect(fieldsOf(`${HEAD}${LIMITS}\nFlood      Not covered      Total annual premium      $2,612.00`)).toMatchObject(
      {
        flood_coverage: false,
        total_annual_premium: 2612,
      },
    )
  })

  it.each([`Flood (not purchased)${FLOOD}`, `Optional coverages not purchased\nFlood${FLOOD}`, 'Flood zone   X'])(
    'is not insured, and its figures are nobody’s: %s',
    (part) => {
      expect(fieldsOf(`${HEAD}\n${part}`)).toMatchObject({
        flood_coverage: false,
        coverage_a_dwelling: null,
        deductibles: { all_perils: null },
        total_annual_premium: null,
      })
    },
  )
})

it('is insured where its heading says that it was bought', () => {
  const flood = (heading: string) => fieldsOf(`${HEAD}${LIMITS}\n${heading}\n\nSee your policy for what it insures.`)
  expect(flood('Flood endorsement - purchased').flood_coverage).toBe(true)
  expect(flood('Flood endorsement - not purchased').flood_coverage).toBe(false)
  expect(flood('Flood endorsement - see your agent').flood_coverage).toBe(false)
})

it('ends before the block that stands beside it', () => {
  const { roof_year } = fieldsOf(`${HEAD}${LIMITS}
Homeowners premium         $3,018.00      Year built             2011
Flood endorsement            $486.00      Roof                   Original to the home`)
  expect(roof_year).toBe(2011)
})

it.each([
  ['Inland flood: building and contents $75,000', true],
  ['Private flood coverage up to $75,000', true],
  ['Inland flood: building $75,000 and contents $20,000', true],
  ['Flood deductible $75,000', false],
  ['Flood insured with another policy for $75,000', false],
  ['Flood $745', false],
  ['Flood Insurance Program, up to $250,000 for a building and $100,000 for contents.', false],
])('reads a title that has its limit in itself: %s', (title, isInsured) => {
  const { flood_coverage, coverage_c_personal_property } = fieldsOf(`${HEAD}${LIMITS}\n${title}`)
  expect([flood_coverage, coverage_c_personal_property]).toEqual([isInsured, 150_000])
})
