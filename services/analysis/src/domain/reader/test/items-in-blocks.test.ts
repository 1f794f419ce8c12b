import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../testing/lone-oak.ts'

const HEAD = `
Texas Windstorm Insurance Association              WINDSTORM AND HAIL
                                                   RESIDENTIAL POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
`

const FIRST = `
ITEM 1     DWELLING
           Location              12 Elm St, Rockport, TX 78382
           Built / re-roofed     2002 / 2011
           Limit of liability    $198,000                    Coinsurance 80%
           Deductible            2% of this item, $3,960
           Settlement            Replacement cost; roof covering at actual cash value
           Premium               $1,415
`

const SECOND = `
ITEM 2     STORAGE BUILDING
           Location              Same as Item 1
           Limit of liability    $9,500                      Coinsurance 80%
           Deductible            2% of this item, $190
           Settlement            Actual cash value

ITEM 3     PERSONAL PROPERTY IN ITEM 1
           Limit of liability    $80,000
           Deductible            2% of this item, $1,600
           Settlement            Actual cash value
`

describe('items that are set in blocks', () => {
  const fields = fieldsOf(HEAD + FIRST + SECOND)

  it('reads the limit of each item below its name', () => {
    expect(fields.coverage_a_dwelling).toBe(198_000)
    expect(fields.coverage_b_other_structures).toBe(9_500)
    expect(fields.coverage_c_personal_property).toBe(80_000)
  })

  it('takes no limit of liability for the limit of what one is liable for', () => {
    expect(fields.coverage_e_personal_liability).toBeNull()
    expect(fieldsOf(HEAD + FIRST).coverage_e_personal_liability).toBeNull()
    expect(fieldsOf(`${HEAD}Limit of liability   $198,000`).coverage_e_personal_liability).toBeNull()
  })

  it('reads how each item is settled', () => {
    expect(fields.dwelling_settlement).toBe('RCV')
    expect(fields.personal_property_settlement).toBe('ACV')
  })

  it('reads a deductible without a peril as one for wind and hail, where nothing else is insured', () => {
    const stated = { amount: 3_960, percentage: 2, stated: 'both' }
    expect(fields.deductibles).toEqual({ all_perils: null, wind_hail: stated, hurricane: null })
    const { deductibles } = fieldsOf(`${HEAD}Dwelling             $200,000\nDeductible           $4,000`)
    expect(deductibles.all_perils).toBeNull()
    expect(deductibles.wind_hail?.amount).toBe(4_000)
  })

  it('knows the residential form of the association', () => {
    expect(fields.policy_form).toBe('TWIA-D')
  })

  it('leaves the limit of another thing alone', () => {
    const { coverage_a_dwelling } = fieldsOf(`${HEAD}
Dwelling
Location              12 Elm St, Rockport, TX 78382

Jewelry               Class 1
Limit of liability    $60,000`)
    expect(coverage_a_dwelling).toBeNull()
  })

  it('takes the form of dwellings from its own row', () => {
    const flood = (form: string) =>
      fieldsOf(`
Lone Oak Insurance Company              FLOOD DECLARATIONS PAGE
Administered for the National Flood Insurance Program
Policy number   LO-448812    Policy form   ${form}
Effective 03/01/2026   Expires 03/01/2027
Building    $200,000   $1,250
Contents     $80,000   $1,250`).policy_form
    expect(flood('Dwelling (Standard Flood Insurance Policy)')).toBe('NFIP-D')
    expect(flood('Dwelling')).toBe('NFIP-D')
    expect(flood('General Property')).toBeNull()
  })
})
