import { expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { typedPages } from '../testing/typed-pages.ts'

const HEAD = `LONE OAK INSURANCE COMPANY
HOMEOWNERS DECLARATIONS
Named Insured: Ana Flores      Policy Number: LOH 448812
Property location: 12 Elm St, Waco, TX 76710
Policy period: 03/01/2026 to 03/01/2027
`

/** What is read of a page; one that does not begin with its company goes on below the head. */
const read = (page: string): Record<string, unknown> => {
  const { fields, document_kind } = readPolicy(typedPages(page.startsWith('LONE') ? page : `${HEAD}\n${page}`))
  const deductibles = Object.entries(fields.deductibles).flatMap(([peril, value]) => [
    [`deductibles.${peril}`, value],
    [`deductibles.${peril}.amount`, value?.amount],
  ])
  return { ...fields, ...Object.fromEntries(deductibles), kind: document_kind }
}

it.each([
  [
    { total_annual_premium: 1641.39 },
    `Coverage A  $300,000
PREMIUM 1,412.00   POLICY FEE 150.00   SL TAX 78.39   STAMPING FEE 1.00   TOTAL $1,641.39`,
  ],
  [
    { total_annual_premium: 2310 },
    `Coverage A  $300,000
Premium $2,150 + inspection fee $95 + policy fee $65 = total $2,310`,
  ],
  [
    { total_annual_premium: 1899.5 },
    `Coverage A  $300,000
Base premium USD 1,720.00    Policy fee USD 100.00    Surplus lines tax USD 79.50    Total payable USD 1,899.50`,
  ],
  [
    { total_annual_premium: 1610.4 },
    `Coverages            Limit        Premium
Dwelling             $300,000     $1,200.00
Other structures     $30,000      $110.00
Contents             $90,000      $120.40
Policy fee $100.00    Tax $70.00    Stamping fee $10.00    Total $1,610.40`,
  ],
  [
    { total_annual_premium: 1200 },
    `Coverage A  $300,000
Annual premium  $1,200.00
Instalment plan: premium 300.00   fee 5.00   total 305.00 due each quarter`,
  ],
  [
    { total_annual_premium: 2250 },
    `Coverage A  $300,000
Annual premium $2,100  plus  membership fee $150  =  $2,250 in all`,
  ],
  [
    { water_backup_limit: 0, ordinance_or_law_percentage: null },
    `Dwelling  $300,000
Deductible, all perils  $2,500
Options offered that you did not choose (price shown)
   Water backup $10,000         +$85
   Ordinance or law 25%         +$120
   Equipment breakdown $50,000  +$40`,
  ],
  [
    { cosmetic_damage_excluded: false, water_backup_limit: 0 },
    `Dwelling  $300,000
Coverages not purchased (ask your agent for prices)
   Cosmetic damage exclusion buy-back
   Water backup of sewers or drains $5,000
   Identity fraud $15,000`,
  ],
  [
    { mold_limit: 10000 },
    `Dwelling  $300,000
Mold $10,000      Identity fraud $25,000     Jewelry $5,000`,
  ],
  [
    { water_backup_limit: 5000, mold_limit: 10000 },
    `Dwelling  $300,000
Water backup $5,000     Fungi $10,000      Refrigerated food $500`,
  ],
  [
    { water_backup_limit: 0, 'deductibles.all_perils.amount': 2000 },
    `Dwelling  $300,000
Fungi: $5,000 per loss
Water Backup: Declined
DEDUCTIBLES: All other perils $2,000.  Windstorm or hail $4,000.`,
  ],
  [
    { coverage_c_personal_property: null },
    `Dwelling  $300,000
Changes: Coverage C personal property ($95,000) deleted.
Personal property      -`,
  ],
  [
    { endorsements: ['LO 101', 'LO 140'] },
    `Dwelling  $300,000
Forms and endorsements: LO 101 (01 20), LO 140 (03 22).  Removed: LO 177 (01 20)`,
  ],
  [
    { mortgagee: 'Brazos Valley Bank' },
    `Dwelling  $300,000
Mortgagee: Brazos Valley Bank (added 05/02/2026)`,
  ],
  [
    { mortgagee: 'Hill Country Mortgage LLC' },
    `Dwelling  $300,000
First mortgagee    Hill Country Mortgage LLC (replacing First Gulf Bank)
                   PO Box 100, Waco, TX 76702`,
  ],
  [
    { 'deductibles.all_perils.amount': 2000, 'deductibles.wind_hail': null },
    `Dwelling  $300,000
DEDUCTIBLE: $2,000 FOR ALL SECTION I LOSSES, WIND AND HAIL INCLUDED`,
  ],
  [
    { 'deductibles.all_perils.amount': 3000, 'deductibles.wind_hail': null },
    `Dwelling  $300,000
Deductible   $3,000 per Section 1 loss, including windstorm and hail`,
  ],
  [
    {
      'deductibles.hurricane': { amount: 15000, percentage: 5, stated: 'both' },
      'deductibles.wind_hail': null,
      'deductibles.all_perils': null,
    },
    `LONE OAK INSURANCE COMPANY
NAMED STORM WIND POLICY DECLARATIONS
Named Insured: Ana Flores      Policy Number: LOH 448812
Property location: 12 Elm St, Galveston, TX 77550
Policy period: 03/01/2026 to 03/01/2027

Dwelling            $300,000
Contents            $60,000
Deductible          5% of the dwelling limit, $15,000, for each named storm`,
  ],
  [
    {
      'deductibles.wind_hail': { amount: 6000, percentage: 2, stated: 'both' },
      'deductibles.all_perils': null,
      kind: 'amended_declarations',
      coverage_a_dwelling: 300000,
    },
    `LONE OAK INSURANCE COMPANY
WIND AND HAIL ONLY DWELLING POLICY - AMENDED DECLARATIONS
Named Insured: Ana Flores      Policy Number: LOH 448812
Property location: 12 Elm St, Galveston, TX 77550
Policy period: 03/01/2026 to 03/01/2027

              Old limit     New limit     Deductible
Dwelling      $280,000      $300,000      2%  $6,000
Contents      $60,000       $60,000       2%  $1,200`,
  ],
  [
    { flood_coverage: true, kind: 'amended_declarations', 'deductibles.all_perils.amount': 2000 },
    `LONE OAK INSURANCE COMPANY
FLOOD POLICY AMENDED DECLARATIONS
Named Insured: Ana Flores      Policy Number: LOH 448812
Property location: 12 Elm St, Galveston, TX 77550
Policy period: 03/01/2026 to 03/01/2027

Building      $250,000       Deductible  $2,000
Contents      $100,000       Deductible  $2,000`,
  ],
  [
    { insurance_provider: 'LONE OAK INSURANCE COMPANY', policy_number: 'LOH 448812', coverage_a_dwelling: 400000 },
    `LONE OAK INSURANCE COMPANY
EXCESS FLOOD DECLARATIONS
Named Insured: Ana Flores      Policy Number: LOH 448812
Property location: 12 Elm St, Galveston, TX 77550
Policy period: 03/01/2026 to 03/01/2027
Building   $400,000
Contents   $100,000

Schedule of underlying insurance
   Insurer         Red River Insurance Company
   Policy number   99 4410 2231
   Building        $250,000
   Contents        $100,000`,
  ],
  [
    {
      coverage_a_dwelling: 300000,
      coverage_c_personal_property: 90000,
      'deductibles.all_perils.amount': 2500,
      total_annual_premium: 2100,
    },
    `LONE OAK INSURANCE COMPANY        HOMEOWNERS DECLARATIONS

LOH 448812               03/01/2026 TO 03/01/2027      ANA FLORES
POLICY NUMBER            POLICY PERIOD                 NAMED INSURED

12 ELM ST                WACO, TX 76710                PO BOX 9, WACO TX 76702
LOCATION                 CITY                          MAILING ADDRESS

$300,000                 $30,000                       $90,000
DWELLING                 OTHER STRUCTURES              PERSONAL PROPERTY

$2,500                   $6,000                        $2,100.00
ALL OTHER PERILS         WIND OR HAIL                  TOTAL ANNUAL PREMIUM`,
  ],
  [
    { dwelling_settlement: 'RCV', coverage_a_dwelling: 118000 },
    `CVG                            LMT          SETTLEMENT
A   DWELLING                   118,000      RC, EXCEPT ROOF COVERING WIND/HAIL ACV
C   CONTENTS                    29,500      ACV`,
  ],
  [
    { dwelling_settlement: 'RCV', personal_property_settlement: 'ACV' },
    `Coverage               Limit        Basis
Dwelling               $300,000     RC
Personal property      $90,000      ACV`,
  ],
  [
    { property_address: { street: '12 Elm St', city: 'Waco', state: 'TX', zip: '76710' } },
    `LONE OAK INSURANCE COMPANY
HOMEOWNERS DECLARATIONS     Policy Number: LOH 448812
Policy period: 03/01/2026 to 03/01/2027

Name and address of insured
Ana Flores
12 Elm St
Waco, TX 76710

Home at your mailing address     Limit
Dwelling                         $300,000`,
  ],
  [
    { property_address: { street: '12 Elm St', city: 'Waco', state: 'TX', zip: '76710' } },
    `LONE OAK INSURANCE COMPANY
DWELLING CERTIFICATE     Policy Number: LOH 448812
Period: 03/01/2026 to 03/01/2027
Issued to    Ana Flores
             12 Elm St
             Waco TX 76710

1  Brick dwelling at the above address    $300,000
2  Household goods in No. 1               $90,000`,
  ],
  [
    { year_built: 1998, mortgagee: 'Brazos Valley Bank' },
    `                Before change     After change
Dwelling        $280,000          $300,000
Contents        $80,000           $90,000

Year built      1998
Mortgagee       Brazos Valley Bank`,
  ],
  [
    {
      'deductibles.hurricane': { amount: 9000, percentage: 3, stated: 'both' },
      'deductibles.wind_hail': { amount: 6000, percentage: 2, stated: 'both' },
      'deductibles.all_perils.amount': 2500,
    },
    `                                 Limit          Premium
A. Dwelling                      $300,000       $1,900.00
C. Personal Property             $150,000       incl
TOTAL ANNUAL PREMIUM                            $1,900.00

DEDUCTIBLES   Named storm 3% = $9,000      Wind/hail 2% = $6,000     AOP $2,500`,
  ],
  [
    { 'deductibles.wind_hail': { amount: 6000, percentage: 2, stated: 'both' }, 'deductibles.all_perils.amount': 1000 },
    `                                 Limit          Premium
A. Dwelling                      $300,000       $1,900.00
Deductible    All other perils: $1,000          Windstorm or hail: 2%, $6,000`,
  ],
  [
    { property_address: { street: '12 Elm St', city: 'Waco', state: 'TX', zip: '76710' } },
    `LONE OAK INSURANCE COMPANY
HOMEOWNERS DECLARATIONS     Policy Number: LOH 448812
Policy period: 03/01/2026 to 03/01/2027
Named Insured: Ana Flores
Mailing address: 12 Elm St, Waco, TX 76710
Item 3. Described location: the house and garage at the address in Item 2
Dwelling  $300,000`,
  ],
] as [Record<string, unknown>, string][])('%j: %s', (stated, page) => {
  expect(read(page)).toMatchObject(stated)
})
