import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const deductibles = (body: string) => fieldsOf(`${HEAD}\n${LIMITS}\n${body}`).deductibles
const both = { amount: 6000, percentage: 2, stated: 'both' }

describe('two sentences', () => {
  it.each([
    'For loss caused by wind or hail you pay 2% of the Dwelling limit, which is $6,000. For any other covered loss to your\nproperty you pay $2,500. Only one deductible, the highest that applies, is taken from a loss.',
    'When wind or hail causes the loss you pay 2% of the Dwelling limit, which is $6,000. For all other covered losses\nyou pay $2,500.',
    'Your deductible is $2,500 for each covered loss. If wind or hail causes the loss it is 2% of Coverage A, which is $6,000.',
    'You pay the first $2,500 of any other covered loss. Of a loss caused by wind or hail you pay 2% of Coverage A, $6,000.',
    'Wind or hail losses: you pay 2% of the Dwelling limit ($6,000). All other losses: you pay $2,500.',
    'For wind or hail losses, your deductible is 2% of Coverage A or $6,000. For everything else it is $2,500.',
  ])('"%s" state a deductible each', (words) => {
    const { all_perils, wind_hail } = deductibles(`What you pay first: deductibles\n${words}`)
    expect([all_perils?.amount, wind_hail]).toEqual([2500, both])
  })
})

describe('the dollars of a percentage', () => {
  it.each([
    'WIND OR HAIL               EVERYTHING ELSE\n2% of Coverage A           $2,500\nThat is $6,000 at your current dwelling limit.',
    'Wind or hail deductible        2% of Coverage A\n                               (currently $6,000)\nAll other perils               $2,500',
    'Wind or hail deductible        2% of Coverage A\n                               equals $6,000 today\nAll other perils               $2,500',
    'Applicable to each covered wind or hail loss          2% of Coverage A    $6,000\nApplicable to each covered loss          $2,500',
    'Applies to every windstorm or hail loss          2%    $6,000\nApplies to all other losses          $2,500',
  ])('may stand in words near it: "%s"', (words) => {
    const { all_perils, wind_hail } = deductibles(words)
    expect([all_perils?.amount, wind_hail]).toEqual([2500, both])
  })

  it('are none where they are another figure', () => {
    const words = 'Wind or hail deductible        2% of Coverage A\n                               was $5,700 last year'
    expect(deductibles(words).wind_hail).toEqual({ amount: 6000, percentage: 2, stated: 'percentage' })
  })
})

it('is what it is waived above in no sentence', () => {
  const words = `Unless another deductible is named here, $2,500 applies to each covered property loss. We waive the $2,500
deductible when a covered loss is more than $50,000; the wind and hail deductible is never waived.`
  expect(deductibles(words).all_perils).toEqual({ amount: 2500, percentage: null, stated: 'amount' })
})

it('a bound of a percentage may stand before its peril', () => {
  const { all_perils, wind_hail } = deductibles(
    '  $1,000  All Other Perils\n  2% of the Coverage C limit, but not less than $1,000  Windstorm or Hail',
  )
  expect([all_perils?.amount, wind_hail]).toEqual([1000, { amount: 3000, percentage: 2, stated: 'percentage' }])
})

it.each([
  'SECTION I DEDUCTIBLE\n  $2,500 applies to each loss from any covered peril, windstorm and hail included.',
  'Your deductible is $2,500 for all covered causes of loss, including those of wind or hail.',
  'The deductible of $2,500 applies to every claim, even hail.',
])('one for every peril is none of wind and hail, which it names as one of them: %s', (words) => {
  const { all_perils, wind_hail, hurricane } = deductibles(words)
  expect([all_perils?.amount, wind_hail, hurricane]).toEqual([2500, null, null])
})

it('one for every loss is that of wind and hail only where it is named so', () => {
  const { all_perils, wind_hail } = deductibles('Deductible for every loss, wind and hail too: $2,500')
  expect([all_perils?.amount, wind_hail]).toEqual([2500, null])
})

describe('of a policy of items', () => {
  it.each([
    'DEDUCTIBLE - each item, each occurrence\n        Item 1          2.5%      $7,500\n        Item 2          2.5%      $2,385',
    'Deductibles\n  Item 1       2.5%      $7,500\n  Item 2       2.5%      $2,385',
    'Deductibles (each occurrence)\n  Dwelling            2.5%     $7,500\n  Personal property   2.5%     $2,385',
  ])('the one of the dwelling is meant: "%s"', (words) => {
    const { deductibles } = fieldsOf(`
TEXAS WINDSTORM INSURANCE ASSOCIATION           DWELLING POLICY DECLARATIONS
Windstorm and Hail Coverage Only
Policy number: 00518834-04      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Location of insured property: 12 Elm St, Rockport, TX 78382

Item    Description                                                    Limit of Liability     Premium
1       Coverage A - One story frame dwelling, private residence       $300,000               $2,246
2       Coverage B - Personal property contained in Item 1              $95,400                 $589

${words}`)
    expect([deductibles.wind_hail, deductibles.all_perils]).toEqual([
      { amount: 7500, percentage: 2.5, stated: 'both' },
      null,
    ])
  })
})

