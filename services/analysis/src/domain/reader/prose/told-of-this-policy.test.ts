import { expect, it } from 'vitest'
import { fieldsOf } from '../testing/lone-oak.ts'

const page = (house: string, price: string, who = 'Ana Flores and Luis Paredes, who are both named insureds,') => `
Lone Oak Insurance Exchange                                  Policy LO-448812

Your home insurance, in sentences
This page is your declarations page. It is for ${who}
and it covers the home at 12 Elm St, Waco, TX 76710. Your coverage begins on March 1, 2026
and ends on March 1, 2027. Together that year costs $3,118.40, with all fees.

If the house is damaged
We pay up to $400,000 to repair or rebuild the dwelling (Coverage A) at replacement
cost. ${house}
What you own inside (Coverage C) is insured for up to $200,000, and we pay what it is worth
at the time of the loss, less depreciation.

If someone is hurt, or sues you
Personal liability (Coverage E) pays up to $500,000 for each occurrence.

How the price comes together
${price}`

const EXTENDED = 'If that turns out to be too little, your\nextended option adds up to another 20%, which is $80,000.'
const OWN = 'The premium for the home is $3,034.40. The policy fee is $84.00.'

it('reads names, the price of that year, an extension with its dollars and how belongings are paid', () => {
  expect(fieldsOf(page(EXTENDED, OWN))).toMatchObject({
    policy_holder_name: 'Ana Flores',
    additional_insured_names: ['Luis Paredes'],
    total_annual_premium: 3118.4,
    coverage_a_dwelling: 400_000,
    extended_dwelling_percentage: 20,
    personal_property_settlement: 'ACV',
  })
})

it.each([
  'Your auto policy, LO-77120, is a policy of its own at $1,842.00 a year.',
  'Your other policy costs $1,842.00 a year and is not part of the price above.',
])('the price of another policy is none of this one: %s', (other) => {
  expect(fieldsOf(page(EXTENDED, other)).total_annual_premium).toBe(3118.4)
})

it('an extension whose dollars are no such share of the dwelling is not told', () => {
  const { extended_dwelling_percentage } = fieldsOf(page(EXTENDED.replace('$80,000', '$93,000'), OWN))
  expect(extended_dwelling_percentage).toBeNull()
})

it.each(['Ana Flores, who is a named insured,', 'Ana Flores, the only one of whom we know,'])(
  'of whom nothing else is said is alone: %s',
  (who) => expect(fieldsOf(page(EXTENDED, OWN, who)).additional_insured_names).toEqual([]),
)
