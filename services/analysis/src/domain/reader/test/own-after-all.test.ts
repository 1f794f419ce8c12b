import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { CARDS, FORMS, IDENTITY, TALK } from '../testing/cards.ts'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import { type PlacedLine, placedPage } from '../testing/placed-lines.ts'
import { placed, TOP } from '../testing/placed-lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const TOLD = `
                         Coverage Summary
POLICY
LO-CO-448812             We insure the additions and alterations of your unit for up to $300,000 at replacement cost.

POLICY PERIOD            Your contents
March 1, 2026 to         We insure your contents anywhere in the world for up to $150,000.
March 1, 2027
                         Your liability to others
NAMED INSURED
Ana Flores               We cover your personal liability up to $500,000 for each occurrence.

RESIDENCE                What you bear
12 Elm St
Waco, TX 76710           For every covered property loss other than one caused by wind, the first $5,000 is yours.
`

describe('a row of deductibles beside sentences', () => {
  const storm = (rows: string) => fieldsOf(`${TOLD}\n${rows}`).deductibles.wind_hail

  it.each([
    'Wind/hail deductible: 2%',
    'Deductible information\nWindstorm or hail     2%',
    'Deductible(s):    Windstorm or hail  2%',
    'Deductible options selected\nWindstorm or hail     2%',
    'What you pay before we pay\nWindstorm or hail deductible    2%',
    'Your deductibles\nWindstorm or hail     2% of the limit on your unit.',
  ])('is read: %j', (rows) => expect(storm(rows)).toMatchObject({ amount: 6000, percentage: 2 }))

  it.each([
    'Master policy\nDeductibles\nWindstorm or hail     5%',
    'The condominium’s policy\nDeductibles\nWindstorm or hail     5%',
    'Texas Windstorm Insurance Association\nDeductibles\nWindstorm or hail     5%',
    'Sample\nDeductibles\nWindstorm or hail     5%',
    'Deductible options you could choose\nWindstorm or hail     5%',
    'Last year\nWind/hail deductible: 5%',
  ])('is not of this policy: %j', (rows) => expect(storm(rows)).toBeNull())
})

describe('a policy in cards', () => {
  const base: PlacedLine[] = [['Your home policy at a glance', 48, 90, 18], ...IDENTITY, ...CARDS, ...TALK, ...FORMS]
  const dwelling = (...lines: PlacedLine[]) => readPolicy(placedPage([...base, ...lines])).fields.coverage_a_dwelling

  it.each(['Lone Oak Insurance Association', 'Auto Club Insurance Company', 'Enrolled in auto pay', '12 Old Mill Rd'])(
    'may have at its head %s',
    (text) => expect(dwelling([text, 48, 40, 9.6])).toBe(300_000),
  )

  it.each(['Your auto policy', 'Your neighborhood association', 'Last year', 'Second home, 44 Oak St'])(
    'is another below %s',
    (text) => expect(dwelling([text, 48, 40, 9.6])).toBeNull(),
  )

  it.each([
    'Your coverage ends on March 1, 2027 at 12:01 am.',
    'A claims adjuster will call you within a day.',
    'Your payment plan: 12 months',
    'Nothing is due today.',
    'The roof was replaced by a new one in 2019.',
    'Claims pending: none',
    'Tell us whether you have a dog.',
    'If you buy a new home, tell us.',
  ])('may say: %s', (text) => expect(dwelling([text, 48, 520, 9.6])).toBe(300_000))

  it.each([
    'Your coverage ends on May 12, 2026 at 12:01 am.',
    'Adjuster: Luis Paredes',
    'Your payment: $210.00',
    '$210.00 is due today.',
    'This policy was replaced by LO-448813.',
    'Approval is pending',
    'Tell us whether you want it.',
    'If you buy this policy, tell us.',
  ])('says that it is another paper: %s', (text) => expect(dwelling([text, 48, 520, 9.6])).toBeNull())
})

describe('a limit on a page of forms behind the declarations', () => {
  const behind = (line: PlacedLine) =>
    readPolicy([
      ...placedPage(TOP),
      ...placedPage([
        ['Forms that make up your policy', 48, 60, 12],
        ...FORMS.slice(1).map(([text, x, y, size]): PlacedLine => [text, x, y - 380, size]),
        ['Water backup', 58, 130, 9],
        ['$5,000', 250, 130, 9],
        line,
        ...TALK.map(([text, x, y, size]): PlacedLine => [text, x, y + 100, size]),
      ]).map((page) => ({ ...page, number: 2 })),
    ]).fields.water_backup_limit

  it.each(['Cars and trucks are not covered', 'Federal National Mortgage Association', 'what it was worth before'])(
    'holds over %s',
    (text) => expect(behind([text, 48, 170, 9])).toBe(5000),
  )
  it('holds not below the heading of something else', () => expect(behind(['Our Gold plan', 48, 116, 9])).toBeNull())
})

describe('what follows an offer', () => {
  const after = (title: string, name = 'Water backup') =>
    placed(
      ['You can add these coverages:', 40, 200, 9],
      ['Identity theft', 40, 213, 9],
      ['$25,000', 250, 213, 9],
      [title, 40, 232, 12],
      [name, 40, 246, 9],
      ['$5,000', 250, 246, 9],
    )

  it.each(['Your coverages', 'Coverages you bought', 'Included in your policy'])(
    'below %s in larger print is the policy’s',
    (title) => expect(after(title).water_backup_limit).toBe(5000),
  )
  it('below Your deductibles is the policy’s deductible', () =>
    expect(after('Your deductibles', 'All other perils').deductibles.all_perils).toMatchObject({ amount: 5000 }))
  it.each(['Water and mold', 'Coverages you do not have', 'Not in your policy', 'Lower deductibles'])(
    'below %s may be offered, too',
    (title) => expect(after(title).water_backup_limit).toBeNull(),
  )
})

describe('the period below a title', () => {
  const start = (title: string, top = HEAD) =>
    fieldsOf(
      `${top.replace('Policy period: 03/01/2026 to 03/01/2027', '')}\n${title}\n03/01/2026 to\n03/01/2027\n${LIMITS}`,
    ).effective_date
  const WINDSTORM = HEAD.replace('HOMEOWNERS', 'WINDSTORM')

  it.each(['Rental dwelling policy', 'Your plan runs'])('is the policy’s below %s', (title) =>
    expect(start(title)).toBe('2026-03-01'),
  )
  it('is that of a windstorm policy on its own declarations', () =>
    expect(start('Windstorm policy', WINDSTORM)).toBe('2026-03-01'))
  it.each(['Windstorm policy', 'Flood policy', 'Renters policy', 'Your other policy ran'])(
    'is not the policy’s below %s',
    (title) => expect(start(title)).toBeNull(),
  )
})

describe('lists of forms', () => {
  const FORMS_BELOW = 'LO-2143   Homeowners Policy\nLO-2444   Back-up of Sewer or Drain\nLO-2678   Texas Endorsement'

  it.each([
    'Schedule of Forms and Endorsements attached to and forming part of this policy',
    'The following forms, with this declarations page, form part of your policy:',
    'The declarations and the forms below are attached to your policy',
  ])('%s', (heading) => expect(fieldsOf(`${HEAD}${LIMITS}\n${heading}\n${FORMS_BELOW}`).endorsements).toHaveLength(3))

  it('have each form that one mark of several does not strike', () =>
    expect(
      fieldsOf(`${HEAD}${LIMITS}
