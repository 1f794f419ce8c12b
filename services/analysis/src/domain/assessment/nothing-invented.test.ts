import { documentKindSchema, languageSchema } from '@plainpolicy/platform/report/report-data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PolicyFields } from '../policy-fields.ts'
import { buildReport } from './build-report.ts'
import { aReadingThatStates, STATEMENTS } from './testing/a-full-reading.ts'
import { findUnproven } from './testing/find-unproven.ts'

const changes: fc.Arbitrary<Partial<PolicyFields>> = fc.record({
  roof_settlement: fc.constantFrom('RCV', 'ACV', 'schedule', null),
  dwelling_settlement: fc.constantFrom('RCV', 'ACV', null),
  personal_property_settlement: fc.constantFrom('RCV', 'ACV', null),
  wind_hail_excluded: fc.boolean(),
  flood_coverage: fc.boolean(),
  mold_limit: fc.constantFrom(0, 7_300, 31_000),
  water_backup_limit: fc.constantFrom(0, 9_700, 27_000),
  policy_form: fc.constantFrom('HO-A', 'HO-3'),
})

const readings = fc.record({
  stated: fc.subarray(STATEMENTS),
  change: changes,
  kind: fc.constantFrom(...documentKindSchema.options),
  language: fc.constantFrom(...languageSchema.options),
})
type Sample = typeof readings extends fc.Arbitrary<infer T> ? T : never

const reportOf = ({ stated, change, kind, language }: Sample) => {
  const reading = aReadingThatStates(stated, kind, change)
  return buildReport({ reportId: 'r', reading, today: '2026-11-21', language })
}

test('whatever a document leaves out, no figure appears without its place, a statute or the mark assumed', () => {
  fc.assert(
    fc.property(readings, (sample) => {
      expect(findUnproven(reportOf(sample))).toEqual([])
    }),
    { numRuns: 1500 },
  )
})

test.each(['all', 'none', ...STATEMENTS])('so it is where the document states everything but this: %s', (missing) => {
  const stated = missing === 'none' ? [] : STATEMENTS.filter((one) => one !== missing)
  for (const kind of documentKindSchema.options) {
    expect(findUnproven(reportOf({ stated, change: {}, kind, language: 'en' }))).toEqual([])
  }
})

test('every place that a sentence names exists', () => {
  fc.assert(
    fc.property(readings, (sample) => {
      const report = reportOf(sample)
      const named = [...JSON.stringify(report).matchAll(/"sources":(\[[^\]]*\])/g)]
      for (const path of named.flatMap(([, list]) => JSON.parse(list ?? '[]') as string[])) {
        expect(Object.keys(report.evidence)).toContain(path)
      }
    }),
    { numRuns: 300 },
  )
})

test('both languages say the same figures', () => {
  fc.assert(
    fc.property(readings, (sample) => {
      const [en, es] = languageSchema.options.map((language) => figuresOf(reportOf({ ...sample, language })))
      expect(es).toEqual(en)
    }),
    { numRuns: 300 },
  )
})

/** Every number of the report, and of each text its dollars. */
function figuresOf(report: unknown): unknown[] {
  if (typeof report === 'number') return [report]
  if (typeof report === 'string') return [(report.match(/\$\d+(?:,\d{3})*/g) ?? []).toSorted()]
  return report && typeof report === 'object' ? Object.values(report).flatMap(figuresOf) : []
}
