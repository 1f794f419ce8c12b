import { describe, expect, it } from 'vitest'
import { withLines } from '../testing/lone-oak.ts'
import { placed } from '../testing/placed-lone-oak.ts'

describe('two tables side by side', () => {
  const heads = 'Coverage                       Limit          Coverage              Limit'
  it('have a name of two lines beside the answer to another one', () => {
    const { ordinance_or_law_percentage, mold_limit } = withLines(`${heads}
Association assessment         Not covered    Limited mold          $5,000
Building ordinance or law      10%                                  Not covered
Home business                  Not covered    Personal injury       Covered`)
    expect([ordinance_or_law_percentage, mold_limit]).toEqual([10, 5000])
  })

  it('may have the answer to a name of one line a little higher', () =>
    expect(
      placed(
        ['Association loss assessment', 40, 205, 9],
        ['Not covered', 254, 200, 9],
        ['Limited mold', 306, 205, 9],
        ['$5,000', 501, 205, 9],
      ).mold_limit,
    ).toBe(5000))

  it('take nothing from a row of one table that is declined', () =>
    expect(
      withLines('Coverage                   Limit     Taken\nBuilding ordinance or law  10%       Not purchased')
        .ordinance_or_law_percentage,
    ).toBeNull())

  it('are no pattern for a table further down', () => {
    const { water_backup_limit, mold_limit } = withLines(`${heads}
Loss assessment                $1,000         Personal injury       Covered

Optional coverages
Water backup                   $5,000                               Not purchased
Limited mold                   $10,000                              Declined`)
    expect([water_backup_limit, mold_limit]).toEqual([0, 0])
  })
})

describe('a coverage that is for sale', () => {
  it.each([
    'Water back-up of $5,000 is available for\n$45.00 a year.',
    'Water back-up of $5,000 is available for an additional premium.',
  ])('is none of the policy: %j', (text) => {
    expect(withLines(text).water_backup_limit).toBeNull()
    expect(withLines(`Water back-up      Not covered\n\n${text}`).water_backup_limit).toBe(0)
  })

  it('leaves what the same line says before it', () =>
    expect(
      withLines(
        'Personal property      Actual cash value. (Replacement cost is available for $164 a year; you did not add it.)',
      ).personal_property_settlement,
    ).toBe('ACV'))

  it.each([
    'Limited mold    $5,000, more is available for $20 a year',
    'Limited mold: $5,000, higher limits are available for an additional premium.',
  ])('may be more of what one has: %j', (line) => expect(withLines(line).mold_limit).toBe(5000))

  it.each([
    ['When wind or hail damages the roof        Replacement cost', 'RCV'],
    ['When wind or hail damages the roof        Replacement cost, if you add it', null],
    ['Roof settlement        Replacement cost available', null],
    ['Roof settlement        Actual cash value; replacement cost available', 'ACV'],
  ])('may be a way to settle: %j', (line, way) => expect(withLines(line).roof_settlement).toBe(way))
})

describe('a title in a list of forms', () => {
  const list = (title: string) => `FORMS
LO-125TX   (07-08)   ${title},      $64.20
                     UP TO 25% OF COVERAGE A
LO-208TX   (07-12)   WATER BACKUP                                       $10,000`

  it('may go on below its price', () =>
    expect(withLines(list('HOME PROTECTOR - ADDITIONAL REPLACEMENT COST'))).toMatchObject({
      extended_dwelling_percentage: 25,
      dwelling_settlement: 'RCV',
      water_backup_limit: 10_000,
    }))

  it('of something else extends no dwelling', () =>
    expect(withLines(list('DEBRIS REMOVAL, ADDITIONAL INSURANCE')).extended_dwelling_percentage).toBeNull())
})
