import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'
import { type PlacedLine, placedPage } from '../testing/placed-lines.ts'

const TITLE: PlacedLine[] = [
  ['HOMEOWNERS POLICY DECLARATIONS', 50, 56, 11],
  ['Policy number: LO-448812', 50, 72, 9],
  ['Policy period: 03/01/2026 to 03/01/2027', 250, 72, 9],
]
const placed = (...lines: PlacedLine[]) => readPolicy(placedPage([...TITLE, ...lines])).fields

describe('what is offered', () => {
  it.each([
    'Coverages that you may add\nWater backup up to $25,000; Dwelling foundation water damage $10,000;\nOrdinance or law 25%.',
    'These coverages are NOT on your policy. Limits shown are examples of what may be had.\nCoverage                Example limit\nDwelling foundation     15% of Coverage A\nLimited fungus          $10,000\nWater backup            $5,000',
    'The coverages listed below are not part of your policy.\nWater backup            $5,000\nDwelling foundation     $10,000\nMold                    $10,000',
  ])('is none of the policy: %#', (text) =>
    expect(withLines(text)).toMatchObject({
      mold_limit: null,
      water_backup_limit: null,
      foundation_water_limit: null,
      ordinance_or_law_percentage: null,
    }),
  )

  it.each([
    'Coverages that you have added\nWater backup            $5,000',
    'These coverages are on your policy.\nWater backup            $5,000',
  ])('is told from what was bought: %#', (text) => expect(withLines(text).water_backup_limit).toBe(5000))
})

describe('words like an offer’s', () => {
  const OPTIONS = '\nWater backup            $5,000\nMold remediation        $10,000'
  it.each([
    'Windstorm, hurricane and hail: these coverages are not included in your policy.\n',
    'These coverages are not on your policy: flood, earthquake.',
    'These coverages are not on your policy.\nEarthquake\nIdentity theft\n\nAdditional protection',
    'Optional coverages you can buy      Limit        Status\nService line   $10,000   You have this',
    'Endorsements you can add or remove at any time',
    'Optional coverages you may purchase        You have',
  ])('take nothing out of the policy: %#', (text) =>
    expect(withLines(text + OPTIONS)).toMatchObject({ water_backup_limit: 5000, mold_limit: 10_000 }),
  )
  it.each([
    'Coverages you may add\nWater backup, Identity theft, Earthquake',
    'These coverages are not on your policy.',
  ])('leave what stands further below: %#', (text) =>
    expect(
      withLines(`${text}\n\nAll other perils deductible          $2,500\nTotal annual premium      $2,880.00`),
    ).toMatchObject({ deductibles: { all_perils: { amount: 2500 } }, total_annual_premium: 2880 }),
  )
})

describe('a list of what is not insured', () => {
  it('may be parted by semicolons', () =>
    expect(
      withLines('Not insured: flood; backup of\nsewers or drains; seepage below the foundation.').water_backup_limit,
    ).toBe(0))
  it('may say that it is of the policy', () =>
    expect(withLines('Not insured by this policy: flood, mold of any kind, sewer backup.')).toMatchObject({
      mold_limit: 0,
      water_backup_limit: 0,
    }))
  it.each([
    'Property not covered: motor vehicles; aircraft; sewers or drains outside the premises; mold.',
    'Golf cart rider. Not covered: racing; mold; rust.',
    'Liability coverage. Not covered: business; mold; intentional acts.',
    'Wind and hail not insured: fences; screens; backup of sewers; cloth awnings.',
  ])('may be of another thing: %s', (text) =>
    expect(withLines(text)).toMatchObject({ mold_limit: null, water_backup_limit: null }),
  )
  it('joins no sentences', () =>
    expect(
      withLines(
        'Flood is not insured: ask us about it; wind and hail losses to the roof are paid at actual cash value; the dwelling is paid at replacement cost.',
      ),
    ).toMatchObject({ roof_settlement: 'ACV', dwelling_settlement: 'RCV' }))
  it('ends with its sentence', () =>
    expect(
      withLines('Not insured: flood; earth movement. Insured: backup of sewers or drains.').water_backup_limit,
    ).toBe(null))
})

describe('a thing with a rule of its own', () => {
  it('is not settled as what stands before it', () =>
    expect(
      withLines(
        'We pay for your house at full replacement cost, nothing taken off for age (the roof has its own rule, see below).',
      ),
    ).toMatchObject({ dwelling_settlement: 'RCV', roof_settlement: null }))
})

describe('this past year', () => {
  it('beside the coming one is over', () =>
    expect(
      withLines(
        '                              This past year     Coming year\nYour hurricane deductible     2%, $6,000         3%, $9,000',
      ).deductibles.hurricane,
    ).toMatchObject({ amount: 9000 }))
})

describe('settlements', () => {
  it('of the roof may be as that of the dwelling', () =>
    expect(
      withLines('The dwelling is paid at replacement cost, and so is wind or hail damage to the roof.').roof_settlement,
    ).toBe('RCV'))
})

