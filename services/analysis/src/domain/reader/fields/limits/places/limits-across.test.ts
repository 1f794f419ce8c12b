import { expect, it } from 'vitest'
import { readPolicy } from '../../../read-policy.ts'
import { halfLines } from '../../../testing/half-lines.ts'
import { fieldsOf, HEAD, LIMITS } from '../../../testing/lone-oak.ts'

it.each(['Limit', 'Limits of liability', 'Amount'])(
  'reads coverages that run across the page, limits in a row "%s" below',
  (row) => {
    const { coverage_a_dwelling, coverage_b_other_structures, coverage_c_personal_property, coverage_d_loss_of_use } =
      fieldsOf(`${HEAD}
Property             Dwelling (A)     Separate         Personal         Loss of
                                      Structures (B)   Property (C)     Use (D)

${row.padEnd(21)}$300,000         $30,000          $150,000         $60,000
Annual premium       $2,100           Incl.            Incl.            Incl.`)
    expect([coverage_a_dwelling, coverage_b_other_structures]).toEqual([300_000, 30_000])
    expect([coverage_c_personal_property, coverage_d_loss_of_use]).toEqual([150_000, 60_000])
  },
)

it.each(['4412 HERON TERRACE', '4412 Heron Ln'])('takes no "%s" below what stands there for its limit', (street) => {
  const { coverage_c_personal_property } = fieldsOf(`${HEAD}
HOUSE AT                    Dwelling                     $300,000
${street.padEnd(28)}Other structures              $30,000
WACO, TX 76710

CONTENTS AT
${street}
WACO, TX 76710`)
  expect(coverage_c_personal_property).toBeNull()
})

it.each([
  'Optional coverages offered and rejected by the insured:',
  'Coverages that are available and that you have not selected',
  'Coverages available to you but declined by the named insured',
])('takes water backup below "%s" for none', (heading) => {
  const { water_backup_limit } = fieldsOf(`${HEAD}${LIMITS}
${heading}

  Dwelling Foundation              Backup of Sewers and Drains`)
  expect(water_backup_limit).toBe(0)
})

it('reads what is no part of the policy in a sentence', () => {
  const { water_backup_limit } = fieldsOf(`${HEAD}${LIMITS}
Not part of this policy:  flood, water that backs up through sewers or drains, and ordinance or law.`)
  expect(water_backup_limit).toBe(0)
})

it.each([
  'You pay the first $3,000 (1% of Coverage A) of every Section I loss, whatever the cause.',
  'We subtract $3,000 (1% of Coverage A) from each Section 1 loss.',
])('reads the deductible of "%s"', (sentence) => {
  expect(fieldsOf(`${HEAD}${LIMITS}\n${sentence}`).deductibles.all_perils).toMatchObject({
    amount: 3_000,
    percentage: 1,
  })
})

it('reads no liability from a column that is named by an umbrella as well', () => {
  const { coverage_a_dwelling, coverage_e_personal_liability, coverage_f_medical_payments } = fieldsOf(`${HEAD}
Dwelling        Personal liability     Medical payments
                    Umbrella
$300,000        $1,000,000             $5,000`)
  expect([coverage_a_dwelling, coverage_e_personal_liability]).toEqual([300_000, null])
  expect(coverage_f_medical_payments).toBe(5_000)
})

it('reads what stands under each head, far below it, and not what the block beside names a premium', () =>
  expect(
    readPolicy(
      halfLines(`${HEAD.replaceAll('\n', '\n\n').replace('HOMEOWNERS', 'FLOOD')}
                       Building    Contents       Building premium     $611.00


Amount of              $210,000     $60,000       Contents premium     $180.00

insurance`),
    ).fields,
  ).toMatchObject({ coverage_a_dwelling: 210_000, coverage_c_personal_property: 60_000 }))
