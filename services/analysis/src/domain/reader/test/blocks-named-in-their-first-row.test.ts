import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const STRIP = `
                        Cov A          Cov B          Cov C          Cov E
Limit                   $300,000       $30,000        $150,000       $100,000
Premium                 $2,318         Incl           Incl           $18
`

it('rows right below "Deductibles" and its first peril are of deductibles, too', () => {
  const { deductibles } = fieldsOf(`${HEAD}${STRIP}
Deductibles             Wind or Hail           1% of Coverage A          $3,000
                        All Other              Flat                      $1,500`)
  expect(deductibles).toMatchObject({
    all_perils: { amount: 1500, percentage: null, stated: 'amount' },
    wind_hail: { amount: 3000, percentage: 1, stated: 'both' },
  })
})

it('a premium by peril is none, though such a block stands above it', () => {
  const { deductibles } = fieldsOf(`${HEAD}${LIMITS}
Deductibles             Wind or Hail           $3,000

Premium by peril
Wind or Hail            $812
All Other               $1,492`)
  expect(deductibles).toMatchObject({ all_perils: null, wind_hail: { amount: 3000 } })
})

it('fire, theft and all other are all other perils', () => {
  const { deductibles } = fieldsOf(`${HEAD}${LIMITS}
Deductibles that apply to Section I
Windstorm or hail              2% of A, $6,000
Fire, theft and all other      1% of A, $3,000`)
  expect(deductibles.all_perils).toEqual({ amount: 3000, percentage: 1, stated: 'both' })
})

it('ordinance or law has its share of the dwelling in whatever column', () => {
  const rows = (share: string) => `
Additional Coverages                   Deductible             Limit
Water Backup                           $1,000                 $10,000
Ordinance or Law                       ${share}`
  expect(fieldsOf(HEAD + LIMITS + rows('10% of Coverage A')).ordinance_or_law_percentage).toBe(10)
  expect(
    fieldsOf(HEAD + LIMITS + rows('10% of Coverage A').replace('Deductible ', 'Last year  '))
      .ordinance_or_law_percentage,
  ).toBeNull()
  expect(fieldsOf(HEAD + LIMITS + rows('2%')).ordinance_or_law_percentage).toBeNull()
})
