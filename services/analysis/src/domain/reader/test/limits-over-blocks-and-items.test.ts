import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { withLines } from '../testing/lone-oak.ts'
import { type PlacedLine, placedPage } from '../testing/placed-lines.ts'
import { stormFieldsOf } from '../testing/windstorm-policy.ts'

const placed = (lines: PlacedLine[]) =>
  readPolicy(placedPage([['HOMEOWNERS POLICY DECLARATIONS', 40, 40, 14], ...lines])).fields

describe('the own deductible of a coverage in a column before its limit', () => {
  it.each([
    ['Water backup    $1,000 own deductible    $10,000', 'water_backup_limit'],
    ['Limited mold    $500 own deductible      $10,000', 'mold_limit'],
  ] as const)('is no limit: %s', (row, field) => {
    expect(withLines(row)[field]).toBe(10_000)
  })

  it('leaves a limit that stands before it', () =>
    expect(withLines('Water backup    $10,000    $1,000 own deductible').water_backup_limit).toBe(10_000))

  it('is no limit where none is printed', () =>
    expect(withLines('Water backup    $1,000 own deductible').water_backup_limit).not.toBe(1_000))

  it('is what is wanted where a deductible is', () =>
    expect(withLines('Wind or hail    $3,000 own deductible    $10,000').deductibles.wind_hail?.amount).toBe(3_000))
})

describe('a name on the other side of the page, a little below', () => {
  const ROWS: PlacedLine[] = [
    ['A. Dwelling', 40, 280, 9],
    ['$300,000', 200, 280, 9],
    ['C. Personal property', 40, 300, 9],
  ]

  it('has the figure behind it', () =>
    expect(
      placed([...ROWS, ['$150,000', 200, 312, 9], ['M. Medical payments', 320, 304, 9], ['$5,000', 480, 310, 9]]),
    ).toMatchObject({ coverage_c_personal_property: 150_000, coverage_f_medical_payments: 5_000 }))

  it('has it where no other figure is near', () =>
    expect(
      placed([...ROWS, ['M. Medical payments', 320, 304, 9], ['$5,000', 480, 309, 9]]).coverage_c_personal_property,
    ).toBeNull())

  it('leaves the figure where it says how things are paid and names none', () =>
    expect(
      placed([...ROWS, ['Replacement cost', 320, 304, 9], ['$150,000', 480, 309, 9]]).coverage_c_personal_property,
    ).toBe(150_000))
})

describe('items over tables of their own', () => {
  const COLUMNS = 'Coverage               Limit          Deductible      Premium'
  const BUILDING = 'Building               $15,000          $200            $90'
  const CONTENTS = 'Contents               $5,000           $200            $20'
  const storm = (item: string) =>
    stormFieldsOf(`Item 1 – Dwelling

${COLUMNS}
Building               $210,000         $2,100         $1,400

${item}`)

  it.each([
    ['number and name are parted', `Item 2    Private garage, detached\n\n${COLUMNS}\n${BUILDING}`],
    [
      'a head is a share',
      `Item 2 – Detached garage

Coverage               Limit          % insured     Deductible      Premium
Building               $15,000        80%              $200            $90`,
    ],
    ['a line describes it', `Item 2 – Detached garage\nBuilt 1998, steel\n\n${COLUMNS}\n${BUILDING}`],
    ['its contents are insured, too', `Item 2 – Detached garage\n\n${COLUMNS}\n${BUILDING}\n${CONTENTS}`],
  ])('the item has the limit of the building where %s', (_, item) => {
    expect(storm(item)).toMatchObject({ coverage_a_dwelling: 210_000, coverage_b_other_structures: 15_000 })
  })

  it.each([
    ['neither row is a building', `${COLUMNS}\n${BUILDING.replace('Building', 'Tools   ')}\n${CONTENTS}`],
    [
      'two rows are buildings',
      `${COLUMNS}\n${BUILDING.replace('Building      ', 'North building')}\n${BUILDING.replace('Building      ', 'South building').replace('15,000', ' 9,000')}`,
    ],
    ['the table is that of the next item', `Item 3    Household goods\n\n${COLUMNS}\n${CONTENTS}`],
    ['the table is far below', `Built 1998, steel\nNot heated\nNot let\n\n${COLUMNS}\n${BUILDING}`],
  ])('the item has no limit where %s', (_, below) => {
    const { coverage_a_dwelling, coverage_b_other_structures } = storm(`Item 2    Detached garage\n\n${below}`)
    expect([coverage_a_dwelling, coverage_b_other_structures]).toEqual([210_000, null])
  })
})

