import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'
import { statedIn } from '../testing/stated-amounts.ts'

const stated = (words: string) =>
  statedIn(fieldsOf(`${HEAD}\nA. Dwelling                        $300,000\n\n${words}\n`))

describe('deductibles are read from', () => {
  it.each([
    [
      'rows of all other Section I',
      'other=1500 wind=3000/1%',
      'Wind/Hail:                1% = $3,000\nAll Other Section I:      $1,500',
    ],
    [
      'a heading that goes on with a sentence',
      'other=3000/1% wind=6000/2%',
      `DEDUCTIBLES. The following deductibles apply unless otherwise stated within the policy.
                                                                  AMOUNT
Section I - Property Coverages                 1%                   $3,000
Windstorm or Hail                              2%                  $6,000`,
    ],
    [
      'each claim but those below',
      'other=3000/1% wind=6000/2%',
      'Deductible                              %         $\nEach claim, other than those below      1%     $3,000\nWindstorm, hail                         2%     $6,000',
    ],
    [
      'a share of contents in small print below',
      'C=50000 other=1000 wind=2500/5%',
      'C. Personal property      $50,000\nDeductibles\nBase deductible                    $1,000\nWindstorm or hail deductible       $2,500\n5% of Coverage C',
    ],
    [
      'losses covered under Section I',
      'other=3000/1% wind=6000/2%',
      'Deductibles\nLosses covered under Section I      1% of Coverage A: $3,000\nWind/Hail      2% of Coverage A: $6,000',
    ],
    [
      'wind that is no hurricane',
      'other=3000/1% wind=6000/2% storm=9000/3%',
      `All other perils deductible:                       1% of Coverage A      $3,000
Windstorm or hail (non-hurricane) deductible:      2% of Coverage A      $6,000
Hurricane deductible:                              3% of Coverage A      $9,000`,
    ],
    [
      'all perils but the storms, in brackets or in a sentence',
      'other=3000/1% wind=6000/2%',
      `Property coverage deductible (all perils except windstorm or hail), 1% of Coverage A      $3,000
Windstorm or hail deductible, 2% of Coverage A                                            $6,000`,
    ],
    [
      'a figure of all perils except the storms',
      'other=5000 wind=6000/2%',
      `In case of a loss under Section I we cover only what is over the deductible stated: $5,000 all perils except windstorm
or hail. For loss by windstorm or hail the deductible is 2% of Coverage A, $6,000.`,
    ],
    ['one for the coverages together', 'other=5000', 'Deductible, one for A, B and C together                $5,000'],
    [
      'ticked shares of a row',
      'other=2500 wind=6000/2%',
      `DEDUCTIBLES
  All other perils      [ ] $1,000     [X] $2,500     [ ] $5,000
  Wind and hail         [ ] 1%         [X] 2%         [ ] 5%`,
    ],
    [
      'ticked shares in one run',
      'other=2500 wind=6000/2%',
      `All other perils deductible: [ ] $1,000 [X] $2,500 [ ] $5,000
Wind/hail deductible: ( ) 1% (x) 2% ( ) 3%`,
    ],
    [
      'rows that are ticked',
      'other=2500',
      `[X] All other perils     Deductible     $2,500
[ ] Wind and hail        Deductible     2%
[ ] Hurricane            Deductible     5%`,
    ],
    [
      'rows with the word beside their peril',
      'other=2500 wind=6000/2%',
      `Theft                Deductible      $1,000
All other perils     Deductible      $2,500
Wind and hail        Deductible      2%`,
    ],
    [
      'shares without a sign',
      'other=3000/1% wind=6000/2%',
      `DED1  AOP DED      1.0      3,000
DED2  W/H DED      2.0      6,000`,
    ],
    [
      'clauses with nothing but numbers',
      'other=3000/1% wind=6000/2%',
      `Deductible Clause 1     2%     $6,000
Deductible Clause 2     1%     $3,000`,
    ],
    [
      'lettered rows',
      'other=3000/1% wind=6000/2%',
      `Deductibles
   a) wind and hail      2%
   b) any other peril    1%`,
    ],
    [
      'rows numbered with the word',
      'other=2500 wind=6000/2% storm=15000/5%',
      `Ded. 1: AOP $2,500   Ded. 2: WH 2%   Ded. 3: NS 5%`,
    ],
    [
      'shares before dollars before names',
      'other=2500 wind=6000/2%',
      `LESS DEDUCTIBLE OF
  2% OF DWELLING LIMIT     $6,000   WINDSTORM OR HAIL
  $2,500                            ALL OTHER PERILS`,
    ],
    ['parts between stars', 'other=2500 wind=6000/2%', `*** DEDUCTIBLE AOP $2,500 *** DEDUCTIBLE W/H 2% ($6,000) ***`],
    [
      'words behind the figure',
      'other=2500 wind=6000/2%',
      `LOSSES OTHER THAN WIND/HAIL     $2,500 DEDUCTIBLE
WIND/HAIL LOSSES                2% DEDUCTIBLE`,
    ],
    [
      'figures before their perils in a sentence',
      'other=2500 wind=6000/2% storm=15000/5%',
      `DEDUCTIBLES: $2,500 Each Occurrence - All Other Perils; 2% of Coverage A, minimum $2,500 -
  Wind and Hail; 5% of Coverage A, minimum $10,000 - Named Storm.`,
    ],
    [
      'a share that another sentence gives in dollars',
      'wind=6000/2%',
      `Starting with this renewal your wind and hail deductible is 2% of your dwelling limit. With a limit of $300,000 you
pay the first $6,000 of a loss by wind or hail, instead of $2,900.`,
    ],
    [
      'sentences about what one is responsible for',
      'other=2500 wind=6000',
      `You are responsible for the first $2,500 of each covered loss. If wind or hail causes the damage, you are
responsible for the first $6,000.`,
    ],
    [
      'sentences that begin with the peril',
      'other=2500 wind=6000/2%',
      `DEDUCTIBLE: With respect to loss by windstorm or hail, 2% of the Coverage A limit. With respect to all other
perils insured against, $2,500.`,
    ],
    [
      'one amount that rises',
      'other=2500 wind=6000/2%',
      `Deductible: $2,500 each and every loss, increasing to 2% of Coverage A, being $6,000, each and every loss in
respect of wind and hail.`,
    ],
    [
      'a heading over one cause',
      'other=2500',
      `Deductible
Type of loss                      Deductible
Each covered loss, whatever its cause       $2,500`,
    ],
    [
      "the policyholder's own",
      'other=2500 wind=6000',
      `Policyholder's deductible, all perils except wind/hail   $2,500
Policyholder's deductible, wind/hail                     $6,000`,
    ],
    [
      'the rest below wind',
      'other=2500 wind=6000',
      `DEDUCTIBLES
   Windstorm and hail     $6,000
   Other                  $2,500`,
    ],
    [
      'a row under the heads of its perils',
      'other=2500 wind=6000/2%',
      `              All Other Perils    Windstorm or Hail
Deductible    $2,500              2% / $6,000`,
    ],
    [
      'a least amount that is never gone below',
      'other=2500 wind=6000/2%',
      `Wind or hail damage      2% of your house limit (never less than $1,000)
Any other damage         $2,500`,
    ],
    ['one that applies to all', 'other=2500', 'One deductible applies to all covered losses: $2,500'],
    [
      'that of named storms, wind and hail alike',
      'other=2500 storm=6000/2% wind=6000/2%',
      `All Other Perils                   $2,500
Named storm, windstorm and hail    2% of Coverage A    $6,000`,
    ],
    [
      'deductibles below what another policy insures',
      'other=2500',
      `Tenant's personal property is not insured by this policy.

DEDUCTIBLES
All Other Perils    $2,500`,
    ],
    [
      'rows behind claims',
      'other=2500 wind=6000',
      `Claims in the past five years
   05/12/2021    Hail    paid $18,440    deductible then $3,100
Deductibles of this policy
   Wind or hail           $6,000
   Any other cause        $2,500`,
    ],
  ])('%s', (_name, expected, words) => {
    expect(stated(words)).toEqual(`A=300000 ${expected}`.trim().split(' ').sort())
  })
})

