import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const read = (body: string) => fieldsOf(`${HEAD}\n${body}`)

describe('a row', () => {
  it('may go on in small letters before its figure comes, and over the foot of the page', () => {
    const filler = 'Rated as one family\n'.repeat(40)
    const fields = read(`${LIMITS.replace('$30,000', '').replace('Other Structures', 'Other structures on the')}
F Medical payments to others,
  each person                                        $5,000
${filler}
Water that backs up through sewers
===
Lone Oak Insurance Company, policy LO-448812, page 2

  or drains, limit                                   $7,500`)
    expect([fields.coverage_f_medical_payments, fields.water_backup_limit]).toEqual([5000, 7500])
  })
})

describe('a settlement', () => {
  it('is not what stands below another row, said of another coverage', () => {
    const fields = read(`${LIMITS}
RATING INFORMATION
  ROOF            MASTER POLICY (ASSOCIATION)
  LOSS SETTLEMENT
  COVERAGE A IS SETTLED AT REPLACEMENT COST IF REPAIRS ARE MADE WITHIN
  365 DAYS.`)
    expect([fields.roof_settlement, fields.dwelling_settlement]).toEqual([null, 'RCV'])
  })

  it('is not that of a schedule which is not on the policy', () => {
    const { roof_settlement } = read(`${LIMITS}
The Roof Covering Payment Schedule Endorsement is not on this policy; roof coverings are paid at replacement cost.`)
    expect(roof_settlement).toBe('RCV')
  })
})

describe('a row of a numbered list', () => {
  it('ends where the next number stands', () => {
    const { mold_limit } = read(`${LIMITS}
HO-FMC    LIMITED FUNGUS, WET OR DRY
          ROT COVERAGE                      $2,500      INCL
HO-35     LOSS ASSESSMENT, INCREASED        $25,000     $11.43`)
    expect(mold_limit).toBe(2500)
  })
})

describe('a deductible', () => {
  it('is not that of the association, in percent of another value', () => {
    const { deductibles } = read(`${LIMITS}
Deductible for each loss             $1,500

On 06/12/2026 the association told us that its deductible for wind and hail is 5% of the insured building value.`)
    expect(deductibles).toMatchObject({ all_perils: { amount: 1500 }, wind_hail: null })
  })

  it('has the percentage that is printed under it, where that gives its dollars', () => {
    const { deductibles } = read(`${LIMITS}
WIND OR HAIL            ANY OTHER COVERED LOSS
$6,000                  $2,500
2% of Coverage A

All other perils        $3,000
that is one percent of the dwelling limit`)
    expect(deductibles.wind_hail).toEqual({ amount: 6000, percentage: 2, stated: 'both' })
  })

  it('of a coverage of its own is no limit, though its row names it', () => {
    const fields = read(`${LIMITS}
Deductibles per occurrence
All other perils                 $2,500
Mold claims                      $1,000

Options
Mold                            $10,000`)
    expect(fields.mold_limit).toBe(10000)
  })

  it('is not read across the rows of a list of endorsements', () => {
    const { deductibles } = read(`${LIMITS}
2% windstorm and hail ($6,000)

Sewer back-up, limit $5,000
Actual cash value roof, wind and hail
Cosmetic hail damage exclusion
Earth movement (earthquake), 10% deductible`)
    expect(deductibles.wind_hail).toEqual({ amount: 6000, percentage: 2, stated: 'both' })
  })
})

describe('the premium', () => {
  it('is the sum that stands behind its parts on one line', () => {
    expect(read(`${LIMITS}\nPolicy premium $4,031.20     fees $35.00     Total $4,066.20`).total_annual_premium).toBe(
      4066.2,
    )
    expect(read(`${LIMITS}\nPolicy premium $4,031.20     fees $35.00     Total $9,066.20`).total_annual_premium).toBe(
      4031.2,
    )
  })

  it.each(['Total charged to the insured', 'Total to be paid'])(
    'is called "%s" where that is the sum of premiums and fees',
    (name) => {
      const parts = `${LIMITS}
Named storm premium              $2,911.00
All other premium                $2,264.00
Policy fee                         $150.00`
      expect(read(`${parts}\n${name.padEnd(33)}$5,325.00`).total_annual_premium).toBe(5325)
      expect(read(`${parts}\n${name.padEnd(33)}$5,300.00`).total_annual_premium).toBeNull()
    },
  )

  it('may have its cents in a column of their own', () => {
    expect(
      read(`${LIMITS}
Basic premium             $3,120  25
Policy fee                   $75  25
Total annual premium      $3,195  50
Down payment                $845  75`).total_annual_premium,
    ).toBe(3195.5)
  })

  it('is said of the figure before it', () => {
    expect(
      read(`${LIMITS}
$4,417.80 is the total policy premium with $2.80 fire recoupment. $4,868.00 was the
premium before discounts of $453.00. $368.15 is each of 12 recurring payments.`).total_annual_premium,
    ).toBe(4417.8)
  })
})
