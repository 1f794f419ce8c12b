import { expect, test } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const HEAD = `
Prairie Star Lloyds Insurance Company                   Declarations
Policy number: PS-448812      Policy period: 03/01/2026 to 03/01/2027
Insured: Ana Flores
`
const HOME = `
Your home
Model year    Manufacturer      Serial number    Size       Location of home
2009          Cedar Lodge       CL-22190-A       16 x 76    12 Elm St, Waco, TX 76710
`
const LIMITS = `
Comprehensive form, trip collision included
Coverage                             Limit     Premium
Mobile home                         $82,000      $912
Adjacent structures                  $8,200    Included
Household effects                   $41,000      $118
Personal liability                  $50,000       $40
`
const SETTLED =
  'How losses are paid.  Mobile home and other structures: actual cash value. Household effects: replacement cost.'

test('a manufactured home is a dwelling, its model year the one it was built in', () => {
  const { fields, document_kind } = readPolicy(typedPages(HEAD + HOME + LIMITS + SETTLED))
  expect(document_kind).toBe('homeowners_declarations')
  expect(fields).toMatchObject({
    coverage_a_dwelling: 82_000,
    coverage_c_personal_property: 41_000,
    dwelling_settlement: 'ACV',
    personal_property_settlement: 'RCV',
    year_built: 2009,
  })
  expect(fields.property_address.street).toBe('12 Elm St')
})

test('how a mobile home is settled may stand in a sentence of capitals', () => {
  const said = 'LOSS SETTLEMENT: MOBILE HOME - ACTUAL CASH VALUE. PERSONAL PROPERTY - REPLACEMENT COST.'
  const { dwelling_settlement, personal_property_settlement } = fieldsOf(`${HEAD + HOME + LIMITS}\n${said}`)
  expect([dwelling_settlement, personal_property_settlement]).toEqual(['ACV', 'RCV'])
})

test('a home is where its description says it is located', () => {
  const located = 'Mobile home, 2009 Cedar Lodge, serial no. CL-22190-A\nLocated at: 4410 FM 1488, Magnolia, TX 77354\n'
  expect(fieldsOf(HEAD + located + LIMITS).property_address).toMatchObject({ street: '4410 FM 1488', city: 'Magnolia' })
})

test('the year of a golf cart, or one beside no make, is not that of the home', () => {
  const cart = '\nGolf carts\nYear     Make     Serial no.\n2021     Club     99-Z\n'
  expect(fieldsOf(HEAD + cart + LIMITS).year_built).toBeNull()
  expect(fieldsOf(`${HEAD}\nClaims\nYear     Kind     Paid\n2021     Hail     $900\n${LIMITS}`).year_built).toBeNull()
  expect(fieldsOf(HEAD + HOME + LIMITS.replace('Mobile home', 'Dwelling')).year_built).toBeNull()
})

const NOTES = `
Lienholder or mortgagee
Heartland Home Loans LLC ISAOA, PO Box 100, Dallas, TX 75201

Forms and endorsements
PS-CP-TX     09/22     Policy of mobile homes
PS-1120      01/15     Wind and hail deductible

Tie-downs. Coverage for wind requires that the home be anchored as the state prescribes, and your agent can tell how.
Please tell your agent before the home is moved, and again when it stands at its new place, so that it stays insured.
This policy does not insure against flood or rising water, however it comes about and whatever else was its cause.
We use reports from consumer agencies, and you may ask us for the name of the agency and have mistakes corrected.
`
const footed = (feet: string[][]) =>
  typedPages(`${HEAD + HOME + LIMITS}\n===\n${NOTES}`).map((page, index) => ({
    ...page,
    items: [
      ...page.items,
      ...(feet[index] ?? []).map((text, at) => ({ text, x: 40 + 200 * at, y: 770, width: 5 * text.length, size: 6 })),
    ],
  }))

test('a page with the same form number and edition at its foot goes on with the declarations', () => {
  const { fields } = readPolicy(
    footed([
      ['PS-D-TX (09/22)', '1'],
      ['PS-D-TX (09/22)', 'Page 2'],
    ]),
  )
  expect(fields.mortgagee).toBe('Heartland Home Loans LLC')
  expect(fields.endorsements).toEqual(['PS-CP-TX', 'PS-1120'])
  const other = readPolicy(
    footed([
      ['PS-D-TX (09/22)', '1'],
      ['PS-N-TX (01/20)', '2'],
    ]),
  )
  expect(other.fields.mortgagee).toBeNull()
})