describe('no deductible is read from', () => {
  it.each([
    [
      'an option beside its price',
      'other=2500',
      `Deductible options at renewal
  Wind/hail 1%    +$410
  Wind/hail 3%    -$290

All perils deductible    $2,500`,
    ],
    [
      'an offer of several shares',
      'other=2500',
      `Ask your agent about a separate wind and hail deductible of 1% or 2% of your dwelling limit.
Deductible, all perils: $2,500`,
    ],
    [
      'one that was replaced',
      'other=2500 wind=6000/2%',
      `Wind and hail deductible     1%    $3,000    replaced
Wind and hail deductible     2%    $6,000    in force
All other perils                   $2,500`,
    ],
    [
      'another policy',
      'other=2500 wind=6000',
      `Deductibles
  Other than wind or hail    $2,500
  Wind or hail               $6,000

Deductibles of your other home (policy 12-881)
  All perils                 $5,000
  Named storm                $9,000`,
    ],
    ['the figure beside it', 'wind=6000/2%', 'DEDUCTIBLES     WIND/HAIL 2%     OTHER $2,500'],
    ['that of theft', '', `Theft                 Deductible      $1,000`],
    ['that of wind alone', 'wind=3000', `Windstorm and hail    Deductible      $3,000`],
    [
      'a credit',
      '',
      `CREDITS
  Age of home      $120
  Other            $250`,
    ],
    ['a number that is no share of the limit', 'other=2500', `All other perils      1        $2,500`],
  ])('%s', (_name, expected, words) => {
    expect(stated(words)).toEqual(`A=300000 ${expected}`.trim().split(' ').sort())
  })
})

