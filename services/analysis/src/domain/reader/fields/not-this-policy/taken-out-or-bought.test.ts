import { describe, expect, it } from 'vitest'
import { fieldsOf, LIMITS, withLines } from '../../testing/lone-oak.ts'

describe('what a policy takes out', () => {
  it.each([
    'Water damage from plumbing, mold, sewer backup:  Not covered on this form.   Flood:  Not covered.',
    'WATER DAMAGE, MOLD, SEWER BACKUP: EXCLUDED.',
    'Mold: no coverage. Sewer and drain backup: coverage declined by the insured.',
  ])('mold and water backup: %s', (said) => {
    const { mold_limit, water_backup_limit } = withLines(said)
    expect([mold_limit, water_backup_limit]).toEqual([0, 0])
  })

  it.each(['Flood, mold: not covered beyond $5,000.', 'Sewer backup: ask your agent.'])('nothing: %s', (said) => {
    const { mold_limit, water_backup_limit } = withLines(said)
    expect([mold_limit, water_backup_limit]).not.toContain(0)
  })

  it.each([
    'Absence of Wind and Hail Coverage (LO 0302)                    Yes             -$618.00',
    'This policy contains NO coverage for loss caused by windstorm or hail, whether or not named.',
    'We do not insure loss to property caused by fire. We do not insure loss caused by windstorm or hail.',
    'Windstorm or Hail                              N/A      Peril not insured',
  ])('wind and hail: %s', (said) => {
    expect(withLines(said).wind_hail_excluded).toBe(true)
  })

  it.each([
    'If this policy contains no coverage for windstorm or hail, ask the Texas Windstorm Insurance Association.',
    'We do not insure cosmetic loss caused by windstorm or hail.',
    'We do not cover wind and hail damage to satellite dishes.',
    'This policy has no coverage for loss caused by windstorm or hail to trees.',
    'We do not cover windstorm or hail losses that occurred before the policy began.',
    'Cosmetic loss to metal roofs by wind or hail: not insured',
  ])('not wind and hail: %s', (said) => {
    expect(withLines(said).wind_hail_excluded).toBe(false)
  })
})

describe('what is bought', () => {
  it('is no offer, though it is optional', () => {
    const said = 'Contents: replacement cost (optional coverage, purchased).'
    expect(withLines(said).personal_property_settlement).toBe('RCV')
    expect(
      withLines('Contents: replacement cost (optional coverage, may be purchased).').personal_property_settlement,
    ).toBeNull()
    expect(withLines('Contents: replacement cost (optional)').personal_property_settlement).toBeNull()
  })

  it('is valued alike, where one line of its own says how', () => {
    expect(withLines('\nITEM 6.   VALUATION: ACTUAL CASH VALUE\n').dwelling_settlement).toBe('ACV')
    expect(withLines('\nBasis of settlement:   Replacement cost\n').dwelling_settlement).toBe('RCV')
    const lettered = withLines('Valuation       Coverage A and B: Replacement Cost. Coverage C: Actual Cash Value.')
    expect([lettered.dwelling_settlement, lettered.personal_property_settlement]).toEqual(['RCV', 'ACV'])
    expect(withLines('\nPersonal property\n\nValuation: Actual cash value\n').dwelling_settlement).toBeNull()
    expect(withLines('\nScheduled property\n\nValuation   Replacement cost\n').dwelling_settlement).toBeNull()
    expect(withLines('\nSheds and fences   $4,000\nValuation: Actual cash value\n').dwelling_settlement).toBeNull()
  })
})

describe('the roof', () => {
  it.each([
    ['Year built 2017, one-piece shingle roof shared by the row, original to the home, slab', 2017],
    ['Year built                2006\nSlate roof                Installed 2009', 2009],
    ['Year built 2017, shingle roof replaced 2021, gutters original to the home', 2021],
  ])('%s', (said, year) => {
    expect(withLines(said).roof_year).toBe(year)
  })
})

describe('the lender', () => {
  it('is the first of a list, by its number', () => {
    expect(
      withLines(
        'Lender\n\n1st   Pecanex, ISAOA ATIMA     2515 McKinney Ave, Dallas, TX 75201      Loan 318-00\n2nd   (none)',
      ).mortgagee,
    ).toBe('Pecanex')
  })
})

describe('who insures and who is insured', () => {
  it('reads the labels of a certificate', () => {
    const { insurance_provider, policy_holder_name } = fieldsOf(`
                       CERTIFICATE DECLARATIONS - HOMEOWNERS
Certificate (Policy) No.      LO-0448-26
1   Name and address of the Assured
        Franklin Ridge Holdings LLC d/b/a Kern Place Rentals
        PO Box 13381, El Paso, Texas 79913
2   Effective from    14 September 2026      to      14 September 2027
3   Insurance is effective with        Certain Underwriters at Lloyd's, London
${LIMITS}`)
    expect(insurance_provider).toBe("Certain Underwriters at Lloyd's, London")
    expect(policy_holder_name).toBe('Franklin Ridge Holdings LLC')
  })
})
