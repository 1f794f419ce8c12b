import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

/** Deductibles as [dollars, percent]. */
const read = (body: string): Record<string, unknown> => {
  const { deductibles, ...fields } = fieldsOf(`${HEAD}\n${body}`)
  const pairs = Object.entries(deductibles).map(([peril, one]) => [peril, one && [one.amount, one.percentage]])
  return { ...fields, ...Object.fromEntries(pairs) }
}

describe('codes and crosses that stand for words', () => {
  it('codes with colons', () => {
    expect(
      read(`
Coverage                     Limit     Basis    Premium
Dwelling                  $155,000     RC       $984.00
Personal property          $77,500     AC        $61.00

RC: replacement cost    AC: actual cash value`),
    ).toMatchObject({
      coverage_a_dwelling: 155000,
      coverage_c_personal_property: 77500,
      dwelling_settlement: 'RCV',
      personal_property_settlement: 'ACV',
    })
  })

  it('numbers explained above the table', () => {
    expect(
      read(`
Basis codes
1 = Replacement cost
2 = Actual cash value

Part                        Limit      Basis
Dwelling                 $155,000        1
Roof, wind or hail                       2`),
    ).toMatchObject({ coverage_a_dwelling: 155000, roof_settlement: 'ACV', dwelling_settlement: 'RCV' })
  })

  it('a code for what is not included', () => {
    expect(
      read(`
Option                    Limit       Status
Water backup                            N
Mold                     $5,000         Y
Y = included   N = not included`),
    ).toMatchObject({ water_backup_limit: 0, mold_limit: 5000 })
  })

  it('a code before its row', () => {
    expect(
      read(`
(I = insured, X = not insured)
I    Dwelling                 $210,000
X    Water backup             $10,000
I    Mold remediation          $5,000`),
    ).toMatchObject({ water_backup_limit: 0, mold_limit: 5000, coverage_a_dwelling: 210000 })
  })

  it('letters of coverages beside codes', () => {
    expect(
      read(`
     Coverage                Limit       Val
A    Dwelling              210,000        R
B    Other structures       21,000        A
C    Personal property     105,000        A
R = Replacement cost       A = Actual cash value`),
    ).toMatchObject({
      coverage_a_dwelling: 210000,
      coverage_b_other_structures: 21000,
      coverage_c_personal_property: 105000,
      dwelling_settlement: 'RCV',
      personal_property_settlement: 'ACV',
    })
  })

  it('crosses below the names of settlements', () => {
    expect(
      read(`
How we settle              Replacement cost     Actual cash value     Schedule
Dwelling                          X
Contents                                               X
Roof, wind and hail                                                       X`),
    ).toMatchObject({ dwelling_settlement: 'RCV', personal_property_settlement: 'ACV', roof_settlement: 'schedule' })
  })

  it('empty and crossed boxes below heads', () => {
    expect(
      read(`
Loss settlement              ACV       RCV
Personal property            [ ]       [X]
Roof surfaces (wind/hail)    [ ]       [X]

Options                      Taken     Not taken
Sewer backup                 [ ]       [X]`),
    ).toMatchObject({ water_backup_limit: 0, personal_property_settlement: 'RCV', roof_settlement: 'RCV' })
  })

  it('a mark of forms that were removed', () => {
    expect(
      read(`
FORMS    (N = NEW, X = REMOVED)
     TX-10    01 20    HOMEOWNERS POLICY
N    TX-20    01 20    REPLACEMENT COST PERSONAL PROPERTY
X    TX-30    01 20    MOLD COVERAGE $5,000`),
    ).toMatchObject({ endorsements: ['TX-10', 'TX-20'], personal_property_settlement: 'RCV' })
  })

  it('the form whose box is ticked', () => {
    expect(
      read(`
Policy form   [ ] HO-A   [X] HO-B   [ ] HO-C`),
    ).toMatchObject({ policy_form: 'HO-B' })
  })

  it('selected or not', () => {
    expect(
      read(`
                                     SELECTED              NOT SELECTED
  SEWER/DRAIN BACKUP                        ( )                   (X)
  IDENTITY RECOVERY                         (X)                   ( )
  SCHEDULED PERSONAL PROPERTY               ( )                   (X)`),
    ).toMatchObject({ water_backup_limit: 0 })
  })

  it('letters of coverages are no codes', () => {
    expect(
      read(`
C = covered   E = excluded
C   Personal property      $150,000
D   Loss of use             $60,000
E   Personal liability     $300,000`),
    ).toMatchObject({ coverage_c_personal_property: 150000, coverage_e_personal_liability: 300000 })
  })
})