describe('lenders', () => {
  it('of two with numbers below a title in the middle the first one is taken', () =>
    expect(
      placed(
        ['MORTGAGEES AND INTERESTS', 245, 300, 9],
        ['1. Pecan Valley Bank ISAOA/ATIMA', 48, 318, 9],
        ['2. Brazos Federal Credit Union', 300, 318, 9],
        ['PO Box 12', 48, 330, 9],
        ['PO Box 58', 300, 330, 9],
        ['Waco, TX 76701', 48, 342, 9],
        ['Bryan, TX 77802', 300, 342, 9],
      ).mortgagee,
    ).toBe('Pecan Valley Bank'))
})

describe('lenders below heads of their own', () => {
  it('are taken from below theirs', () =>
    expect(
      placed(
        ['Loss payees', 48, 300, 9],
        ['Mortgagees', 300, 300, 9],
        ['1. Golf Cart Bank', 48, 318, 9],
        ['2. Brazos Federal Credit Union', 300, 318, 9],
      ).mortgagee,
    ).toBe('Brazos Federal Credit Union'))
})

describe('a lender’s name', () => {
  it.each(['Pecan Community Bank South Texas', 'Pecan Community Bank'])('%s', (name) =>
    expect(withLines(`Mortgagee\nFirst: ${name}, ISAOA/ATIMA          Loan number: 61-448802`).mortgagee).toBe(name),
  )
})

describe('an insurer’s name in two lines', () => {
  it('may end flush right', () =>
    expect(
      placed(['Lone Oak Property & Casualty', 440, 20, 9], ['Insurance Company', 489.5, 31, 9]).insurance_provider,
    ).toBe('Lone Oak Property & Casualty Insurance Company'))
  it('has nothing before it that only ends where it does', () =>
    expect(placed(['Customer Copy', 511.5, 8, 9], ['Fire Insurance Exchange', 466.5, 19, 9]).insurance_provider).toBe(
      'Fire Insurance Exchange',
    ))
})

describe('an insurer beside an agency', () => {
  it('is not whom the policy was issued through', () =>
    expect(
      fieldsOf(
        `HOMEOWNERS POLICY DECLARATIONS\nInsurer: Lone Oak County Mutual Insurance Company\nIssued through: Pecan Home Underwriters\n${HEAD.split('\n').slice(2).join('\n')}${LIMITS}`,
      ).insurance_provider,
    ).toBe('Lone Oak County Mutual Insurance Company'))
})

describe('an address in its label', () => {
  it('stands there once', () =>
    expect(
      placed(
        ['House at', 78, 300, 10.5],
        ['Deluxe house coverage', 194, 300, 11],
        ['Amount of coverage', 459, 300, 11],
        ['12 Elm Street', 78, 313.5, 10.5],
        ['Dwelling', 194, 322, 11],
        ['$1,865,000', 489, 322, 11],
        ['Waco, TX 76710', 78, 327, 10.5],
        ['Contents', 194, 337, 11],
        ['$932,500', 498, 337, 11],
      ).property_address,
    ).toEqual({ street: '12 Elm Street', city: 'Waco', state: 'TX', zip: '76710' }))
})

describe('deductibles', () => {
  it.each([
    'What do I pay first?      $5,000 on any covered property loss other than wind or hail.\n                          1% of Coverage A on a loss by wind or hail.',
    'Deductibles\n$5,000 on any covered loss other than wind or hail.\n1% of Coverage A on a loss by wind or hail.',
  ])('are what one pays first on a loss: %#', (text) =>
    expect(withLines(text).deductibles).toMatchObject({
      all_perils: { amount: 5000 },
      wind_hail: { amount: 3000, percentage: 1 },
    }),
  )

  it.each([
    'What we pay first      $5,000 on any covered loss.',
    'What do I pay first?      $500 on any loss of jewelry.',
    'Everything else you built outside      $18,300',
    'Everything else in your home           $18,300',
  ])('are no figures of other things: %s', (text) => expect(withLines(text).deductibles.all_perils).toBe(null))

  it('of everything else are', () =>
    expect(
      withLines('Deductibles\nWind or hail      $6,000\nEverything else   $3,000').deductibles.all_perils?.amount,
    ).toBe(3000))
})

describe('a card with a letter', () => {
  const card = (letter: string, title: string): PlacedLine[] => [
    [title, 211, 395, 10],
    [letter, 192, 410, 9],
    ['Repaired at replacement cost, if need be 50% more.', 211, 410, 8.6],
    ['$735,000', 513, 410, 10],
  ]
  it('is named by the title over its remark', () =>
    expect(placed(...card('A', 'Your house')).coverage_a_dwelling).toBe(735_000))
  it('is not where the remark is a name', () =>
    expect(
      placed(
        ['Your house', 211, 395, 10],
        ['A', 192, 410, 9],
        ['Deductible for wind', 211, 410, 8.6],
        ['$6,000', 513, 410, 9],
      ).coverage_a_dwelling,
    ).toBe(null))
  it('is not where title and letter disagree', () =>
    expect(placed(...card('A', 'Your things'))).toMatchObject({
      coverage_a_dwelling: null,
      coverage_c_personal_property: null,
    }))
  it('is not where the title has its own figure', () =>
    expect(placed(...card('A', 'Your house'), ['$300,000', 513, 395, 10]).coverage_a_dwelling).not.toBe(735_000))
})