it.each(['Water damage deductible   $5,000', 'Theft     $2,500', 'Jewelry     $1,000'])(
  'the dollars of the next row are not those of the percentage above: %s',
  (row) => {
    const { all_perils } = fieldsOf(`${HEAD}${LIMITS}\nAll perils: 2% of Coverage A\n${row}`).deductibles
    expect(all_perils).toEqual({ amount: 6000, percentage: 2, stated: 'percentage' })
  },
)

describe('the share of a deductible in dollars', () => {
  const both = (amount: number, percentage: number) => ({ amount, percentage, stated: 'both' })
  const TABLE = 'Wind and hail deductible       $6,000\nAll other perils deductible    $3,000\n'

  it.each([
    'The Windstorm and Hail deductible is 2% and the All other perils deductible is 1% of the Dwelling limit, rounded to the\nnearest dollar.',
    'Deductibles are percentages of Coverage A: 1% for all other perils, 2% for wind or hail.',
    'Your All Perils deductible is 1 percent of the dwelling limit. The deductible for wind or hail is 2 percent of it.',
  ])('may be told in a sentence: "%s"', (words) => {
    const { wind_hail, all_perils } = deductibles(TABLE + words)
    expect([wind_hail, all_perils]).toEqual([both(6000, 2), both(3000, 1)])
  })

  it.each([
    'The deductible for wind and hail is 1% on policies of other companies.',
    'The hurricane deductible is 1% of Coverage A.',
  ])('is not that of another peril: "%s"', (words) => {
    expect(deductibles(`All other perils deductible    $3,000\n${words}`).all_perils).toEqual({
      amount: 3000,
      percentage: null,
      stated: 'amount',
    })
  })
})

it.each([
  'Deductibles\n  Section I, except Wind and Hail      1.0%  $3,000\n  Wind and Hail       2.0%  $6,000',
  'Deductibles\n  Perils other than windstorm or hail   1%  $3,000\n  Windstorm or hail       2%  $6,000',
  'Deductibles\n  Losses not excepted below, but not wind   1%  $3,000\n  All other perils   1%  $3,000\n  All other windstorm, and hail       2%  $6,000',
])('what is said to be other than wind is all the rest: "%s"', (words) => {
  const { wind_hail, all_perils } = deductibles(words)
  expect([wind_hail?.amount, all_perils?.amount]).toEqual([6000, 3000])
})

it.each([
  ['$5,000 each and every loss, increasing to $10,000 in respect of water damage', 5000],
  ['$2,500 each loss, reduced to $1,000 in respect of theft', 2500],
  ['$5,000 each loss, but 2% for windstorm or hail', 5000],
])('of a loss that nothing else is said of: %s', (words, amount) => {
  expect(deductibles(`Deductible   ${words}`).all_perils).toEqual({
    amount,
    percentage: null,
    stated: 'amount',
  })
})

it('a share of two limits in many words is the name of its row', () => {
  const { all_perils, wind_hail } = deductibles(`DEDUCTIBLE, SECTION I
Loss by windstorm or hail, 2% of the sum of Coverages A and C .................... $ 9,000
Loss by all other perils ......................................................... $ 1,000`)
  expect([all_perils?.amount, wind_hail]).toEqual([1000, { amount: 9000, percentage: 2, stated: 'both' }])
})

it('reads the share below a deductible, whatever else is offered there', () => {
  const { deductibles } = fieldsOf(`${HEAD}${LIMITS}
Wind or hail                            $4,500
1.5% of Coverage A. You could have 1% ($3,000) for $418 more a year.`)
  expect(deductibles.wind_hail).toEqual({ amount: 4500, percentage: 1.5, stated: 'both' })
})

it('everything but wind and hail is all other perils', () => {
  expect(deductibles('$1,500 for everything but wind and hail\n$6,000 for wind and hail')).toMatchObject({
    all_perils: { amount: 1_500 },
    wind_hail: { amount: 6_000 },
  })
})

it('each share of a row stands before its term', () => {
  expect(
    deductibles(`                                        Expiring     Renewal
Wind or hail (1% expiring, 2% renewal)    $3,000      $6,000
Each other insured cause of loss (0.5%)   $1,250      $1,500`),
  ).toMatchObject({
    wind_hail: { amount: 6000, percentage: 2, stated: 'both' },
    all_perils: { amount: 1500, percentage: 0.5, stated: 'both' },
  })
})

it('what is excepted has a deductible of its own', () => {
  expect(
    deductibles(
      'DEDUCTIBLES   A loss under Section I is subject to $2,000, except wind or hail: 1% of Coverage A, $3,000.',
    ),
  ).toMatchObject({
    all_perils: { amount: 2000, percentage: null },
    wind_hail: { amount: 3000, percentage: 1, stated: 'both' },
  })
})

it('perils behind their figures, though the last one is of something else', () => {
  expect(deductibles('Your deductibles: $3,000 wind/hail (1%). $2,000 all other. $4,000 water.')).toMatchObject({
    all_perils: { amount: 2000, percentage: null },
    wind_hail: { amount: 3000, percentage: 1 },
  })
})
