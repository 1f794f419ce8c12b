import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { IDENTITY } from '../testing/cards.ts'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'
import { type PlacedLine, placedPage } from '../testing/placed-lines.ts'

describe('days behind the policy number', () => {
  const numbered = (number: string) =>
    fieldsOf(`${HEAD.replace(/Policy number: LO-448812 .*/, number)}\n${LIMITS}`).policy_number

  it.each([
    'Policy Number: 78 42 HO 601938 OCT 30, 2026 to OCT 30, 2027',
    'Policy Number: 78 42 HO 601938 30 OCT 2026 to 30 OCT 2027',
  ])('are of its term: %s', (line) => expect(numbered(line)).toBe('78 42 HO 601938'))

  it.each([
    ['Policy Number: LO MAR 448812', 'LO MAR 448812'],
    ['Policy Number: 0 29 447180 11/20', '0 29 447180 11/20'],
    ['Policy Number: HO DEC 10 448812', 'HO DEC 10 448812'],
  ])('letters of months are its own: %s', (line, number) => expect(numbered(line)).toBe(number))
})

describe('beside the insured stands', () => {
  const named = (block: string) => fieldsOf(`${HEAD.replace('Named insured: Ana Flores\n', `${block}\n`)}\n${LIMITS}`)

  it.each(['Surplus Lines Broker', 'Broker of record', 'Wholesale Broker', 'Insurance Broker'])('the %s', (broker) => {
    const { policy_holder_name, additional_insured_names } = named(`
Named Insured and Mailing Address              ${broker}
Ana Flores                                     Elm Wholesale Brokerage, Inc.
Luis Flores                                    500 N Akard St, Dallas, TX 75201
PO Box 229
Waco, TX 76710
`)
    expect([policy_holder_name, additional_insured_names]).toEqual(['Ana Flores', ['Luis Flores']])
  })

  it('nobody whose name is Broker', () => {
    expect(named('Named insured: Ana Broker').policy_holder_name).toBe('Ana Broker')
  })

  it('what has a caption of its own, where the label goes on in brackets', () => {
    const { policy_holder_name, additional_insured_names } = named(`
Policyholder:                 Issued: SEP 18, 2026
(Named Insured)               Agent: Elm Agency
ANA FLORES
LUIS FLORES
12 ELM ST
WACO TX 76710
`)
    expect([policy_holder_name, additional_insured_names]).toEqual(['Ana Flores', ['Luis Flores']])
  })

  it('the value itself, where it goes on beside the words in brackets', () => {
    const { policy_holder_name } = named(`
Policyholder:                 Ana Flores
(Named Insured)               Luis Flores
`)
    expect(policy_holder_name).toBe('Ana Flores')
  })
})

describe('an example with made-up figures', () => {
  const example = (heading: string, text: string) =>
    withLines(`
DEDUCTIBLE
 Each loss insured by this policy: 1% of the dwelling limit, $3,000.

${heading}
${text}
`).deductibles.all_perils

  const NOBODYS = `A house is insured for $400,000 with a 2% deductible. A fire causes $20,000 of damage.
The deductible is 2% of the $400,000 limit, or $8,000, not 2% of the loss.`

  it.each([
    'HOW A PERCENTAGE DEDUCTIBLE WORKS – AN EXAMPLE WITH MADE-UP FIGURES',
    'An example',
    'Example with invented numbers',
  ])('%s', (heading) => expect(example(heading, NOBODYS)).toEqual({ amount: 3_000, percentage: 1, stated: 'both' }))

  it.each([
    ['An example', 'All other perils deductible: $5,000.'],
    ['No made-up example', 'Your deductible is $5,000.'],
  ])('is not what is said of the reader: %s', (heading, text) =>
    expect(
      withLines(`
${heading}
${text}
`).deductibles.all_perils?.amount,
    ).toBe(5_000),
  )

  it('ends at the first row', () => {
    expect(
      withLines(`
Example with made-up figures
A house is insured for $400,000.
All other perils deductible        $2,500
`).deductibles.all_perils?.amount,
    ).toBe(2_500)
  })
})

describe('form numbers of letters and four figures', () => {
  const listed = (rows: string) => withLines(`\n${rows}`).endorsements

  it('are whole where nothing else tells them apart, beside a heading over two lines', () => {
    expect(
      listed(`
Forms and       LO-TX 0101     Policy Terms, Texas
notices         LO-TX 0210     Deluxe House Coverage
                LO-TX 0245     Windstorm or Hail Special Deductible
                LO-TX 0410     Personal Liability Coverage

Please read     Flood is not insured.
`),
    ).toEqual(['LO-TX 0101', 'LO-TX 0210', 'LO-TX 0245', 'LO-TX 0410'])
  })

  it('end in editions where the letters tell them apart', () => {
    expect(
      listed(`
Forms and endorsements
LO-TX 0119     Policy Terms, Texas
LO-WB 0210     Water backup
LO-OL 0410     Ordinance or law
`),
    ).toEqual(['LO-TX', 'LO-WB', 'LO-OL'])
  })

  it('do so, too, where the same form is listed again', () => {
    expect(
      listed(`
Forms and endorsements
LO-TX 0119     Policy Terms, Texas
LO-TX 0119     Policy Terms, Texas, page 2
LO-WB 0210     Water backup
LO-OL 0410     Ordinance or law
`),
    ).toEqual(['LO-TX', 'LO-WB', 'LO-OL'])
  })

  it('are none at the foot, beside the number of the page and what it goes on to say', () => {
    expect(
      listed(`
Forms and endorsements
LO-7030 1/09     Homeowners
LO-7301 4/24     Special provisions
LO-7322 7/18     Extended dwelling

LO-2013 10/14    Date prepared JULY 3 2026     Page 3 of 3. Losses to the dwelling are settled as shown.
`),
    ).toEqual(['LO-7030', 'LO-7301', 'LO-7322'])
  })
})

