import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const withoutLiability = HEAD + LIMITS.replace(/E\..*\n/, '')

it.each([
  'Limited fungi     Personal liability     $50,000',
  'Limited fungi     Property               $10,000\n                  Personal liability     $50,000',
  'Umbrella          Personal liability     $1,000,000',
])("says nothing of the policy's liability: %s", (body) =>
  expect(fieldsOf(`${withoutLiability}\n${body}`).coverage_e_personal_liability).toBeNull(),
)

it('takes no figure below the name of another policy', () =>
  expect(
    fieldsOf(`${HEAD}
Dwelling         Personal property       Personal liability
                                         Umbrella
$300,000         $150,000                $1,000,000`),
  ).toMatchObject({ coverage_c_personal_property: 150_000, coverage_e_personal_liability: null }))

it('reads the mold of the property', () =>
  expect(
    fieldsOf(`${HEAD}${LIMITS}
Limited fungi     Property               $10,000
                  Personal liability     $50,000`),
  ).toMatchObject({ mold_limit: 10_000, coverage_e_personal_liability: 100_000 }))

it.each([
  'Boat liability included     Medical payments $5,000',
  'Boat liability   included     Medical payments   $5,000',
])('reads what stands beside the answer of another: %s', (body) =>
  expect(fieldsOf(`${HEAD}${LIMITS}\n${body}`).coverage_f_medical_payments).toBe(5000),
)

it('leaves what stands beside a name without an answer', () =>
  expect(
    fieldsOf(`${HEAD}${LIMITS}\nBoat              Medical payments       $1,000`).coverage_f_medical_payments,
  ).toBeNull())

it('what is declined takes nothing of its line with it', () => {
  const rows = `Earthquake      Declined      Sewer backup      $5,000
Mold                          Cyber             $25,000`
  const { water_backup_limit, mold_limit } = fieldsOf(`${HEAD}${LIMITS}\n${rows}`)
  expect([water_backup_limit, mold_limit]).toEqual([5_000, null])
})
