import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'
import type { PlacedLine } from '../testing/placed-lines.ts'
import { placed, placedFields, TOP } from '../testing/placed-lone-oak.ts'

describe('a share of a loss', () => {
  const asked = ([question, figure, words]: string[], y = 200): PlacedLine[] => [
    [question ?? '', 40, y, 10],
    [figure ?? '', 40, y + 19, 15],
    [words ?? '', 40, y + 32, 9],
  ]
  it('over its figure and what that is', () => {
    const { deductibles } = placed(
      ...asked([
        'What is our share of a wind or hail loss?',
        '$4,500',
        'This deductible is 1.5% of the dwelling limit.',
      ]),
      ...asked(['And our share of any other loss?', '$5,000', 'A flat deductible. We waive it above $100,000.'], 260),
    )
    expect(deductibles).toEqual({
      all_perils: { amount: 5_000, percentage: null, stated: 'amount' },
      wind_hail: { amount: 4_500, percentage: 1.5, stated: 'both' },
      hurricane: null,
    })
  })
  it.each([
    ['What is our share of a wind or hail loss?', '$45,000', 'The most that we pay, after your deductible.'],
    ['What is our share of a wind or hail loss?', '$4,500', 'This deductible was 1% last year.'],
    ['What is your share of a flood loss?', '$4,500', 'A flat deductible.'],
    ['What is your share of a water loss?', '$4,500', 'This deductible is that of the water endorsement.'],
    ['What is your share of a jewelry loss?', '$250', 'A flat deductible.'],
    ['What is the association’s share of a wind loss?', '$9,500', 'A flat deductible.'],
    ['What was your share of any other loss?', '$1,500', 'A flat deductible.'],
    ['What is your share of any other loss?', '$1,500', 'An optional deductible.'],
  ])('%s %s %s', (...row) => {
    const { deductibles } = placed(...asked(row))
    expect(deductibles).toEqual({ all_perils: null, wind_hail: null, hurricane: null })
  })
  const headed = (heading: string) =>
    placed([heading, 40, 180, 12], ...asked(['What is your share of any other loss?', '$1,500', 'A flat deductible.']))
      .deductibles.all_perils
  it.each([
    ...['Last year', 'Your former policy', 'Your auto policy', 'If you chose less', 'You could choose'],
    ...['Your TWIA policy', 'Your rental house at 44 Oak St', 'Second home', 'Beach house', 'The garage', 'Farm'],
    ...['Renters policy', 'Your neighbor’s policy', 'At renewal', 'Until February 28, 2026', 'Term 2025-2026'],
    ...['Plan B', 'Our Gold plan', 'With a higher deductible', 'Not on this policy', 'Declined'],
  ])('under %s', (heading) => expect(headed(heading)).toBeNull())
  it.each(['What you pay', 'Your policy', 'Your home', 'The Farmer household'])('also under %s', (heading) =>
    expect(headed(heading)?.amount).toBe(1_500),
  )

  it('may be the only deductible, whose words follow its figure', () =>
    expect(
      placed(...asked(['What you pay first', '$3,000', 'This deductible is 1% of the dwelling limit.'])).deductibles
        .all_perils,
    ).toMatchObject({ amount: 3_000, percentage: 1 }))

  it.each(['', ' loss', ' event', ' occurrence'])('for each flood%s is no other’s', (loss) =>
    expect(
      placed([`Deductible for each flood${loss}.`, 140, 225, 9], ['$5,000', 58, 234, 19]).deductibles.all_perils,
    ).toBeNull(),
  )
})

describe('what counts', () => {
  it('Does mold count?', () =>
    expect(
      placed(['Does mold count?', 40, 200, 10], ['$10,000', 40, 219, 15], ['When it follows a loss.', 40, 232, 9])
        .mold_limit,
    ).toBe(10_000))
  it.each(['Only if you add it, $5,000', 'If you buy it, $5,000'])('Does mold count? %s', (answer) =>
    expect(withLines(`Does mold count?      ${answer}`).mold_limit).toBeNull(),
  )
  it.each([
    ['Does mold cost extra?', '$25'],
    ['Does mold testing count?', '$500'],
    ['Does the mold deductible count?', '$500'],
    ['Do mold claims count?', '$500'],
    ['Does a mold inspection count?', '$500'],
  ])('%s %s', (question, figure) =>
    expect(placed([question, 40, 200, 10], [figure, 40, 219, 15]).mold_limit).toBeNull(),
  )
})

