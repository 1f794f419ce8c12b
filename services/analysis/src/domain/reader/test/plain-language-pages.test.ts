import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { CARDS, FORMS, IDENTITY, TALK } from '../testing/cards.ts'
import { type PlacedLine, placedPage } from '../testing/placed-lines.ts'

const page = (...lines: PlacedLine[]) => readPolicy(placedPage(lines))
const cards = (...more: PlacedLine[]) =>
  page(['Your home policy at a glance', 48, 90, 18], ...IDENTITY, ...CARDS, ...TALK, ...FORMS, ...more)

describe('a page in cards among explanations', () => {
  it('is a policy where it has number, year, insured, limits and the list of its forms', () =>
    expect(cards()).toMatchObject({
      document_kind: 'homeowners_declarations',
      fields: {
        policy_number: 'LO-448812',
        policy_holder_name: 'Ana Flores',
        coverage_a_dwelling: 300_000,
        coverage_b_other_structures: 30_000,
        coverage_c_personal_property: 150_000,
        coverage_e_personal_liability: 100_000,
        endorsements: ['LO-2143', 'LO-2444', 'LO-2678'],
      },
    }))

  it.each([
    ['its number', [...IDENTITY.filter(([text]) => !text.includes('LO-448812')), ...CARDS, ...FORMS]],
    ['its year', [...IDENTITY.filter(([text]) => !text.includes('2027')), ...CARDS, ...FORMS]],
    ['the limits of several coverages', [...IDENTITY, ...CARDS.slice(0, 4), ...FORMS]],
    ['the list of its forms', [...IDENTITY, ...CARDS]],
    ['the heading of that list', [...IDENTITY, ...CARDS, ...FORMS.slice(1)]],
  ])('is none without %s', (_, lines) =>
    expect(page(['Your home policy at a glance', 48, 90, 18], ...TALK, ...lines).document_kind).toBe(
      'not_home_insurance',
    ),
  )

  it.each([
    'Hi Ana, your renewal is around the corner.',
    'Dear Ana,',
    'Your quote is good for 30 days.',
    'This is a proposal for the home that you told us about.',
    'If you accept, we will send you the policy.',
    'Your declarations page is enclosed.',
    'This summary isn’t your policy.',
    'Amount due by March 1: $212.00',
    'Claim number HC-26-0418822',
    'See your declarations for the details.',
    'Evidence of property insurance for your lender',
    'This policy was cancelled on June 2, 2026.',
  ])('is no other paper in the same design: %s', (text) =>
    expect(cards([text, 48, 62, 9.6]).document_kind).toBe('not_home_insurance'),
  )

  it.each([
    'Your home insurance review',
    'What your neighbors have in their home insurance',
    'Your home policy has lapsed',
    'Home insurance for your lender',
    'Compare your home insurance',
    'Your renters insurance at a glance',
    'Welcome to Lone Oak!',
    'Your home policy ended',
    'Your home policy is past due',
    'Home insurance statement',
    'Home policy: how your loss was settled',
    'A preview of your home policy',
    'Home insurance picked for you',
    'Your home insurance for next year',
  ])('is none whose title is of something else: %s', (title) =>
    expect(page([title, 48, 90, 18], ...IDENTITY, ...CARDS, ...TALK, ...FORMS).document_kind).toBe(
      'not_home_insurance',
    ),
  )
})

const TITLE: PlacedLine[] = [
  ['HOMEOWNERS POLICY DECLARATIONS', 50, 56, 11],
  ['Policy number: LO-448812', 50, 72, 9],
  ['Policy period: 03/01/2026 to 03/01/2027', 250, 72, 9],
]
const titled = (...lines: PlacedLine[]) => page(...TITLE, ...lines).fields
/** Name, explanation and figure of each coverage. */
const listed = (rows: [string, string, string][], figureAt: number, wordsAt: number): PlacedLine[] =>
  rows.flatMap(([name, remark, figure], index): PlacedLine[] => [
    [name, wordsAt, 130 + 34 * index, 9.4],
    [figure, figureAt, 135 + 34 * index, 15],
    [remark, wordsAt, 143 + 34 * index, 8.4],
  ])
