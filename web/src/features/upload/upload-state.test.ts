import { expect, test } from 'vitest'
import { afterEvent, idle, type UploadEvent } from './upload-state.ts'

const file = new File(['x'], 'policy.pdf', { type: 'application/pdf' })
const after = (...events: UploadEvent[]) => events.reduce(afterEvent, idle)
const analyzing: UploadEvent[] = [
  { type: 'chosen', file },
  { type: 'started', file },
  { type: 'analyzing', now: 0 },
]

test('a policy goes from idle through uploading and analyzing to completed', () => {
  const ids = { reportId: 'r', documentId: 'd' }
  expect(after({ type: 'chosen', file }).phase).toBe('idle')
  expect(after({ type: 'chosen', file }, { type: 'started', file }).phase).toBe('uploading')
  expect(after(...analyzing).phase).toBe('analyzing')
  expect(after(...analyzing, { type: 'completed', ids })).toEqual({
    phase: 'completed',
    ids,
    percent: 100,
    message: 'Completed',
  })
})

test('the bar never moves back, not for a step that comes late or twice', () => {
  const far = after(...analyzing, { type: 'step', step: 'assess-policy', now: 100 }, { type: 'tick', now: 3100 })
  expect(far).toMatchObject({ percent: 50, message: 'Generating Recommendations' })
  const late: UploadEvent[] = [
    { type: 'step', step: 'read-pages', now: 3200 },
    { type: 'step', step: null, now: 3200 },
    { type: 'tick', now: 3100 },
  ]
  expect(late.reduce(afterEvent, far)).toMatchObject({ percent: 50, message: 'Generating Recommendations' })
})

test('a true step moves the bar at once', () => {
  expect(after(...analyzing, { type: 'step', step: 'write-result', now: 50 })).toMatchObject({
    percent: 60,
    message: 'Finalizing Report',
  })
})

test('a file that could not be stored stays chosen', () => {
  expect(
    after({ type: 'chosen', file }, { type: 'started', file }, { type: 'upload-failed', fault: 'No.', stored: null }),
  ).toEqual({
    phase: 'idle',
    file,
    fault: 'No.',
    stored: null,
  })
})

test('removing clears the file, and the fault with it', () => {
  expect(after({ type: 'chosen', file }, { type: 'removed' })).toEqual(idle)
})

test('ticks and steps move nothing outside of an analysis', () => {
  expect(
    after({ type: 'tick', now: 9 }, { type: 'step', step: 'write-result', now: 9 }, { type: 'uploaded', percent: 9 }),
  ).toBe(idle)
})

test('an outage is said while it lasts, and over with the next word of the analysis, also when that is no new step', () => {
  const away = after(...analyzing, { type: 'step', step: 'read-pages', now: 100 }, { type: 'away', why: 'Resting.' })
  expect(away).toMatchObject({ away: 'Resting.', message: 'Extracting Key Details' })
  expect(afterEvent(away, { type: 'step', step: 'read-pages', now: 200 })).toMatchObject({ away: null })
})

test('an analysis without a step for twenty seconds is called slow, until its next one', () => {
  const slow = after(...analyzing, { type: 'tick', now: 20_000 })
  expect(slow).toMatchObject({ isSlow: true })
  expect(afterEvent(slow, { type: 'step', step: 'read-pages', now: 21_000 })).toMatchObject({ isSlow: false })
})

test('pages that are told again are no news: reading that stands still is called slow, until the next page', () => {
  const read = (pages: number, now: number): UploadEvent => {
    return { type: 'step', step: 'read-pages', pages: { read: pages, of: 12 }, now }
  }
  const polled = after(...analyzing, read(3, 0), read(3, 5000), read(3, 10_000), read(3, 15_000), read(3, 20_000))
  const slow = afterEvent(polled, { type: 'tick', now: 20_000 })
  expect(slow).toMatchObject({ isSlow: true, pages: { read: 3, of: 12 } })
  expect(afterEvent(slow, read(3, 20_500))).toMatchObject({ isSlow: true })
  expect(afterEvent(slow, read(4, 21_000))).toMatchObject({ isSlow: false, pages: { read: 4, of: 12 } })
})