describe('a lender with its rank behind its address', () => {
  it.each([
    'Who else gets paid?\nElm Bank, its successors and/or assigns, PO Box 12,\nWaco, TX 76710, as first mortgagee. Loan 4471.',
    'Elm Bank ISAOA, 1 Main St, Waco, TX 76710, as mortgagee.',
  ])('%s', (rows) => expect(withLines(rows).mortgagee).toBe('Elm Bank'))

  const RANKED = 'Elm Bank, its successors and/or assigns, PO Box 12, Waco, TX 76710, as first mortgagee.'
  it.each([
    ...['Your bank', 'Also protected', 'Others we protect', 'Your old lender', 'Until 02/2026'].map(
      (heading) => `${heading}\n${RANKED}`,
    ),
    `This page is also sent to ${RANKED}`,
    'You and Elm Bank, ISAOA, PO Box 12, Waco, TX 76710, as mortgagee',
  ])('is called no more than its name: %j', (rows) => expect([null, 'Elm Bank']).toContain(withLines(rows).mortgagee))
  it.each([
    'Elm Bank ISAOA, PO Box 12, Waco, TX 76710, as second mortgagee.',
    'Your former lender\nElm Bank ISAOA, PO Box 12, Waco, TX 76710, as mortgagee.',
    'Your golf cart\nElm Bank ISAOA, PO Box 12, Waco, TX 76710, as mortgagee.',
    'Elm Bank ISAOA, PO Box 12, Waco, TX 76710, is removed as mortgagee.',
    'Elm Bank ISAOA, PO Box 12, Waco, TX 76710, asked to be added as mortgagee.',
    'Elm Bank ISAOA, PO Box 12, Waco, TX 76710, as mortgagee of the lot next door.',
  ])('%s', (rows) => expect(withLines(rows).mortgagee).toBeNull())
})

describe('who else is insured', () => {
  const named = (line: string) => withLines(`\nInsured persons\n${line}`)
  it('(also a named insured)', () => {
    const { additional_insured_names } = fieldsOf(
      `${HEAD.replace('Named insured: Ana Flores', '')}\nWho’s insured\nAna Flores\nLuis Paredes (also a named insured)\n12 Elm St\nWaco, TX 76710\n${LIMITS}`,
    )
    expect(additional_insured_names).toEqual(['Luis Paredes'])
  })
  it('(also an additional insured)', () => {
    expect(
      named('Ana Flores\nElm Homeowners Association (also an additional insured)').additional_insured_names,
    ).toEqual([])
  })
})

describe('the home at the same address', () => {
  const withMail = (words: string) =>
    fieldsOf(
      `${HEAD.replace('Residence premises: 12 Elm St, Waco, TX 76710', '').replace('Named insured: Ana Flores', '')}\nWho is the policyholder?\nAna Flores\n12 Elm St\nWaco, TX 76710\n${words}\n${LIMITS}`,
    ).property_address.street
  it.each(['The home we insure is at the same\naddress.', 'The house that this policy covers is at the same address.'])(
    '%s',
    (words) => expect(withMail(words)).toBe('12 Elm St'),
  )
  it.each([
    'The home we insure is not at the same address.',
    'The home we insure is at the same address as your other policy.',
    'Is the home we insure at the same address?',
    'The home we insure is at the address on page 2.',
  ])('%s', (words) => expect(withMail(words)).toBeNull())
})

