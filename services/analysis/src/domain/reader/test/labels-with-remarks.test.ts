import { expect, it } from 'vitest'
import { withLines } from '../testing/lone-oak.ts'

it.each([
  ['Total premium. You will be billed separately.        $1,545.00', 'total_annual_premium', 1545],
  ['Annual premium. Please keep this page with your policy.   $1,545.00', 'total_annual_premium', 1545],
  ['Water backup. Sewers, drains and sump pumps.         $10,000', 'water_backup_limit', 10_000],
  ['Fungi and mold. Testing is part of the limit.        $10,000', 'mold_limit', 10_000],
  ['All other perils. Applies to every other covered loss.    $2,500', 'deductibles.all_perils.amount', 2_500],
])('a label may be followed by a remark: "%s"', (words, field, value) =>
  expect(withLines(words)).toHaveProperty(field, value),
)

it('a condition behind a label makes its figure that of the condition', () => {
  const { total_annual_premium } = withLines(
    'Total premium. If you pay in full today.        $1,445.00\nAnnual premium                          $1,545.00',
  )
  expect(total_annual_premium).toBe(1545)
})

it.each([
  'Renewal charge for the 12 months         $1,545.00',
  'Renewal charge for this policy period    $1,545.00',
  'Insurance charge for the year            $1,545.00',
])('what is charged for the year is its premium: "%s"', (words) =>
  expect(withLines(words).total_annual_premium).toBe(1545),
)

it.each(['Service charge for the 12 months     $45.00', 'Policy charge for the year           $45.00'])(
  'other charges are not: "%s"',
  (words) => expect(withLines(words).total_annual_premium).toBeNull(),
)
