import { describe, expect, it } from 'vitest'
import type { PageText } from '../geometry/page-text.ts'
import { readPolicy } from '../read-policy.ts'
import { type PlacedLine, placedPage } from '../testing/placed-lines.ts'
import { placed, placedFields, TOP } from '../testing/placed-lone-oak.ts'

/** All lines further apart, in letters as large. */
const setApart = (lines: PlacedLine[], times: number): PlacedLine[] =>
  lines.map(([text, x, y, size]) => [text, x, times * y, size])

/** Two blocks side by side, the lines of one between those of the other. */
const BESIDE: PlacedLine[] = [
  ['Lone Oak Insurance Company', 40, 40, 12],
  ['HOMEOWNERS POLICY DECLARATIONS', 300, 40, 10],
  ['Policy number: LO-448812', 40, 60, 9],
  ['Policy period: 03/01/2026 to 03/01/2027', 300, 60, 9],
  ['Named insured', 40, 84, 9],
  ['Ana Flores', 40, 96, 9],
  ['Luis Flores', 40, 108, 9],
  ['PO Box 12', 40, 120, 9],
  ['Waco, TX 76702', 40, 132, 9],
  ['Residence premises', 300, 90, 9],
  ['12 Elm St', 300, 102, 9],
  ['Waco, TX 76710', 300, 114, 9],
  ['Agent', 300, 138, 9],
  ['Elm Street Agency', 300, 150, 9],
  ['A. Dwelling', 40, 190, 9],
  ['$300,000', 200, 190, 9],
  ['C. Personal Property', 40, 203, 9],
  ['$150,000', 200, 203, 9],
]

describe('how wide a page is set', () => {
  it.each([1.15, 1.6, 2, 2.4])('says nothing, also of blocks side by side: %d times', (times) => {
    const usual = placedFields(BESIDE)
    expect(usual).toMatchObject({
      policy_holder_name: 'Ana Flores',
      additional_insured_names: ['Luis Flores'],
      property_address: { street: '12 Elm St', zip: '76710' },
    })
    expect(placedFields(setApart(BESIDE, times))).toEqual(usual)
  })

  const rows: PlacedLine[] = ['Loss assessment', 'Service line', 'Identity theft', 'Home systems', 'Debris removal']
    .concat(['Trees and shrubs', 'Fire department charge', 'Lock replacement', 'Refrigerated goods', 'Money', 'Furs'])
    .map((name, row) => [name, 40, 200 + 17 * row, 9])
  it('is not told by rows set apart: the names stand closer than these', () =>
    expect(
      placedFields([
        ...TOP.filter(([text]) => !/^Named|^Residence/.test(text)),
        ['Named insured', 40, 76, 9],
        ['Ana Flores', 40, 86, 9],
        ['Luis Flores', 40, 96, 9],
        ['Residence premises', 300, 76, 9],
        ['12 Elm St', 300, 86, 9],
        ['Waco, TX 76710', 300, 96, 9],
        ...rows,
      ]),
    ).toMatchObject({
      policy_holder_name: 'Ana Flores',
      additional_insured_names: ['Luis Flores'],
      property_address: { street: '12 Elm St' },
    }))

  it('leaves the heads of pages at one height', () => {
    const head: PlacedLine = ['Named insured: Ana Flores', 300, 30, 9]
    const said: PlacedLine[] = [
      ['The named insureds are Ana Flores and Luis Paredes. The residence premises is 12 Elm', 40, 76, 9],
      ['St, Waco, TX 76710. The house was built in 1998 and has a roof of composition shingle,', 40, 90, 9],
      ['which was put on in 2015.', 40, 104, 9],
    ]
    const first = [head, ...TOP.filter(([text]) => !/^Named|^Residence/.test(text)), ...said]
    const pages = [...placedPage(setApart(first, 1.4)), ...placedPage([head, ['Mortgagee: Frost Bank', 40, 60, 9]])]
    const read = (all: PageText[]) =>
      readPolicy(all.map((page, index) => ({ ...page, number: index + 1 }))).fields.additional_insured_names
    const drawn = pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (item.text === head[0] ? { ...item, y: 30 } : item)),
    }))
    expect(read(drawn)).toEqual(['Luis Paredes'])
  })
})

