import { expect, it } from 'vitest'
import { withLines } from '../../testing/lone-oak.ts'

const listed = (body: string) => withLines(body).endorsements

it.each<[string, string[]]>([
  [
    'Forms\nLO RB 00 01   Home form\nLO RB 04 11   Additional limits\nLO RB 02 90   Personal property',
    ['LO RB 00 01', 'LO RB 04 11', 'LO RB 02 90'],
  ],
  [
    'Forms\nLO QT 04 11   Additional limits\nLO QT 06 12   Water backup\nLO QT 77 00  Texas',
    ['LO QT 04 11', 'LO QT 06 12', 'LO QT 77 00'],
  ],
])('%s', (body, forms) => expect(listed(body)).toEqual(forms))

it.each<[string, string[]]>([
  ['Forms attached   LO HO-B+ (04 23), LO-301, LO-315 (01 25)', ['LO HO-B+', 'LO-301', 'LO-315']],
  ['Forms and endorsements\nLO HO-B       Homeowners Form B, ed. 4/2019\nLO-301        Roof', ['LO HO-B', 'LO-301']],
  [
    'The forms                                  The forms\nLO 105  06-23  HO-3 policy                  LO 301  06-23  Texas\nLO 108  06-23  Wind deductible              LO 309  06-23  Roof',
    ['LO 105', 'LO 108', 'LO 301', 'LO 309'],
  ],
])('a form of the state in the number of a carrier, and in a title: %s', (body, forms) =>
  expect(listed(body)).toEqual(forms),
)

it.each<[string, string[]]>([
  ['FORMS  LO 00 03 07 14    LO 04 71 07 14    LO 24 01 07 14\n       LO 10 12 04 25    BRZ SLN 06 21', ['BRZ SLN']],
  ['FORM LIST\nBRZ LO3 0724   BRZ LOTX 0724   BRZ HUR 0724\nBRZ PL 0724    NOT-TX-LO 0119', ['BRZ HUR', 'NOT-TX-LO']],
  ['FORMS AND ENDORSEMENTS\nTX HO5 12 23       LOX 101 12 23\nLOX 133 12 23      LOX 140 12 23', ['TX HO5', 'LOX 133']],
  [
    'FORMS AND ENDORSEMENTS         LIMIT      PREMIUM\nHO-B LO    08-23  BASE POLICY                  INCL\nLO-HO-020  01-21  WATER DISCHARGE   $ 5,000   64.00',
    ['HO-B LO', 'LO-HO-020'],
  ],
  [
    'FORM       ED.      FORM       ED.\nLIC-03     0823     L-HS-DED   0622\nL-ORD-10   0823     L-NOROOF   0823',
    ['LIC-03', 'L-ORD-10', 'L-HS-DED', 'L-NOROOF'],
  ],
])('letters alone before an edition: %s', (body, forms) => expect(listed(body)).toEqual(expect.arrayContaining(forms)))
