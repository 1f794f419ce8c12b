import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { fieldsOf, HEAD, withLines } from '../../testing/lone-oak.ts'
import { typedPages } from '../../testing/typed-pages.ts'

describe('a deductible of one thing is none of all perils', () => {
  it.each([
    'Earthquake deductible\n$34,000 applies to each covered loss.',
    'For the roof there is one deductible of $6,800, whatever the cause.',
    'We pay for earthquakes after a deductible of $34,000 for everything.',
  ])('%s', (words) => expect(withLines(words).deductibles.all_perils).toBeNull())

  it('but of those is one that it names only to say so', () =>
    expect(
      withLines('One deductible of $1,000 for everything: fire, water, theft.').deductibles.all_perils?.amount,
    ).toBe(1000))
})

it('takes the limit of both storms for no deductible', () =>
  expect(
    withLines('Deductibles\nWind/hail                          2%\nWind/hail and named storm limit    $100,000')
      .deductibles.hurricane,
  ).toBeNull())

it('takes premiums over their captions for no deductibles', () =>
  expect(
    withLines('What you pay for\n\n$1,496           $500\nWind and hail    Everything else\npremium          premium')
      .deductibles.all_perils,
  ).toBeNull())

describe('a list of numbers with months', () => {
  const ROWS =
    'LO-170       01 20   Water backup\nLO-171       01 20   Service line\nLO-172       03 21   Equipment breakdown'

  it('is one of forms without a heading', () =>
    expect(withLines(ROWS).endorsements).toEqual(['LO-170', 'LO-171', 'LO-172']))

  it.each([
    `Coverages you may wish to buy:\n${ROWS}`,
    `Not part of this policy\n${ROWS}`,
    'Loans\nHL 20     11 25   First mortgage\nHL 21     03 25   Home equity\nHL 22     04 25   Second mortgage',
    'ZN 4      10 25    Zone of hail\nPC 3      11 24    Protection class\nBC 9      01 25    Building code grade',
  ])('is none of this policy: %s', (words) => expect(withLines(words).endorsements).toEqual([]))
})

it('leaves a deleted form whose row names the one that it replaced', () =>
  expect(
    withLines(`Form         Replaces     Title                 Status
LO-100       LO-99        Home policy           In force
LO-170       LO-169       Water backup          Deleted
LO-173       LO-167       Mold                  In force`).endorsements,
  ).toEqual(['LO-100', 'LO-173']))

it.each(['Without renewal credit', 'Next renewal (estimate)'])('takes this year from beside "%s"', (other) =>
  expect(
    fieldsOf(`${HEAD}
                              This year        ${other}
Dwelling                      $340,000         $340,000
Annual premium                $2,000           $2,300`).total_annual_premium,
  ).toBe(2000),
)

describe('years of something else', () => {
  it.each([
    'Stables of frame, 2,400 square feet, completed in 2009.',
    'The wing is brick, 1,200 square feet, completed in 2009.',
    'Shed - detached    built 1990',
  ])('%s', (words) => expect(withLines(words).year_built).toBeNull())

  it('of the roof of a workshop', () =>
    expect(
      withLines('The workshop. One-story frame, 600 square feet. Metal roof, relaid in 2015.').roof_year,
    ).toBeNull())
})

describe('premiums of something else', () => {
  it.each([
    'Flood insurance (separate policy)\nWhat it costs                   $612.00',
    'Total annual premium. This is the charge of your auto policy.    $900',
  ])('%s', (words) => expect(withLines(words).total_annual_premium).toBeNull())
})

it.each([
  '4488-11 Red River Casualty Insurance Company insures the cars, under another policy',
  'Mesa Flood Insurance Company insures the home for flood.',
])('takes who insures something else for no insurer: %s', (words) =>
  expect(withLines(words).insurance_provider).toBe('Lone Oak Insurance Company'),
)

it('takes whom the loss of a jewel is payable to for no lender', () =>
  expect(
    withLines('Mortgagee\nLoss to scheduled jewelry is payable to Oak Jewelers Credit, Inc.').mortgagee,
  ).toBeNull())

it('takes what was refused on another policy for no answer', () =>
  expect(withLines('Water backup     $10,000   not selected on your prior policy').water_backup_limit).toBe(10_000))

it('reads millions without commas', () =>
  expect(
    fieldsOf(`${HEAD}\nCoverage           Limit\nDwelling           1250000\nPersonal property  625000`)
      .coverage_a_dwelling,
  ).toBe(1_250_000))

it('takes the captions of cards for what they say', () =>
  expect(
    fieldsOf(`${HEAD}
$340,000                      Dwelling

$170,000                      Personal property

$300,000                      Personal liability

Water backup                  Mold
$1,000                        $500
Deductible                    Deductible`),
  ).toMatchObject({ water_backup_limit: null, mold_limit: null }))

it('takes what is on offer below a name for no settlement', () =>
  expect(
    fieldsOf(`${HEAD}
Dwelling (A)                  $340,000
Personal property (C)         $170,000
replacement cost available for an extra premium`).personal_property_settlement,
  ).toBeNull())

describe('numbers of other policies', () => {
  const numberOf = (lines: string) =>
    fieldsOf(`LONE OAK INSURANCE COMPANY\n${lines}\nNamed insured: Ana Flores\nDwelling      $340,000`).policy_number

  it.each([
    'HOMEOWNERS DECLARATIONS\nUmbrella · Policy UM-448812',
    'HOMEOWNERS DECLARATIONS\nReplaces · Policy LO-448811 | rewritten',
    'CONDO UNIT OWNERS DECLARATIONS\nAssociation policy number: AA-998877',
  ])('%s', (lines) => expect(numberOf(lines)).toBeNull())

  it('but not of an association that insures', () =>
    expect(numberOf('HOMEOWNERS DECLARATIONS\nAssociation policy number: AA-998877')).toBe('AA-998877'))
})

it('takes a bill that names the form for no policy', () =>
  expect(
    readPolicy(
      typedPages(`Your bill
Policy number: RR-4488112
Insured: Ana Flores
HO-3 homeowners
Amount due    $400.00
Personal property      $170,000
Personal liability     $300,000`),
    ).document_kind,
  ).toBe('not_home_insurance'))