describe('labels at the middle of their lines', () => {
  const above: PlacedLine[] = [
    ['Fire and Casualty', 140, 210, 9],
    ['Company', 40, 216, 9],
    ['Insurance Company', 140, 222, 9],
  ]
  const insured = (lines: PlacedLine[]) => {
    const { policy_holder_name, additional_insured_names } = placedFields(lines)
    return [policy_holder_name, ...additional_insured_names]
  }
  const top = TOP.filter(([text]) => !/^Named/.test(text))
  it('leave the lines that are nearer to another such label', () =>
    expect(
      insured([
        ...top,
        ...above,
        ['Ana Flores', 140, 234, 9],
        ['Named insured', 40, 240, 9],
        ['Luis Flores', 140, 246, 9],
        ['PO Box 12', 140, 258, 9],
        ['Mailing address', 40, 264, 9],
        ['Waco, TX 76702', 140, 270, 9],
      ]),
    ).toEqual(['Ana Flores', 'Luis Flores']))
  it('take as many above as below, where the label over them has its value beside it', () =>
    expect(
      insured([
        ...top,
        ['Transaction:', 40, 220, 9],
        ['Renewal', 140, 220, 9],
        ['Ana Flores', 140, 234, 9],
        ['Luis Flores', 140, 246, 9],
        ['Insured:', 40, 252, 9],
        ['PO Box 12', 140, 258, 9],
        ['Waco, TX 76702', 140, 270, 9],
      ]),
    ).toEqual(['Ana Flores', 'Luis Flores']))

  const charged: PlacedLine[] = [
    ['Named insured', 40, 240, 9],
    ['Ana Flores', 40, 250, 9],
    ['Luis Flores', 40, 260, 9],
    ['Recovery Fund Assistance Program', 240, 234, 9],
    ['$1.83', 500, 234, 9],
  ]
  it('take no row of charges beside the block that they head', () =>
    expect(insured([...top, ...charged])).toEqual(['Ana Flores', 'Luis Flores']))
})

describe('figures a little off the line', () => {
  it('are of the label right over them', () =>
    expect(
      placed(
        ['Deductibles', 40, 180, 11],
        ['Base deductible', 40, 203, 8],
        ['Wind or hail', 240, 203, 8],
        ['Water backup', 400, 203, 8],
        ['$1,000', 40, 218, 14],
        ['$2,500', 240, 218, 14],
        ['$500', 400, 218, 14],
        ['every covered loss except those at', 40, 228, 8],
      ).deductibles.all_perils,
    ).toMatchObject({ amount: 1000 }))

  it('are of the question right over them', () =>
    expect(
      placed(
        ['Does mold count?', 318, 200, 10.5],
        ['$10,000', 318, 218, 15],
        ['Loss of use: where do we live meanwhile?', 40, 222.6, 10.5],
        ['$60,000', 40, 240, 15],
      ).coverage_d_loss_of_use,
    ).toBe(60_000))

  const estimate = (off: number): PlacedLine[] => [
    ['Building replacement cost', 40, 200, 9],
    ['Reserve fund surcharge', 300, 200 + off, 9],
    ['$25.00', 500, 200 + off, 9],
    ['$396,000', 165, 206, 9],
    ['value', 40, 212, 9],
  ]
  it.each([0, 2.4])('are an estimate at the middle of its two lines, whatever stands beside: %d', (off) =>
    expect(placed(...estimate(off)).dwelling_settlement).toBeNull(),
  )
})

