import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

const DWELLING = 'Coverage A - Dwelling                  $300,000'
const read = (rows: string) => fieldsOf(`${HEAD}\n${DWELLING}\n${rows}`)

describe('limits under a name of the carrier’s own', () => {
  it.each([
    ["Landlord's contents                    $17,100", { coverage_c_personal_property: 17_100 }],
    ['Your belongings at the rental          $5,000', { coverage_c_personal_property: 5_000 }],
    ['Detached structures package            $17,600', { coverage_b_other_structures: 17_600 }],
    ['Landlord liability                     $1,000,000', { coverage_e_personal_liability: 1_000_000 }],
    ['Guest medical plus                     $5,000', { coverage_f_medical_payments: 5_000 }],
    ['Enhanced sewer protection              $10,000', { water_backup_limit: 10_000 }],
    ['Hidden mold shield                     $7,500', { mold_limit: 7_500 }],
    ['Temporary living expense rider         $45,000', { coverage_d_loss_of_use: 45_000 }],
  ])('are told by its key word: "%s"', (row, stated) => expect(read(row)).toMatchObject(stated))

  it.each([
    ['Two story frame dwelling               $140,000', 140_000],
    ['Residence employees                    $100,000', null],
    ['House rebuild figure                   $412,000', null],
    ['Trees on residence grounds             $5,000', null],
  ])('are told of the home by words for it alone: "%s"', (row, dollars) =>
    expect(fieldsOf(`${HEAD}\n${row}`).coverage_a_dwelling).toBe(dollars),
  )

  it('are not told by two rows that differ', () =>
    expect(
      read('Landlord contents                      $50,000\nStudio contents                        $10,000')
        .coverage_c_personal_property,
    ).toBeNull())

  it('are not what its usual name says something else of', () =>
    expect(
      read('Coverage C - Personal Property         Not covered\nLandlord contents                      $9,000')
        .coverage_c_personal_property,
    ).toBeNull())

  it.each([
    ['Theft of contents                      $5,000', 'coverage_c_personal_property'],
    ['Contents away from home                $5,000', 'coverage_c_personal_property'],
    ['Limit of liability                     $80,000', 'coverage_e_personal_liability'],
    ['Golf cart liability                    $100,000', 'coverage_e_personal_liability'],
    ['Mold testing                           $2,000', 'mold_limit'],
    ['Sewer backup deductible, landlord      $1,000', 'water_backup_limit'],
    ['Landlord contents                      $57.00', 'coverage_c_personal_property'],
    ['Trampoline liability                   $10,000', 'coverage_e_personal_liability'],
    ['Identity fraud liability               $25,000', 'coverage_e_personal_liability'],
    ['Home day care liability                $100,000', 'coverage_e_personal_liability'],
    ['Pet medical                            $1,000', 'coverage_f_medical_payments'],
    ['Sump pump equipment breakdown          $5,000', 'water_backup_limit'],
    ['Back up generator                      $5,000', 'water_backup_limit'],
    ['Computer data backup                   $1,500', 'water_backup_limit'],
    ['Civil authority living expense         $5,000', 'coverage_d_loss_of_use'],
    ['Debris of outbuildings                 $500', 'coverage_b_other_structures'],
    ['Foundation plumbing leak inspection    $500', 'foundation_water_limit'],
    ['Fungi in Section II occurrence         $50,000', 'mold_limit'],
  ] as const)('are no part of one, no condition and no premium: "%s"', (row, field) =>
    expect(read(row)[field]).toBeNull(),
  )
})
