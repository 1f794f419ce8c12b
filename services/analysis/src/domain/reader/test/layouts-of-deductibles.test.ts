import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const read = (body: string) => fieldsOf(`${HEAD}\n${LIMITS}\n${body}`).deductibles
/** '2500', '6000 (2%)' of all perils, wind and hail, hurricanes. */
const amounts = (body: string) => {
  const { all_perils, wind_hail, hurricane } = read(body)
  return [all_perils, wind_hail, hurricane].map((one) =>
    one === null ? null : one.percentage === null ? `${one.amount}` : `${one.amount} (${one.percentage}%)`,
  )
}

it.each([
  [
    'rows of shares and of dollars below the perils',
    `DEDUCTIBLES
              All Other       Wind and        Named
              Perils          Hail            Storm
Percent       1%              2%              5%
Dollars       $3,000          $6,000          $15,000`,
    ['3000 (1%)', '6000 (2%)', '15000 (5%)'],
  ],
  [
    'a row of shares that has one',
    `Deductible                Wind/Hail                  All other perils
Percentage                2%                         -
Amount                    $6,000                     $2,500`,
    ['2500', '6000 (2%)', null],
  ],
  [
    'what each applies to',
    'Deductible applicable to each covered loss $2,050\nWind/Hail deductible applicable to each covered loss $6,000',
    ['2050', '6000', null],
  ],
  [
    'heads with a number before them',
    `Insured location 12 ELM ST                       Limit        Deductible AOP      Deductible W/H
A Dwelling                                       300,000      1,000               2% 6,000`,
    ['1000', '6000 (2%)', null],
  ],
  [
    'what each is for',
    'You are responsible for the following deductibles:\n    $6,000 for each loss by wind or hail\n    $2,500 for each loss by any other covered peril',
    ['2500', '6000', null],
  ],
  ['a figure without a sign', 'DEDUCTIBLE: 2,500 AOP  2% WH', ['2500', '6000 (2%)', null]],
  [
    'what a share comes to at least',
    'AOP                              $2,500\nWind/Hail (min $2,500)           $6,000',
    ['2500', '6000', null],
  ],
  [
    'marks of notes',
    `PROPERTY COVERAGE                 LIMIT            DEDUCTIBLE (1)           WIND/HAIL DEDUCTIBLE (2)
Coverage A - Dwelling             $300,000         1% / $3,000              2% / $6,000
(1) Applies once for each loss.  (2) Applies in place of the other deductible.`,
    ['3000 (1%)', '6000 (2%)', null],
  ],
])('%s', (_, words, stated) => expect(amounts(words)).toEqual(stated))

it('a share beside the row of the contents is of the dwelling', () =>
  expect(
    fieldsOf(`${HEAD}
Coverage A   Dwelling              196,000        Deductible
Coverage B   Other Structures      Included       AOP   $1,000
Coverage C   Personal Property     98,000         W/H   2%`).deductibles.wind_hail,
  ).toMatchObject({ amount: 3_920 }))

it('a sentence below the heading says what all shares are of', () =>
  expect(
    fieldsOf(`${HEAD}${LIMITS}
Deductibles
What you bear of each loss is the deductible. Percentages are of Coverage C.
Hurricane                           4%
Wind or hail, no hurricane          2%
All other perils                $1,000`).deductibles,
  ).toMatchObject({ hurricane: { amount: 6_000 }, wind_hail: { amount: 3_000 } }))

describe('the deductible of what was added', () => {
  it.each([
    'Water Back-Up and Sump Discharge         HO 04 95        $10,000        $60\n  deductible $1,000',
    'Water backup                             $10,000\n    $1,000 deductible',
    'Mold                                     $10,000\n    $20,000 for all losses of the term',
    'Limited Fungi, Wet or Dry Rot            HO 04 27        $10,000        $35\n  deductible $2,500',
  ])('is none of the home: %s', (words) => expect(amounts(words)).toEqual([null, null, null]))

  it('ends where the rows of the home begin', () =>
    expect(amounts('Water Back-Up           $10,000        $60\nDeductible, all perils $1,000')).toEqual([
      '1000',
      null,
      null,
    ]))
})

it('a limit beside deductibles is one', () =>
  expect(
    fieldsOf(`${HEAD}
DED-AOP        DED-WIND/HAIL       DWELLING
$1,000         $2,750 (1%)         $275,000`).coverage_a_dwelling,
  ).toBe(275_000))

it('the first line of a head that goes on is not left out', () =>
  expect(
    amounts(`DEDUCTIBLES          SECTION I
                     OTHER THAN        WINDSTORM        NAMED
                     WIND OR HAIL      OR HAIL          STORM
                     $2,500            2% $6,000        2% $6,000`),
  ).toEqual([null, '6000 (2%)', '6000 (2%)']))

it('what a claim was reduced by is no deductible of this policy', () =>
  expect(
    amounts(
      'All perils deductible              $2,500\nYour claim of 04/12/2025: hail, deductible applied $4,912, paid $11,204',
    ),
  ).toEqual(['2500', null, null]))
