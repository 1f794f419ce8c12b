import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { fieldsOf } from '../../testing/lone-oak.ts'
import { typedPages } from '../../testing/typed-pages.ts'

const FOOT = 'LO-HO6-DEC-TX 04-25  Policy LO6 70 44 918 23                              Page'
const down = (lines: number) => '\n'.repeat(lines)

/** A policy that tells who and when in sentences on its first page, and its limits on the second, each before its name. */
const CONDO = `Lone Oak                                                        Condo insurance

Hi Ana, here's your policy.
Lone Oak Insurance Company insures your unit from August 1, 2026 to August 1, 2027, starting and
ending at 12:01 AM at your address. It's an HO-6 policy, the kind made for condo owners. On the
next page you'll see how much we'd pay; this page is the short version.

Good to know
One deductible of $1,000 for everything: fire, wind, hail, water, theft. It's taken once for each claim.
Your building's association has its own master policy. It pays for the outside walls, the roof and the
halls; you and we take care of the inside of the unit.
Floods aren't part of this policy. On the 22nd floor that may not worry you, but your storage cage is in
the garage.
${down(48)}
${FOOT} 1 of 2
====
Lone Oak                                                                Limits

Association                   Oak Tower Condominiums, Inc. (told about cancellations)

How much we'd pay, at most
$45,000                       Personal property

$18,000                       Loss of use

$300,000                      Personal liability

$5,000                        Medical payments to others

Extras
  Water backup                                       Mold, wet or dry rot
  $10,000                                            $15,000

  Loss assessment                                    Ordinance or law
  $25,000                                            $8,400 (10% of Coverage A)

Policy number                 LO6 70 44 918 23
Who's insured                 Ana Flores
${down(38)}
${FOOT} 2 of 2`

describe('a condo policy in the words of its own', () => {
  const { document_kind, fields } = readPolicy(typedPages(CONDO))

  it('is one, whom its association tells of cancellations or not', () => {
    expect(document_kind).toBe('condo_declarations')
  })

  it('has limits before their names, and in cards below them', () => {
    expect(fields).toMatchObject({
      coverage_c_personal_property: 45_000,
      coverage_e_personal_liability: 300_000,
      water_backup_limit: 10_000,
      mold_limit: 15_000,
    })
  })

  it('tells its term and its one deductible on the page before', () => {
    expect(fields).toMatchObject({ insurance_provider: 'Lone Oak Insurance Company', effective_date: '2026-08-01' })
    expect(fields.deductibles).toEqual({
      all_perils: { amount: 1_000, percentage: null, stated: 'amount' },
      wind_hail: null,
      hurricane: null,
    })
  })
})

const ITEMS = `Texas Windstorm Insurance Association                      Dwelling Policy Declarations
Policy number: LO-00941837-02         Named insured: Ana Flores

Item   Cov.   Description                   Certificate   Settlement            Limit       Deductible   Premium
1      A      Dwelling, frame on pilings,   WPI-8         Replacement cost;     $241,000            2%   $1,846.00
              built 1994, one story over    1166203       roof covering at                      $4,820
              parking                                     actual cash value

2      A      Detached workshop, frame,     WPI-8         Actual cash value      $19,500            2%     $147.00
              built 1996, 18 ft by 24 ft    1166204                                               $390`

it('takes the number of a certificate for no limit', () => {
  const { coverage_a_dwelling, deductibles } = fieldsOf(ITEMS)
  expect(coverage_a_dwelling).toBe(241_000)
  expect(deductibles.wind_hail?.amount).toBe(4_820)
})

it('takes what somebody is below a name for no person', () => {
  expect(
    fieldsOf(`LONE OAK INSURANCE COMPANY
LANDLORD DECLARATIONS
Policyholder                  Also insured
Oak Mesa Holdings LLC         Luis Flores
1101 N Mesa St                Manager of the LLC

Dwelling limit                $289,000`).additional_insured_names,
  ).toEqual(['Luis Flores'])
})

it('gives both storms the share that is said of both', () => {
  const { deductibles } = fieldsOf(`LONE OAK INSURANCE COMPANY
HOMEOWNERS DECLARATIONS

COVERAGE                         LIMIT     All other perils      Wind / hail      Named storm
A  Dwelling                   $376,000               $3,760           $7,520           $7,520
C  Personal property          $188,000               $3,760           $7,520           $7,520

Wind / hail and named storm: 2% of Coverage A.  All other perils: 1% of Coverage A.`)
  expect(deductibles.hurricane).toEqual({ amount: 7_520, percentage: 2, stated: 'both' })
})