Forms and endorsements
LO 0001 04 23    Homeowners policy               LO 0477 04 23    Ordinance or law
LO 0427 04 23    Limited fungi                                          deleted 02/09/2026
LO 0101 04 23    Texas provisions                LO 0490 04 23    Replacement cost
LO 0455 04 23    Identity fraud                                         deleted 02/09/2026`).endorsements,
    ).toEqual(expect.arrayContaining(['LO 0427', 'LO 0455'])))
})

describe('the home’s address', () => {
  const BARE = HEAD.replace('Residence premises: 12 Elm St, Waco, TX 76710\n', '')
  const below = (lines: string) => readPolicy(typedPages(`${BARE}${LIMITS}\n${lines}`)).fields.property_address.street

  it.each([
    'Location of property\nSingle family home\n\n12 Elm St\nWaco, TX 76710',
    'Residence premises\nElm Creek Estates, Lot 4\n\n12 Elm St\nWaco, TX 76710',
  ])('may stand below an empty line: %j', (lines) => expect(below(lines)).toBe('12 Elm St'))
  it.each([
    'Insured property\nSee schedule\n\n12 Elm St\nWaco, TX 76710',
    'What’s covered\n2 Boats\n44 Oak St\nKemah, TX 77565',
  ])('is not that of other things: %j', (lines) => expect(below(lines)).toBeNull())

  it.each([
    ['Single family home, owner-occupied', '12 Elm St'],
    ['Townhouse, three stories', '12 Elm St'],
    ['Home, auto and life', null],
  ])('in large print over %s', (description, street) =>
    expect(
      readPolicy(
        placedPage([
          ...TOP.filter(([text]) => !text.startsWith('Residence')),
          ['12 Elm St, Waco, TX 76710', 40, 170, 15],
          [description, 40, 190, 9],
        ]),
      ).fields.property_address.street,
    ).toBe(street),
  )
})
