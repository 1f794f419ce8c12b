import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

const NOWHERE = `
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
${LIMITS}`
const streetOf = (rows: string): string | null => fieldsOf(`${NOWHERE}\n${rows}`).property_address.street

const CONDO = `
Lone Oak Insurance Company                      CONDO POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Insured location: 12 Elm St Unit 4, Waco, TX 76710
Building property (Coverage A)                        $70,000
Floors, cabinets, walls inside your unit: what the association leaves to you. Paid at
what it costs to rebuild, no depreciation.

Your stuff (Coverage C, personal property)            $45,000
Loss of use (Coverage D)                              $18,000
Personal liability (Coverage E)                      $300,000
Medical payments (Coverage F)                          $2,000
`

describe('rows that run over to a page of notes', () => {
  const withRest = (heading: string, over = '') =>
    fieldsOf(`${CONDO}
=====
${over}
Water backup                                           $5,000
When sewers, drains or a sump send water the wrong way.

Mold, wet or dry rot                                  $10,000
After a covered water loss, in your unit.

Bringing your unit up to code (ordinance or law)       $7,000
10% of Coverage A.

${heading}
HO 00 06 (05 11)                 Unit owners form
HO 17 32 (05 11)                 Special coverage
HO 04 90 (05 11)                 Personal property replacement cost

Floods (water that rises from outside) are not covered here. Your unit is not in a high-risk zone, but if you need
flood insurance there is another policy. The association insures the building itself; its deductible may be high
and is no part of this policy at all, whatever the papers of the association say about it in their own words.`)

  it('are of the declarations where the forms of the policy are listed below them', () => {
    const { water_backup_limit, mold_limit, ordinance_or_law_percentage, endorsements } = withRest(
      'The fine print that makes up your policy',
    )
    expect([water_backup_limit, mold_limit, ordinance_or_law_percentage]).toEqual([5_000, 10_000, 10])
    expect(endorsements).toEqual(['HO 00 06', 'HO 17 32', 'HO 04 90'])
  })

  it('hide no policy of the home where they are of another', () =>
    expect(withRest('The fine print that makes up your policy', 'Your renters policy LO-77')).toMatchObject({
      policy_number: 'LO-448812',
      mold_limit: null,
    }))

  it.each([
    ['The fine print of the options that you declined', ''],
    ['The fine print that makes up the association’s policy', ''],
    ['The fine print that makes up your policy', 'You can add these to your policy'],
    ['The fine print that makes up your policy', 'An example'],
    ...['Last year', 'What others in Waco have', 'Our Gold plan', 'Get more from us', 'Your flood policy'].map(
      (over) => ['The fine print that makes up your policy', over],
    ),
    ...['More protection for a little more money', 'Ideas for next year', 'What you had before', 'Declined'].map(
      (over) => ['The fine print that makes up your policy', over],
    ),
  ])('not above %j, below %j', (heading, over) => {
    const { water_backup_limit, mold_limit, endorsements } = withRest(heading, over)
    expect([water_backup_limit, mold_limit, endorsements]).toEqual([null, null, []])
  })
})

describe('a description that ends with the cost of rebuilding', () => {
  const settled = (text: string) =>
    fieldsOf(CONDO.replace('Paid at\nwhat it costs to rebuild, no depreciation.', text)).dwelling_settlement

  it('says how its row is paid', () => expect(fieldsOf(CONDO).dwelling_settlement).toBe('RCV'))

  it.each([
    'Not paid at\nwhat it costs to rebuild, no depreciation.',
    'You could be paid at\nwhat it costs to rebuild, no depreciation.',
    'Paid at\nwhat it costs to rebuild less depreciation.',
    'Roof paid at\nwhat it costs to rebuild, no depreciation.',
  ])('%j does not', (text) => expect(settled(text)).toBeNull())
})

describe('where the home is', () => {
  it.each([
    'What’s covered\n12 Elm St\nWaco, TX 76710',
    'Residence premises information: The residence premises covered by this policy is located at: 12 Elm St, Waco,\nTX 76710. One family, frame with stone veneer, composition roof.',
  ])('%j', (text) => expect(streetOf(text)).toMatch(/^12 elm st$/i))

  it.each([
    'What’s not covered\n12 Elm St\nWaco, TX 76710',
    'What’s covered\nJewelry at the bank\n44 Oak St, Waco, TX 76701',
    'What’s covered\nBoat at the marina, 44 Oak St\nKemah, TX 77565',
    'What’s covered\n2 scheduled bicycles kept at\n44 Oak St, Waco, TX 76701',
    'Storage unit\nWhat’s covered\n44 Oak St\nWaco, TX 76701',
    'What’s covered          Your agent\n                        44 Oak St\n                        Waco, TX 76701',
    'Residence premises information: The agency is located at: 44 Oak St, Waco,\nTX 76701. One family.',
    'Residence premises information: The residence premises not covered by this policy is located at: 44 Oak St, Waco,\nTX 76701.',
    'Property information: The workshop is located at: 44 Oak St, Waco,\nTX 76701.',
  ])('not %j', (text) => expect(streetOf(text)).toBeNull())
})

it.each([
  ['Also listed as insured\nLuis Paredes', ['Luis Paredes']],
  ['Also listed as an interested party\nLuis Paredes', []],
  ['Scheduled drivers\nAlso listed as insured\nLuis Paredes', []],
  ['Also listed as insured location\nLuis Paredes', []],
  ['Also listed as insured on your auto policy\nLuis Paredes', []],
])('who is insured, too: %j', (text, names) => expect(withLines(text).additional_insured_names).toEqual(names))

