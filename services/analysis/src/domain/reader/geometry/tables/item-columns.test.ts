import { expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { HEAD, fieldsOf as lone } from '../../testing/lone-oak.ts'
import { typedPages } from '../../testing/typed-pages.ts'

const page = (items: string) => `TEXAS WINDSTORM INSURANCE ASSOCIATION
DWELLING POLICY DECLARATIONS

Policy No.: 00448812-01
Policy term:   From 05-30-2026   To 05-30-2027
Named Insured: Ana Flores
Property: 12 Elm St, Rockport, TX 78382

${items}`

const fieldsOf = (items: string) => readPolicy(typedPages(page(items))).fields

it('an item in a column of its own has the limit and the deductible of that column', () => {
  const fields = fieldsOf(`Item No.             001                            002                              003
Description          Dwelling, 1 family             Contents of item 001             Detached garage
Location             12 Elm St                      12 Elm St                        12 Elm St
                     Rockport, TX 78382             Rockport, TX 78382               Rockport, TX 78382
Amount of insurance  $412,000                       $103,000                         $30,000
Deductible           2%   $8,240                    2%   $2,060                      2%   $600`)
  expect(fields.coverage_a_dwelling).toBe(412_000)
  expect(fields.coverage_b_other_structures).toBe(30_000)
  expect(fields.coverage_c_personal_property).toBe(103_000)
  expect(fields.deductibles).toEqual({
    all_perils: null,
    wind_hail: { amount: 8240, percentage: 2, stated: 'both' },
    hurricane: null,
  })
})

it('where the dwelling is not the first item its deductible is meant all the same', () => {
  const fields = fieldsOf(`Item                 1                  2
Property             Contents           Dwelling
Limit                $50,000            $200,000
Deductible           $1,000             $2,000`)
  expect(fields.coverage_a_dwelling).toBe(200_000)
  expect(fields.deductibles.wind_hail?.amount).toBe(2000)
  expect(fields.deductibles.all_perils).toBeNull()
})

it('the one deductible of a windstorm policy is that of wind and hail', () => {
  const fields = fieldsOf(`Dwelling             $200,000
Contents             $50,000
Deductible           $2,000`)
  expect(fields.deductibles.wind_hail?.amount).toBe(2000)
  expect(fields.deductibles.all_perils).toBeNull()
})

it('items may be numbered over their columns alone, and what each of them costs is no total', () => {
  const fields = fieldsOf(`                       Item 1                Item 2                Item 3
Property covered       Dwelling              Personal property     Detached garage
Limit of liability     $412,000              $103,000              $30,000
Deductible             $8,240 (2%)           $2,060 (2%)           $600 (2%)
Annual premium         $3,011                $594                  $418`)
  expect(fields).toMatchObject({ coverage_a_dwelling: 412_000, coverage_b_other_structures: 30_000 })
  expect(fields.deductibles.wind_hail).toEqual({ amount: 8240, percentage: 2, stated: 'both' })
  expect([fields.total_annual_premium, fields.coverage_e_personal_liability]).toEqual([null, null])
})

it('a percentage of a dwelling whose limit is not found is not held against the limit of the contents', () => {
  const fields = fieldsOf(`ITEM 1     DWELLING
           Built                 2002
           Insured for           see schedule
           Deductible            2% of this item, $3,960

Contents             $80,000`)
  expect([fields.coverage_a_dwelling, fields.coverage_c_personal_property]).toEqual([null, 80_000])
  expect(fields.deductibles.wind_hail).toEqual({ amount: 3960, percentage: 2, stated: 'both' })
})

it('of the deductibles of several items the dwelling’s is that of a homeowners policy', () => {
  const items = `${HEAD}
Item no.               1             2             3
Description            Dwelling      Contents      Detached garage
Amount of insurance    $412,000      $80,000       $20,000
Deductible             2%            $1,000        $1,000`
  expect(lone(items).deductibles.all_perils).toEqual({ amount: 8240, percentage: 2, stated: 'percentage' })
})

it('the names of the rows may stand behind a margin, and the deductible in a row of percentages and one of dollars', () => {
  const fields = fieldsOf(`Policy no.                Items insured
00448812-01                                     Item 1            Item 2            Item 3

Policy period             Description           Dwelling          Contents          Detached garage
05/30/2026 to 05/30/2027  Limit of liability    $318,000          $127,200          $28,000
                          Deductible, percent   1%                1%                1%
Named insured             Deductible, dollars   $3,180            $1,272            $280
Ana Flores                Premium               $1,904            $486              $131`)
  expect(fields).toMatchObject({
    coverage_a_dwelling: 318_000,
    coverage_b_other_structures: 28_000,
    coverage_c_personal_property: 127_200,
  })
  expect(fields.deductibles.wind_hail).toEqual({ amount: 3180, percentage: 1, stated: 'both' })
})
