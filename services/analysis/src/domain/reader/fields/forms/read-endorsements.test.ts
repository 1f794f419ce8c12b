import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const read = (forms: string) => fieldsOf(`${HEAD}${LIMITS}\n${forms}`).endorsements

it.each([
  ['Documents in your home policy\nLO-HO3 11 21; LO-TX-01 03 23; LO-RSPS 03 23', ['LO-HO3', 'LO-TX-01', 'LO-RSPS']],
  ['Papers of this policy: HO 00 03 (10 00), LO-10 (01 20)', ['HO 00 03', 'LO-10']],
  [
    `Forms and endorsements          Edition      Status
LO-HO3-TX                       05 19        in force
LO-455 Actual cash value roof   11 23        DELETED
LO-490 Limited mold             11 23        in force`,
    ['LO-HO3-TX', 'LO-490'],
  ],
  [
    `Forms and notices
LO-7810 0720   Texas amendatory
LO-5440 0115   Limited mold
Mortgage company
First mortgagee: LONE BANK, N.A. its successors, PO Box 7433, Springfield OH
45501`,
    ['LO-7810', 'LO-5440'],
  ],
  [
    `Forms
LO HO3 03 25
LO SP3 03 25
LO-448812      1/1`,
    ['LO HO3', 'LO SP3'],
  ],
  [
    `Optional packages and coverages           Limit     Premium
LO-208 CW (05-17) Water Back Up         $10,000      $96.00
LO-290 CW (05-17) Contents at cost     Included     $231.00
LO-032 TX (08-18) Fungi (Section I)     $10,000       incl.`,
    ['LO-208 CW', 'LO-290 CW', 'LO-032 TX'],
  ],
  [
    `Forms and endorsements          Limit
LO-6R        (03/20)   Unit-owners policy
IDFP         (07/22)   Identity fraud expense`,
    ['LO-6R', 'IDFP'],
  ],
  [
    `Your policy documents
Homeowners policy  LO4811      Roof surfaces  LO4902
Wind deductible    LO4837      Foundation Water LO4868-1`,
    ['LO4811', 'LO4837', 'LO4868-1', 'LO4902'],
  ],
])('forms are listed: %s', (text, codes) => {
  expect(read(text)).toEqual(codes)
})

it('rows with one or two numbers of forms are no list', () => {
  expect(read('LO-140 Wind and hail exclusion agreement\nLO-150 Water exclusion agreement')).toEqual([])
})

it.each([
  ['claims', 'WD2019 Water damage paid $4,000\nWD2020 Hail damage paid $9,100\nWD2021 Theft loss'],
  ['numbered claims', 'CLM1001 Hail damage 2019\nCLM1002 Water damage 2021\nCLM1003 Theft loss 2022'],
  ['discounts', 'D01 Protective device credit\nD02 New home credit\nD03 Claim free credit'],
  ['territories', 'T05 Territory of rating\nT06 Protection class\nT07 Construction class'],
  ['units', 'UNIT 1 Main dwelling\nUNIT 2 Guest house\nUNIT 3 Barn'],
  ['questions', 'Q10 Have you had a loss\nQ11 Does the home have a pool\nQ12 Do you own dogs'],
])('a table of %s lists no forms', (_what, table) => {
  expect(read(table)).toEqual([])
})

it.each([
  [
    'an edition after the last dot',
    'LO.HO3SP.0319   Special form\nLO.RSACV.0822   Roofs at actual cash value\nLO.SL.0121   Service line',
    ['LO.HO3SP', 'LO.RSACV', 'LO.SL'],
  ],
  ['two groups and no edition', 'HO.0304   Special form\nHO.0490   Contents', ['HO.0304', 'HO.0490']],
  [
    'three groups of figures',
    '03-11-0004   Deluxe home\n03-11-1263   Wind deductible\n03-11-2011   Texas terms',
    ['03-11-0004', '03-11-1263', '03-11-2011'],
  ],
  [
    'a small letter',
    'LO7210  1st Ed.  Mold\nLO7213  2nd Ed.  Contents\nt9434  6-21  Notice',
    ['LO7210', 'LO7213', 't9434'],
  ],
  ['a date that is none', '03-11-0004   Deluxe home\n08-15-2026   Printed on', ['03-11-0004']],
])('numbers of forms with %s', (_what, rows, codes) => {
  expect(read(`Forms and endorsements\n${rows}`)).toEqual(codes)
})

it('a table without a heading lists forms that have editions, or the numbers of known families', () => {
  expect(read('LO-100 Limited mold 03 21\nLO-200 Water backup 03 21\nLO-300 Roof payment 04 22')).toHaveLength(3)
  expect(
    read('HO 04 90 Personal property replacement\nHO 04 95 Water backup\nHO 04 16 Protective devices'),
  ).toHaveLength(3)
})