describe('rows further apart', () => {
  const offer: PlacedLine[] = [
    ['These coverages are NOT on your policy.', 40, 200, 8.5],
    ['Coverage', 40, 218, 8.5],
    ['What it does', 250, 218, 8.5],
    ['Example limit', 500, 218, 8.5],
    ['Limited Fungus (Including Mold)', 40, 239.5, 8.5],
    ['Remediation', 250, 239.5, 8.5],
    ['$10,000', 500, 239.5, 8.5],
  ]
  it('are those of the heads that list what is not taken', () => expect(placed(...offer).mold_limit).toBeNull())

  const mold = (pitch: number, gap = pitch): PlacedLine[] => [
    ['Ordinance or Law', 116, 200, 8.5],
    ['$30,000', 450, 200, 8.5],
    ['Limited Fungi, Wet or Dry Rot, or Bacteria', 116, 200 + pitch, 8.5],
    ['INCL', 554, 200 + pitch, 8.5],
    ['Section I - Property, each loss', 122, 200 + pitch + gap, 8.5],
    ['$10,000', 450, 200 + pitch + gap, 8.5],
  ]
  it.each([12, 21])('have what a row is paid up to on the next one: %d', (pitch) =>
    expect(placed(...mold(pitch)).mold_limit).toBe(10_000),
  )
  it('have none beyond an empty line', () => expect(placed(...mold(12, 24)).mold_limit).toBeNull())

  const taken: PlacedLine[] = [
    ['COVERAGES OFFERED AND NOT TAKEN', 40, 200, 9],
    ['EXTENDED REPLACEMENT COST DWELLING', 51, 212, 9],
    ['25% AVAILABLE', 263, 212, 9],
  ]
  it('are of no list that stands further in than they begin', () =>
    expect(
      placed(...taken, ['SETTLEMENT', 40, 234, 9], ['DWELLING', 117, 234, 9], ['ACTUAL CASH VALUE', 173, 234, 9])
        .dwelling_settlement,
    ).toBe('ACV'))
  it('are of the list where they stand as far in', () =>
    expect(placed(...taken, ['ACTUAL CASH VALUE DWELLING', 51, 224, 9]).dwelling_settlement).toBeNull())
})

describe('sentences and what stands near them', () => {
  const roof = (second: string): PlacedLine[] => [
    ['Losses to roof coverings by windstorm or hail are settled at the cost of repair and', 40, 200, 8],
    ['nothing less. Other loss to roof coverings by windstorm or hail is', 40, 211, 8],
    [second, 40, 224, 8],
  ]
  it('go on in small letters where they cannot end', () =>
    expect(placed(...roof('settled at replacement cost.')).roof_settlement).toBe('RCV'))

  it('say nothing of wind and hail where they are of other perils', () =>
    expect(placed(['Loss to the roof by other perils is settled at replacement cost.', 40, 200, 9])).toMatchObject({
      roof_settlement: null,
    }))
  it('say by themselves of what, whatever row they stand below', () =>
    expect(
      placed(
        ['CONTENTS', 40, 200, 8.4],
        ['$60,000', 224, 200, 8.4],
        ['LOSS SETTLEMENT: BUILDING – REPLACEMENT COST.', 40, 212, 8.4],
        ['CONTENTS – ACTUAL CASH VALUE.', 40, 222, 8.4],
      ).personal_property_settlement,
    ).toBe('ACV'))

  it('ask, and name no lender', () =>
    expect(
      placed(
        ['Who has a lien on the home?', 40, 200, 14],
        ['First mortgage', 40, 218, 9.5],
        ['Frost Bank ISAOA/ATIMA', 40, 230, 9.5],
      ).mortgagee,
    ).toBe('Frost Bank'))

  const forms: PlacedLine[] = [
    ['Policy forms and endorsements', 40, 200, 11],
    ['LO HO5 001 (01/24) Homeowners Policy', 40, 216, 9],
    ['LO TX 010 (07/24) Texas Changes', 40, 228, 9],
    ['Issued by Lone Oak Services on 02/26/2026. LO DEC TX (01/24)', 40, 254, 7.5],
  ]
  it('at the foot of a page end no list, however large its heading is', () =>
    expect(placed(...forms).endorsements).toEqual(['LO HO5 001', 'LO TX 010']))
})
