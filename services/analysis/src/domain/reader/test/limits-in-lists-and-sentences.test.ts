import { expect, it } from 'vitest'
import { withLines } from '../testing/lone-oak.ts'

it.each([
  'Optional limits: Sewer backup 5,000 (LO-495). Mold 7,500. Slab leakage: declined.',
  'Sublimits under LO-495 and LO-427: Mold 7,500. Sewer backup 5,000.',
])('a list may lead on to figures without a sign: %s', (rows) => {
  const { mold_limit, water_backup_limit } = withLines(rows)
  expect([mold_limit, water_backup_limit]).toEqual([7_500, 5_000])
})

it.each([
  'MOLD. Your policy pays up to $7,500 in all to remediate mold that results from a covered loss of water.',
  'The policy pays up to $7,500 for mold.',
  'We pay up to $7,500 in total for mold remediation which a covered loss has caused.',
])('what a policy pays up to is its limit: %s', (rows) => {
  expect(withLines(rows).mold_limit).toBe(7_500)
})

it('loss of use may be the reasonable expenses up to its limit', () => {
  expect(
    withLines('Additional living expenses    Reasonable expenses, not more than $72,000').coverage_d_loss_of_use,
  ).toBe(72_000)
})

it.each([
  ['Due for the year March 1, 2026 to March 1, 2027', 1_343],
  ['Due now', null],
])('what is due for the year is its premium, where it is the sum: %s', (name, premium) => {
  expect(
    withLines(`Sum of the charges                                       $1,323.00
Membership dues                                             $20.00
${name.padEnd(57)}$1,343.00`).total_annual_premium,
  ).toBe(premium)
})
