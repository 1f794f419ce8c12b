import { expect, it } from 'vitest'
import { fieldsOf, LIMITS } from '../testing/lone-oak.ts'

const PARTIES = `
NAMED INSURED                     Ana Flores
                                  Luis Paredes
POLICY PERIOD                     03-01-2026 to 03-01-2027
RESIDENCE PREMISES                12 Elm St, Waco, TX 76710
`

it('an earlier policy with its number beside it heads no column', () =>
  expect(
    fieldsOf(`Lone Oak Insurance Company   HOMEOWNERS POLICY DECLARATIONS

Policy number:  LO1 0884213       Previous policy:  LO1 0884212       Billing: Agency bill
${PARTIES}${LIMITS}`),
  ).toMatchObject({
    policy_number: 'LO1 0884213',
    policy_holder_name: 'Ana Flores',
    additional_insured_names: ['Luis Paredes'],
    effective_date: '2026-03-01',
    property_address: { zip: '76710' },
  }))

it('without a number it does', () =>
  expect(
    fieldsOf(`Lone Oak Insurance Company   HOMEOWNERS POLICY DECLARATIONS
Policy number: LO1 0884213
${PARTIES}
                         Previous policy:   This policy:
A. Dwelling              $280,000           $300,000
C. Personal Property     $140,000           $150,000`).coverage_a_dwelling,
  ).toBe(300_000))