describe('declarations in sentences, sheet by sheet', () => {
  const fields = fieldsOf(`Lone Oak Farm Mutual Insurance Association
Declarations of the Farm and Ranch Home Policy

Policy LHO 336-10482 insures Luis J. Flores and Ana Flores, husband and wife, of Rt. 2
Box 118, Gonzales, Texas 78629, from February 17, 2027, until February 17, 2028.

What is insured                                                     Limit        Premium
Coverage A Dwelling                                              $168,000      $1,512.00
Coverage B Personal property                                      $84,000        $218.00
Coverage C Personal liability                                    $100,000         $41.00
Coverage D Medical payments                                        $1,000       included

Lender
Loss to the dwelling is payable to Oak Farm Credit, ACA, its successors and/or assigns, 7000 State Highway 6.

Form LHF-D1 (1-24)                    Policy LHO 336-10482                    Sheet 1 of 2
====
How losses are paid
The dwelling and the other structures are insured for their actual cash value, that is, the cost of repair
less depreciation. The metal roof likewise is paid at actual cash value where it is damaged by windstorm
or hail. Personal property is paid at actual cash value. Each policyholder is a member of the Association and may vote.
Mold, fungi and other microbes: the cost of testing, treating or removing them is not covered under this policy.

Form LHF-D1 (1-24)                    Policy LHO 336-10482                    Sheet 2 of 2`)

  it('name who is insured', () => {
    expect([fields.policy_holder_name, fields.additional_insured_names]).toEqual(['Luis J. Flores', ['Ana Flores']])
  })

  it('name whom a loss is payable to', () => {
    expect(fields.mortgagee).toBe('Oak Farm Credit, ACA')
  })

  it('go on with the next sheet', () => {
    expect(fields).toMatchObject({ dwelling_settlement: 'ACV', personal_property_settlement: 'ACV', mold_limit: 0 })
  })
})

it('reads a price of the year over its words, and the year of a house behind its size', () => {
  const { total_annual_premium, year_built, roof_year } = fieldsOf(`LONE OAK INSURANCE COMPANY
HOMEOWNERS DECLARATIONS

What it costs
$228.25 a month, or $2,739.00 a year, taxes and fees included. Of this $12.00 is the policy fee.

Dwelling                      $1,940,000
Personal property               $970,000

About this house. Two-story Tudor of solid masonry, 5,480 square feet, completed in 1936. Slate roof,
relaid in 2011.`)
  expect([total_annual_premium, year_built, roof_year]).toEqual([2739, 1936, 2011])
})

it('has the dollars of a share that a sentence on deductibles tells', () => {
  const { deductibles } =
    fieldsOf(`Texas Windstorm Insurance Association                      Dwelling Policy Declarations

Item   Cov.   Description                   Limit       Deductible   Premium
1      A      Dwelling, frame            $410,000               2%   $1,846.00

Deductibles are a percentage of the limit of the item damaged and apply per item: Item 1 $8,200; Item 2 $720.`)
  expect(deductibles.wind_hail).toEqual({ amount: 8_200, percentage: 2, stated: 'both' })
})

/** Titles are told by their size, which a typist has one of. */
const titled = (text: string, title: string) =>
  typedPages(text).map((page) => ({
    ...page,
    items: page.items.map((item) => (item.text === title ? { ...item, size: 16 } : item)),
  }))

const GREETING = `Lone Oak Insurance Company
Coverage Summary
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Dear Client: This Coverage Summary is part of your policy. Please keep it.
House at 12 Elm St, Waco, TX 76710
Coverage                             Amount of coverage
Dwelling                        $300,000
Other structures                 $30,000
Contents                        $150,000
Mold remediation                 $25,000
====
Lone Oak Insurance Company
Policy number: LO-448812
Coverage                             Amount of coverage
Personal Liability, each occurrence    $100,000
Medical payments, each person            $5,000
Wind or hail deductible                  $6,000
Base deductible                          $2,500`

describe('declarations that greet their owner', () => {
  it('are read with the pages behind them', () => {
    expect(readPolicy(titled(GREETING, 'Coverage Summary'))).toMatchObject({
      document_kind: 'homeowners_declarations',
      fields: { policy_holder_name: 'Ana Flores', coverage_a_dwelling: 300_000, mold_limit: 25_000 },
    })
  })

  it('are a letter where declarations by name come behind it', () => {
    const renewal = 'Homeowners Declarations'
    const behind = GREETING.replace('$300,000', '$290,000').replace('====', `====\n${renewal}\nDwelling     $300,000`)
    const pages = titled(behind, 'Coverage Summary').map((page) => ({
      ...page,
      items: page.items.map((item) => (item.text === renewal ? { ...item, size: 16 } : item)),
    }))
    expect(readPolicy(pages).fields.coverage_a_dwelling).toBe(300_000)
  })
})

const BILL = `Lone Oak Insurance Company                      HOMEOWNERS INSURANCE BILL
Policy number: LO-448812      Policy term: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Amount past due           $238.94      Due date     09/24/2026
What you are paying for. It is not a declarations page and does not change your coverage.
Dwelling limit                  $300,000
Personal liability limit        $100,000
Deductible, all other perils      $2,500
Deductible, wind or hail          $6,000
Minimum due      $482.88      Pay in full      $2,867.28
Detach here. Make checks payable to Lone Oak.`

it('a bill is none, though it repeats the limits and says that it is no declarations page', () => {
  expect(readPolicy(typedPages(BILL)).document_kind).toBe('not_home_insurance')
})

it('declarations stay what they are with the coupon of a bill below them', () => {
  const page = BILL.replace('HOMEOWNERS INSURANCE BILL', 'HOMEOWNERS DECLARATIONS').replace(/^.*not a decl.*$/m, '')
  expect(readPolicy(typedPages(page)).fields.coverage_a_dwelling).toBe(300_000)
})
