import { describe, expect, test } from 'vitest'
import { anEvidence, reportOf } from './testing/a-reading.ts'

const codes = (variant: Parameters<typeof reportOf>[0], today?: string) =>
  reportOf(variant, today).warnings.map(({ code }) => code)

describe('the term', () => {
  test.each([
    ['2026-03-01', ['term-not-begun']],
    ['2026-03-02', []],
    ['2027-03-02', []],
    ['2027-03-03', ['term-expired']],
  ])('on %s the warnings are %s', (today, expected) => {
    expect(codes({}, today)).toEqual(expected)
  })

  test('says the date in words', () => {
    expect(reportOf({}, '2027-03-03').warnings[0]?.message).toContain('ended on March 2, 2027')
  })

  test('is not judged without dates', () => {
    expect(codes({ fields: { effective_date: null, renewal_date: null } }, '2030-01-01')).toEqual([])
  })
})

test('excluded wind is warned of', () => {
  expect(codes({ fields: { wind_hail_excluded: true } })).toEqual(['wind-excluded'])
})

test.each(['windstorm_declarations', 'flood_declarations', 'condo_declarations'] as const)(
  '%s say what is left out',
  (kind) => {
    expect(codes({ kind })).toEqual(['limited-kind'])
  },
)

test('what the reader said comes along', () => {
  const reading = { warnings: [{ code: 'page-unreadable', message: 'Page 3 could not be read.' }] }
  expect(reportOf({ reading }).warnings).toEqual(reading.warnings)
})

test('doubtful values are named, those of mold and water apart', () => {
  const doubtful = (confidence: number) => ({ ...anEvidence('?'), confidence })
  const evidence = {
    'deductibles.wind_hail': doubtful(0.59),
    coverage_a_dwelling: doubtful(0.6),
    mold_limit: doubtful(0.2),
    water_backup_limit: doubtful(0.2),
    endorsements: doubtful(0.2),
  }
  expect(reportOf({ reading: { evidence } }).warnings.map(({ section, message }) => [section, message])).toEqual([
    ['general', 'We are less sure of: wind and hail deductible. Please compare with your document.'],
    ['mold', 'We are less sure of: mold limit. Please compare with your document.'],
    ['water', 'We are less sure of: sewer backup limit. Please compare with your document.'],
  ])
})
