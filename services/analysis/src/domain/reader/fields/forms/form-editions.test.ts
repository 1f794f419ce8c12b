import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const listed = (body: string) => fieldsOf(`${HEAD}\n${LIMITS}\n${body}`).endorsements.toSorted()

it.each<[string, string, string[]]>([
  [
    'of one word and four figures',
    'FORMS AND ENDORSEMENTS IN FORCE\nLO3 TX 0817, LOWH 0817, LORC 0817, LOACVR 0623, LOTXA 0125',
    ['LO3 TX', 'LOACVR', 'LORC', 'LOTXA', 'LOWH'],
  ],
  [
    'of one word, a month and a year',
    `Forms
   LOHO5 01 23     Homeowners Policy              LOTX 02 24      Texas Amendatory Endorsement
   LOWB 01 23      Water Backup                   LOMR 01 23      Mold Remediation`,
    ['LOHO5', 'LOMR', 'LOTX', 'LOWB'],
  ],
  [
    'of letters and a state behind the numbers that all begin with',
    `Forms and endorsements
LO180 HO 104 TX 02 24     Special provisions          LO180 EQB 09 23          Equipment breakdown
LO180 WHX 02 24           Wind exclusion              LO180 SOS TX 02 24       Service of suit`,
    ['LO180 EQB', 'LO180 HO 104 TX', 'LO180 SOS TX', 'LO180 WHX'],
  ],
  [
    'of letters beside numbers',
    `FORMS            LOHOA 07 18       Homeowners Form A
                 LOTX 100 01 25    Texas changes
                 HO-380 04 19      Dwelling replacement cost`,
    ['HO-380', 'LOHOA', 'LOTX 100'],
  ],
  [
    'none, where the figures tell the forms apart',
    'Forms: LO 0121, LO 0219, LO 0312, HO 0490',
    ['HO 0490', 'LO 0121', 'LO 0219', 'LO 0312'],
  ],
  [
    'of a year and a month behind their numbers',
    'Endorsement forms\nLOA-HO-2020-07   Homeowners Policy\nLOA-RPS-2020-07  Roof Schedule\nLOA-TXA-2021-01  Texas Amendatory',
    ['LOA-HO', 'LOA-RPS', 'LOA-TXA'],
  ],
  [
    'in a numbered list, of words as well',
    'Forms and notices included\n 1. LOA-TX 0923\n 2. LOA-WH 0923\n 3. LOA-NOTICE 0122',
    ['LOA-NOTICE', 'LOA-TX', 'LOA-WH'],
  ],
  [
    'in a column called so in short',
    'Number     Ed. date    Name\n1100       04/21       Homeowners Policy\n1142       04/21       Water backup',
    ['1100', '1142'],
  ],
  [
    'in a column of their own',
    `Form number      Edition      Title
LO 0427          08 22        Water backup
LOHW 0512        08 22        Hail and wind
LOX 0100         11 85        Common conditions`,
    ['LO 0427', 'LOHW 0512', 'LOX 0100'],
  ],
  [
    'in brackets, with a month of one figure',
    'Forms: LO-3 (7/92), LO-003 (1/96), LO-MOLDX (6/03), LOVAC (4/11)',
    ['LO-003', 'LO-3', 'LO-MOLDX', 'LOVAC'],
  ],
  [
    'after letters that follow the name of a family',
    `POLICY FORMS
   L90 HO3 TX 02 25     L90 JKT 02 25        L90 WH 02 25
   L90 ANM 02 25        L90 FNG (02/25)      L90 SP TX 02 25`,
    ['L90 ANM', 'L90 FNG', 'L90 HO3 TX', 'L90 JKT', 'L90 SP TX', 'L90 WH'],
  ],
  [
    'after a title in capitals, which stays out',
    `FORMS
   LO-17 MOLD 02 25
   LO-18 ROOF 02 25
   LO-3 04 20`,
    ['LO-17', 'LO-18', 'LO-3'],
  ],
  [
    'of figures alone, in a column of their own',
    `Endorsements and policy provisions that are part of this policy
   0301 9910 TX 11/20    Policy Terms - Texas
   0303 0011 TX 06/18    House Coverage
   0305 9901    06/18    Valuable Articles
   0307 0011    06/18    Personal Liability
   0319 0712 TX 02/21    Windstorm or Hail Deductibles`,
    ['0301 9910 TX', '0303 0011 TX', '0305 9901', '0307 0011', '0319 0712 TX'],
  ],
])('editions %s are no part of a number', (_, body, forms) => {
  expect(listed(body)).toEqual(forms)
})
