import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

describe('no sum in a sentence is the premium where it adds up', () => {
  it.each([
    'Your premium was reduced by discounts: $120.00 for the new roof and\n$80.00 for the alarm, a total of $200.00.',
    'Last year your premium was $1,700.00 and the policy\nfee was $60.00, a total of $1,760.00.',
    'For this premium jewelry is insured for $5,000 and silver for\n$2,500, a total of $7,500.',
    'In the first half of the term you pay premium of $550.00 on March 1 and $550.00 on\nJune 1, a total of $1,100.00.',
  ])('%s', (text) => {
    expect(withLines(`Annual premium   $2,140.00\n\n${text}`).total_annual_premium).toBe(2_140)
  })
})

it('limits stand before their coverages, with the form behind them', () => {
  const { coverage_a_dwelling, coverage_c_personal_property } = fieldsOf(`${HEAD}
$300,000   A. Dwelling            HO-3
$150,000   C. Personal Property   HO-3`)
  expect([coverage_a_dwelling, coverage_c_personal_property]).toEqual([300_000, 150_000])
})

it('what costs nothing is not what is not covered', () => {
  const { water_backup_limit, mold_limit } = withLines(`
Water backup     Included     $0
Mold             Included     $0`)
  expect([water_backup_limit, mold_limit]).toEqual([null, null])
})

describe('a heading says of what, or of when, its paragraph is', () => {
  it.each([
    ['Last year:    Losses to the roof\nby windstorm or hail are paid at replacement cost.', 'roof_settlement'],
    ['Barn (item 4):    Damage to the roof\nis settled at actual cash value.', 'roof_settlement'],
    [
      'Option B (declined):    Losses to your personal property\nare settled at replacement cost.',
      'personal_property_settlement',
    ],
  ] as const)('%s', (text, field) => {
    expect(withLines(text)[field]).toBeNull()
  })

  it('Boat dock', () => {
    const { wind_hail_excluded, deductibles } = withLines(`
Wind or hail deductible    2%
Boat dock:    Loss by wind and
hail is excluded.`)
    expect([wind_hail_excluded, deductibles.wind_hail?.amount]).toEqual([false, 6_000])
  })
})

describe('nothing is settled by', () => {
  it.each([
    'We do not pay replacement cost for your dwelling. That is also true of your personal property.',
    'Replacement cost does not apply to roof surfaces. The same goes for your personal property.',
    'LO-728 (07-12) REPLACEMENT COST COVERAGE -\n          PERSONAL PROPERTY                  NOT INCLUDED',
    'Optional coverage   Premium   How to add   Your choice\nPersonal property replacement cost    $145    Call your agent    Not selected',
  ])('%s', (text) => {
    expect(withLines(text).personal_property_settlement).toBeNull()
  })

  it.each([
    'Dwelling     Replacement cost     How we settle the roof      See HO 04 93',
    'The roof was replaced at a replacement cost of $18,400 in 2019.',
    'Roof settlement: not covered - replacement cost',
  ])('%s', (text) => {
    expect(withLines(text).roof_settlement).toBeNull()
  })
})

describe('the home is not where', () => {
  const homeOf = (text: string) =>
    fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores

${text}
${LIMITS}`).property_address.street

  it.each([
    'Lone Oak insures Texas homes from its office at 100 Main St, Dallas, TX 75201.',
    'Lone Oak insures Ana Flores through Vega Agency at 900 Congress Ave, Austin, TX 78701.',
    'Photographs of insured items are kept at 900 Congress Ave, Austin, TX 78701.',
  ])('%s', (text) => {
    expect(homeOf(text)).toBeNull()
  })
})

describe('the roof is not of', () => {
  it.each([
    'Exterior walls: wood shingles installed 2005. Foundation: slab.',
    'The schedule is for asphalt shingles installed in 2008 or before.',
    'Roof: composition shingle; age of home 22 years',
  ])('%s', (text) => {
    expect(withLines(text).roof_year).toBeNull()
  })
})

it('what is saved for the year is no premium', () => {
  const { total_annual_premium } = withLines(`
Premium      $2,140.00
Your savings for roof and alarm
For the year, in total   $312.00`)
  expect(total_annual_premium).toBe(2_140)
})

it('an exclusion of the same sentence stands', () => {
  const { cosmetic_damage_excluded } = withLines(
    'Cosmetic damage to roof surfaces is excluded, nor do we pay for wear under this exclusion.',
  )
  expect(cosmetic_damage_excluded).toBe(true)
})

it('who has another interest is not the first lender', () => {
  const { mortgagee } = withLines(`
Mortgage company      Old Oak Bank, ISAOA
Other interest - lienholder     Sunny Solar Finance LLC`)
  expect(mortgagee).toBe('Old Oak Bank')
})

describe('nobody is insured beside a trust who is', () => {
  it.each(['FLORES FAMILY TRUST, ANA FLORES TTEE', 'Flores Family Trust, Fort Worth'])('%s', (names) => {
    const { additional_insured_names } = fieldsOf(`
HOMEOWNERS POLICY DECLARATIONS
Policy number   LO-448812
Named insured   ${names}
${LIMITS}`)
    expect(additional_insured_names).toEqual([])
  })
})

it('options that are offered are not bought', () => {
  const { extended_dwelling_percentage } = withLines(`
OPTIONS
ON Ordinance or law 25%        Available
ED Extended dwelling 20%       Available`)
  expect(extended_dwelling_percentage).toBeNull()
})

it('what is added to the limit goes on in the next line', () => {
  const { extended_dwelling_percentage } = withLines(
    'HO-125   HOME PROTECTOR\n  Pays up to an additional 25% of the\n  Coverage A amount to repair or replace',
  )
  expect(extended_dwelling_percentage).toBe(25)
})