const ROWS: [string, string, string][] = [
  ['Your building', 'The house and what’s built in. Settled at replacement cost.', '$300,000'],
  ['Your contents', 'Furniture, clothes. Settled at actual cash value.', '$150,000'],
  ['Loss of use', '20% of Coverage A, if you can’t live there.', '$60,000'],
  ['Medical payments', 'Each person, even if nobody is to blame.', '$3,000'],
]

describe('a figure in large print beside a name and its explanation', () => {
  it.each([
    [44, 136],
    [480, 60],
  ])('is that of the name: figures at %d, words at %d', (figureAt, wordsAt) =>
    expect(titled(...listed(ROWS, figureAt, wordsAt))).toMatchObject({
      coverage_a_dwelling: 300_000,
      coverage_c_personal_property: 150_000,
      coverage_d_loss_of_use: 60_000,
      coverage_f_medical_payments: 3_000,
      dwelling_settlement: 'RCV',
      personal_property_settlement: 'ACV',
    }),
  )

  it('is told from the premium in a panel beside it', () =>
    expect(
      titled(
        ...listed(ROWS, 44, 136),
        ['Price for 12 months', 386, 200, 9],
        ['$2,193.75', 386, 224, 20],
        ['$2,058.00 premium', 386, 232, 8.6],
      ),
    ).toMatchObject({ coverage_f_medical_payments: 3_000, total_annual_premium: 2193.75 }))

  it.each([
    'The replacement cost of your home, as estimated.',
    'Actual cash value unless you replace it.',
    'You can upgrade to replacement cost.',
    'Not replacement cost.',
  ])('says nothing of settlement where the explanation does not: %s', (remark) => {
    const rows = ROWS.map(([name, own, figure], index): [string, string, string] => [
      name,
      index < 2 ? remark : own,
      figure,
    ])
    expect(titled(...listed(rows, 480, 60))).toMatchObject({
      dwelling_settlement: null,
      personal_property_settlement: null,
    })
  })

  const explained = (remark: string) =>
    titled(
      ...listed(
        ROWS.map(([name, own, figure], index) => [name, index === 0 ? remark : own, figure]),
        480,
        60,
      ),
    )

  it.each([
    'We repair or replace it without deducting for depreciation, except the roof.',
    'To rebuild it, at replacement cost.',
    'Replacement cost: we pay to repair or rebuild with new materials.',
  ])('says that it is replaced: %s', (remark) =>
    expect(explained(remark)).toMatchObject({ dwelling_settlement: 'RCV', roof_settlement: null }),
  )

  it.each([
    'Replacement cost: we pay actual cash value until you have rebuilt.',
    'Replacement cost: we pay up to 80% of it.',
    'To rebuild it, at the replacement cost of your home in 2019.',
    'Replacement cost: we pay it where you choose the option.',
    'Replacement cost: we pay what is left after wear.',
    'Replacement cost: we pay after you rebuild, else less wear.',
    'Actual cash value: we pay the full price of new things.',
    'Paid at replacement cost, which is available for a higher price.',
    'Paid at replacement cost, which is what you get with Gold.',
    'Paid at replacement cost, which is no longer offered.',
    'Paid at actual cash value, which is what last year’s plan paid.',
  ])('leaves open how it is paid: %s', (remark) => expect(explained(remark).dwelling_settlement).toBeNull())

  it('has no cents', () =>
    expect(
      titled(
        ...listed(
          ROWS.map(([name, remark]) => [name, remark, '$120.00']),
          480,
          60,
        ),
      ).coverage_f_medical_payments,
    ).toBe(null))
  it('is none where but one or two stand so', () =>
    expect(
      titled(['Coverage E, liability', 136, 130, 9.4], ['Each occurrence.', 136, 143, 8.4], ['$2,193.75', 386, 135, 20])
        .coverage_e_personal_liability,
    ).toBe(null))
})
