import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { fieldsOf, HEAD } from '../../testing/lone-oak.ts'
import { typedPages } from '../../testing/typed-pages.ts'

const COVERAGES = `
LIMIT          PREMIUM        COVERAGE
$455,000       $3,377         A - Dwelling
$9,100         ($64)          B - Other Structures (2% of A)
$91,000        Included       D - Loss of Use (20% of A)
$300,000       $30            E - Personal Liability
$5,000         $12            F - Medical Payments to Others`

describe('tables that name each row at its end', () => {
  it('give limits, whose premiums stand between', () => {
    expect(fieldsOf(HEAD + COVERAGES)).toMatchObject({
      coverage_a_dwelling: 455_000,
      coverage_b_other_structures: 9100,
      coverage_d_loss_of_use: 91_000,
      coverage_e_personal_liability: 300_000,
      coverage_f_medical_payments: 5000,
    })
  })

  it('give deductibles in percent and dollars, where some have no figure', () => {
    const { deductibles } = fieldsOf(`${HEAD}${COVERAGES}

AMOUNT         PERCENT        DEDUCTIBLE PER LOSS
$13,650        3% of A        Wind / Hail
$4,550         1% of A        All Other Perils
               None           Named Storm: no separate deductible`)
    expect(deductibles.wind_hail).toEqual({ amount: 13_650, percentage: 3, stated: 'both' })
    expect(deductibles.all_perils).toEqual({ amount: 4550, percentage: 1, stated: 'both' })
  })

  it('give forms and what they insure', () => {
    const { endorsements, mold_limit, water_backup_limit } = fieldsOf(`${HEAD}${COVERAGES}

LIMIT          PREMIUM        ENDORSEMENT
$6,000         $31            LO-HO-211   Water Backup and Sump Overflow
$5,000         Included       LO-HO-213   Limited Fungi
Included       ($119)         LO-HO-230   Texas Special Provisions`)
    expect(endorsements.toSorted()).toEqual(['LO-HO-211', 'LO-HO-213', 'LO-HO-230'])
    expect([water_backup_limit, mold_limit]).toEqual([6000, 5000])
  })

  it('are shown where they are printed', () => {
    const { evidence } = readPolicy(typedPages(HEAD + COVERAGES))
    expect(evidence.coverage_a_dwelling?.box[0]).toBe(20)
    expect(evidence.coverage_a_dwelling?.box[2]).toBe(20 + 5 * 'LIMIT          PREMIUM        A - Dwelling'.length)
  })

  it('are none where the names stand first', () => {
    const { coverage_a_dwelling, coverage_e_personal_liability } = fieldsOf(`${HEAD}
                               LIMIT          DEDUCTIBLE
A - Dwelling                   $455,000       $4,550
B - Other Structures           $9,100         $4,550
E - Personal Liability         $300,000       None`)
    expect([coverage_a_dwelling, coverage_e_personal_liability]).toEqual([455_000, 300_000])
  })
})
