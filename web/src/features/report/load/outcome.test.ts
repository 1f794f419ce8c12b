import { beforeAll, expect, it } from 'vitest'
import type { Language } from '../language/language.ts'
import { loadSpanish } from '../language/load-spanish.ts'
import type { ReportStatusAnswer } from '../report-types.ts'
import { freeReport } from '../testing/report-fixture.ts'
import { type LoadState, outcomeOf } from './outcome.ts'
import { unavailableText } from './unavailable-text.ts'

beforeAll(loadSpanish)

function status(over: Partial<ReportStatusAnswer>): ReportStatusAnswer {
  return {
    reportId: '7c5b3f0e-0000-4000-8000-0000000012ab',
    status: 'completed',
    message: '',
    step: null,
    pages: null,
    policyDate: null,
    unlocked: false,
    originalFilename: 'policy.pdf',
    createdAt: '2026-11-21T10:00:00Z',
    reportData: null,
    ...over,
  }
}

/** What the page says where it has no report to show. */
function textOf(known: LoadState, language: Language = 'en') {
  const outcome = outcomeOf(known)
  return outcome.kind === 'unavailable' ? { ...unavailableText(outcome.why, language), ...outcome } : null
}

const messageOf = (over: Partial<ReportStatusAnswer>): string | null =>
  textOf({ status: status(over), failure: undefined, waitedMs: 0 })?.message ?? null

it('shows the report when it is completed with data', () => {
  const outcome = outcomeOf({
    status: status({ reportData: freeReport }),
    failure: undefined,
    waitedMs: 0,
  })
  expect(outcome.kind).toBe('report')
})

it('tells how many scanned pages are read while the report is on its way', () => {
  const detail = (over: Partial<ReportStatusAnswer>) => {
    const known = { status: status({ status: 'processing', step: 'read-pages', ...over }), failure: undefined }
    return textOf({ ...known, waitedMs: 0 })?.detail
  }
  expect(detail({ pages: { read: 3, of: 12 } })).toBe('Scanned pages read: 3 of 12')
  expect(detail({})).toBeNull()
})

it('says each outcome in the specified words', () => {
  expect(messageOf({ status: 'processing' })).toBe(
    'Report is still being processed. Please check back in a few minutes.',
  )
  expect(messageOf({ status: 'error' })).toBe(
    'Analysis failed. This can happen with complex or unclear policy documents. Please try uploading your policy again or contact support if the issue persists.',
  )
  expect(messageOf({ status: 'pending' })).toBe(
    'Your report is queued for analysis. Please wait a moment and refresh the page.',
  )
  expect(messageOf({ status: 'completed' })).toBe(
    'Report not found or incomplete. Please try uploading your policy again.',
  )
})

it('adds what the server knows beyond the specified words', () => {
  const refused = status({ status: 'error', message: 'This is a car policy.' })
  expect(textOf({ status: refused, failure: undefined, waitedMs: 0 })).toMatchObject({
    detail: 'This is a car policy.',
  })
})

it('shows no report any more that the server keeps from this person', () => {
  const read = status({ reportData: freeReport })
  for (const failure of [403, 404]) {
    expect(outcomeOf({ status: read, failure, waitedMs: 20_000 })).toMatchObject({
      kind: 'unavailable',
    })
  }
  expect(outcomeOf({ status: read, failure: 500, waitedMs: 20_000 }).kind).toBe('report')
})

it('treats a report that is not known yet as pending for 15 seconds', () => {
  const early = textOf({ status: undefined, failure: 404, waitedMs: 14_999 })
  const late = textOf({ status: undefined, failure: 404, waitedMs: 15_000 })
  expect(early).toMatchObject({ isWaiting: true, message: expect.stringContaining('queued for analysis') })
  expect(late).toMatchObject({ isWaiting: false, message: expect.stringContaining('Report not found') })
})

it('says that loading failed when no answer came or the server failed', () => {
  for (const failure of ['network', 500, 503, 429] as const) {
    expect(textOf({ status: undefined, failure, waitedMs: 0 })).toMatchObject({
      message: 'Failed to load report data.',
      isWaiting: true,
    })
  }
})

it('says it in Spanish, and does not take the server’s English words for more', () => {
  const english = 'Report is still being processed. Please check back in a few minutes.'
  const processing = { status: status({ status: 'processing', message: english }), failure: undefined, waitedMs: 0 }
  expect(textOf(processing, 'es')).toMatchObject({
    message: 'Su informe todavía se está preparando. Vuelva a mirar en unos minutos.',
    detail: null,
  })
  const failed = { status: status({ status: 'error', message: messageOf({ status: 'error' }) }), failure: undefined }
  expect(textOf({ ...failed, waitedMs: 0 }, 'es')).toMatchObject({ detail: null })
})

it('sends a visitor without a session to sign in', () => {
  expect(outcomeOf({ status: undefined, failure: 401, waitedMs: 0 })).toEqual({ kind: 'sign-in' })
})

it('keeps a report on the page when asking again fails', () => {
  const completed = status({ reportData: freeReport })
  expect(outcomeOf({ status: completed, failure: 'network', waitedMs: 0 }).kind).toBe('report')
  expect(outcomeOf({ status: completed, failure: 401, waitedMs: 0 }).kind).toBe('sign-in')
})
