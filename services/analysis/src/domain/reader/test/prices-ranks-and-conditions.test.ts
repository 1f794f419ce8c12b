import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

it.each([
  'Deductibles                             Premium\nAll other perils    $2,500         Included\nWind or hail        2%              $500.00',
  'Coverages          Limit       Premium\nWater backup     $5,000     $45.00\n\nDeductibles\nAll other perils       $2,500\nWind or hail              2%      $300.00',
])('a price beside a share is no deductible, however round: %s', (rows) =>
  expect(withLines(rows).deductibles.wind_hail).toMatchObject({ amount: 6_000, percentage: 2 }),
)

it.each([
  [
    'Mortgagee\nFirst National Bank of Waco ISAOA\nPO Box 1, Waco TX 76702\nSecond mortgagee: None',
    'First National Bank of Waco',
  ],
  ['MORTGAGEE\nFIRST STATE BANK\nPO BOX 9, WACO TX 76702\nSECOND MORTGAGEE: NONE', 'First State Bank'],
  [
    'Mortgagee                        Loan number\nFirst United Bank and Trust      44120\nSecond mortgagee                 None',
    'First United Bank and Trust',
  ],
])('a bank is called First: %s', (rows, name) =>
  expect(withLines(rows).mortgagee?.toLowerCase()).toBe(name.toLowerCase()),
)

it('a company below the name of a rider is not the insurer', () =>
  expect(
    withLines('Cyber protection\nCompany providing coverage: Houston Casualty Insurance Company').insurance_provider,
  ).toBe('Lone Oak Insurance Company'))

it.each([
  'Policy EQ-448812 with Palomar Specialty Insurance Company covers earthquake.',
  'Hartford Steam Boiler Inspection and Insurance Company insures the equipment in your home.',
])('a company of other insurance is not the insurer: %s', (line) =>
  expect(withLines(line).insurance_provider).toBe('Lone Oak Insurance Company'),
)

it.each([
  ['Water backup. Up to $5,000 when you buy the endorsement.', 'water_backup_limit'],
  ['Water backup. Up to $5,000 if shown on your declarations.', 'water_backup_limit'],
  ['Mold. Up to $5,000 where state law requires it.', 'mold_limit'],
  ['Loss of use. Up to $500 per day when you cannot live at home.', 'coverage_d_loss_of_use'],
] as const)('what a booklet says in general is no limit: %s', (line, field) =>
  expect(withLines(line)[field]).toBeNull(),
)

it('the number of another policy is not this one’s', () =>
  expect(
    fieldsOf(
      `${HEAD.replace('Policy number: LO-448812', '')}${LIMITS}\nYour renters policy RE-220011 renews your coverage.`,
    ).policy_number,
  ).toBeNull())
