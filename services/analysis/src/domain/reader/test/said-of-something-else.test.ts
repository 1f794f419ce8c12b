import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'
import { described, placed } from '../testing/placed-lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

describe('what is for sale', () => {
  it.each([
    'Water backup     $5,000, available for $45 a year',
    'Water backup     $5,000, which is available for an additional charge',
    'Water backup: up to $5,000 or 5%, whichever is more, is available for $45 a year.',
    'Water backup     $5,000 if you add it',
  ])('is no limit of the policy: %s', (line) => expect(withLines(line).water_backup_limit).toBeNull())

  it.each(['Does mold count?     Optional, $5,000', 'Does mold count?     You can add it, $5,000'])(
    'may be the answer to a question: %s',
    (line) => expect(withLines(line).mold_limit).toBeNull(),
  )

  it.each([
    'Mold limit: $5,000, more is available for $20 a year',
    'Mold limit: $5,000, with higher limits available for an additional premium',
    'Limited mold     $5,000, available for each loss',
    'Does mold count?     Yes, up to $5,000',
  ])('may be more of what one has: %s', (line) => expect(withLines(line).mold_limit).toBe(5000))

  it('is no share and no way to settle', () => {
    const { extended_dwelling_percentage, dwelling_settlement } = withLines(
      'Extended replacement cost: 25%, which is available for $40.00 a year',
    )
    expect([extended_dwelling_percentage, dwelling_settlement]).toEqual([null, null])
  })

  it.each([
    ['Replacement cost offered', null],
    ['Replacement cost available for $45 a year', null],
    ['Replacement cost (ask your agent)', null],
    ['Replacement cost if elected', null],
    ['No replacement cost', null],
    ['Replacement cost if you choose to repair or rebuild', 'RCV'],
    ['Replacement cost, no depreciation', 'RCV'],
  ])('Dwelling loss settlement: %s', (answer, value) =>
    expect(withLines(`Dwelling loss settlement      ${answer}`).dwelling_settlement).toBe(value),
  )
})

describe('the company that provides a coverage', () => {
  const read = (lines: string) => readPolicy(typedPages(`${HEAD}${LIMITS}\n${lines}`))

  it.each([
    'Windstorm and hail\nCompany providing coverage      Texas Windstorm Insurance Association',
    'Companion auto policy\nCompany providing coverage: Elm Auto Insurance Company',
    'Prior carrier\nCompany providing coverage: Big Lake Insurance Company',
    'OTHER INSURANCE ON THIS PROPERTY\nType         Company providing coverage            Policy\nFlood        Big Lake Flood Insurance Company      FL-2211',
  ])('is not the insurer below %j', (lines) => {
    const { document_kind, fields } = read(lines)
    expect(document_kind).toBe('homeowners_declarations')
    expect(fields.insurance_provider).toBe('Lone Oak Insurance Company')
  })

  it('is the insurer where it provides this one', () =>
    expect(read('Company providing coverage: Lone Oak Lloyds').fields.insurance_provider).toBe('Lone Oak Lloyds'))

  it('is the insurer of its own declarations', () =>
    expect(
      fieldsOf(
        `FLOOD POLICY DECLARATIONS\nCompany providing coverage: Big Lake Flood Insurance Company\n${HEAD.replace(/^.*DECLARATIONS$/m, '')}${LIMITS}`,
      ).insurance_provider,
    ).toBe('Big Lake Flood Insurance Company'))

  it.each(['Windstorm insurance through', 'Discounts\nWindstorm policy with', 'Your insurance with'])(
    'for wind alone gives the form of no other policy: %j',
    (words) => expect(withLines(`${words} the Texas Windstorm Insurance Association`).policy_form).toBeNull(),
  )
})