describe('a street without a comma before its town', () => {
  const at = (line: string) =>
    fieldsOf(`${HEAD.replace(/Residence premises: .*/, `Described location: ${line}`)}\n${LIMITS}`).property_address

  it.each([
    ['1902 SUMAC ROW SAN ANGELO TX 76904', '1902 SUMAC ROW', 'SAN ANGELO'],
    ['12 SALTGRASS BEND WACO TX 76710', '12 SALTGRASS BEND', 'WACO'],
    ['12 PARK ROW DR WACO TX 76710', '12 PARK ROW DR', 'WACO'],
    ['12 ELM ST SOUTH BEND TX 76710', '12 ELM ST', 'SOUTH BEND'],
  ])('%s', (line, street, city) => expect(at(line)).toMatchObject({ street, city }))
})

describe('who is who in sentences', () => {
  const told = (text: string) =>
    fieldsOf(`
Hi Ana,
here's your homeowners policy
Policy LO-HO3-7C41D902 from Lone Oak Insurance Company starts on May 5, 2026 at 12:01 am and ends
on May 5, 2027 at 12:01 am. It covers your home at 12 Elm St, Waco, TX 76710.

${text}
${LIMITS}`)

  it('names the insured, the lender and the insurer', () => {
    const fields = told(`
Who's on the policy

Ana Flores is the named insured. Luis Paredes, spouse, is an additional named insured. The lender is
Elm Credit Union, PO Box 85, Austin, TX 78708 (loan 7710045582).
`)
    expect(fields).toMatchObject({
      insurance_provider: 'Lone Oak Insurance Company',
      policy_holder_name: 'Ana Flores',
      additional_insured_names: ['Luis Paredes'],
      mortgagee: 'Elm Credit Union',
    })
  })

  it.each([
    'Your Spouse is the named insured.',
    'The Elm Owners Association is the named insured.',
    'Ana Flores is the named insured of the flood policy.',
    'Frost Bank is the named insured.',
  ])('names nobody: %s', (text) => expect(told(`\n${text}\n`).policy_holder_name).toBeNull())

  it.each([
    'Ana Flores is the named insured. Frost Bank is an additional named insured.',
    'Ana Flores is the named insured. Luis Paredes is an additional insured.',
    'Ana Flores is the named insured. Luis Paredes was also a named insured.',
  ])('names no other: %s', (text) => expect(told(`\n${text}\n`).additional_insured_names).toEqual([]))

  it.each([
    'The second lender is Frost Bank, PO Box 12, Waco, TX 76710.',
    'Your lender is named on the next page.',
    'The lender is Frost Bank for your boat.',
  ])('names no lender: %s', (text) => expect(told(`\n${text}\n`).mortgagee).toBeNull())

  it.each([
    'Policy LO-HO3-7C41D902 from Lone Oak Insurance Company covers your car.',
    'Policy LO-HO3-7C41D902 from Lone Oak Insurance Company was cancelled.',
    'Policy LO-HO3-7C41D902 from Lone Oak Agency starts on May 5, 2026.',
  ])('names no insurer: %s', (text) =>
    expect(
      fieldsOf(`${HEAD.replace('Lone Oak Insurance Company', '')}\n${text}\n${LIMITS}`).insurance_provider,
    ).toBeNull(),
  )
})

describe('a card with its figure over its name', () => {
  const settled = (...remark: string[]) => {
    const lines = remark.map((text, index): PlacedLine => [text, 58, 335 + 11 * index, 8.8])
    const cards: PlacedLine[] = [
      ['$300,000', 58, 302, 17],
      ['$30,000', 233, 302, 17],
      ['$150,000', 409, 302, 17],
      ['Dwelling (A)', 58, 320, 11],
      ['Other structures (B)', 233, 320, 11],
      ['Personal property (C)', 409, 320, 11],
      ['Fences, sheds and the like', 233, 335, 8.8],
      ['Your stuff', 409, 335, 8.8],
    ]
    const title: PlacedLine = ['Homeowners policy declarations', 48, 60, 18]
    return readPolicy(placedPage([title, ...IDENTITY, ...cards, ...lines])).fields
  }

  it('says how the house is rebuilt', () =>
    expect(settled('To rebuild the house itself, at', 'replacement cost')).toMatchObject({
      coverage_a_dwelling: 300_000,
      dwelling_settlement: 'RCV',
    }))

  it.each([
    ['To rebuild the garage, at replacement cost'],
    ['To rebuild the house, at less than', 'replacement cost'],
    ['To rebuild the house, at replacement cost', 'if you add the option'],
  ])('leaves open what is said of something else: %s', (...remark) =>
    expect(settled(...remark).dwelling_settlement).toBeNull(),
  )
})
