import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { fieldsOf, HEAD, LIMITS, withLines } from '../../testing/lone-oak.ts'
import { typedPages } from '../../testing/typed-pages.ts'

const onlyDwelling = (more: string) => fieldsOf(`${HEAD}\nDwelling                  $300,000\n${more}`)

describe('how other things are settled', () => {
  it.each([
    'Other structures, $30,000, at actual cash value\nContents                  $150,000',
    'Other structures on the premises are paid\nat actual cash value\nContents                  $150,000',
    'Scheduled personal property\nSettled at replacement cost or the amount scheduled, whichever is less.',
  ])('says nothing of the contents: %s', (words) => expect(onlyDwelling(words).personal_property_settlement).toBeNull())

  it.each([
    'Item 2   garage apartment   Dwelling loss settlement ACV',
    'Item 1   dwelling            $300,000\nItem 2   garage apartment    $80,000      ACV\nLoss settlement: Item 2 is paid at ACV.',
    'Item 1   dwelling            $300,000\nItem 2   garage apartment    $80,000      building is settled at ACV',
    'Item 1   dwelling   $300,000\nItem 2   garage apartment\nSettlement   ACV',
    'Garage apartment building is settled at actual cash value',
  ])('says nothing of the dwelling: %s', (words) => expect(withLines(words).dwelling_settlement).toBeNull())

  it('leaves what its own row says', () =>
    expect(
      withLines('Item 1   dwelling            $300,000     RCV\nItem 2   garage apartment    $80,000      ACV')
        .dwelling_settlement,
    ).toBe('RCV'))

  it('leaves the row of a coverage below it', () =>
    expect(
      onlyDwelling(
        'Separate Structures (30%)                    $90,000\nPersonal Property (at replacement cost)     $150,000',
      ).personal_property_settlement,
    ).toBe('RCV'))

  it('says nothing of the roof', () => {
    const { roof_settlement, roof_year } = withLines(
      'Guest cottage, frame, built 2011     $42,000      RCV      Roof: metal, 2015',
    )
    expect([roof_settlement, roof_year]).toEqual([null, null])
  })
})

describe('what another coverage pays for a lettered one', () => {
  it.each([
    'Limited fungi             Personal liability          $50,000',
    'HO 04 26  Limited fungi     Personal liability          $50,000',
    'Limited fungi\n   Personal liability          $50,000\n   Property                    $10,000',
    'Canine liability         Personal liability          $25,000',
    'Personal liability\n  Umbrella           PUP           $1,000,000',
    'Personal liability\nUmbrella                 $1,000,000',
    'Contents      Personal liability\n$150,000      Umbrella $1,000,000',
  ])('is no limit of liability: %s', (words) => expect(onlyDwelling(words).coverage_e_personal_liability).toBeNull())

  it('is no limit of the contents', () =>
    expect(
      onlyDwelling('Water backup             Personal property          $5,000').coverage_c_personal_property,
    ).toBeNull())

  it('but a column beside it says nothing of the table', () =>
    expect(
      onlyDwelling('Roof\n                              Personal liability          $300,000')
        .coverage_e_personal_liability,
    ).toBe(300_000))

  it('but a table beside it has limits of its own', () =>
    expect(onlyDwelling('Water backup    $5,000       Personal liability          $300,000')).toMatchObject({
      water_backup_limit: 5_000,
      coverage_e_personal_liability: 300_000,
    }))
})

describe('the deductible of a thing that is insured besides', () => {
  it.each([
    'Jewelry                 $500 each loss, whatever the cause',
    'Scheduled personal property\nDeductible              $500 each loss, whatever the cause',
    'Water backup deductible\n$500 each loss, whatever the cause.',
    'Scheduled jewelry\nThere is a deductible of $500 each loss, whatever the cause.',
    'Water backup of sewers and drains: $10,000 limit\nThe deductible is $500 each loss, whatever the cause.',
    'Deductible for scheduled property:  $500 each loss, whatever the cause',
    'Your deductible for water backup is $500 each loss, whatever the cause.',
    'The deductible of your scheduled jewelry is $250 for any loss, whatever the cause.',
    'Water backup      Limit $10,000      Deductible $500 each loss',
    'Deductible\n$1,000 for each claim under Equipment Breakdown',
    'The deductibles below may be bought\nAll other perils        $5,000',
  ])('is none of all perils: %s', (words) => expect(withLines(words).deductibles.all_perils).toBeNull())

  it('is not meant where the peril of the policy is named', () =>
    expect(
      fieldsOf(`RESIDENTIAL FLOOD INSURANCE DECLARATIONS\n${HEAD}${LIMITS}
Deductible
$5,000 for each flood occurrence, taken once from the sum of
the loss under A and C.`).deductibles.all_perils?.amount,
    ).toBe(5_000))

  it('leaves the one of the home', () =>
    expect(
      withLines('Deductible        $1,000 each loss\nService line      $10,000     $500 each loss').deductibles
        .all_perils?.amount,
    ).toBe(1_000))
})

describe('how much of the dwelling must be damaged', () => {
  it.each([
    'Ordinance or law applies when 25 per cent of the dwelling is damaged.',
    'Ordinance or law       Included when more than 25% of the dwelling is damaged',
    'We pay for ordinance or law once the loss passes 40% of the dwelling limit.',
  ])('is no share for ordinance or law: %s', (words) => expect(withLines(words).ordinance_or_law_percentage).toBeNull())

  it('is no extension of its limit', () =>
    expect(
      withLines('Extended limit applies if rebuilding costs exceed the limit by 15% or more.')
        .extended_dwelling_percentage,
    ).toBeNull())

  it('leaves the share', () =>
    expect(
      withLines('Ordinance or law    10%\nIt applies when 25 per cent of the dwelling is damaged')
        .ordinance_or_law_percentage,
    ).toBe(10))
})

