import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const sorted = (body: string) => fieldsOf(`${HEAD}\n${LIMITS}\n${body}`).endorsements.toSorted()

describe('lists of forms', () => {
  it.each<[string, string[]]>([
    [
      `POLICY FORMS      DESCRIPTION                                EDITION
LOA HO 3          HOMEOWNERS 3 SPECIAL FORM (HO-3)           06 24
LOA TX 01         TEXAS CHANGES                              01 26
LOA NS 05         NAMED STORM DEDUCTIBLE                     06 24`,
      ['LOA HO 3', 'LOA NS 05', 'LOA TX 01'],
    ],
    [
      `Forms on your policy

Form                      Name                          Form                      Name
LOHO POL TX 0622          Home policy                   LOHO WHD 0622             Wind or hail deductible
LOHO WBK 0622             Water backup                  LOHO ACR 0123             ACV roof surfaces`,
      ['LOHO ACR', 'LOHO POL TX', 'LOHO WBK', 'LOHO WHD'],
    ],
    [
      `Forms, Options, and Endorsements
LN-2143                                           Homeowners Policy
LO-2674                                           Roof Surfaces Endorsement
OPT ID                                            Increase Dwelling Up to $57,740
OPT JF                                            Jewelry and Furs $1,500 / $2,500`,
      ['LN-2143', 'LO-2674'],
    ],
    [
      `FORMS AND ENDORSEMENTS
  LONE HO DEC TX        03 23       Homeowners Declarations
  HO 00 03              05 11       Homeowners 3 - Special Form
  LONE HO WH TX         03 23       Windstorm or Hail Percentage Deductible`,
      ['HO 00 03', 'LONE HO DEC TX', 'LONE HO WH TX'],
    ],
    [
      ` FORMS                4715 04/21                            HOMEOWNERS POLICY
                      733042 01/22                          TEXAS REQUIRED CHANGES
                      1127 06/18                            WINDSTORM OR HAIL DEDUCTIBLE`,
      ['1127', '4715', '733042'],
    ],
    [
      `FORMS AND ENDORSEMENTS                                           LIMIT                   PREMIUM
LO.HO3SP      SPECIAL FORM HO-3 12/21                             INCL                      INCL
HO-105        RESIDENCE GLASS COVERAGE                            INCL                     $8.00
TXPN          PRIVACY NOTICE 01/20                                INCL                      INCL`,
      ['HO-105', 'LO.HO3SP', 'TXPN'],
    ],
    [
      `Forms in your policy
LOK TX HO3 (07 24)        Homeowners 3 Special Form
LOK TX 03 12 (01 25)      Windstorm or Hail Percentage Deductible
LOK TX 04 27 (07 24)      Limited Fungi Coverage`,
      ['LOK TX 03 12', 'LOK TX 04 27', 'LOK TX HO3'],
    ],
    [
      `OTHER COVERAGES AND ENDORSEMENTS
HO-208      (07-08) WATER BACKUP OR SUMP PUMP OVERFLOW    $48.60
            Limit $10,000
HO-728      (07-08) REPLACEMENT COST COVERAGE             $54.20
HO-IDTX     (01-13) IDENTITY FRAUD EXPENSE $5,000         $12.74
HOSLS3      (01-16) SPECIAL LOSS SETTLEMENT               Included`,
      ['HO-208', 'HO-728', 'HO-IDTX', 'HOSLS3'],
    ],
    [
      `FORMS AND ENDORSEMENTS MADE PART OF THIS POLICY
HO-3RTX         (10-21) SPECIAL FORM
QRHTX           (07-22) QUICK REFERENCE - HO 3
HO-125TX        (11-12) HOME PROTECTOR COVERAGE           $81.00`,
      ['HO-125TX', 'HO-3RTX', 'QRHTX'],
    ],
    [
      `Endorsements you chose                                                     Limit             Premium
LOX 204, Water back up of sewers and drains                              $15,000              $63.00
LOX 231, Building code                                             25% of Cov. A              $35.00`,
      ['LOX 204', 'LOX 231'],
    ],
    [
      `ENDORSEMENTS AND PREMIUM ADJUSTMENTS
HO-101      Replacement Cost of Personal Property                   Included                   $122.00
            Mold Coverage, Section I                           Not Purchased
LOF-215     Sewer Backup, Sump Overflow                               $5,000                    $33.00`,
      ['HO-101', 'LOF-215'],
    ],
    ['ENDORSEMENTS APPLYING:     HO-162A     LO-4410     LO-4425', ['HO-162A', 'LO-4410', 'LO-4425']],
    [
      `FORMS ATTACHING TO THIS POLICY
LOR HW 100 (01/24)      Residential Windstorm and Hail Policy Form
LOM 5390 (11/09)        Terrorism Exclusion`,
      ['LOM 5390', 'LOR HW 100'],
    ],
    [
      `Policy terms: forms that are part of your policy

02-02-0010 (ed. 9/19)           House coverage
02-02-0035 (ed. 9/19)           Deluxe contents coverage
02-02-0171 (ed. 1/22)           Texas policy terms`,
      ['02-02-0010', '02-02-0035', '02-02-0171'],
    ],
    [
      `Your Homeowners policy consists of this Policy Declarations and the documents listed below. Please keep these together.
   - Deluxe Homeowners Policy form LO343
   - Texas Amendatory Endorsement form LO1712-3
   - Water Back-Up Endorsement form LO502-1`,
      ['LO1712-3', 'LO343', 'LO502-1'],
    ],
  ])('%s', (body, forms) => {
    expect(sorted(body)).toEqual(forms)
  })

  it('are numbered items of the declarations, and no foot that speaks of forms', () => {
    const body = `5. Form Number    Edition    Extensions of Coverage, Forms, Credits and Surcharges
LO-220            03/12      Automatic Adjusted Building Cost Endorsement
LO-311            04/15      Additional Living Expense`
    expect(sorted(body)).toEqual(['LO-220', 'LO-311'])
    expect(
      sorted(`THIS DECLARATIONS, WITH POLICY FORMS AND ENDORSEMENTS, IS YOUR POLICY.\nLODEC-TX (03-20)    PAGE 1 OF 2`),
    ).toEqual([])
  })

  it.each([
    'Endorsements you can add\nLOX 204, Water back up of sewers and drains    $63.00\nLOX 231, Building code    $35.00',
    'Forms deleted\nLO 204 (01 24)   Water back up\nLO 231 (01 24)   Building code',
  ])('are not those that are not part of it: %s', (body) => {
    expect(sorted(body)).toEqual([])
  })

  it('stand on a page of sentences after the limits that bears the number of the policy', () => {
    const page = (number: string) => `${HEAD}\n${LIMITS}
====
LONE OAK INSURANCE COMPANY                          Policy No. ${number}

FORMS MADE A PART OF THIS POLICY
LOD-1 (7-02)              Texas Dwelling Policy - Form 1
LO-D 104 (1-15)           Vandalism or Malicious Mischief
LO-D 210 (6-21)           Exclusion of Cosmetic Damage to Roof Coverings

If the described dwelling is vacant for more than 60 days, coverage under this policy is suspended as its conditions state,
and the company is to be told. Members are invited to the annual meeting on the first Saturday of March at the hall.
This policy does not cover flood. Homes near the coast face storm surge. Ask your agent about the National Flood Insurance
Program or private flood insurance, which begins only after a month of waiting in most cases that are known to us today.`
    expect(fieldsOf(page('LO-448812'))).toMatchObject({
      endorsements: ['LOD-1', 'LO-D 104', 'LO-D 210'],
      cosmetic_damage_excluded: true,
    })
    expect(fieldsOf(page('AU-770031')).endorsements).toEqual([])
  })
})

it('a form may have letters alone, where others of its family stand before it', () => {
  const forms =
    'FORMS AND ENDORSEMENTS\nLOI HO 04 90 TX 06 19       LOI HO TX 06 19\nLOI HO 04 95 TX 06 19       LOI HO FUNGI TX 06 19'
  expect(sorted(forms)).toContain('LOI HO FUNGI TX')
})

it('dashes may part the forms of a list', () => {
  const list = 'POLICY FORMS: LO HO3 TX 09 20 - LO TX AE 01 24 - LO HO ACR 05 18 -\nLO HO WHD 02 19'
  expect(sorted(list)).toEqual(['LO HO ACR', 'LO HO WHD', 'LO HO3 TX', 'LO TX AE'])
})
