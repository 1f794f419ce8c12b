import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

const read = (body: string) => fieldsOf(`${HEAD}\n${body}`)

describe('labels of two lines in blocks that stand side by side', () => {
  it('the second line of a label has its figure, not the first line of the label before it', () => {
    const fields = read(`
Property                                       Liability

A. Dwelling                    $391,000        E. Personal Liability,
B. Other Structures,                              each occurrence           $500,000
     15% of A                   $58,650        F. Medical Payments,
C. Personal Property,                             each person                 $4,000
     60% of A                  $234,600`)
    expect(fields.coverage_b_other_structures).toBe(58_650)
    expect(fields.coverage_c_personal_property).toBe(234_600)
    expect(fields.coverage_e_personal_liability).toBe(500_000)
    expect(fields.coverage_f_medical_payments).toBe(4_000)
  })

  it('with the property on the right', () => {
    const { coverage_b_other_structures, coverage_f_medical_payments } = read(`
E. Personal Liability,                         A. Dwelling                    $391,000
     each occurrence           $500,000        B. Other Structures,
F. Medical Payments,                              10% of A                     $39,100
     each person                 $4,000        C. Personal Property,
                                                  60% of A                    $234,600`)
    expect([coverage_b_other_structures, coverage_f_medical_payments]).toEqual([39_100, 4_000])
  })

  it('beside coverages that were added', () => {
    const { coverage_c_personal_property, mold_limit } = read(`
A. Dwelling                    $391,000        Water backup and
B. Other Structures                               sump overflow              $15,000
     10% of A                   $39,100        Fungi, wet or dry rot,
C. Personal Property                              or bacteria                 $7,500
     60% of A                  $234,600`)
    expect([coverage_c_personal_property, mold_limit]).toEqual([234_600, 7_500])
  })
})

describe('second lines with their figures', () => {
  it('of a share of the dwelling, over and beside other labels', () => {
    const { coverage_b_other_structures, deductibles } = read(`
PROPERTY                                       DEDUCTIBLES

A. Dwelling                  $360,000          Wind/Hail
B. Other Structures                              2% of Coverage A             $7,200
C. Personal Property                           All Other Perils
   replacement cost          $180,000            per occurrence               $2,000`)
    expect(coverage_b_other_structures).toBeNull()
    expect(deductibles.all_perils?.amount).toBe(2_000)
  })

  it('of a bare share, beside deductibles that go on, too', () => {
    const { coverage_b_other_structures, coverage_c_personal_property, deductibles } = read(`
A. Dwelling                  $360,000       Deductible, all perils,
B. Other structures,                           each loss              $2,000
   10%                        $36,000       Deductible, wind or hail,
C. Personal property,                          1%                     $3,600
   50%                       $180,000`)
    expect([coverage_b_other_structures, coverage_c_personal_property]).toEqual([36_000, 180_000])
    expect(deductibles.wind_hail?.amount).not.toBe(36_000)
  })

  it('of a deductible, beside limits with their premiums', () => {
    const { deductibles } = read(`
Section I                    Limit      Premium     Deductibles
A Dwelling                  $360,000       $214     All other perils
B Other structures           $36,000       Incl        each loss              $2,000
C Personal Property         $180,000       $412     Windstorm or hail,
D Loss of Use                $72,000       Incl        1% of A                $3,600`)
    expect([deductibles.all_perils?.amount, deductibles.wind_hail?.amount]).toEqual([2_000, 3_600])
  })

  it('that go on in small letters are no names before the labels of the block beside', () => {
    const { ordinance_or_law_percentage } = read(`
A. Dwelling                  $360,000          Mold, fungus, wet rot
B. Other structures                            and bacteria                  $5,000
on the residence premises     $36,000          Water backup and
C. Personal property                           sump discharge               $10,000
on the residence premises    $180,000          Ordinance or law
D. Loss of use                                 increased amount                 25%
(24 months)                   $72,000          Foundation water
                                               (slab leak)                  $15,000`)
    expect(ordinance_or_law_percentage).toBe(25)
  })
})

describe('figures of a block beside', () => {
  it('a figure on the second line of a value is none of a remark that stands behind it', () => {
    const { foundation_water_limit, deductibles } = read(`
Coverage A - Dwelling              $310,000

Deductibles                                    Other coverages
Windstorm or hail, other than      2%          Water backup                  $10,000
named storm                        $6,200      Seepage below the slab        Excluded
Named storm                        3%          Foundation water              Not purchased
                                   $9,300      (slab leak)`)
    expect(foundation_water_limit).toBeNull()
    expect(deductibles.hurricane).toEqual({ amount: 9_300, percentage: 3, stated: 'both' })
  })

  it.each(['Incl', 'Included'])('figures before the names of perils, beside %s and a title', (answer) => {
    const { deductibles } = read(`
Section I                    Limit      Premium     DEDUCTIBLES
A Dwelling                  $158,000       $614
C Personal Property          $52,000       $338     We pay what is over them.
D Loss of Use                $26,800 ${answer.padStart(11)}    $3,500       Wind or hail
Section II - Liability                              $1,500       All other perils
E Personal Liability        $300,000        $36`)
    expect(deductibles.wind_hail?.amount).toBe(3_500)
    expect(deductibles.all_perils?.amount).toBe(1_500)
  })
})
