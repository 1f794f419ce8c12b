import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const formsOf = (body: string) => fieldsOf(`${HEAD}${LIMITS}\n${body}`).endorsements

describe('lists of forms', () => {
  it('are read in all columns that follow their heading', () => {
    expect(
      formsOf(`FORMS        HO 00 03 05 11    LO HO TX 01 06 22    LO HO TX 12 06 22    HO 04 90 05 11
             HO 04 93 05 11    HO 04 95 01 14       HO 04 27 05 11`),
    ).toEqual(['HO 00 03', 'LO HO TX 01', 'LO HO TX 12', 'HO 04 90', 'HO 04 93', 'HO 04 95', 'HO 04 27'])
  })

  it.each(['ENDTS', 'Endts attached:', 'Endors.', 'FORMS'])('have short headings, too: %s', (heading) => {
    expect(formsOf(`${heading}   LO-1   LO-14   LO-22   LO-31TX   TX-FLD`)).toEqual([
      'LO-1',
      'LO-14',
      'LO-22',
      'LO-31TX',
      'TX-FLD',
    ])
  })

  it('are headed by conditions that come with them', () => {
    expect(
      formsOf(`5   Forms attached hereto and special conditions
        SLC-3, DP 00 03 12 02, NSW 1004 (03/22), LSW 5020, NMA 1256,
        LMA 5018, NMA 2920`),
    ).toEqual(['SLC-3', 'DP 00 03', 'NSW 1004', 'LSW 5020', 'NMA 1256', 'LMA 5018', 'NMA 2920'])
  })

  it('stand elsewhere, where a heading refers to a schedule', () => {
    const refers = 'ITEM 8.   FORMS AND ENDORSEMENTS: SEE SCHEDULE OF FORMS, LO-SP-2L'
    expect(formsOf(refers)).toEqual([])
    expect(
      formsOf(
        `${refers}

                SCHEDULE OF FORMS AND ENDORSEMENTS

POLICY NUMBER   LO-448812                  EFFECTIVE DATE   03/01/2026
NAMED INSURED   ANA FLORES                 AGENT NO.        42-7710


LO-COVPG         11-21     COVER PAGE
DP 00 01         7-14      DWELLING PROPERTY 1 - BASIC FORM
LO-28            4-09      VACANCY PERMIT
LO-36            4-09      WATER EXCLUSION`,
      ),
    ).toEqual(['LO-COVPG', 'DP 00 01', 'LO-28', 'LO-36'])
  })

  it('have titles that begin with the form that they are of', () =>
    expect(
      formsOf(`FORMS AND ENDORSEMENTS OF THIS POLICY
LO-3 TX          HO-3 Special Form, Texas              01 24
LO A-PLUS        HO-A Plus Amendments                  01 24
LO-110           Texas changes                         01 24
LO-N7            Notice of privacy                     01 24`),
    ).toEqual(['LO-3 TX', 'LO A-PLUS', 'LO-110', 'LO-N7']))

  it('have their editions apart, and end at the next heading of the margin', () => {
    expect(
      formsOf(`FORMS        HO 00 03    05 11     LO 17    02 21     LO 24     02 21
             LO 33       02 21     LO 40 TX   07 24

YOUR HOME    BUILT 1998  ROOF 2019   FRAME   ZONE 04`),
    ).toEqual(['HO 00 03', 'LO 17', 'LO 24', 'LO 33', 'LO 40 TX'])
  })

  it('begin with titles that end in numbers', () => {
    expect(
      formsOf(`Your documents     Home Package – LO415             Hail Deductible – LO4471
                   Texas Changes – LO418            Trampoline Exclusion – LX14500
                   Roof Payment Schedule – LO450-1`),
    ).toEqual(['LO415', 'LO4471', 'LO418', 'LO450-1', 'LX14500'])
  })

  it('have titles that name the form changed, and titles in two lines', () => {
    expect(
      formsOf(`Forms and endorsements
H4408         HO-A Plus Amendment, Dwelling at Replacement Cost
H4419         Roof Surfaces
J7350         Texas Changes`),
    ).toEqual(['H4408', 'H4419', 'J7350'])
    expect(
      formsOf(`HO-101        Contents at Replacement Cost           $120.00

HO-105        Glass                                   $14.00

HO-122        Dwelling Foundation, seepage of        $204.00
              water below the slab

HO-145        Cosmetic Damage to Roofs                -$60.00`),
    ).toEqual(['HO-101', 'HO-105', 'HO-122', 'HO-145'])
  })
})
