import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

const read = (rows: string) => fieldsOf(`${HEAD}\nA. Dwelling                   $300,000\n${rows}`)

const columns = (first: string, second: string) =>
  fieldsOf(`${HEAD}
                              ${first}
                              ${second}
A. Dwelling                     $300,000           $320,000
B. Other structures              $30,000            $32,000
C. Personal property            $150,000           $160,000`)

it.each([
  ['Building 1        Building 2', 'Built 05/01/1998  Built 06/01/2005'],
  ['This policy       Inflation estimate', '05/26-05/27       05/27-05/28'],
  ['Limit             Replacement cost', '05/01/2026        estimate 06/15/2026'],
])('two columns of other things are not two terms: %s', (first, second) =>
  expect(columns(first, second).coverage_a_dwelling).not.toBe(320_000),
)

it('what stands in parentheses is last year’s only where the page says so', () =>
  expect(read('Amounts in parentheses are credits applied before taxes and fees.').coverage_a_dwelling).toBe(300_000))

it('a telephone for claims heads no list of losses', () => {
  const fields = fieldsOf(`${HEAD.replace('Policy period: 03/01/2026 to 03/01/2027', '')}
Claims:   1-800-555-0100
Policy period: 03/01/2026 to 03/01/2027
A. Dwelling   $300,000`)
  expect(fields.effective_date).toBe('2026-03-01')
})

it('a roof stands below past losses without being one', () =>
  expect(read('Prior losses: none reported\nRoof installed: 03/15/2019').roof_year).toBe(2019))

it('names over letters have the figures of the letters below them', () => {
  const fields = fieldsOf(`${HEAD}
Dwelling
Coverage A   $192,000
Other structures
Coverage B   $19,200
Contents
Coverage C   $96,000`)
  expect([fields.coverage_b_other_structures, fields.coverage_c_personal_property]).toEqual([19_200, 96_000])
})

it('liability below a title of limits is a row', () =>
  expect(read('Section II limits\nLimits\nLiability  $300,000').coverage_e_personal_liability).toBe(300_000))

it('a share off premises in brackets is no discount', () =>
  expect(read('C. Contents  $92,000 ($9,200 off premises)').coverage_c_personal_property).toBe(92_000))

it('how a roof is paid says nothing of the house over it', () =>
  expect(
    fieldsOf(`${HEAD}
1. Dwelling           $300,000
   Roof over ten years. Actual cash value.
2. Other structures    $30,000`).dwelling_settlement,
  ).toBeNull())

it('a deductible that was chosen for jewelry is that of the jewelry', () =>
  expect(read('Scheduled jewelry    $4,000\nYou selected a $100 deductible.').deductibles.all_perils).toBeNull())

it.each(['Fences: 50% extended replacement cost', '25% enhanced rebuilding cost for green materials'])(
  'no more is paid for the house: %s',
  (words) => expect(read(words).extended_dwelling_percentage).toBeNull(),
)

it('what costs nothing more has its limit behind those words', () =>
  expect(fieldsOf(`${HEAD}\nCoverage A - Dwelling   No additional premium   $192,000`).coverage_a_dwelling).toBe(
    192_000,
  ))

it('a designee is no insured', () =>
  expect(
    fieldsOf(`${HEAD.replace('Named insured: Ana Flores', '')}
A. Dwelling   $300,000

Third party designee
Name and address:
Rita Montes
14 Elm St
Waco, TX 76710`).policy_holder_name,
  ).toBeNull())

it.each([
  'In 2025 you paid an annual premium of $1,980.00.',
  'A typical Texas home pays an annual premium of $3,210.',
  'Home warranty plan\nYou pay\n$540.00 a year',
])('what another year, another home or another plan costs is no premium: %s', (words) =>
  expect(read(words).total_annual_premium).toBeNull(),
)

it('what is there if one needs it is not bought', () =>
  expect(
    read('Replacement cost on contents is there if you need it for an added premium.').personal_property_settlement,
  ).toBeNull())

const WITHOUT_INSURED = HEAD.replace('Named insured: Ana Flores', '')

it('an agent below the insured is none, though an "and" leads to him', () =>
  expect(
    fieldsOf(`${WITHOUT_INSURED}
NAMED INSURED   ANA FLORES
AND AGENT       ELM BROKERS
A. Dwelling   $300,000`).additional_insured_names,
  ).toEqual([]))

it('a producer is no insured', () =>
  expect(
    fieldsOf(`${WITHOUT_INSURED}
A. Dwelling   $300,000

Producer code   Name and address   Telephone
0042            Peter Brown        555-0100`).policy_holder_name,
  ).toBeNull())

it('"From" and "Until" over the hour head the days of one term', () =>
  expect(
    fieldsOf(`${HEAD.replace('Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027', '')}
Policy number    From         Until
                 12:01 A.M.   12:01 A.M.
LO-448812        03/01/2026   03/01/2027
A. Dwelling   $300,000`).effective_date,
  ).not.toBe('2027-03-01'))

it('a loan beside a row of a list of forms is none of them', () =>
  expect(
    read(`Forms and endorsements
HO 00 03 05 11   Special form
HO 04 95 01 14   Water backup   Loan number: 061-225
HO 04 90 05 11   Personal property replacement`).endorsements,
  ).toEqual(['HO 00 03', 'HO 04 95', 'HO 04 90']))
