import { describe, expect, test } from 'vitest'
import type { ListedForm, PolicyFields } from '../policy-fields.ts'
import { anEvidence, inDollars, inPercent, noDetails, nothingPrinted, reportOf } from './testing/a-reading.ts'

const withForms = (forms: ListedForm[], language: 'en' | 'es' = 'en') => {
  const evidence = { endorsements: anEvidence('Forms'), policy_number: anEvidence('TX-100-2') }
  return reportOf({ reading: { details: { ...noDetails, forms }, evidence } }, '2026-11-21', language).forms
}

describe('forms that the declarations name', () => {
  const enclosed = { code: 'AVP125', title: 'Roof Surfaces Payment Schedule', page: 4 }
  const missing = { code: 'AVP88', title: 'Building Codes Coverage', page: null }

  test('are in the packet where they begin on a page', () => {
    expect(withForms([enclosed, missing])?.listed.map((form) => form.in_packet)).toEqual([true, false])
  })

  test('the letter asks for the missing ones only', () => {
    expect(withForms([enclosed, missing])?.letter).toBe(
      [
        'Hello,',
        'the declarations of my policy TX-100-2 name these forms. They are not in the copy that I have:',
        '- AVP88 Building Codes Coverage',
        'Please send me a copy of each one, or tell me where I can find it.',
        'Thank you,\nAda Rivera',
      ].join('\n\n'),
    )
  })

  test('there is no letter where nothing is missing', () => {
    expect(withForms([enclosed])?.letter).toBeNull()
    expect(withForms([])?.letter).toBeNull()
  })

  test('the letter exists in Spanish', () => {
    expect(withForms([missing], 'es')?.letter).toMatch(/^Hola:.*mi póliza TX-100-2.*AVP88/s)
  })
})

describe('questions for the agent', () => {
  const asked = (fields: Partial<PolicyFields>, kind?: Parameters<typeof reportOf>[0]) =>
    (reportOf({ fields, ...kind }).questions ?? []).map(({ question }) => question).join(' ')
  const complete: Partial<PolicyFields> = {
    mold_limit: 5000,
    water_backup_limit: 5000,
    flood_coverage: true,
    extended_dwelling_percentage: 20,
    ordinance_or_law_percentage: 10,
  }

  test('come from gaps only', () => {
    expect(asked(complete)).toBe('How long after a loss can I still report it?')
  })

  test.each<[string, Partial<PolicyFields>, RegExp]>([
    ['an unknown settlement of the roof', { roof_settlement: null }, /How is a roof/],
    ['a schedule without a share', { roof_settlement: 'schedule' }, /What share/],
    ['wear without an age', { roof_settlement: 'ACV' }, /Which year/],
    ['cosmetic damage', { cosmetic_damage_excluded: true }, /cosmetic/],
    ['no deductible for wind', { deductibles: nothingPrinted }, /What do I pay first/],
    ['excluded wind', { wind_hail_excluded: true }, /Which policy insures wind/],
    ['mold', { mold_limit: null }, /Is mold covered/],
    ['flood', { flood_coverage: false }, /flood policy/],
    [
      'a percent and dollars that differ',
      { deductibles: { ...nothingPrinted, wind_hail: inPercent(2, 9000) } },
      /the percent or the dollars/,
    ],
  ])('%s asks', (_, fields, question) => {
    expect(asked({ ...complete, ...fields })).toMatch(question)
  })

  test('excluded wind asks nothing about how a roof is paid', () => {
    expect(asked({ ...complete, roof_settlement: null, wind_hail_excluded: true })).not.toMatch(/How is a roof/)
  })

  test('a flood policy is not asked about mold', () => {
    expect(asked({}, { kind: 'flood_declarations' })).not.toMatch(/mold|sewer/)
  })
})

describe('storm cash', () => {
  const cash = (fields: Partial<PolicyFields> = {}, kind?: 'flood_declarations' | 'windstorm_declarations') =>
    (reportOf({ fields, ...(kind ? { kind } : {}) }).storm_cash ?? []).map(({ peril, amount }) => [peril, amount])

  test('is the printed deductible of each peril', () => {
    const deductibles = { all_perils: inPercent(1, 4000), wind_hail: inPercent(2, 8000), hurricane: inDollars(20_000) }
    expect(cash({ deductibles })).toEqual([
      ['hail', 8000],
      ['wind', 8000],
      ['hurricane', 20_000],
      ['fire', 4000],
      ['flood', null],
    ])
  })

  test('makes no figure of what is not printed or not insured', () => {
    expect(cash({ deductibles: nothingPrinted }).map(([, amount]) => amount)).toEqual(Array(5).fill(null))
    expect(cash({ wind_hail_excluded: true }).slice(0, 3)).toEqual([
      ['hail', null],
      ['wind', null],
      ['hurricane', null],
    ])
  })

  test('of a flood policy is its flood deductible', () => {
    const fields = { flood_coverage: true, deductibles: { ...nothingPrinted, all_perils: inDollars(2000) } }
    expect(cash(fields, 'flood_declarations')).toEqual([['flood', 2000]])
  })

  test('of a home policy that insures flood takes no other deductible for it', () => {
    expect(cash({ flood_coverage: true }).at(-1)).toEqual(['flood', null])
  })

  test('of the Windstorm Association counts for each item', () => {
    const fields = { insurance_provider: 'Texas Windstorm Insurance Association' }
    const [hail] = reportOf({ fields, kind: 'windstorm_declarations' }).storm_cash ?? []
    expect(hail?.text).toContain('has its own deductible')
  })

  test('a windstorm policy has no fire and no flood', () => {
    expect(cash({}, 'windstorm_declarations').map(([peril]) => peril)).toEqual(['hail', 'wind', 'hurricane'])
  })
})
