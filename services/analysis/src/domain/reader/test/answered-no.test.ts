import { describe, expect, it } from 'vitest'
import { withLines } from '../testing/lone-oak.ts'

describe('a name with "No" behind it in its own cell', () => {
  it.each([
    'Contents Replacement Cost: No',
    'Personal property replacement cost - No',
    'PP Repl Cost: N',
    'CONTENTS RC N',
    'Contents RC (no)',
    'Contents Replacement Cost: Not Elected',
  ])('is not how contents are settled: %j', (row) => expect(withLines(row).personal_property_settlement).toBeNull())

  it.each(['Dwelling Replacement Cost: No'])('is not how the dwelling is settled: %j', (row) =>
    expect(withLines(row).dwelling_settlement).toBeNull(),
  )

  it.each(['Roof RC: No', 'Roof Replacement Cost: No', 'Roof ACV: No'])('is not how the roof is settled: %j', (row) =>
    expect(withLines(row).roof_settlement).toBeNull(),
  )

  it('does not take back what stands before another way to settle', () => {
    expect(withLines('Contents ACV - replacement cost not purchased').personal_property_settlement).toBe('ACV')
    expect(withLines('Contents: ACV (RC: No)').personal_property_settlement).toBe('ACV')
  })

  it('extends no limit', () =>
    expect(withLines('Extended replacement cost: N (25%)\nOrdinance or Law 10%: No')).toMatchObject({
      extended_dwelling_percentage: null,
      dwelling_settlement: null,
      ordinance_or_law_percentage: null,
    }))

  it('excludes nothing', () =>
    expect(withLines('Cosmetic exclusion: N\nWindstorm or hail exclusion: N')).toMatchObject({
      cosmetic_damage_excluded: false,
      wind_hail_excluded: false,
    }))
})

describe('a name with "Yes" behind it', () => {
  it('is how contents are settled', () =>
    expect(withLines('Contents Replacement Cost: Yes').personal_property_settlement).toBe('RCV'))

  it('excludes what it says', () => expect(withLines('Windstorm or hail exclusion: Y').wind_hail_excluded).toBe(true))
})

describe('a row with "No" or "N" beside its name', () => {
  it('is not bought, whatever limit stands behind that', () =>
    expect(
      withLines(`Option                     Y/N   Limit
Water Backup               N     $10,000
Foundation Water Damage    Y     $15,000
Limited Fungi              Y     $10,000
Extended Replacement Cost  N     25%
Ordinance or Law           Y     25%`),
    ).toMatchObject({
      water_backup_limit: 0,
      foundation_water_limit: 15000,
      mold_limit: 10000,
      extended_dwelling_percentage: null,
      dwelling_settlement: null,
      ordinance_or_law_percentage: 25,
    }))

  it('settles nothing', () =>
    expect(
      withLines(`Coverage                     Included?   Premium
Replacement Cost Contents    No          $0.00
Replacement Cost Dwelling    Yes         $0.00
Roof ACV                     Yes        -$88.00`),
    ).toMatchObject({ personal_property_settlement: null, dwelling_settlement: 'RCV', roof_settlement: 'ACV' }))

  it.each(['Mold Excluded: No', 'Mold Exclusion: N', 'Fungi Exclusion    No'])('excludes no mold: %j', (row) =>
    expect(withLines(row).mold_limit).toBeNull(),
  )

  it.each(['Water Backup Exclusion: N', 'Water backup exclusion    No'])('excludes no backup: %j', (row) =>
    expect(withLines(row).water_backup_limit).toBeNull(),
  )

  it.each([
    'Cosmetic Damage Excluded    N',
    'Metal roof exclusion - cosmetic     No',
    'Cosmetic damage exclusion applies: No',
  ])('lets looks count: %j', (row) => expect(withLines(row).cosmetic_damage_excluded).toBe(false))

  it('leaves wind in', () => expect(withLines('Wind/Hail Excluded    N').wind_hail_excluded).toBe(false))

  it('has no deductible from the row below', () =>
    expect(withLines('Wind/hail deductible: No\nAll Perils     $2,500').deductibles).toMatchObject({
      all_perils: { amount: 2500 },
      wind_hail: null,
    }))
})

it('exclusions that hold still do', () =>
  expect(withLines('Water Backup Exclusion    Applies\nMold Exclusion: Yes\nWind/Hail Excluded    Y')).toMatchObject({
    water_backup_limit: 0,
    mold_limit: 0,
    wind_hail_excluded: true,
  }))
