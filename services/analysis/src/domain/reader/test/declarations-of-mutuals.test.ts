import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

const read = (rows: string) => fieldsOf(`${HEAD}\n${rows}`)

it('a second table of what was and what is has its own heads', () => {
  const { total_annual_premium } = read(`
Coverage                         Before Aug 2        From Aug 2
A Dwelling                           $248,000          $275,000
E Personal liability                 $100,000          $100,000

Premium
                        Annual, before    Annual, as amended    Difference for a full year
Policy premium               $2,363.00             $2,582.00                       $219.00
Water backup                         -                $28.00                        $28.00
Fees                            $45.00                $45.00                         $0.00
Total annual premium         $2,408.00             $2,655.00                       $247.00`)
  expect(total_annual_premium).toBe(2_655)
})

describe('rows', () => {
  it('of forms below the deductibles have their limits', () => {
    const { mold_limit } = read(`
A. Dwelling            $300,000
DEDUCTIBLES SECTION I
  WINDSTORM AND HAIL       1%      $3,000
  ALL OTHER PERILS                 $1,000
FORM      ED       DESCRIPTION                            PREMIUM
LO-148    1116     ROOF SURFACING PAYMENT SCHEDULE          66.00
LO-162    0402     FUNGI REMEDIATION      LIMIT  $5,000      INCL`)
    expect(mold_limit).toBe(5_000)
  })

  it('say first what may happen', () => {
    const { coverage_b_other_structures } = read(`
If this happens                         Your policy calls it                 We pay up to
Your house is damaged                   Dwelling (A), replacement cost       $456,000
The fence, shed or pool is damaged      Other structures (B)                  $22,800
Your things are damaged or stolen       Personal property (C)                $228,000`)
    expect(coverage_b_other_structures).toBe(22_800)
  })

  it('have $0 for what is not covered', () => {
    const { water_backup_limit } = read(`
$201,000    Dwelling                            Coverage A
 $80,400    Personal property                   Coverage C
      $0    Water backup of sewers or drains    Not covered`)
    expect(water_backup_limit).toBe(0)
  })

  it('say how the dwelling is paid, in brackets or in a column over another answer', () => {
    const { coverage_a_dwelling } = read(`
A     Dwelling (replacement cost, roof excepted as below)     $164,000
L     Premises liability, each occurrence                     $300,000`)
    expect(coverage_a_dwelling).toBe(164_000)
    const { dwelling_settlement } = read(`
$201,000   Dwelling            Coverage A    Actual cash value    $1,702.00
 $80,400   Personal property   Coverage C    Actual cash value         in A
      $0   Mold and fungi      Not covered`)
    expect(dwelling_settlement).toBe('ACV')
  })
})

it('a card says below its name how the unit is paid', () => {
  const { dwelling_settlement } = read(`
$85,000                            $60,000
A · Dwelling (your unit)           C · Personal property
Replacement cost, special perils   Replacement cost`)
  expect(dwelling_settlement).toBe('RCV')
})

describe('sentences', () => {
  it('name the insured as “you”, in an exchange', () => {
    const fields = fieldsOf(`
Lone Oak Reciprocal Exchange
Declarations of Homeowners Insurance

In return for your contribution the subscribers of the Exchange insure Ana Flores
and Luis Paredes (“you”) under policy number LO 5-0042-9186.
A. Dwelling            $300,000
C. Personal property   $150,000`)
    expect(fields).toMatchObject({ policy_holder_name: 'Ana Flores', additional_insured_names: ['Luis Paredes'] })
  })

  it.each([
    'Losses to the dwelling are settled at replacement cost. That is also true of a roof damaged by wind or hail.',
    'Your home is settled at replacement cost. That goes for the roof when hail or wind takes it, too.',
  ])('say the same of another thing: %s', (text) => {
    expect(read(text).roof_settlement).toBe('RCV')
  })

  it.each([
    ['Our records show laminated shingles installed in 2012 on a house built in 2003.', 2012],
    ['Masonry veneer. Roof: class 4 shingle; age at this renewal 5 years. Two stories.', 2021],
  ])('say since when the roof is there: %s', (text, year) => {
    expect(read(text).roof_year).toBe(year)
  })

  it('say where all items are', () => {
    const { property_address } = fieldsOf(`
TEXAS WINDSTORM INSURANCE ASSOCIATION        RENEWAL DECLARATIONS
Policy number 0520916-11      Policy period 07/10/2026 to 07/10/2027
Insured items all at 12 Elm St, Rockport, TX 78382 (Aransas County)
Item 1     Dwelling     $300,000`)
    expect(property_address).toMatchObject({ street: '12 Elm St', city: 'Rockport' })
  })
})

it('a period commences and ends', () => {
  const { effective_date, renewal_date } = fieldsOf(`
LONE OAK FARM MUTUAL INSURANCE ASSOCIATION
DWELLING FIRE DECLARATIONS
Commencing     October 2, 2026, noon          Ending     October 2, 2027, noon
A     Dwelling            $164,000`)
  expect([effective_date, renewal_date]).toEqual(['2026-10-02', '2027-10-02'])
})

it('a form is no beginning of a policy’s number', () => {
  const { endorsements } = fieldsOf(`
HOMEOWNERS POLICY DECLARATIONS
Policy number     LOX 5-0042-9186
A. Dwelling       $300,000
Forms
LOX 500           Homeowners Form (January 2025)
LOX 511           Texas Provisions (June 2025)
LOX 523           Extended Dwelling Limit`)
  expect(endorsements).toEqual(['LOX 500', 'LOX 511', 'LOX 523'])
})

it('a company may be named after a tree: Bois d’Arc', () => {
  const { insurance_provider } = fieldsOf(`
Bois d'Arc Fire and Casualty Company            HOMEOWNERS POLICY
A stock company • 115 N Spring Ave • Tyler, Texas 75702
Policy: LO 310 66 9042        Insured: Ana Flores
A. Dwelling       $300,000`)
  expect(insurance_provider).toBe("Bois d'Arc Fire and Casualty Company")
})
