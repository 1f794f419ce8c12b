import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

/** Deductibles as [dollars, percent]. */
const read = (body: string): Record<string, unknown> => {
  const { deductibles, ...fields } = fieldsOf(`${HEAD}\n${body}`)
  const pairs = Object.entries(deductibles).map(([peril, one]) => [peril, one && [one.amount, one.percentage]])
  return { ...fields, ...Object.fromEntries(pairs) }
}

describe('several rows in one line', () => {
  it('lists of letters and codes', () => {
    expect(
      read(`
PROPERTY  A/B/C/D                207,000/ 20,700/124,200/ 62,100
LIABILITY LIAB/MED EA PERSON     300,000/  5,000
DEDUCTIBLE AOP/WH                1,000/ 4,140 (2% OF A)`),
    ).toMatchObject({
      coverage_a_dwelling: 207000,
      coverage_b_other_structures: 20700,
      coverage_c_personal_property: 124200,
      coverage_d_loss_of_use: 62100,
      coverage_e_personal_liability: 300000,
      coverage_f_medical_payments: 5000,
      wind_hail: [4140, 2],
      all_perils: [1000, null],
    })
  })

  it('lists with their kind before them', () => {
    expect(
      read(`
Limits A/B/C          $207,000 / $20,700 / $124,200
Limits E/F            $300,000/$5,000
Deductibles AOP/WH    $1,000/$4,140`),
    ).toMatchObject({
      coverage_a_dwelling: 207000,
      coverage_b_other_structures: 20700,
      coverage_c_personal_property: 124200,
      coverage_e_personal_liability: 300000,
      coverage_f_medical_payments: 5000,
      wind_hail: [4140, null],
      all_perils: [1000, null],
    })
  })

  it('rows with strokes between them', () => {
    expect(
      read(`
COV A DWELLING 212,000/COV B OTHER STR 21,200/COV C PERS PROP 148,400/COV D LOSS OF USE 42,400/
COV E LIABILITY 300,000 EA OCC/COV F MEDICAL 2,000 EA PERSON
DEDUCTIBLE AOP 2,120 (1 PCT OF A)/WIND-HAIL 4,240 (2 PCT OF A)
ENDTS REPL COST CONTENTS/SEWER BACKUP 5,000/JEWELRY 2,500/NO OTHERS`),
    ).toMatchObject({
      coverage_a_dwelling: 212000,
      coverage_b_other_structures: 21200,
      coverage_c_personal_property: 148400,
      coverage_d_loss_of_use: 42400,
      coverage_e_personal_liability: 300000,
      coverage_f_medical_payments: 2000,
      personal_property_settlement: 'RCV',
      water_backup_limit: 5000,
      wind_hail: [4240, 2],
      all_perils: [2120, 1],
    })
  })

  it('rows in a sentence with strokes', () => {
    expect(
      read(`
Dwelling $212,000 / Other structures $21,200 / Personal property $148,400 / Personal liability $300,000`),
    ).toMatchObject({
      coverage_a_dwelling: 212000,
      coverage_b_other_structures: 21200,
      coverage_c_personal_property: 148400,
      coverage_e_personal_liability: 300000,
    })
  })

  it('rows with semicolons', () => {
    expect(
      read(`
Limits: Dwelling $212,000; Other structures $21,200; Personal property $148,400; Personal liability $300,000; Medical payments $1,000`),
    ).toMatchObject({
      coverage_a_dwelling: 212000,
      coverage_b_other_structures: 21200,
      coverage_c_personal_property: 148400,
      coverage_e_personal_liability: 300000,
      coverage_f_medical_payments: 1000,
    })
  })

  it('letters in their order', () => {
    expect(
      read(`
AMOUNTS OF INSURANCE:        A 215,000        B 21,500            C 107,500`),
    ).toMatchObject({
      coverage_a_dwelling: 215000,
      coverage_b_other_structures: 21500,
      coverage_c_personal_property: 107500,
    })
  })

  it('limits before names and premiums behind', () => {
    expect(
      read(`
LIMIT          COVERAGE                                PREM
60,000         DWELLING                                 846
NONE           OTHER STRUCTURES
15,000         PERSONAL PROPERTY                        174
25,000         PERSONAL LIABILITY                        44
500            MEDICAL PAYMENTS                        INCL`),
    ).toMatchObject({
      coverage_a_dwelling: 60000,
      coverage_c_personal_property: 15000,
      coverage_e_personal_liability: 25000,
      coverage_f_medical_payments: 500,
    })
  })

  it('limits before names with signs', () => {
    expect(
      read(`
Amount         Insured                               Premium
$60,000        Dwelling                              $846.00
$15,000        Contents                              $174.00
$25,000        Liability                              $44.00
$500           Medical payments                     Included`),
    ).toMatchObject({
      coverage_a_dwelling: 60000,
      coverage_c_personal_property: 15000,
      coverage_e_personal_liability: 25000,
      coverage_f_medical_payments: 500,
    })
  })

  it('a name behind the figure', () => {
    expect(
      read(`
COV A    144,000     WIND AND HAIL 2,880  2%   ALL OTHER 1,440  1%
COV B     86,400     (PERSONAL PROPERTY)`),
    ).toMatchObject({
      coverage_a_dwelling: 144000,
      coverage_c_personal_property: 86400,
      wind_hail: [2880, 2],
      all_perils: [1440, 1],
    })
  })

  it('halves of one limit are no rows', () => {
    expect(read('E. Personal Liability   $100,000\nMold   Property 5,000/Liability 50,000')).toMatchObject({
      coverage_e_personal_liability: 100000,
      mold_limit: 5000,
    })
  })

  it('the dollars below heads that have their share', () => {
    expect(
      read(`
A. Dwelling  $300,000
Deductible   Wind/hail 2%   Other 1%     Hurricane 5%
Amount       $6,000         $3,000       $15,000`),
    ).toMatchObject({ wind_hail: [6000, 2], all_perils: [3000, 1], hurricane: [15000, 5] })
  })

  it.each([
    'Your limits are dwelling $300,000; other structures $30,000; personal property $150,000; medical payments $1,000.',
    'Coverages: Dwelling $300,000, Other structures $30,000, Personal property $150,000, Medical payments $1,000',
    'Coverage A $300,000; Coverage B $30,000; Coverage C $150,000;\nCoverage E $100,000; Coverage F $1,000',
  ])('names with their limits: %s', (row) =>
    expect(read(row)).toMatchObject({
      coverage_a_dwelling: 300_000,
      coverage_b_other_structures: 30_000,
      coverage_c_personal_property: 150_000,
      coverage_f_medical_payments: 1_000,
    }),
  )

  it.each([
    'If you raise your limits: dwelling $380,000, other structures $38,000, personal property $190,000',
    'For example: dwelling $380,000, other structures $38,000, personal property $190,000',
    'Last year we paid for dwelling $80,000; other structures $8,000; personal property $19,000.',
    'Your neighbor’s limits are dwelling $180,000; other structures $8,000; personal property $19,000.',
    'Your premiums are dwelling $1,200, other structures $110, personal property $300',
  ])('names with figures that are no limits: %s', (row) =>
    expect(read(row)).toMatchObject({
      coverage_a_dwelling: null,
      coverage_b_other_structures: null,
      coverage_c_personal_property: null,
    }),
  )

  it.each(['Loss history: WIND 12,500/WATER BACKUP 8,000', 'PREMIUM A/B/C                          2,400/  620/1,100'])(
    'what was paid is no limit: %s',
    (row) =>
      expect(read(`A. Dwelling  $300,000\n${row}`)).toMatchObject({
        water_backup_limit: null,
        coverage_b_other_structures: null,
        coverage_c_personal_property: null,
      }),
  )
})
