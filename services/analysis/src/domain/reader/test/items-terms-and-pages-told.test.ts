import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

const NOTICES = `
Texas law lets you ask the department for help when you and the company do not agree on what is owed for a loss.
Coverage cannot be added or changes made when a hurricane is in or near the Gulf of Mexico, as the rules describe.
Please tell your agent before the home is let to others, and again when nobody lives in it for more than sixty days.
This policy does not insure against flood or rising water, however it comes about and whatever else was its cause.
We use reports from consumer agencies, and you may ask us for the name of the agency and have mistakes corrected.
`
const withPage = (...parts: string[]) => fieldsOf(`${HEAD}${LIMITS}\n===\n${parts.join('\n')}`)

describe('a page of notices that begins with heads of forms', () => {
  const HEADS = 'Form        Name'
  const FORMS = `LO-HO3      Homeowners policy
LO-112      Water backup
LO-340      Wind and hail deductible`

  it('has the list of the policy’s', () =>
    expect(withPage(HEADS, FORMS, NOTICES).endorsements).toEqual(['LO-HO3', 'LO-112', 'LO-340']))

  it.each([
    ['a sentence that speaks of forms', ['Form numbers printed here may not be those of your policy.', FORMS, NOTICES]],
    ['a title of something else over the heads', ['Options for next year', HEADS, FORMS, NOTICES]],
    ['its heads at the foot', [NOTICES, HEADS, FORMS]],
    ['one form alone', [HEADS, 'LO-112      Water backup', NOTICES]],
  ])('has none with %s', (_, parts) => expect(withPage(...parts).endorsements).toEqual([]))

  it('has none where other pages stand between it and the declarations', () =>
    expect(withPage(NOTICES, '===', HEADS, FORMS, NOTICES).endorsements).toEqual([]))
})

describe('a page of notices that tells in a sentence when the home was built', () => {
  const LENDER = '\nLENDER\nHeartland Home Loans LLC\nPO Box 100, Dallas, TX 75201\n'
  const told = (sentence: string) => {
    const { year_built, mortgagee } = withPage(sentence, LENDER, NOTICES)
    return [year_built, mortgagee]
  }

  it.each(['Your home was built in 1988.', 'It was built in 1988 and the shingle roof was put on later.'])(
    'goes on with the declarations: %s',
    (sentence) => expect(told(sentence)).toEqual([1988, 'Heartland Home Loans LLC']),
  )

  it.each([
    'Our office was built in 1988.',
    'Your garage was built in 1988.',
    'It was rebuilt in 1988.',
    'The house was built in 1988 by the bank.',
    'Your home was built in 1988 or earlier?',
  ])('does not where that is another building: %s', (sentence) => expect(told(sentence)).toEqual([null, null]))
})

describe('the place of an item', () => {
  const at = (rows: string) =>
    fieldsOf(`
TEXAS WINDSTORM INSURANCE ASSOCIATION              DWELLING POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured and mailing address
Ana Flores
PO Box 91
Rockport, TX 78381

${rows}
Total premium                       $2,214`).property_address.street

  it.each([
    `Item 1    Dwelling, owner                              $300,000
12 Elm St, Rockport, TX 78382. Frame on slab, built 1988.`,
    `Building no. 1    Dwelling                             $300,000
12 Elm St, Rockport, TX 78382. Frame on slab, built 1988.`,
  ])('stands under its number', (rows) => expect(at(rows)).toBe('12 Elm St'))

  it.each([
    [
      'of a lender',
      `Item 1    Dwelling, owner                              $300,000
Mortgagee
44 Main St, Corpus Christi, TX 78401`,
    ],
    [
      'of another item',
      `Item 1    Detached garage                               $30,000
44 Main St, Rockport, TX 78382. Frame.
Item 2    Dwelling                                     $300,000`,
    ],
    [
      'of an office past an empty line',
      `Item 1    Dwelling                                     $300,000

44 Main St, Austin, TX 78701`,
    ],
  ])('is not that %s', (_, rows) => expect(at(rows)).toBeNull())
})

describe('a sentence by which a company agrees', () => {
  const told = (sentence: string) => {
    const { policy_holder_name, additional_insured_names } = fieldsOf(
      `${HEAD.replace('Named insured: Ana Flores', '')}${LIMITS}\n${sentence}`,
    )
    return [policy_holder_name, ...additional_insured_names]
  }

  it.each([
    [
      'Lone Oak Insurance Company agrees with Ana Flores, the named insured, of 12 Elm St, Waco, TX 76710, as follows.',
      ['Ana Flores'],
    ],
    [
      'Lone Oak Insurance Company agrees with Ana P. Flores and Luis Ortega, named insureds, to insure the home.',
      ['Ana P. Flores', 'Luis Ortega'],
    ],
  ])('names who is insured: %s', (sentence, names) => expect(told(sentence)).toEqual(names))

  it.each([
    'Lone Oak Insurance Company agrees with Brazos Fire Company, the reinsurer, as follows.',
    'The company agrees with You, the named insured, as follows.',
  ])('names nobody who is: %s', (sentence) => expect(told(sentence)).toEqual([null]))
})

describe('a town behind the name of an insurer', () => {
  const insurer = (line: string) =>
    fieldsOf(`${HEAD.replace('Lone Oak Insurance Company', '                          ')}${line}\n${LIMITS}`)
      .insurance_provider

  it('is part of it where the rest of the line has the town again', () =>
    expect(insurer('Insurer: Lone Oak Insurance Company Cedar Falls, Texas, 400 Mill Rd, Cedar Falls, TX 75001')).toBe(
      'Lone Oak Insurance Company Cedar Falls, Texas',
    ))

  it.each([
    'Insurer: Lone Oak Insurance Company Cedar Falls, Texas, 400 Mill Rd, Austin, TX 78701',
    'Insurer: Lone Oak Insurance Company Cedar Falls, Texas, a stock company',
  ])('is none where it has not: %s', (line) => expect(insurer(line)).toBe('Lone Oak Insurance Company'))
})

describe('dents of a metal roof', () => {
  it.each([
    'Roof: metal, no cosmetic exclusion',
    'Metal roof: no cosmetic damage exclusion applies.',
    'There is no cosmetic damage exclusion on this policy.',
  ])('are not excluded: %s', (words) => expect(withLines(words).cosmetic_damage_excluded).toBe(false))

  it.each([
    'Roof: metal, cosmetic exclusion',
    'Metal roof, cosmetic exclusion applies, no other exclusion',
    'There is no coverage for cosmetic damage to the roof.',
  ])('are excluded: %s', (words) => expect(withLines(words).cosmetic_damage_excluded).toBe(true))
})