describe('years', () => {
  it.each([
    'WHAT CHANGED\nRoof payment schedule updated 2026',
    'Roof endorsement, new 03/2024',
    'Roof settlement     Actual cash value; roof endorsement changed 2026',
    'LO-88      Roof surfacing limitation, new 3/2025',
    'LO-88      Metal roof exclusion, replaced 3/2025',
  ])('of a form about the roof are not the roof’s: %j', (lines) => expect(withLines(lines).roof_year).toBeNull())

  it.each(['Roof with ACV endorsement, replaced 2015', 'Roof on a payment schedule, installed 2015'])(
    'of the roof are: %s',
    (line) => expect(withLines(line).roof_year).toBe(2015),
  )

  it.each(['When a roof turns 15 years old, we pay less.', 'Our price depends on how old your roof is.'])(
    'of the roof may stand behind %s',
    (before) => expect(withLines(`${before} Yours was installed in 2015.`).roof_year).toBe(2015),
  )

  it.each([
    ['Dwelling: 2026 construction inflation factor 4%', null],
    ['House: 2015 construction of addition', null],
    ['Building: 1999 construction, 14 stories', 1999],
    ['Hardie siding, two stories; finished in 1998', 1998],
    ['Log home, 1,850 sq. ft., one story; completed in 1998', 1998],
    ['Wiring of both floors; finished in 2014', null],
    ['Wood floors, new siding; finished in 2014', null],
  ])('of construction: %s', (line, year) => expect(withLines(line).year_built).toBe(year))
})

describe('how another thing is settled', () => {
  it.each([
    'The house. Outbuildings, actual cash value.',
    'The house. Awnings. Actual cash value.',
    'The house and what is built in. Carpets; actual cash value.',
    'While vacant, actual cash value.',
  ])('is not how the dwelling is: %s', (words) => expect(described(words).dwelling_settlement).toBeNull())

  it('is not how belongings are', () =>
    expect(
      described('Your things. Antiques, actual cash value.', ['Coverage C', 'Personal property'])
        .personal_property_settlement,
    ).toBeNull())

  const below = (words: string) =>
    fieldsOf(`${HEAD}A. Dwelling                        $300,000\n${words}\nE. Personal Liability    $100,000`)
      .dwelling_settlement

  it.each([
    ['The house. Not paid at replacement cost.', null],
    ['The house, not eligible for replacement cost.', null],
    ['Paid at actual cash value, not replacement cost.', 'ACV'],
    ['With no deduction for wear: replacement cost', 'RCV'],
  ])('may be denied: %s', (words, value) => expect(below(words)).toBe(value))

  it.each([
    ['Reconstruction estimate\nDwelling (A), replacement cost      $410,000', null],
    ['Coverages\nDwelling (A), replacement cost      $410,000', 'RCV'],
  ])('is none below an estimate: %j', (lines, value) =>
    expect(fieldsOf(`${HEAD}\n${lines}`).dwelling_settlement).toBe(value),
  )

  it('is none where a share is of another coverage', () =>
    expect(
      withLines(
        'FORMS\nLO-125TX   (07-08)   HOME PROTECTOR - ADDITIONAL REPLACEMENT COST,      $64.20\n                     UP TO 25% OF COVERAGE B',
      ).extended_dwelling_percentage,
    ).toBeNull())
})

describe('a lender on something else', () => {
  it.each(['Golf cart', 'RV', 'Utility trailer', 'Tractor loan'])('is no mortgagee: %s', (thing) =>
    expect(withLines(`${thing}\nLienholder: Elm Financial Bank`).mortgagee).toBeNull(),
  )

  it.each([
    ['Frost Bank, a Texas banking association, its successors and/or assigns', 'Frost Bank'],
    ['Elm Bank at Waco, ISAOA', 'Elm Bank at Waco'],
  ])('%s is one as first mortgagee', (named, name) =>
    expect(withLines(`${named}, PO Box 12, Waco, TX 76710, as first mortgagee.`).mortgagee).toBe(name),
  )
})

describe('a price', () => {
  const asked = ([over = '', question = '', beside = '']: string[]) =>
    placed([over, 40, 190, 11], [question, 40, 206, 9], ['$2,104.00', 40, 226, 16], [beside, 130, 226, 8])
      .total_annual_premium

  it.each([
    ['Your home insurance', 'The price', 'a year, all fees included.', 2104],
    ['In short', 'Your premium', 'a year, all fees included.', 2104],
    ['Your home systems', 'The price', 'a year', null],
    ['Jewelry rider', 'The price', 'a year', null],
    ['In short', 'What will it cost?', 'a year, if you pay in full.', null],
  ])('below %s, %s: %s', (...[over, question, beside, dollars]) =>
    expect(asked([over, question, beside])).toBe(dollars),
  )
})
