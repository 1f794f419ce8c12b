import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { CARDS, FORMS, IDENTITY, TALK } from '../testing/cards.ts'
import { type PlacedLine, placedPage } from '../testing/placed-lines.ts'

const GLANCE: PlacedLine = ['Your home policy at a glance', 48, 90, 18]
const NUMBER: PlacedLine = ['Policy LO-448812', 480, 40, 9]
const CARD = [GLANCE, ...IDENTITY, ...CARDS, ...TALK]

const read = (...pages: PlacedLine[][]) =>
  readPolicy(pages.flatMap((lines, index) => placedPage(lines).map((page) => ({ ...page, number: index + 1 }))))
const kindOf = (...lines: PlacedLine[]) => read([...CARD, ...lines]).document_kind

const at = (number: number, of: number): PlacedLine => [`Page ${number} of ${of}`, 500, 770, 8]
const TITLE: PlacedLine = ['HOMEOWNERS POLICY DECLARATIONS', 48, 40, 11]
const FACTS: PlacedLine[] = [
  ['Mortgagee', 48, 100, 9],
  ['Pecan Valley Bank ISAOA', 48, 112, 9],
  ['PO Box 12, Waco, TX 76710', 48, 124, 9],
  ['Year built', 300, 100, 9],
  ['1998', 400, 100, 9],
  ['Wind and hail deductible', 300, 140, 9],
  ['2%', 450, 140, 9],
  ['All other perils deductible', 300, 152, 9],
  ['$2,500', 450, 152, 9],
  ['Total annual premium', 300, 180, 9],
  ['$2,104.00', 450, 180, 9],
]
const READ = {
  mortgagee: 'Pecan Valley Bank',
  year_built: 1998,
  total_annual_premium: 2104,
  deductibles: { all_perils: { amount: 2500 }, wind_hail: { percentage: 2, amount: 6000 } },
}

describe('declarations with a page in cards', () => {
  const titled = [['HOMEOWNERS POLICY DECLARATIONS', 48, 90, 14] as PlacedLine, ...CARD.slice(1)]
  it.each([
    ['behind the forms', [titled, [TITLE, NUMBER, ...FORMS], [TITLE, NUMBER, ...FACTS]]],
    [
      'behind cards with the forms',
      [
        [...titled, ...FORMS],
        [TITLE, NUMBER],
        [TITLE, NUMBER, ...FACTS],
      ],
    ],
    [
      'before the cards',
      [
        [TITLE, NUMBER, ...FACTS],
        [...titled, ...FORMS],
      ],
    ],
  ])('keep the facts of their other pages: %s', (_, pages) =>
    expect(read(...pages.map((lines, index) => [...lines, at(index + 1, pages.length)])).fields).toMatchObject(READ),
  )
})

describe('the page behind a page in cards', () => {
  const behind = (...lines: PlacedLine[]) => read([...CARD, ...FORMS], lines).fields
  it.each([
    ['has its number', [NUMBER, ...FACTS]],
    ['has forms of its own', [...FACTS, ...FORMS]],
  ])('is of the policy where it %s', (_, lines) =>
    expect(behind(...lines)).toMatchObject({ mortgagee: READ.mortgagee }),
  )

  const OTHER: PlacedLine = ['Policy LO-99111', 480, 40, 9]
  it.each([
    ['Your auto policy at a glance', [OTHER, ...FACTS]],
    ['Your umbrella policy at a glance', FACTS],
    ['Your umbrella policy at a glance', [...FACTS, ...FORMS]],
    ['Your flood policy at a glance', [OTHER, ...FACTS]],
    ['Your other policy', [OTHER, ...FACTS, ...FORMS]],
    ['More ways to protect your home', FACTS],
  ])('is not where it is of something else: %s', (title, lines) =>
    expect(behind([title, 48, 60, 18], ...lines)).toMatchObject({
      coverage_a_dwelling: 300_000,
      mortgagee: null,
      total_annual_premium: null,
      deductibles: { all_perils: null, wind_hail: null },
    }),
  )
  it('is not where it is a form’s', () =>
    expect(
      behind(
        ['Homeowners Policy LO-2143', 48, 60, 14],
        ['Your deductible for wind is 2% of Coverage A where the declarations say so.', 48, 95, 9],
        ['Water backup   $5,000 in our Plus form', 48, 110, 9],
      ),
    ).toMatchObject({ water_backup_limit: null, deductibles: { wind_hail: null } }))
})

describe('cards of no policy', () => {
  it.each([
    'Your price is good until February 20, 2026.',
    'To start this policy, pay $212.00 by March 1.',
    'You’re almost there! Finish online to get covered.',
    'We shopped 12 companies for you and picked Lone Oak.',
    'We recommend these limits for your home.',
    'Plan B of 3. Turn the page for Plan C.',
    'Pick this plan at loneoak.example/plans/2.',
    'Pending underwriting approval.',
    'Subject to inspection and approval.',
    'Indicative terms, no cover is given.',
    'Tell us by February 15 whether you want this coverage.',
    'Pay $212.00 by March 1 to keep your home protected.',
    'Your first installment of $212.00 is due March 1.',
    'Your policy will terminate on February 20, 2026.',
    'We will no longer insure this home after February 20, 2026.',
    'This contract was replaced by policy LO-448913 on June 2, 2026.',
    'This summary is for your information only and provides no coverage.',
    'This summary does not replace the contract. The wording of the contract decides.',
    'Adjuster’s summary for loss 26-0418.',
    'Thank you for choosing us.',
    'SPECIMEN',
    'DRAFT',
    'VOID',
  ])('%s', (text) => expect(kindOf([text, 48, 62, 9.6], ...FORMS)).toBe('not_home_insurance'))

  it('say at the foot that they are a sample', () =>
    expect(kindOf(['A sample of what we cover', 48, 760, 8], ...FORMS)).toBe('not_home_insurance'))

  it.each([
    'Forms we would use',
    'Documents to sign',
    'Documents we sent you',
    'Documents on their way to you',
    'Forms we replaced',
  ])('have forms of another kind: %s', (heading) =>
    expect(kindOf([heading, 48, 440, 12.5], ...FORMS.slice(1))).toBe('not_home_insurance'),
  )
})

it.each([
  'Claims: (855) 555-0114',
  'Manage payments online',
  'Discounts and savings: $212',
  'Updated May 2026',
  'Prepared for Will Sign',
])('a policy in cards may say above its title: %s', (text) =>
  expect(kindOf([text, 48, 52, 8], ...FORMS)).toBe('homeowners_declarations'),
)