describe('the dwelling limit of a share', () => {
  it.each([
    'Cov. A limit at policy inception: $300,000\nWind/Hail Deductible      2%',
    'COV A: 300,000   W/H: 2%',
    'LIMITS: Coverage A $300,000\nDEDUCTIBLES: Wind and hail 2% of Coverage A.',
    'DEDUCTIBLES\n  Wind/Hail      2%\n  Dwelling limit on which the percentage is based     $300,000',
    'DEDUCTIBLES\n  Wind/Hail      2%\nBased on a dwelling limit of $300,000.',
    'Your home is insured for $300,000.\nWind/Hail Deductible      2%',
  ])('is read from "%s"', (words) => {
    expect(statedIn(fieldsOf(`${HEAD}\n${words}\n`))).toEqual(['A=300000', 'wind=6000/2%'])
  })
})

it.each([
  ['All other', 'Wind and'],
  ['Fire and other', 'Wind/'],
])('a row of shares may stand between the heads of columns and the dollars: %s', (other, wind) => {
  const table = `
                                           ${other.padEnd(17)}${wind}
                           Limit           perils           hail
Deductible percentage                      1%               2%
Dwelling                $300,000           $3,000           $6,000
Contents                $150,000           $3,000           $6,000
`
  expect(statedIn(fieldsOf(HEAD + table))).toEqual(['A=300000', 'C=150000', 'other=3000/1%', 'wind=6000/2%'])
})

it('a share in the head of a column is that of its dollars', () => {
  const table = `
Building              Limit         Wind/hail 2%        Fire and other
Dwelling           $300,000               $6,000                $2,500
`
  expect(statedIn(fieldsOf(HEAD + table))).toEqual(['A=300000', 'other=2500', 'wind=6000/2%'])
})

it('a share and its dollars may stand in rows of their own', () => {
  const rows = 'Named storm deductible percentage     5%\nNamed storm deductible in dollars     $15,000'
  const { hurricane } = fieldsOf(`${HEAD}\nA. Dwelling                        $300,000\n\n${rows}\n`).deductibles
  expect(hurricane).toEqual({ amount: 15_000, percentage: 5, stated: 'both' })
})
