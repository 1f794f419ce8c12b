import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

const read = (rows: string) => fieldsOf(`${HEAD}\n${rows}`)

describe('how losses are settled', () => {
  it('stands in small print close below a row', () => {
    const { personal_property_settlement } = read(`
A - Dwelling             100%      $300,000     $1,400

C - Personal property     70%      $210,000     Incl.
                                   actual cash value

D - Loss of use           30%      $90,000      Incl.`)
    expect(personal_property_settlement).toBe('ACV')
  })

  it('is answered beside its name, whatever the next name on the line is answered', () => {
    const { personal_property_settlement } = read(`
Mold remediation                        $5,000      Pet damage            $500
Replacement cost on personal property   Added       Short-term rental     Not added`)
    expect(personal_property_settlement).toBe('RCV')
  })

  it('stands before the question', () => {
    const { roof_settlement } = read('Replacement cost     How we settle roof surfaces after wind or hail')
    expect(roof_settlement).toBe('RCV')
  })

  it('is the title of an endorsement that breaks at a dash', () => {
    const { personal_property_settlement } = read(`
LO-208 (07-12) WATER BACKUP                    $10,000
LO-728 (07-12) REPLACEMENT COST COVERAGE -
          PERSONAL PROPERTY                  INCLUDED`)
    expect(personal_property_settlement).toBe('RCV')
  })

  it('is what holds instead of what does not apply', () => {
    const { roof_settlement } = read(
      'Roof covering, wind or hail: Roof Covering Payment Schedule Endorsement     Does not apply; replacement cost',
    )
    expect(roof_settlement).toBe('RCV')
  })

  it('goes on from a line that begins with a heading', () => {
    const { roof_settlement } = read(`
How we settle:    Replacement cost applies to the dwelling. Losses to the roof
by windstorm or hail are paid at actual cash value, and cosmetic denting is not covered.`)
    expect(roof_settlement).toBe('ACV')
  })
})

describe('a sentence', () => {
  it('names the insurer, the insured and the home', () => {
    const { insurance_provider, property_address } = fieldsOf(`
HOMEOWNERS POLICY DECLARATIONS
Lone Oak Reciprocal Exchange insures Ana Flores at 12 Elm St, Hico, TX 76457 (Hamilton
County) from March 1, 2026 to March 1, 2027. Your policy number is LO-448812.
A. Dwelling            $300,000
C. Personal property   $150,000`)
    expect(insurance_provider).toBe('Lone Oak Reciprocal Exchange')
    expect(property_address).toMatchObject({ street: '12 Elm St', city: 'Hico', zip: '76457' })
  })

  it('says when the home was built before it says where it is', () => {
    const { property_address } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence Premises Information: One family frame dwelling, built 2015, at 12 Elm St, Hico, TX 76457.
A. Dwelling            $300,000`)
    expect(property_address).toMatchObject({ street: '12 Elm St', city: 'Hico' })
  })

  it('denies an exclusion with another one', () => {
    const { cosmetic_damage_excluded } = read(`
The endorsement for actual cash value on roofs is not part of your policy, and neither is the
cosmetic damage exclusion.`)
    expect(cosmetic_damage_excluded).toBe(false)
  })

  it('adds fees to the premium, and the total is the sum', () => {
    const { total_annual_premium } = read(`
The premium for the year is $1,700.00. To this we add a policy fee of $150.00 and an inspection
fee of $50.00. The total for the policy period is $1,900.00. Last year the total was $1,840.10.`)
    expect(total_annual_premium).toBe(1_900)
  })

  it('says by how much the dwelling’s limit may be exceeded', () => {
    const { coverage_a_dwelling, extended_dwelling_percentage } = read(
      'Coverage A, Dwelling: $300,000. If rebuilding costs more, Extended Replacement Cost adds up to 50% of Coverage A.',
    )
    expect([coverage_a_dwelling, extended_dwelling_percentage]).toEqual([300_000, 50])
  })
})

describe('a label', () => {
  it('names its coverage behind a dash, and a share of the dwelling is no dwelling', () => {
    const fields = read(`
Amount of coverage - dwelling             $486,000
Amount of coverage - other structures      $97,200
Payment basis     House: extended replacement cost, up to 150% of the dwelling amount`)
    expect([fields.coverage_a_dwelling, fields.coverage_b_other_structures]).toEqual([486_000, 97_200])
  })

  it.each([
    ['For the year, all in     $2,913.00', { total_annual_premium: 2_913 }],
    ['Interested party - mortgagee     Old Oak Bank, ISAOA', { mortgagee: 'Old Oak Bank' }],
    ['Water or Steam Leakage Below the Foundation     $5,000', { foundation_water_limit: 5_000 }],
  ])('is known in other words: %s', (row, expected) => {
    expect(read(row)).toMatchObject(expected)
  })

  it('stands behind the year, below the title of its block', () => {
    const { year_built } = read(`
Property information
2004            Year built
Metal           Roof covering`)
    expect(year_built).toBe(2004)
  })
})

it('what the head of each page repeats of the insured is not all of them', () => {
  const { additional_insured_names } = fieldsOf(`
Policy LO-448812   Named insured Ana Flores-Paredes
HOMEOWNERS POLICY DECLARATIONS

The named insureds are Ana Flores-Paredes and Luis Paredes. The residence premises is 12 Elm
St, Hico, TX 76457.
A. Dwelling            $300,000
=====
Policy LO-448812   Named insured Ana Flores-Paredes
HOMEOWNERS POLICY DECLARATIONS
C. Personal property   $150,000`)
  expect(additional_insured_names).toEqual(['Luis Paredes'])
})

it('a person stands behind a trust', () => {
  const { policy_holder_name, additional_insured_names } = fieldsOf(`
HOMEOWNERS POLICY DECLARATIONS
Policy number   LO-448812
Named insured   THE FLORES REVOCABLE TRUST, ANA FLORES
A. Dwelling            $300,000
C. Personal property   $150,000`)
  expect(String(policy_holder_name).toUpperCase()).toBe('THE FLORES REVOCABLE TRUST')
  expect(additional_insured_names).toHaveLength(1)
})

it('letters and figures by turns are a policy’s number; how many units a building has is no form', () => {
  const { policy_number, endorsements } = fieldsOf(`
HOMEOWNERS POLICY DECLARATIONS
Policy number   LO 4H7K2C91D
A. Dwelling            $300,000
C. Personal property   $150,000
FORMS AND ENDORSEMENTS                   EDITION
HO 00 06   UNIT-OWNERS FORM              05 11
HO 04 90   PERSONAL PROPERTY             05 11
RATING:    BUILT 2004      UNITS 212`)
  expect(policy_number).toBe('LO 4H7K2C91D')
  expect(endorsements).toEqual(['HO 00 06', 'HO 04 90'])
})
