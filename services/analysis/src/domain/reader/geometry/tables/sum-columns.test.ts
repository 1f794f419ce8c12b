import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../../testing/lone-oak.ts'

const read = (body: string) => fieldsOf(`${HEAD}\n${body}`)

describe('columns that a third one is the sum of', () => {
  it('are parts of the limit, whatever their heads are called', () => {
    const fields = read(`
                              In the form        You bought         In all
A. Dwelling                      $300,000                         $300,000
B. Other Structures               $30,000         $12,000          $42,000
C. Personal Property             $150,000         $60,000         $210,000`)
    expect(fields).toMatchObject({
      coverage_a_dwelling: 300_000,
      coverage_b_other_structures: 42_000,
      coverage_c_personal_property: 210_000,
    })
  })

  it('may have signs, and a premium behind their sum', () => {
    const fields = read(`
COVERAGE               STD AMT        CHANGE         AMOUNT        PREM
A DWELLING             300,000             0        300,000
C PERSONAL PROPERTY    210,000       -60,000        150,000      -40.00
E LIABILITY            100,000      +200,000        300,000      +18.00`)
    expect(fields).toMatchObject({
      coverage_a_dwelling: 300_000,
      coverage_c_personal_property: 150_000,
      coverage_e_personal_liability: 300_000,
    })
  })

  it('may be headed by signs', () => {
    const fields = read(`
                         LIMIT    +OR-     NEW LIMIT
A. Dwelling            280,000   +20,000     300,000
C. Personal property   140,000   +10,000     150,000`)
    expect(fields).toMatchObject({ coverage_a_dwelling: 300_000, coverage_c_personal_property: 150_000 })
  })

  it('may hold percentages below the name of their coverage', () => {
    const { ordinance_or_law_percentage } = read(`
Coverage A - Dwelling                                     $300,000
Ordinance or Law              Basic      Added               Total
  Percent of Coverage A         10%        40%                 50%`)
    expect(ordinance_or_law_percentage).toBe(50)
  })

  it('go on below the heading of another section', () => {
    const fields = read(`
                                   FORM        EXTRA        WHOLE      CHARGE
                                 AMOUNT       BOUGHT       AMOUNT
SECTION I

COVERAGE A DWELLING            $310,000                  $310,000   $2,104.00

OTHER STRUCTURES                $31,000       $9,000      $40,000      $38.00



SECTION II



COVERAGE C PERSONAL LIABILITY   $25,000     $475,000     $500,000      $51.00

COVERAGE D MEDICAL PAYMENTS       1,000       $4,000       $5,000      $19.00`)
    expect(fields).toMatchObject({
      coverage_b_other_structures: 40_000,
      coverage_e_personal_liability: 500_000,
      coverage_f_medical_payments: 5_000,
    })
  })

  it('are none where the second one is of another building', () => {
    const { coverage_a_dwelling } = read(`
                              House           Cottage             Sum
Dwelling                   $300,000          $100,000        $400,000
Personal property          $150,000           $20,000        $170,000`)
    expect(coverage_a_dwelling).not.toBe(400_000)
  })
})