it.each([
  [
    'Who else has an interest (mortgage)\nPecan Credit Union ISAOA/ATIMA\n36 Elm St, Waco, TX 78727',
    'Pecan Credit Union',
  ],
  ['Who else has an interest\nPecan Grove Condominium Association Inc\n36 Elm St, Waco, TX 78727', null],
  ['Loan interest\nWaco Lending Company charges it.', null],
  [
    'MORTGAGEE\n      1ST   PECAN BANK TEXAS NA   ISAOA\n            PO BOX 951   WACO TX 76701\n      2ND   NONE',
    'PECAN BANK TEXAS NA',
  ],
  ['MORTGAGEE\n      1ST   PECAN BANK TEXAS NA   DELETED 03/01/2026\n      2ND   NONE', null],
  ['MORTGAGEE   NONE\nLOSS PAYEE - BOAT\n      1ST   PECAN BANK TEXAS NA   ISAOA', null],
  ['PRIOR MORTGAGEE\n      1ST   PECAN BANK TEXAS NA   ISAOA', null],
])('who lent on the home: %j', (text, name) => expect(withLines(text).mortgagee).toBe(name))

describe('a limit that may be passed', () => {
  const limit = (name: string, remark: string) =>
    fieldsOf(`${HEAD}${name.padEnd(55)}$300,000\n${' '.repeat(55)}${remark}`).extended_dwelling_percentage

  it('by the words right under it', () =>
    expect(limit('Dwelling protection with extended limits', '(not more than 120% of this limit)')).toBe(20))

  it.each([
    ['Other structures protection', '(not more than 120% of this limit)'],
    ['Personal property protection', '(not more than 120% of this limit)'],
    ['Building codes, dwelling', '(not more than 120% of this limit)'],
    ['Dwelling protection', '(not more than 100% of this limit)'],
    ['OPTIONAL COVERAGES NOT PURCHASED\nDwelling protection with extended limits', 'up to 120% of this limit'],
  ])('not that of %s, %s', (name, remark) => expect(limit(name, remark)).toBeNull())
})

it('what is not below is all other perils', () => {
  const { all_perils, wind_hail } = withLines(`
DEDUCTIBLES. The following deductibles apply unless otherwise stated within the policy:
Section I, other than below          $1,500 (½% of Coverage A)
Windstorm or Hail                    $6,000 (2% of Coverage A)`).deductibles
  expect([all_perils?.amount, all_perils?.percentage, wind_hail?.amount]).toEqual([1_500, 0.5, 6_000])
})

it('its premium is no deductible', () =>
  expect(
    withLines('PREMIUMS\nSection I, other than below   $1,204\nWindstorm or Hail   $600').deductibles.all_perils,
  ).toBeNull())

it.each([
  ['FRAME   CONSTR YR 1958   COMP ROOF 2016   OCCUPANCY TENANT', 1_958],
  ['ROOF CONSTR YR 1958', null],
  ['BARN   CONSTR YR 1958   SHED', null],
  ['For condo owners. Building finished in\n2013.', 2_013],
  ['Workshop, 24 x 30. Building finished in\n2013.', null],
  ['Inspection of the building completed in 2013.', null],
  ['Building finished basement in\n2013.', null],
  ['The clubhouse of your HOA. Building finished in\n2013.', null],
])('when the home was built: %j', (text, year) => expect(withLines(text).year_built).toBe(year))

it.each([
  ['McLennan County · built 2017 · original roof, laid\nwhen the home was built · brick on slab', 2_017],
  ['Year built 2001\nDetached garage · built 2017 · original roof, laid\nwhen the garage was built', null],
  ['Year built 2001\nExtras · original roof, restored to match · $10,000', null],
  ['Year built 2001\nNot insured · original roof, coverage declined', null],
  [
    'Losses by wind are paid by the age of the roof. Roof\nsurfacing of this dwelling: architectural shingle, year installed 2014.',
    2_014,
  ],
  [
    'Losses by wind are paid by the age of the roof. Roof\nsurfacing of this dwelling: inspected, and the alarm installed 2014.',
    null,
  ],
  [
    'Losses by wind are paid by the age of the roof. Previous roof\nsurfacing of this dwelling: architectural shingle, year installed 1999.',
    null,
  ],
])('when the roof was put on: %j', (text, year) => expect(withLines(text).roof_year).toBe(year))

describe('a list that fills its page', () => {
  const listed = (next: string) =>
    withLines(`${'\n'.repeat(42)}
Forms in your policy
LO 00 03    05 11   Form
LO 04 90    05 11   Contents
LO 22 17    02 25   Roof
LO 22 18    02 25   Roof
=====
${next}`).endorsements.slice(4)

  it('goes on', () =>
    expect(listed('LO 22 19    02 25   Roof\nLO 22 20    02 25   Roof')).toEqual(['LO 22 19', 'LO 22 20']))

  it('not with what the page is printed on', () =>
    expect(
      listed(`Flood is not covered by this policy. Questions? Call (855) 555-0114, or ask your agent at Elm
Agency, 22 Oak Plaza, Waco TX 76701. Prepared 06/03/2026. LO DEC HO TX (02 25)`),
    ).toEqual([]))
})
