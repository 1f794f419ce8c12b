import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../../testing/lone-oak.ts'

const EXPIRING = [
  ['$281,000', '$2,204'],
  ['$28,100', 'Incl'],
  ['$200,000', '$22'],
  ['1%', '$2,810'],
]
const RENEWAL = [
  ['$295,000', '$2,538'],
  ['$29,500', 'Incl'],
  ['$300,000', '$24'],
  ['2%', '$5,900'],
]
const LABELS = ['A. Dwelling', 'B. Other Structures', 'E. Personal Liability', 'Wind or Hail Deductible']

const lineOf = (label: string, [a = '', b = '', c = '', d = '']: string[]): string =>
  `${label.padEnd(35)}${a.padEnd(17)}${b.padEnd(21)}${c.padEnd(17)}${d}`

const tableOf = (heads: string[], first: string[][], second: string[][]) => {
  const rows = LABELS.map((label, index) => lineOf(label, [...(first[index] ?? []), ...(second[index] ?? [])]))
  const { coverage_a_dwelling, coverage_b_other_structures, coverage_e_personal_liability, deductibles } = fieldsOf(
    [HEAD, ...heads, ...rows].join('\n'),
  )
  return [
    coverage_a_dwelling,
    coverage_b_other_structures,
    coverage_e_personal_liability,
    deductibles.wind_hail?.amount,
    deductibles.wind_hail?.percentage,
  ]
}
const THIS_TERM = [295_000, 29_500, 300_000, 5_900, 2]

const WORDINGS = [
  ['Expiring Term 03/01/2025-26', 'This Term 03/01/2026-27'],
  ['Last Year', 'This Year'],
  ['Current', 'Renewal'],
  ['Prior Policy Term', 'Current Policy Term'],
  ['Old', 'New'],
  ['Before', 'After'],
  ['Was', 'Now'],
  ['Original', 'Revised'],
  ['Your Last Policy', 'Your New Policy'],
  ['03/01/2025-26', '03/01/2026-27'],
  ['2025-2026 Term', '2026-2027 Term'],
  ['Expiring', 'Renewing'],
  ['Existing', 'Amended'],
  ['Old Amount', 'New Amount'],
  ['Your Old Policy', 'Your New Policy'],
  ['Past Year', 'Next Year'],
  ['Ending 03/01/2026', 'Starting 03/01/2026'],
  ['Earlier', 'Now'],
  ['Original Policy', 'Changed Policy'],
  ['Outgoing', 'Incoming'],
  ['What You Had', 'What You Have Now'],
] as const

it.each(WORDINGS)('takes nothing below "%s", over several columns, where "%s" stands beside it', (former, present) => {
  const kinds = lineOf('Coverage', ['Limit', 'Premium', 'Limit', 'Premium'])
  const over = lineOf('', [former, '', present])
  expect(tableOf([over, kinds], EXPIRING, RENEWAL)).toEqual(THIS_TERM)
  expect(tableOf([over.replace(/^ {4}/, '        '), kinds], EXPIRING, RENEWAL)).toEqual(THIS_TERM)
  expect(tableOf([lineOf('Coverage', [former, '', present])], EXPIRING, RENEWAL)).toEqual(THIS_TERM)
  if (former !== 'Was')
    expect(tableOf([lineOf('', [present, '', former]), kinds], RENEWAL, EXPIRING)).toEqual(THIS_TERM)
})

it('reads days of the terms between their names and the columns', () => {
  const heads = [
    lineOf('', ['Expiring Term', '', 'This Term']),
    lineOf('', ['03/01/25 to 26', '', '03/01/26 to 27']),
    lineOf('Coverage', ['Limit', 'Premium', 'Limit', 'Premium']),
  ]
  expect(tableOf(heads, EXPIRING, RENEWAL)).toEqual(THIS_TERM)
})

it('keeps a column without a head out of the columns of times', () => {
  const { coverage_a_dwelling, coverage_e_personal_liability } = fieldsOf(`${HEAD}
Coverage                           Before      After
A. Dwelling                        $281,000    $295,000    $2,204    $2,538
B. Other Structures                $28,100     $29,500     Incl      Incl
E. Personal Liability              $200,000    $300,000    $22       $24`)
  expect([coverage_a_dwelling, coverage_e_personal_liability]).toEqual([295_000, 300_000])
})

it.each(WORDINGS)('takes the limit of this term where its premium stands before it: "%s", "%s"', (former, present) => {
  const turned = (rows: string[][]) => rows.slice(0, 3).map(([limit = '', premium = '']) => [premium, limit])
  const heads = [lineOf('', [former, '', present]), lineOf('', ['Premium', 'Limit', 'Premium', 'Limit'])]
  expect(tableOf(heads, turned(EXPIRING), turned(RENEWAL)).slice(0, 3)).toEqual(THIS_TERM.slice(0, 3))
})

it('keeps what stands before all heads of times for each of them', () => {
  const { deductibles } = fieldsOf(`${HEAD}
                                     PRIOR LIMIT         AMENDED LIMIT
A. DWELLING                          $215,000            $229,000

SECTION I DEDUCTIBLES                PRIOR               AMENDED
WINDSTORM AND HAIL   1% OF COV A     $2,150              $2,290
ALL OTHER PERILS                     $1,500              $1,500
ROOF SETTLEMENT                      ACV                 REPLACEMENT COST`)
  expect(deductibles.wind_hail).toEqual({ amount: 2290, percentage: 1, stated: 'both' })
  expect(deductibles.all_perils).toMatchObject({ amount: 1500 })
})

it.each([
  [
    ['Before', 'After'],
    ['Change', 'Change'],
  ],
  [
    ['Limit before', 'Limit after'],
    ['amendment', 'amendment'],
  ],
])('joins heads that both end in one word: %s', (upper, lower) => {
  const rows = [
    ['Coverage', ...upper, 'Annual'],
    ['', ...lower, 'Premium'],
    ['A. Dwelling', '$281,000', '$295,000', '$2,538'],
    ['B. Other Structures', '$28,100', '$29,500', 'Incl'],
  ]
  const lines = rows.map((cells) => cells.map((cell) => cell.padEnd(24)).join(''))
  const { coverage_a_dwelling, coverage_b_other_structures } = fieldsOf([HEAD, ...lines].join('\n'))
  expect([coverage_a_dwelling, coverage_b_other_structures]).toEqual([295_000, 29_500])
})
