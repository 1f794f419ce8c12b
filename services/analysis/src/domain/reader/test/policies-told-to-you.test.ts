import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

const DWELLING = 'Coverage A - Dwelling          $300,000'
const read = (rows: string) => fieldsOf(`${HEAD}\n${DWELLING}\n\n${rows}`)

describe('deductibles in sentences', () => {
  it.each([
    `You chose a $2,500 deductible. It is taken off every property claim, but not claims for wind or hail: those have a
deductible of 2% of your dwelling coverage, which is $6,000.`,
    `You picked a $2,500 deductible. For wind or hail you have a
deductible of 2% of your dwelling coverage, which is $6,000.`,
    `Deductibles    A base deductible of $2,500 applies to each occurrence at this house, except that a
               windstorm or hail deductible of 2% of the amount of dwelling coverage, or $6,000,
               applies to each occurrence of windstorm or hail.`,
  ])('the second half of a sentence does not tell of all perils', (rows) =>
    expect(read(rows).deductibles).toMatchObject({
      all_perils: { amount: 2500, stated: 'amount' },
      wind_hail: { amount: 6000, percentage: 2 },
    }),
  )

  it('one that was chosen for another thing is none of the home', () =>
    expect(read('You chose a $500 deductible for water backup.').deductibles.all_perils).toBeNull())
})

it('the share stands below the name of its storm, beside what else is on that line', () =>
  expect(
    fieldsOf(`${HEAD}
Coverage                                 Limits of liability     Applicable deductible(s)
Dwelling protection - with building      $300,000                • Windstorm and Hail:
structure reimbursement                                           $6,000 (2%)
                                                                 • All other perils:
                                                                  $3,000 (1%)

Other structures protection              $30,000                 • Windstorm and Hail: $6,000
                                                                 • All other perils: $3,000`).deductibles,
  ).toMatchObject({ wind_hail: { amount: 6000, percentage: 2 }, all_perils: { amount: 3000, percentage: 1 } }))

it('the home is where the letter goes, if it says so', () =>
  expect(
    fieldsOf(`Lone Oak Insurance Company      HOMEOWNERS POLICY DECLARATIONS

Hi, this policy belongs to      Policy number
Ana Flores                      LO-448812
12 Elm St
Waco, TX 76710
which is also the home we insure

${DWELLING}`).property_address,
  ).toMatchObject({ street: '12 Elm St', zip: '76710' }))

it.each([
  ['You pay\n$2,214.96 a year\nin 12 payments of $184.58', 2214.96],
  ['You pay\n$2,500', null],
])('"%s"', (rows, premium) => expect(read(rows).total_annual_premium).toBe(premium))

it.each([
  ['rebuilt at replacement cost, plus 25% extended reconstruction cost if you need it', 25],
  ['with 50% enhanced replacement cost on the dwelling', 50],
  ['debris removal, 10% extended limit', null],
])('%s', (said, percent) => expect(read(said).extended_dwelling_percentage).toBe(percent))

describe('who is greeted', () => {
  const page = (rows: string) =>
    fieldsOf(`elm                                              HOMEOWNERS DECLARATIONS
${rows}

Policy number       LO-448812-002                ${DWELLING}
Starts              Oct 30, 2026
Ends                Oct 30, 2027
Provided by         Lone Oak Insurance Exchange`)

  it('is named in full below, over the home', () =>
    expect(
      page(`Hi Ana and Luis, here is your home policy.
Ana Flores
Luis Ortega
12 Elm St, Waco, TX 76710`),
    ).toMatchObject({
      insurance_provider: 'Lone Oak Insurance Exchange',
      policy_holder_name: 'Ana Flores',
      additional_insured_names: ['Luis Ortega'],
      property_address: { street: '12 Elm St', city: 'Waco', zip: '76710' },
    }))

  it('is not who stands below under another name', () =>
    expect(page('Hi Ana, here is your home policy.\nPecan Brokers\n44 Main St, Waco, TX 76710')).toMatchObject({
      policy_holder_name: null,
      property_address: { street: null },
    }))
})
