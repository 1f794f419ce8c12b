import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'
import { statedIn } from '../testing/stated-amounts.ts'

const LIMITS_ALONE = statedIn(fieldsOf(`${HEAD}\n${LIMITS}`))
const addedBy = (words: string) => statedIn(withLines(words)).filter((stated) => !LIMITS_ALONE.includes(stated))

describe('what was refused has no limit, whatever stands beside it', () => {
  it.each([
    'Extra coverage you turned down\n   Extended dwelling replacement cost 25%\n   Screened enclosure $15,000\n   Foundation water seepage $10,000',
    'Options that were offered and that you passed on\n   Slab leak coverage $15,000\n   Extended replacement cost 50%',
    'Coverage we offered but you didn’t take\nFoundation water damage             $10,000\nOrdinance or law                       25%',
    'Optional coverages left out at this renewal\n   Ordinance or law                       25%      $66\n   Foundation seepage       $5,000      $42',
    'What you said no to                   Limit\n   Foundation water damage            $10,000',
  ])('%s', (words) => expect(addedBy(words)).toEqual([]))

  it('and the water that was refused is not covered', () =>
    expect(
      addedBy(
        'Endorsements that are offered and that you do not have:  ordinance or law, equipment breakdown, water backup.',
      ),
    ).toEqual(['water=0']))
})

describe('a table of causes and of what one bears has no limits', () => {
  it.each([
    [
      'What you would pay before we do\n\n   When the loss comes from                   Your deductible\n   wind, hail                                 $  6,000\n   water backup                               $  2,500\n   everything else                            $  5,000',
      ['other=5000', 'wind=6000'],
    ],
    [
      'Cause of loss                You pay first\nWind or hail                 2%     $6,000\nBacked-up drains             $1,500\nAny other                    $2,500',
      ['other=2500', 'wind=6000/2%'],
    ],
    [
      'If the damage is from ...            your share of the loss\n   wind or hail                      2% of Coverage A\n   sewer backup                      $1,000\n   mold                              $1,000\n   anything else                     $3,000',
      ['other=3000', 'wind=6000/2%'],
    ],
    [
      'Peril                        Deductible\nWindstorm, hail              $6,000\nWater backup                 $1,000\nOther perils                 $3,000',
      ['other=3000', 'wind=6000'],
    ],
  ])('%s', (words, stated) => expect(addedBy(words)).toEqual(stated))
})

describe('one deductible in which storms are named only to say that it is theirs, too', () => {
  it.each([
    'One deductible\n$3,000 for any claim under A, B or C, wind and hail claims included.',
    'Your deductible: $3,000 on any property claim, windstorm or hail among them.',
    'Deductible for each Section I loss, windstorm and hail included              $3,000',
    'Deductible, any cause of loss (wind and hail too)      $3,000',
    'Deductible\n$3,000 for every loss, hurricane and hail losses included',
  ])('%s', (words) => expect(addedBy(words)).toEqual(['other=3000']))
})

describe('words in a line before the roof are of the home', () => {
  it.each([
    [
      'Facts          Frame and brick, one family, built in 1991.  Roof:  composition, class 4, 2 years old at renewal.',
      [1991, 2024],
    ],
    ['Short-term rental, 1 family.  Built 1928, raised on piers.  Roof: architectural shingle, gabled', [1928, null]],
    ['Construction   Brick veneer on slab, built 1988.  Roof:  clay tile, put on in 2012.', [1988, 2012]],
    ['Rating data: wood frame, completed 2001.  Roof:  standing seam metal, age 9 years.', [2001, 2017]],
    ['Built 1974, brick.  Roof   impact resistant shingle, renewed 2019', [1974, 2019]],
  ])('%s', (words, years) => {
    const { year_built, roof_year } = withLines(words)
    expect([year_built, roof_year]).toEqual(years)
  })
})

it.each([
  [
    'Total                  $1,154.00\nCompanion credit (auto)                -$132.00\nAnnual premium                         $1,022.00',
  ],
  [
    'Total                  $1,154.00\nUmbrella policy discount               -$132.00\nAnnual premium                         $1,022.00',
  ],
])('what is taken off for another policy is taken off: %s', (words) =>
  expect(addedBy(`Premium                    $900.00\nWater service line        $254.00\n${words}`)).toEqual([
    'premium=1022',
  ]),
)

describe('the name of a coverage may stand before its letter', () => {
  it.each([
    [
      '  BUILDING      Coverage A                 $223,000\n  CONTENTS      Coverage B                  $64,000',
      ['A=223000', 'C=64000'],
    ],
    [
      'Dwelling               Cov. A        $250,000        $1,102\nOther structures       Cov. B         $25,000          $10\nHousehold goods        Cov. C        $125,000         $210',
      ['A=250000', 'B=25000', 'C=125000'],
    ],
    [
      'Dwelling              Coverage A        $250,000\nPersonal property     Coverage B        $150,000\nLoss of use           Coverage C         $50,000',
      ['A=250000', 'C=150000', 'D=50000'],
    ],
  ])('%s', (words, stated) => expect(statedIn(fieldsOf(`${HEAD}\n${words}`))).toEqual(stated))
})

it('words that stand for a limit take none from the block beside them', () =>
  expect(
    addedBy(`PROPERTY                                     Limit            LIABILITY                                    Limit
Other structures                           $30,000            Personal liability                        $100,000
Loss of use                    Reasonable expenses            Loss assessment                            $50,000`),
  ).toEqual([]))

describe('a lender that was replaced', () => {
  it.each([
    ['Mortgagee: Frost Bank replaced by Planet Home Lending LLC', 'Planet Home Lending LLC'],
    ['     Replaced     Mortgagee Planet Home Lending LLC by Regions Bank', null],
    [
      '     Replaced     Mortgagee Planet Home Lending LLC by Regions Bank\n\nMortgagee: REGIONS BANK ISAOA, PO BOX 200401',
      'REGIONS BANK',
    ],
    ['Mortgagee: changed from Frost Bank to Planet Home Lending LLC', 'Planet Home Lending LLC'],
  ])('%s', (words, lender) => expect(withLines(words).mortgagee).toBe(lender))
})

it.each([
  'HO-145     MOLD EXCLUSION                               ----\nHO-301     ADDITIONAL INSURED, FARM ROAD EASEMENT       0.00',
  'LO-301  Additional Insured - Hilltop Lake Owners          $12.00',
])('the title of a form names nobody: %s', (words) => expect(withLines(words).additional_insured_names).toEqual([]))
