import { expect, it } from 'vitest'
import { fieldsOf, LIMITS } from '../testing/lone-oak.ts'

const page = (questions: string): string =>
  `Lone Oak Insurance Company      HOMEOWNERS POLICY DECLARATIONS\nPolicy No: LO-448812-26\n${questions}\n${LIMITS}`
const property_address = { street: '12 Elm St', city: 'Waco', state: 'TX', zip: '76710' }

it.each([
  ['What does the policy insure?   12 Elm St, Waco, TX 76710', { property_address }],
  ['Which home do we insure?   12 Elm St, Waco, TX 76710', { property_address }],
  [
    'Whom do we insure?   Ana Flores and Luis Flores',
    { policy_holder_name: 'Ana Flores', additional_insured_names: ['Luis Flores'] },
  ],
  [
    'Who owns the policy?   Ana Flores\nWho sold the policy?   Oak Brokers Inc',
    { policy_holder_name: 'Ana Flores', additional_insured_names: [] },
  ],
  [
    'When does it start?   March 1, 2026\nWhen does it end?   March 1, 2027\nHow old is the roof?   7 years',
    { effective_date: '2026-03-01', renewal_date: '2027-03-01', roof_year: 2019 },
  ],
  [
    'How much do you pay?   $1,204.00 for 12 months\nHow much did you pay last year?   $1,100.00',
    { total_annual_premium: 1204 },
  ],
  ['What does your policy cost for the year?   $1,204.00', { total_annual_premium: 1204 }],
  ['When was the home built?   1998\nWhen was the roof replaced?   2019', { year_built: 1998, roof_year: 2019 }],
  ['Who is the mortgage company?   Frost Bank, PO Box 12, Waco TX 76701', { mortgagee: 'Frost Bank' }],
  [
    'How do we pay for your roof?   Actual cash value\nHow do we pay for your belongings?   Replacement cost',
    { roof_settlement: 'ACV', personal_property_settlement: 'RCV' },
  ],
  [
    'Does the policy cover sewer backup?   Yes, up to $10,000\nDoes the policy cover mold?   No',
    { water_backup_limit: 10_000, mold_limit: 0 },
  ],
])('reads a question as the label that it asks for: %s', (questions, stated) => {
  expect(fieldsOf(page(questions))).toMatchObject(stated)
})
