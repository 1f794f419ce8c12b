import { expect, test } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { typedPages } from '../testing/typed-pages.ts'

const fieldsOf = (sentence: string) =>
  readPolicy(
    typedPages(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
Coverage A  Dwelling                                   $412,000
Coverage C  Personal Property                          $206,000
All other perils deductible                              $4,120

${sentence}
`),
  ).fields

const nothing = { roof_settlement: null, dwelling_settlement: null, personal_property_settlement: null }

test.each([
  'We do not pay what it costs to buy them new for personal property.',
  'Your belongings are not insured new for old.',
  'We will not repair or replace your home without a deduction for age or depreciation.',
  'Your roof is not subject to actual cash value settlement.',
  'Ask your agent about actual cash value for your roof.',
])('"%s" states no settlement', (sentence) => {
  expect(fieldsOf(sentence)).toMatchObject(nothing)
})

test.each([
  ['Roof surfacing is settled at replacement cost, not at actual cash value.', { roof_settlement: 'RCV' }],
  ['Your belongings are insured new for old.', { personal_property_settlement: 'RCV' }],
])('"%s" does', (sentence, settlement) => {
  expect(fieldsOf(sentence)).toMatchObject({ ...nothing, ...settlement })
})

test('an exclusion is one, whatever word ends before it', () => {
  const said = 'Earthquake or volcano exclusion, windstorm or hail exclusion endorsement applies'
  expect(fieldsOf(said).wind_hail_excluded).toBe(true)
  expect(fieldsOf('Windstorm or hail: no exclusion').wind_hail_excluded).toBe(false)
})