describe('what is told of actual cash value', () => {
  const card = (...lines: string[]) =>
    placedFields([
      ...TOP.filter(([, , y]) => y < 134),
      ['Personal Property', 40, 150, 9],
      ['$150,000', 250, 150, 9],
      ...lines.map((text, index): PlacedLine => [text, 40, 162 + 11 * index, 8]),
      ['E. Personal Liability', 40, 210, 9],
      ['$100,000', 250, 210, 9],
    ]).personal_property_settlement
  it('which is today’s worth', () =>
    expect(card('50% of Dwelling. Paid at actual cash value, which is', 'today’s worth.')).toBe('ACV'))
  it.each([
    ['50% of Dwelling. Paid at actual cash value, which is', 'an option you can add.'],
    ['50% of Dwelling. Paid at actual cash value, which is', 'so until you replace it.'],
    ['Not paid at actual cash value, which is', 'today’s worth.'],
    ['Last year paid at actual cash value, which was', 'today’s worth.'],
    ['Last year paid at actual cash value.', 'This year ask us.'],
    ['Not paid at actual cash value.', 'Ask us.'],
  ])('%s %s', (...lines) => expect(card(...lines)).toBeNull())
  it('what the damaged item would cost new', () =>
    expect(
      withLines(
        'This policy names the causes of loss it covers, and it pays actual cash value for the dwelling and for your\npersonal property: what the damaged item would cost new, minus wear.',
      ),
    ).toMatchObject({ dwelling_settlement: 'ACV', personal_property_settlement: 'ACV' }))
  it.each([
    'A basic policy would pay actual cash value for the dwelling and for your personal property: what the damaged item would cost new, minus wear.',
    'For $90 more it pays replacement cost for your personal property: what the option would cost new customers.',
    'You could have a policy that pays replacement cost for your personal property: what the item would cost new.',
  ])('%s', (text) => expect(withLines(text).personal_property_settlement).toBeNull())
})

describe('a figure before the words of its deductible', () => {
  const boxed = (figure: string, words: string, over = 'You pay first') => {
    const [first = '', second = ''] = words.split(' / ')
    return placed([over, 40, 200, 14], [first, 140, 225, 9], [figure, 58, 234, 19], [second, 140, 239, 9]).deductibles
  }
  it('each loss', () =>
    expect(boxed('$5,000', 'Deductible for each loss. It is taken once, / from both together.')).toEqual({
      all_perils: { amount: 5_000, percentage: null, stated: 'amount' },
      wind_hail: null,
      hurricane: null,
    }))
  it.each([
    ['$5,000', 'Deductible for each flood. It is taken once, / from building and contents together.'],
    ['$250', 'Deductible for each jewelry loss. It is taken / once.'],
    ['$500', 'Deductible for each water backup. It is / taken once.'],
    ['$10,000', 'No deductible for any loss. It is paid / in full.'],
  ])('%s %s', (figure, words) => expect(boxed(figure, words).all_perils).toBeNull())
  it.each([
    'Scheduled jewelry',
    'Your deductible last year',
    'Your auto policy',
    'A quote for next year',
    'Earthquake',
  ])('under %s', (over) =>
    expect(boxed('$250', 'Deductible for each loss. It is taken / once.', over).all_perils).toBeNull(),
  )
})

describe('a description below a letter and a name', () => {
  const described = (...words: string[]) =>
    placedFields([
      ...TOP.filter(([, , y]) => y < 120),
      ['Coverage A', 40, 150, 10],
      ['Your unit', 120, 150, 10],
      ['$85,000', 500, 150, 10],
      ...words.map((text, index): PlacedLine => [text, 40, 162 + 11 * index, 8]),
      ['Coverage C', 40, 200, 10],
      ['Personal property', 120, 200, 10],
      ['$45,000', 500, 200, 10],
    ]).dwelling_settlement
  it('ends with how it is paid', () =>
    expect(described('Walls in, cabinets. The building itself is insured by your association. Replacement cost.')).toBe(
      'RCV',
    ))
  it.each([
    'Walls in. The building itself is insured by your association at replacement cost.',
    'Walls in. The building itself has an estimated replacement cost.',
    'Walls in. Not at replacement cost.',
    'Walls in. The roof is paid at actual cash value.',
    'Walls in. You can add replacement cost.',
  ])('%s', (words) => expect(described(words)).toBeNull())
})
