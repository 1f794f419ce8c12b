import { expect, it } from 'vitest'
import { enhancedReport } from '../testing/report-fixture.ts'
import { moldTimeline } from './mold-facts.ts'
import { moldBadge, moldFacts, moldGapAlert, moldLists } from './mold-view.ts'

const mold = enhancedReport.sections.mold as NonNullable<typeof enhancedReport.sections.mold>
const silent = {
  ...mold,
  limit: null,
  status: 'NOT STATED' as const,
  signal: 'neutral' as const,
  typical_gap: null,
  coverage_level_percentage: null,
}

it('shows the specified status words', () => {
  expect(moldBadge({ ...mold, status: 'NO COVERAGE' }).text).toBe('NO COVERAGE')
  expect(moldBadge({ ...mold, status: 'LIMITED' }).text).toBe('LIMITED')
})

it('keeps a limit of 0 apart from a policy that is silent', () => {
  expect(moldFacts({ ...mold, limit: 0 })[0]).toMatchObject({ value: '$0', note: 'Your policy leaves mold out' })
  expect(moldFacts(silent)[0]).toMatchObject({ value: 'Not found in your policy', isSilent: true })
  expect(moldGapAlert(silent)).toBeNull()
})

it('caps the coverage level at 100', () => {
  expect(moldFacts({ ...mold, coverage_level_percentage: 166 })[3]?.value).toBe('100%')
})

it('lists nothing as covered where the policy leaves mold out', () => {
  expect(moldLists({ ...mold, limit: 0 }).covered).toEqual([])
})

it('does not say that coverage is lost after 48 hours', () => {
  expect(moldTimeline.map((phase) => phase.label)).toEqual(['Preventable', 'Critical', 'Mold can take hold'])
})
