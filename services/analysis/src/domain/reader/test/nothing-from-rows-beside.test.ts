import { expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const read = (rows: string) => fieldsOf(`${HEAD}\n${rows}`)

it('a lender with “Home” in its name describes no insured item', () => {
  const { property_address: address } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number LO-448812      Policy period   03/01/2026 to 03/01/2027
Insured    Ana Flores
           12 Elm St
           Hico, TX 76457
Mortgagee  Texas Home Lending LLC, 1801 Oak St,
           Waco, TX 76701
The residence premises covered by this policy is located at the above address.`)
  expect(address.street).toBe('12 Elm St')
})

it('limits of a year before are known by a head with its year in brackets', () => {
  const { coverage_a_dwelling, coverage_f_medical_payments } = read(`
Coverage            Prior policy limits (2025)     Renewal limits (2026)
A. Dwelling            $310,000                     $334,000
F. Medical payments      $5,000                       $1,000`)
  expect([coverage_a_dwelling, coverage_f_medical_payments]).toEqual([334_000, 1_000])
})

it('what paying by instalments costs is no premium, whatever the table above compares', () => {
  const { total_annual_premium } = read(`
Coverage                         Expiring     Renewal
                                   limit       limit       Change
A. Dwelling                     $310,000     $334,000      $24,000
B. Other structures              $31,000      $33,400       $2,400

PAYMENT OPTIONS                Paid in full  In installments    Fees
Total annual premium            $1,300.00      $1,360.00      $60.00`)
  expect(total_annual_premium).not.toBe(1_360)
})

it.each([
  'Water backup                     Equipment breakdown\n                                 Limit       $50,000',
  'LO 495  WATER BACK UP            Service line\n                                 Limit       $10,000',
])('a limit below the title beside it is that one’s: %s', (rows) => {
  expect(read(rows).water_backup_limit).toBeNull()
})

it('the roof of a garage in the next row is not the home’s', () => {
  const { year_built, roof_year } = read(`
                 Construction /     Roof covering /
Building         Year built         Year installed        Limit
Dwelling         Brick veneer       Composition           $300,000
                 1978               Not known
Garage           Frame              Metal                 $20,000
                 2004               2015`)
  expect([year_built, roof_year]).toEqual([1978, null])
})

it.each([
  'Premium     $1,250.00    Previous balance   $104.17\nTotal due      $1,354.17',
  'Premium     $1,250.00    Home warranty plan   $540.00\nTotal due      $1,790.00',
  'TOTAL PREMIUM\nIncluding flood policy           $1,860.00\nHomeowners only                  $1,300.00',
])('what is asked for besides the premium is no part of it: %s', (rows) => {
  expect(read(rows).total_annual_premium).toBeNull()
})

it('when a page was printed is no policy number', () => {
  const page = (number: number) => `
20260414 0930            LONE OAK INSURANCE COMPANY                 Page ${number} of 2
HOMEOWNERS DECLARATIONS
Insured   Ana Flores      Policy period   03/01/2026 to 03/01/2027
`
  expect(fieldsOf(`${page(1)}===${page(2)}`).policy_number).toBeNull()
})

it('what stands beside the heading of forms is none of them', () => {
  expect(
    read(`POLICY TYPE                      FORMS AND ENDORSEMENTS
HO-3   Special form              HO 04 95   Water back up
                                 HO 04 27   Limited fungi`).endorsements,
  ).toEqual(['HO 04 95', 'HO 04 27'])
})

it('a deductible of a thing besides is under a heading of its own', () => {
  expect(
    read(`Coverage                                        Limit        Premium
A. Dwelling                                  $300,000      $1,318.00

Service line: deductibles

All losses                                                  $500`).deductibles.all_perils,
  ).toBeNull()
})

it.each([
  ['Foundation                HO 161      $15,000    $120', 'foundation_water_limit', 15_000],
  ['Limited fungi - exception to exclusion    $10,000    $64', 'mold_limit', 10_000],
] as const)('is a coverage all the same: %s', (row, field, limit) => {
  expect(read(`OPTIONAL COVERAGES        FORM        LIMIT      PREMIUM\n${row}`)[field]).toBe(limit)
})

it.each([
  `LENDER                                     CHARGES
First mortgagee                            Volunteer fire department recoupment           $4.00
PECAN MORTGAGE LLC                         Stamping fee                 $1.00`,
  `Mortgagees                                    Savings

First                                         Loss free           4%
Pecan Mortgage LLC ISAOA/ATIMA                Alarm credit        2%`,
])('no charge and no discount lends: %s', (rows) => {
  expect(read(rows).mortgagee?.toLowerCase()).toBe('pecan mortgage llc')
})

it('the mark of a note is no digit of the amount before it', () => {
  const pages = typedPages(`${HEAD}
Total premium     $2,313.00     4`).map((page) => ({
    ...page,
    items: page.items.map((item) =>
      item.text === '4' ? { ...item, size: 5, width: 2.5, x: 20 + 27 * 5, y: item.y - 3 } : item,
    ),
  }))
  expect(readPolicy(pages).fields.total_annual_premium).toBe(2_313)
})
