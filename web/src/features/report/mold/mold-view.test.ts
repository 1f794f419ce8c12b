import { moldTimeline } from '@plainpolicy/words/mold-timeline'
import { beforeAll, expect, it } from 'vitest'
import { loadSpanish } from '../language/load-spanish.ts'
import { enhancedReport } from '../testing/report-fixture.ts'
import { moldGapAlert, moldLists } from './mold-cover.ts'
import { moldFactsWords } from './mold-facts-words.ts'
import { moldBadge, moldFacts } from './mold-view.ts'

beforeAll(loadSpanish)

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
  expect(moldBadge({ ...mold, status: 'NO COVERAGE' }, 'en').text).toBe('NO COVERAGE')
  expect(moldBadge({ ...mold, status: 'LIMITED' }, 'en').text).toBe('LIMITED')
})

it('keeps a limit of 0 apart from a policy that is silent', () => {
  expect(moldFacts({ ...mold, limit: 0 }, 'en')[0]).toMatchObject({ value: '$0', note: 'Your policy leaves mold out' })
  expect(moldFacts(silent, 'en')[0]).toMatchObject({ value: 'Not found in your policy', isSilent: true })
  expect(moldGapAlert(silent, 'en')).toBeNull()
})

it('caps the coverage level at 100', () => {
  expect(moldFacts({ ...mold, coverage_level_percentage: 166 }, 'en')[3]?.value).toBe('100%')
})

it('lists nothing as covered where the policy leaves mold out', () => {
  expect(moldLists({ ...mold, limit: 0 }, 'en').covered).toEqual([])
})

it('does not say that coverage is lost after 48 hours', () => {
  expect(moldTimeline.map((phase) => moldFactsWords.en.timeline[phase.id].label)).toEqual([
    'Preventable',
    'Critical',
    'Mold can take hold',
  ])
})

it('says it in Spanish', () => {
  expect(moldBadge({ ...mold, status: 'NO COVERAGE' }, 'es').text).toBe('SIN COBERTURA')
  expect(moldGapAlert({ ...mold, limit: 0 }, 'es')?.text).toContain('no paga nada')
})
