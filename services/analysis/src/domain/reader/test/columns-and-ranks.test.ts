import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { halfLines } from '../testing/half-lines.ts'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const read = (rows: string) => fieldsOf(`${HEAD}\n${rows}`)

it('a column of what was ends with the rows that have one of what is', () => {
  const { water_backup_limit, mold_limit } = read(`What changed on March 18
                           From              To
Dwelling limit             $290,000          $300,000
First mortgagee            Waco Bank         Frost Bank
Return premium for the remaining 230 days: $48.52, sent to the account that paid your premium.

Coverages as amended
A. Dwelling                                                       $300,000
B. Other Structures                                                $30,000

Added protection
Ordinance or law           10% of A     Service line              $12,500
Water back-up               $10,000     Equipment breakdown       $50,000
Mold and other fungi        $10,000     Identity theft            $15,000`)
  expect([water_backup_limit, mold_limit]).toEqual([10_000, 10_000])
})

describe('deductibles', () => {
  it.each([
    [
      'FROM EACH LOSS UNDER SECTION I CAUSED BY WINDSTORM OR HAIL WE DEDUCT $2,960 (CLAUSE\n1). FROM EACH LOSS BY ANY OTHER PERIL WE DEDUCT $1,480 (CLAUSE 2).',
      [1_480, 2_960],
    ],
    [
      'Deductible per loss, percent of the Dwelling limit: wind and hail 2%; any\nother covered cause 1%.                         Basic policy         $2,493',
      [3_000, 6_000],
    ],
    [
      'Deductible, Section I                      $2,500\nexcept windstorm or hail                   $6,000',
      [2_500, 6_000],
    ],
    ['All other perils: $2,500\nWindstorm or hail: 2% of Coverage A, $1,500\nminimum', [2_500, 6_000]],
    [
      'Property Coverage Deductible (All Perils)                       $2,500\nPeril Deductible: Windstorm or Hail        2% of Coverage A     $6,000',
      [2_500, 6_000],
    ],
    [
      `DEDUCTIBLES. The following deductibles apply unless otherwise stated within the policy.
                                                              AMOUNT
Section I - Property Coverages, except as follows             $2,500
Windstorm or Hail (2% of Coverage A)                          $6,000
Water Back-up                                                 $1,000`,
      [2_500, 6_000],
    ],
  ])('%s', (rows, amounts) => {
    const { deductibles, water_backup_limit } = read(`${LIMITS}\n${rows}`)
    expect([deductibles.all_perils?.amount, deductibles.wind_hail?.amount]).toEqual(amounts)
    expect(water_backup_limit).toBeNull()
  })

  it('of all perils may go on over lines in its column', () => {
    const { deductibles } = read(`Property coverages           Limit        Deductible
A. Dwelling                $300,000       2% of Coverage A
   Replacement cost         $60,000       ALL PERILS, INCLUDING
B. Other structures         $30,000       WINDSTORM OR HAIL
                                          $6,000`)
    expect(deductibles.wind_hail).toBeNull()
  })

  it('has no number of a form, beside the title of another', () => {
    const { deductibles } = read(`Your policy documents
• Windstorm and Hail Deductible Endorsement - LVP82      • Important Notice - LO4893`)
    expect(deductibles.wind_hail).toBeNull()
  })
})

it.each([
  'Limited Fungi and Rot Remediation   LO-826 CW (05-17)         Included\n  Property Coverage Section                       5,000\n  Liability Coverage Section                     50,000',
  'HO 04 27   Limited Fungi, Rot and Bacteria                             $31.00\n           Section I - Property / Section II - Liability    $5,000 / $50,000',
])('the property’s part of a limit stands below its title: %s', (rows) => {
  expect(read(rows).mold_limit).toBe(5_000)
})

it('a letter stands over the name of its coverage, before what it insures', () => {
  const { coverage_a_dwelling, coverage_c_personal_property, deductibles } = fieldsOf(`
Texas Windstorm Insurance Association
Dwelling Policy - Windstorm and Hail Declarations

Policy number   0584126-02      Policy period   03/01/2026 to 03/01/2027

Item   Coverage    Description of property                       Limit of    Deductible     Premium
No.                                                             Liability    (% of limit)

1      A           14306 Cabo Reef Dr, Rockport, TX 78382        $210,000        $4,200      $2,241
       Dwelling    One-family, brick veneer, 1 story                               (2%)
2      B           Household goods in Item 1                      $90,000        $1,800        $318
       Personal                                                                    (2%)
       Property`)
  expect([coverage_a_dwelling, coverage_c_personal_property]).toEqual([210_000, 90_000])
  expect(deductibles.wind_hail).toEqual({ amount: 4_200, percentage: 2, stated: 'both' })
})

it('fire and the perils that go with it may be named behind the dwelling', () => {
  expect(
    read(`A. Dwelling – fire, lightning, explosion, extended perils other than      $98,000     $712
windstorm and hail
B. Other Structures                                                   Not covered`).coverage_a_dwelling,
  ).toBe(98_000)
})

it.each([
  'Home and mailing address\n12 Gull Dr\nRockport, TX 78382',
  'Location of all items: 12 Gull Dr, Rockport, Aransas County, TX 78382',
])('the home is at %s', (rows) => {
  const { property_address } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insureds
Ana Flores

${rows}`)
  expect(property_address.street).toBe('12 Gull Dr')
})

it('the first of two lenders may be told with what it has a loan on', () => {
  expect(
    read(`Mortgagees

First (Items 1, 2)                Second (Item 1)
Mr. Cooper ISAOA/ATIMA            Randolph Federal Credit Union
PO Box 77, Springfield, OH        PO Box 20, Universal City, TX 78148`).mortgagee,
  ).toBe('Mr. Cooper')
})

it('a heading of one thing is what the next sentence is about', () => {
  expect(
    read('Your belongings. We pay replacement cost once the property is replaced.').personal_property_settlement,
  ).toBe('RCV')
})

it('a year stands under a head of several lines', () => {
  const pages = halfLines(`${HEAD.replaceAll('\n', '\n\n')}

                                       Roof
Year of           Construction                        Number
                                       installation
construction      type                                of units
                                       year

2011              Frame                2019           1`)
  const { year_built, roof_year } = readPolicy(pages).fields
  expect([year_built, roof_year]).toEqual([2011, 2019])
})

it('a roof’s age may be told as a typist does', () => {
  expect(read('RATING DATA: YEAR BUILT 1954 FRAME ROOF COMP SHINGLE, 11 YRS OLD').roof_year).toBe(2015)
})

it('the policy’s form in the heading is none of the forms below it', () => {
  expect(
    read(`FORMS AND ENDORSEMENTS (Policy Form: HO-3 Special)
LO 03 TX 04 20   Homeowner policy
LO 11 TX 04 20   Amendatory endorsement
LO 19 01 18      Replacement cost plus`).endorsements,
  ).toEqual(['LO 03 TX', 'LO 11 TX', 'LO 19'])
})

it('the certificate of a year is no roof of that year', () => {
  expect(read('Dwelling, frame, composition roof, owner occupied. WPI-8 certificate 2014.').roof_year).toBeNull()
})