describe('remarks in small print', () => {
  const DWELLING: PlacedLine[] = [
    ['A. Dwelling', 40, 280, 9],
    ['$742,000', 200, 280, 9],
  ]

  it('under two figures are each that of the figure over it', () => {
    const { deductibles } = placed([
      ...DWELLING,
      ['Wind or hail deductible', 40, 316, 8],
      ['Deductible per claim', 240, 316, 8],
      ['$7,420', 40, 330, 12],
      ['$5,000', 240, 330, 12],
      ['1% of dwelling coverage', 40, 342, 7],
      ['All other perils', 240, 342, 7],
    ])
    expect(deductibles).toMatchObject({ wind_hail: { amount: 7_420 }, all_perils: { amount: 5_000 } })
  })

  it.each([
    ['rows of a list whose first figure is printed larger', 12],
    ['rows of a list in one size', 7],
  ])('are %s', (_, size) => {
    const { deductibles } = placed([
      ['$742,000', 40, 330, size],
      ['A. Dwelling', 240, 330, size],
      ['1% of dwelling coverage', 40, 342, 7],
      ['All other perils', 240, 342, 7],
    ])
    expect(deductibles.all_perils).toMatchObject({ amount: 7_420, percentage: 1 })
  })
})

describe('limits in the column of premiums, below a heading of their own', () => {
  const section = (liability: string, medical: string, heading: PlacedLine) => {
    const { coverage_e_personal_liability, coverage_f_medical_payments } = placed([
      ['Coverage', 40, 250, 9],
      ['Limit', 300, 250, 9],
      ['Premium', 400, 250, 9],
      ['A. Dwelling', 40, 265, 9],
      ['$290,000', 300, 265, 9],
      ['$1,210', 400, 265, 9],
      ['Personal property', 40, 278, 9],
      ['$150,000', 300, 278, 9],
      ['$240', 400, 278, 9],
      ['Liability coverages', 40, 300, 12],
      ['Personal liability', 40, 320, 9],
      [liability, 400, 320, 9],
      ['Medical payments', 40, 333, 9],
      [medical, 400, 333, 9],
      heading,
      ['Base', 40, 375, 9],
      ['$1,450.50', 400, 375, 9],
      ['Fees', 40, 388, 9],
      ['$25.13', 400, 388, 9],
    ])
    return [coverage_e_personal_liability, coverage_f_medical_payments]
  }

  it('end with a heading in the same letters', () =>
    expect(section('$300,000', '$5,000', ['Premium', 40, 360, 12])).toEqual([300_000, 5_000]))

  it('are none where a premium may be as high', () =>
    expect(section('$100', '$500', ['Premium', 40, 360, 12])).toEqual([null, null]))

  it('are none where they have cents', () =>
    expect(section('$18.00', '$5.00', ['Premium', 40, 360, 12])).toEqual([null, null]))
})

describe('words of a typewriter', () => {
  const SIZE = 10
  /** Words with the gap before each; letters and gaps in parts of the font size. */
  const line = (letter: number, y: number, words: [gap: number, text: string][]) => {
    let x = 40
    return words.map(([gap, text]) => {
      const item = { text, x: x + gap * SIZE, y, width: letter * SIZE * text.length, size: SIZE }
      x = item.x + item.width
      return item
    })
  }
  const typed = (letter: number, y: number, text: string) =>
    line(
      letter,
      y,
      text.split(' ').map((word, index) => [index === 0 ? 0 : letter, word]),
    )
  const typewritten = (letter: number, row: [gap: number, text: string][]) =>
    readPolicy([
      {
        number: 1,
        width: 612,
        height: 792,
        items: [
          ...typed(letter, 40, 'HOMEOWNERS POLICY DECLARATIONS'),
          ...typed(letter, 55, 'LONE OAK LLOYDS'),
          ...line(letter, 140, [
            [0, 'DWELLING'],
            [3, '$300,000'],
          ]),
          ...line(letter, 155, row),
        ],
      },
    ]).fields

  it('are of one name though the space is spread', () =>
    expect(
      typewritten(0.6, [
        [0, 'OTHER'],
        [0.8, 'STRUCTURES'],
        [3, '$30,000'],
      ]).coverage_b_other_structures,
    ).toBe(30_000))

  it.each([
    ['are columns past two spaces', 0.6, 1.2],
    ['are columns past the same gap where letters are narrower', 0.5, 0.8],
  ] as const)('%s', (_, letter, gap) => {
    const { coverage_e_personal_liability, coverage_f_medical_payments } = typewritten(letter, [
      [0, 'LIABILITY'],
      [gap, '$100,000'],
      [gap, 'MEDICAL'],
      [gap, '$5,000'],
    ])
    expect([coverage_e_personal_liability, coverage_f_medical_payments]).toEqual([100_000, 5_000])
  })
})