describe('what is certified of a policy', () => {
  const FACTS = `Company: Lone Oak Insurance Company
Insured: Ana Flores                   Loan number: 4478812
Policy number: LO-448812              Effective date: 03/01/2026    Expiration date: 03/01/2027
Dwelling             $300,000
Personal property    $150,000`
  const kindOf = (text: string) => readPolicy(typedPages(text)).document_kind

  it.each([
    `EVIDENCE OF PROPERTY INSURANCE\n${FACTS}`,
    `ACORD 27 EVIDENCE OF PROPERTY INSURANCE\nThis is evidence that insurance as identified below has been issued.\n${FACTS}`,
    `CERTIFICATE OF INSURANCE\nThis certificate is issued as a matter of information only.\n${FACTS}\nCertificate holder: First Bank`,
    `CERTIFICATE OF PROPERTY INSURANCE\n${FACTS}\nShould any of the above described policies be cancelled, notice will be delivered.`,
  ])('is not the policy: %s', (text) => expect(kindOf(text)).toBe('not_home_insurance'))

  it('may come with the declarations', () =>
    expect(kindOf(`${HEAD}${LIMITS}\n====\nEVIDENCE OF PROPERTY INSURANCE\n${FACTS}`)).toBe('homeowners_declarations'))
})

it('reads blocks that follow each other closely each under its own heads', () =>
  expect(
    fieldsOf(`${HEAD}
Building   COVERAGE   DEDUCTIBLE
           $300,000   $2,000
Contents   COVERAGE   DEDUCTIBLE
           $90,000    $1,000`),
  ).toMatchObject({ coverage_a_dwelling: 300_000, coverage_c_personal_property: 90_000 }))

describe('a company that does something else than to insure', () => {
  const insurerOf = (line: string) =>
    fieldsOf(`HOMEOWNERS POLICY DECLARATIONS\n${line}
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
${LIMITS}`).insurance_provider

  it.each([
    'Summit Insurance Company administers claims under this policy.',
    'Summit Insurance Company receives claims for this policy at 800-555-0100',
    'Granite Reinsurance Company participates in this program.',
    'Granite Mutual Insurance Company (reinsurer)',
    'Granite Mutual Insurance Company, reinsurer',
    'Granite Insurance Company, loss payee servicer for the mortgagee',
    'Cypress Insurance Company    Loss payee servicer',
    'Summit Insurance Company sent you a quote of $2,900 in January.',
    'Reinsurer      Cypress Insurance Company',
    'Loss payee servicer\nCypress Insurance Company',
    'Summit Indemnity Company, claims administrator, 400 Main Street, Dallas, TX 75201',
  ])('is no insurer: %s', (line) => expect(insurerOf(line)).toBeNull())

  it('leaves the insurer beside it', () =>
    expect(
      insurerOf('Granite Mutual Insurance Company, reinsurer\nLone Oak Insurance Company    Claims: 800-555-0100'),
    ).toBe('Lone Oak Insurance Company'))
})

describe('other policies that a page names', () => {
  it('have their own rows, further in', () => {
    const { deductibles, year_built } = withLines(`Rental unit at 88 Oak St (policy RD-220)
   Dwelling                         $180,000
   Deductible                       $5,000
   Year built                       1961`)
    expect([deductibles.all_perils, year_built]).toEqual([null, null])
  })

  it('and say nothing of the kind of this one', () =>
    expect(
      readPolicy(
        typedPages(`${HEAD}
Dwelling    $300,000
Windstorm: insured under policy TW-77120 by the Texas Windstorm Insurance Association
Dwelling $295,000    Deductible 1% $2,950`),
      ),
    ).toMatchObject({
      document_kind: 'homeowners_declarations',
      fields: { coverage_a_dwelling: 300_000, deductibles: { all_perils: null } },
    }))
})

it('takes what has a price by the year for an offer', () =>
  expect(
    withLines(
      'Could you save money?\nOrdinance or law at 25% of Coverage A, add $61.00 a year.\nExtended replacement cost 50%, add $130.00 a year.',
    ),
  ).toMatchObject({ ordinance_or_law_percentage: null, extended_dwelling_percentage: null, dwelling_settlement: null }))

it('takes what was added for a price for no offer', () =>
  expect(withLines('Ordinance or law 25%, added for an additional $61 per year').ordinance_or_law_percentage).toBe(25))

describe('what is said of anyone', () => {
  it.each([
    'Typical deductibles nearby are $2,500 for all perils and 2% for wind and hail.',
    'Average homes of the county were built 1978 with a roof of 2012.',
    'A frame house built in 2001 with a roof of 2017 gets our best rate.',
    'Most policyholders carry ordinance or law of 25%.',
  ])('is none of this policy: %s', (words) =>
    expect(withLines(words)).toMatchObject({
      deductibles: { all_perils: null, wind_hail: null },
      year_built: null,
      roof_year: null,
      ordinance_or_law_percentage: null,
    }),
  )
})

it('takes the years of a shop for none of the home', () => {
  const { year_built, roof_year } = withLines('Welding shop, 30 x 50, built 2009, metal roof 2016     $48,000')
  expect([year_built, roof_year]).toEqual([null, null])
})

it('takes the year of a piano for none of the home', () =>
  expect(withLines('Musical instruments: piano, built 1988     $6,000       $500').year_built).toBeNull())

it.each([
  'Extended replacement cost: we pay the cost to rebuild even above the limit if you report additions of more than 10% of it.',
  'Extended replacement cost applies where you tell us of improvements that exceed 5% of the dwelling limit.',
])('what is to be told of the home extends no limit: %s', (words) =>
  expect(withLines(words)).toMatchObject({ extended_dwelling_percentage: null }),
)
