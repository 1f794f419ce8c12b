import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import { statedIn } from '../testing/stated-amounts.ts'

const alone = (words: string) => statedIn(fieldsOf(`${HEAD}\n${words}`))
const LIMITS_ALONE = statedIn(fieldsOf(`${HEAD}\n${LIMITS}`))
const addedBy = (words: string) =>
  statedIn(fieldsOf(`${HEAD}\n${LIMITS}\n${words}`)).filter((stated) => !LIMITS_ALONE.includes(stated))

describe('a column for each coverage, a row for each thing that is said of it', () => {
  it.each([
    [
      `                     DELUXE HOUSE COVERAGE         DELUXE CONTENTS COVERAGE
Amount of coverage   $2,184,000                    $1,092,000
Payment basis        Extended replacement cost     Replacement cost

Prior amounts. Amount of coverage for the house, 3/1/25 to 3/1/26: $2,080,000. Total annual premium for that term: $18,422.00.`,
      ['A=2184000', 'C=1092000', 'contents=RCV', 'dwelling=RCV'],
    ],
    [
      `                     Dwelling          Other structures       Personal property
Limit                $300,000          $30,000                $150,000
Loss settlement      Replacement cost  Replacement cost       Actual cash value
Premium              $1,200            Included               $210`,
      ['A=300000', 'B=30000', 'C=150000', 'contents=ACV', 'dwelling=RCV'],
    ],
    [
      `                              Item 1           Item 2               Item 3
                              Dwelling         Other structures     Personal property
Limit of insurance, dollars   300,000          30,000               150,000
Loss settled at               REPL COST        ACV                  ACV`,
      ['A=300000', 'B=30000', 'C=150000', 'contents=ACV', 'dwelling=RCV'],
    ],
    [
      `                          House                Contents
What we pay up to         $410,000             $205,000
How we settle             Replacement cost     Actual cash value`,
      ['A=410000', 'C=205000', 'contents=ACV', 'dwelling=RCV'],
    ],
    [
      `               Your home      Your things     Living elsewhere
Sum insured    $410,000       $205,000        $82,000`,
      ['A=410000', 'C=205000', 'D=82000'],
    ],
    [
      `                     Residence            Belongings
Maximum              $300,000             $150,000
Valuation            Actual cash value    Actual cash value`,
      ['A=300000', 'C=150000', 'contents=ACV', 'dwelling=ACV'],
    ],
  ])('%s', (words, stated) => expect(alone(words)).toEqual(stated))
})

it('a numbered heading may name its coverage in parentheses', () =>
  expect(
    alone(`ITEM 1   (COVERAGE A - DWELLING)
    LOCATION                   12 ELM ST, WACO, TX 76710
    LIMIT OF INSURANCE         $412,000
    VALUATION                  REPLACEMENT COST
    PREMIUM                    $2,774.00

ITEM 2   (COVERAGE B - PERSONAL PROPERTY)
    LIMIT OF INSURANCE         $60,000
    VALUATION                  ACTUAL CASH VALUE
    PREMIUM                    $391.00`),
  ).toEqual(['A=412000', 'C=60000', 'contents=ACV', 'dwelling=RCV']))

describe('the sign of a percentage may stand in the heading', () => {
  it.each([
    [
      'SECTION I DEDUCTIBLES, IN PERCENT OF THE COVERAGE A LIMIT\n      WIND/HAIL           2.0\n      ALL OTHER           1.0',
      ['other=3000/1%', 'wind=6000/2%'],
    ],
    [
      'Deductibles (percent of dwelling limit)\n   Named storm             5\n   Windstorm or hail       2\n   All other perils        1',
      ['other=3000/1%', 'storm=15000/5%', 'wind=6000/2%'],
    ],
    [
      'Deductible                  % of Coverage A\nWindstorm or hail           2\nAll other perils            1.5',
      ['other=4500/1.5%', 'wind=6000/2%'],
    ],
    [
      'Peril                  Pct of Cov A       Dollars\nWind or hail           2                  $6,000\nAll other              1                  $3,000',
      ['other=3000/1%', 'wind=6000/2%'],
    ],
  ])('%s', (words, stated) => expect(addedBy(words)).toEqual(stated))
})

describe('what was tells nothing of now', () => {
  it.each([
    'Last year’s figures. Dwelling: $280,000. Personal property: $140,000. Water backup: $5,000.',
    'Expiring limits: Mold $5,000. Water backup $10,000.',
    'Previous term. The limit for water backup was $5,000. Mold: $10,000.',
  ])('%s', (words) => expect(addedBy(words)).toEqual([]))
})

it('a list of forms may carry limits beside its titles', () =>
  expect(
    addedBy(` SH-2.17(03-20) WATER BACK UP OF SEWERS OR DRAINS                 $15,000            $97.00
 SH-2.31(06-18) LIMITED MOLD REMEDIATION                           $5,000          INCLUDED
 SH-2.33(06-18) SLAB OR FOUNDATION WATER LEAKAGE, 15% OF COV A                      $184.00
 SH-2.40(06-18) BUILDING ORDINANCE OR LAW, 20% OF COV A           $60,000            $52.00`),
  ).toEqual(['foundation=45000', 'mold=5000', 'ordinance=20', 'water=15000']))

it.each([
  [
    '   MORTGAGEE      (1)  TEXAS HERITAGE FARM CREDIT ACA\n                       PO BOX 118, CUERO TX 77954',
    'TEXAS HERITAGE FARM CREDIT ACA',
  ],
  ['MORTGAGEES\n    ITEM 1      MR COOPER\n                C/O ASSURANT, ISAOA/ATIMA', 'MR COOPER'],
  ['Creditor\n   1   ROCKET MORTGAGE LLC ISAOA/ATIMA, PO BOX 202070, FLORENCE SC 29502', 'ROCKET MORTGAGE LLC'],
  ['Lienholders\n   Loc 1    Capital Farm Credit, FLCA, PO Box 9, Bryan, TX 77801', 'Capital Farm Credit, FLCA'],
])('the lender of the first item: %s', (words, lender) =>
  expect(fieldsOf(`${HEAD}\n${LIMITS}\n${words}`).mortgagee).toBe(lender),
)

it('what a row of deductibles calls Section I is all of it', () =>
  expect(
    addedBy(`DEDUCTIBLE - The following deductibles apply unless otherwise stated within the policy.

    Section I - Property Coverages ..................................  $ 2,500
    Windstorm or Hail ...............................................  $ 6,000`),
  ).toEqual(['other=2500', 'wind=6000']))

it('a policy that is continued in force from one day to another', () => {
  const { effective_date, renewal_date } = fieldsOf(
    `${HEAD.replace(/Policy period.*/, '')}\n   THIS POLICY IS CONTINUED IN FORCE FROM 05-20-26 TO 05-20-27 (NOON) UPON PAYMENT OF THE RENEWAL PREMIUM.`,
  )
  expect([effective_date, renewal_date]).toEqual(['2026-05-20', '2027-05-20'])
})
