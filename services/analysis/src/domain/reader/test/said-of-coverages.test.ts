import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, withLines } from '../testing/lone-oak.ts'

const alone = (body: string) => fieldsOf(`${HEAD}\n${body}`)

describe('how contents are settled', () => {
  it.each([
    'A Dwelling                                      $94,500 Actual cash value       $611.00\nC Personal Property (appliances, lawn care)      $3,000 Actual cash value        $24.00',
    'A Dwelling          $94,500     Replacement cost\nC Personal Property (landlord furnishings)    $3,000     Actual cash value',
    'A Dwelling          $94,500\nC Personal property (furniture and appliances only)   $3,000   Actual cash value',
  ])('is said of them whatever they are: %s', (rows) =>
    expect(
      alone(`Coverage                                 Limit Settlement             Premium\n${rows}`),
    ).toMatchObject({
      personal_property_settlement: 'ACV',
    }),
  )

  it('is not what is said of a part of the home', () =>
    expect(
      alone('A Dwelling     $94,500\nFences, carpets and appliances       Actual cash value')
        .personal_property_settlement,
    ).toBeNull())
})

it.each([
  'Amount of coverage for your house                  $865,000\n    Payment basis: Extended Replacement Cost\nAmount of coverage for contents                    $432,500\n    Payment basis: Actual Cash Value',
  'Limit of insurance for the dwelling                $865,000\n    Payment basis: Replacement Cost\nLimit of insurance on contents                     $432,500\n    Payment basis: Actual Cash Value',
])('a row below an amount of coverage says how that is paid: %s', (rows) =>
  expect(alone(rows)).toMatchObject({ dwelling_settlement: 'RCV', personal_property_settlement: 'ACV' }),
)

it.each([
  'Dwelling (A)                              $905,500\n  settled at guaranteed replacement cost\nOther structures (B)                      $181,100',
  'Building         COVERAGE         DEDUCTIBLE       LOSS SETTLEMENT\n                 $215,000         $5,000           Replacement cost (principal\n                                                   residence)\n\nContents         COVERAGE         DEDUCTIBLE       LOSS SETTLEMENT\n                 Not purchased    N/A              N/A',
])('how the dwelling is settled may stand below its name: %s', (rows) =>
  expect(alone(rows)).toMatchObject({ dwelling_settlement: 'RCV', personal_property_settlement: null }),
)

it('the heads of a table say nothing of the name that its section begins with', () =>
  expect(
    alone('Personal property      Limit      Loss settlement\nJewelry                $5,000     Actual cash value')
      .personal_property_settlement,
  ).toBeNull())

it('what ends in replacement cost over the limit of contents is how they are settled', () =>
  expect(
    alone(`Coverage A               Coverage B                  Coverage C
the house itself         sheds and fences            belongings, at replacement cost
$748,000                 $74,800                     $448,800`).personal_property_settlement,
  ).toBe('RCV'))

describe('ordinance or law in a sentence', () => {
  it.each([
    'Ten percent of the Coverage A limit is available for the increased cost that an ordinance or law causes.',
    'We add ten per cent of the dwelling limit for the cost that building codes cause.',
    'Ordinance or law: 10 percent of Coverage A.',
  ])('may have its share in words: %s', (words) => expect(withLines(words).ordinance_or_law_percentage).toBe(10))

  it.each([
    'Ten percent of the Coverage A limit is available for ordinance or law at an added premium.',
    'Ten percent or 25% of Coverage A may be bought for ordinance or law.',
  ])('is no offer: %s', (words) => expect(withLines(words).ordinance_or_law_percentage).toBeNull())
})

it.each([
  ['Built 1936, brick, renovated 2014 with new slate roof, wiring and plumbing.', 2014],
  ['The home was remodeled in 2014, including a new roof.', 2014],
  ['Built 1936, renovated 2014 with new wiring; slate roof.', null],
  ['Built 1936, renovated 2014 with a new roof over the porch.', null],
])('a roof that was new with the rest: %s', (words, year) => expect(withLines(words).roof_year).toBe(year))

it.each(['Workshop, detached, metal on slab', 'Garage, detached', 'Barn detached'])('%s is another structure', (name) =>
  expect(alone(`A. Dwelling      $300,000\n${name}       $24,000`).coverage_b_other_structures).toBe(24_000),
)
