import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const sorted = (body: string) => fieldsOf(`${HEAD}\n${LIMITS}\n${body}`).endorsements.toSorted()

describe('lists of forms', () => {
  it.each<[string, string[]]>([
    [
      `Your policy is made up of this summary and of the following parts
  1   Policy Introduction, form 02-02-0230-01
  2   Deluxe House Coverage, form 02-02-0322-03
  3   Texas Policy Terms, form 02-02-1016-05`,
      ['02-02-0230-01', '02-02-0322-03', '02-02-1016-05'],
    ],
    [
      `FORMS APPLICABLE TO THIS POLICY
Lone Oak Deluxe Homeowners Policy (HO 00 03 Edition 04 91)
LOHO 6100TX (05 24) Special Provisions - Texas
LOHO 3366 (11 18) Windstorm or Hail Deductible`,
      ['HO 00 03', 'LOHO 3366', 'LOHO 6100TX'],
    ],
    [
      `Optional Packages and Endorsements
   Number         Coverage                                  Limit        Premium
   HQ-T42         Homeowners Policy, Special Form
   HQ-208         Water Back Up                           $10,000         $96.00
   HQ-T83         Roof Surfacing - Replacement Cost                      $255.00`,
      ['HQ-208', 'HQ-T42', 'HQ-T83'],
    ],
    [
      `Forms / Formularios
LO-HOA              Homeowners Form A
LO-1010             Replacement Cost, Dwelling
LO-TX               Texas Changes`,
      ['LO-1010', 'LO-HOA', 'LO-TX'],
    ],
    [
      `Endosos de la póliza
LO-1010             Replacement Cost, Dwelling
LO-1015             Limited Water Damage
LO-1033             Actual Cash Value, Roof`,
      ['LO-1010', 'LO-1015', 'LO-1033'],
    ],
    [
      `ENDORSEMENTS APPLYING

NUMBER                TITLE                               LIMIT           PREMIUM
HO-A N                HOMEOWNERS FORM A PLUS              BASE            1,844.00
HO-145 N              ACTUAL CASH VALUE ROOF SURFACES     SEE ABOVE   CREDIT 121.00
HO-170 N              DWELLING REPLACEMENT COST           COV A             209.00`,
      ['HO-145 N', 'HO-170 N', 'HO-A N'],
    ],
    [
      `Attached and part of this policy when it is issued:
    LOD-1               Dwelling Policy Form 1
    LOD-017             Liability to the Public, Premises
    LOD-127             Mold, Fungi and Microbes Exclusion`,
      ['LOD-017', 'LOD-1', 'LOD-127'],
    ],
    [
      `Forms, Credits and Surcharges
Form        Description                                              Amount
LOW-1       Dwelling Policy
365         Replacement Cost, Coverage B (Personal Property)          $77.00
431         Increased Cost of Construction, 5%                        $54.00
            Building Code Credit                                    -$218.00`,
      ['365', '431', 'LOW-1'],
    ],
    [
      `The contract consists of
LOX HO 0522 Comprehensive homeowners form
LOX ARC 0522 Additional replacement cost
LOX SUB 0120 Subscriber agreement`,
      ['LOX ARC', 'LOX HO', 'LOX SUB'],
    ],
    [
      `FORMS MADE A PART OF THIS POLICY AT TIME OF ISSUE
LO.HO3.TX 0322    LO.SP.TX 0124    LO 04 05 0119    LO 04 11 0119
LO.RSS 0222       LO.MOLD.LTD 0119    TX.NOTICE 0625`,
      ['LO 04 05', 'LO 04 11', 'LO.HO3.TX', 'LO.MOLD.LTD', 'LO.RSS', 'LO.SP.TX', 'TX.NOTICE'],
    ],
    [
      `Papers that make up the policy
LO-DEC 2024        Declarations                     LO-TLE 2024         Temporary living
LO-RES 2024        Residential flood policy         LO-RCC 2025         Contents replacement`,
      ['LO-DEC', 'LO-RCC', 'LO-RES', 'LO-TLE'],
    ],
    [
      'Forms: F-122 Dwelling Form, LOF 370 Declarations Notice, LOF 441 Summary of Coverage.',
      ['F-122', 'LOF 370', 'LOF 441'],
    ],
    [
      'ENDORSEMENTS ON THE POLICY\nLON HP 00 01     House and Property policy\nLON HP 02 OO     Owner occupied\nLON HP 07 RS     Roof surfacing',
      ['LON HP 00 01', 'LON HP 02 OO', 'LON HP 07 RS'],
    ],
    ['Endorsements attached: 220, 365, 802', ['220', '365', '802']],
    ['Endorsement numbers    220    365    802', ['220', '365', '802']],
    [
      `ENDORSEMENTS
220     BUILDING COST ADJUSTMENT
365     REPLACEMENT COST, PERSONAL PROPERTY
802     REPLACEMENT COST, DWELLING`,
      ['220', '365', '802'],
    ],
    [
      `Forms and endorsements that we attached
Personal Property Replacement Cost          HO 04 90 05 11
Water Back Up and Sump Overflow             HO 04 95 01 14
Texas Special Provisions                    LO 01 42 06 16`,
      ['HO 04 90', 'HO 04 95', 'LO 01 42'],
    ],
    [
      `What your contract is made of:
• Form LO-3 (01/20) - Special form
• Form LO-17 (01/20) - Water back-up
• Form LO-22 (06/21) - Named storm deductible`,
      ['LO-17', 'LO-22', 'LO-3'],
    ],
    [
      `Contract pieces and amendments in force
LO-3 .......... Special form
LO-17 ......... Water back-up
LO-22 ......... Named storm deductible`,
      ['LO-17', 'LO-22', 'LO-3'],
    ],
    [
      `Schedule of forms
Title                                    Form number       Edition
Homeowners special form                  LO 00 03          05 11
Contents at replacement cost             LO 04 90          05 11
Texas changes                            LO TX             01 24`,
      ['LO 00 03', 'LO 04 90', 'LO TX'],
    ],
    [
      `This policy is subject to the following forms on file with us:
LO-3, LO-17, LO-22 and LO-TX.`,
      ['LO-17', 'LO-22', 'LO-3', 'LO-TX'],
    ],
    [
      `ATTACHMENTS BY NUMBER AND DATE
HW-2108 (6/20)   HW-2134 (6/20)   FE-3422.1 (1/22)
HW-2115 (6/20)   FP-7955 (9/19)`,
      ['FE-3422.1', 'FP-7955', 'HW-2108', 'HW-2115', 'HW-2134'],
    ],
  ])('%s', (body, forms) => {
    expect(sorted(body)).toEqual(forms)
  })

  it.each([
    'Endorsements you may add on request\nLO-10   Water back-up\nLO-11   Service line\nLO-12   Matching',
    'Forms removed from your contract at renewal\nLO-10   Water back-up\nLO-11   Service line\nLO-12   Matching',
    'Documents you should keep\n1210 Main Street\n1310 Main Street\n1410 Main Street',
    'Offices for endorsements and questions\n210   Waco\n310   Temple\n410   Austin',
    'Discounts on endorsements\n10%   Protective device\n15%   New roof\n20%   Two policies',
    'Endorsements attached\n1500     Jewelry and furs      $24.00\n2500     Firearms      $12.00',
    'Forms and endorsements: 2026, 2027',
    'Premium of the endorsements\n148     Contents\n96      Water back-up\n112     Roof',
  ])('no list: %s', (body) => {
    expect(sorted(body)).toEqual([])
  })
})

it('reads cards of forms, three to a row, each with its title below its number', () => {
  const cards = `${HEAD}${LIMITS}
Policy documents

LO 0300 01 25                 LO 0310 01 25               LO 0427 01 25
Special form                  Hurricane deductible        Limited fungi


LO 0495 01 25                 LO 0490 01 25               LO 1103 08 24
Water backup                  Belongings, replaced        Roof surfaces


LO 2200 02 26
Inland flood


LO-DEC 01 25                                              Page 1`
  expect(fieldsOf(cards).endorsements.toSorted()).toEqual([
    'LO 0300',
    'LO 0310',
    'LO 0427',
    'LO 0490',
    'LO 0495',
    'LO 1103',
    'LO 2200',
  ])
})
