import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const read = (rows: string) => fieldsOf(`${HEAD}\n${rows}`)

describe('options that begin with two letters, beside a list of forms', () => {
  const fields = read(`
A. Dwelling            $300,000
OPTIONS                                              FORMS AND ENDORSEMENTS
ID Increased Dwelling Limit      up to $60,000       Homeowners Policy              LO-2143
OL Ordinance/Law 25%             $75,000             Roof Surfaces Endorsement      LO-2160
JF Jewelry and Furs              $1,500 Each /
                                 $2,500 Aggregate    Back-Up of Sewer or Drain      LO-2588
SD Back-Up of Sewer or Drain 10%     $30,000         Amendatory Collapse            LO-2675`)

  it('are named behind their letters', () => {
    expect(fields).toMatchObject({ extended_dwelling_percentage: 20, ordinance_or_law_percentage: 25 })
  })

  it('have the limit; the title of a form has none of what stands before it', () => {
    expect(fields.water_backup_limit).toBe(30_000)
  })
})

it('a coverage that stands beside the label of a lender lends nothing', () => {
  const { mortgagee } = read(`
MORTGAGEE                        Home Cyber Event Coverage
                                 New Form Attached
OLD OAK LOAN SERVICING LLC
PO BOX 12
WACO TX 76701`)
  expect(String(mortgagee).toUpperCase()).not.toContain('COVERAGE')
})

it('what sorts a letter stands over the names', () => {
  const { policy_holder_name, additional_insured_names } = fieldsOf(`
HOMEOWNERS POLICY DECLARATIONS
Policy number   LO-448812
Named Insured and Mailing Address
AT2  H-14-5083-FA91  H F
FLORES, ANA D
& LUISA R
PO BOX 12
WACO TX 76710-1218
A. Dwelling            $300,000
C. Personal property   $150,000`)
  expect([policy_holder_name, additional_insured_names]).toEqual(['Ana D Flores', ['Luisa R Flores']])
})

it('what sorts a letter is no street', () => {
  const { property_address } = fieldsOf(`
LONE OAK LLOYDS                                       RENEWAL DECLARATIONS
Named Insured and Mailing Address                     Policy Number    LO-448812
AT2   002417 3119
FLORES, ANA D & LUISA R
12 ELM ST
TYLER TX 75703-7120
Location of Residence Premises: Same as mailing address
A. Dwelling            $300,000
C. Personal property   $150,000`)
  expect(property_address.street).toMatch(/^12 elm st$/i)
})

it('standard fire policy provisions in a list of forms make no dwelling policy', () => {
  const text = `${HEAD}
A. Dwelling            $300,000
C. Personal property   $150,000
=====
Lone Oak Insurance Company
House & Home Policy - LO91
Standard Fire Policy Provisions - LO348`.replace('HOMEOWNERS POLICY', 'HOUSE & HOME POLICY')
  expect(readPolicy(typedPages(text)).document_kind).toBe('homeowners_declarations')
})

describe('items of a windstorm policy, each with a description over its own heads', () => {
  const { coverage_a_dwelling, coverage_b_other_structures, coverage_c_personal_property, ...fields } = fieldsOf(`
TEXAS WINDSTORM INSURANCE ASSOCIATION
DECLARATIONS - TEXAS WINDSTORM AND HAIL INSURANCE POLICY (DWELLING)
Policy number   TWIA-004482917-03      Policy period   08/07/2026 to 08/07/2027
Named insured   Ana Flores

ITEM 1    Coverage A - Dwelling. One-story frame dwelling, private residence. Year built 2009. Roof:
metal, installed 2018. Certificate of Compliance WPI-8 no. 1884120.
Limit of Liability      Deductible     Deductible Amount     Coinsurance     Premium
$268,000                2%             $5,360                80%             $1,742

ITEM 2    Coverage A - Other structure. Detached boat house, frame, 2011. Actual cash value.
Limit of Liability      Deductible     Deductible Amount     Coinsurance     Premium
$31,500                 2%             $630                  80%             $236

ITEM 3    Coverage B - Personal property in the dwelling of Item 1. Actual cash value.
Limit of Liability      Deductible     Deductible Amount     Coinsurance     Premium
$60,000                 2%             $1,200                None            $318`)

  it('have their limits', () => {
    const limits = [coverage_a_dwelling, coverage_b_other_structures, coverage_c_personal_property]
    expect(limits).toEqual([268_000, 31_500, 60_000])
  })

  it('have the deductible of the dwelling', () => {
    expect(fields.deductibles.wind_hail).toEqual({ amount: 5_360, percentage: 2, stated: 'both' })
  })

  it('say when the roof was put on, and how the contents are settled', () => {
    expect(fields).toMatchObject({ roof_year: 2018, personal_property_settlement: 'ACV' })
  })
})

it('the following deductible is that of every loss', () => {
  const { deductibles } = read(`
A. Dwelling            $300,000
DEDUCTIBLE - Section I
The following deductible applies unless otherwise stated within the policy. $3,000 each occurrence.
Windstorm or Hail: 1.5% of Coverage A limit.`)
  expect([deductibles.all_perils?.amount, deductibles.wind_hail?.amount]).toEqual([3_000, 4_500])
})

it('the number stands among dots in the title of the page', () => {
  const { policy_number } = fieldsOf(`
Lone Oak Insurance Company
Declarations page · Policy number LO2-TX-88041937 · Form HO-6
Named insured: Ana Flores
A. Dwelling            $300,000
C. Personal property   $150,000`)
  expect(policy_number).toBe('LO2-TX-88041937')
})
