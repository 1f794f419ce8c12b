import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ApiProblem, noAnswer, problemOf } from '../api/api-problem.ts'
import type { ReportProgress } from './report-progress.ts'
import { watchReport } from './watch-report.ts'

const running: ReportProgress = { status: 'processing', step: 'read-fields', message: '' }
const completed: ReportProgress = { status: 'completed', step: null, message: '' }
const resting = problemOf({ status: 503, statusText: '', body: '{"message":"Resting. Nothing is lost."}' })
const refused = problemOf({ status: 400, statusText: 'Bad Request', body: '' })
const missing = problemOf({ status: 404, statusText: 'Not Found', body: '' })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

interface Scene {
  reads?: (ReportProgress | ApiProblem)[]
  stream?: (say: (progress: ReportProgress) => void) => void
}

/** Watches with a stream that `stream` speaks through, and reads that answer in turn, the last one for ever. */
function watch({ reads = [running], stream }: Scene) {
  const leaving = new AbortController()
  const seen: ReportProgress[] = []
  const away: string[] = []
  let count = 0
  let heardAt = 0
  const end = watchReport({
    reportId: 'r-1',
    signal: leaving.signal,
    onProgress: (progress) => seen.push(progress),
    onAway: (why) => away.push(why),
    readStatus: async () => reads[Math.min(count++, reads.length - 1)] ?? running,
    openStream: (_reportId, onProgress) => {
      stream?.((progress) => {
        heardAt = Date.now()
        onProgress(progress)
      })
      return { heardAt: () => heardAt }
    },
  })
  return { end, seen, away, leave: () => leaving.abort(), reads: () => count }
}

test('the stream alone leads to the end, without one poll', async () => {
  const watching = watch({
    stream: (say) => {
      setTimeout(() => say(running), 100)
      setTimeout(() => say(completed), 900)
    },
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(await watching.end).toEqual({ kind: 'completed' })
  expect(watching.seen).toEqual([running, completed])
  expect(watching.reads()).toBe(0)
})

test('without a stream it asks every five seconds', async () => {
  const watching = watch({ reads: [running, running, completed] })
  await vi.advanceTimersByTimeAsync(14_000)
  expect(watching.reads()).toBe(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await watching.end).toEqual({ kind: 'completed' })
})

test('a stream that fell silent is helped by polls', async () => {
  const watching = watch({ stream: (say) => setTimeout(() => say(running), 100), reads: [completed] })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await watching.end).toEqual({ kind: 'completed' })
})

test('an analysis that failed ends with the server’s words', async () => {
  const watching = watch({ reads: [{ status: 'error', step: null, message: 'The file holds no policy.' }] })
  await vi.advanceTimersByTimeAsync(5000)
  expect(await watching.end).toEqual({ kind: 'error', message: 'The file holds no policy.' })
})

test('a report that is not there yet counts as pending for fifteen seconds', async () => {
  const watching = watch({ reads: [missing, missing, completed] })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await watching.end).toEqual({ kind: 'completed' })
})

test('a refused read is tried three more times, a second apart, then told', async () => {
  const watching = watch({ reads: [refused] })
  await vi.advanceTimersByTimeAsync(7900)
  expect(watching.reads()).toBe(3)
  await vi.advanceTimersByTimeAsync(200)
  expect(await watching.end).toEqual({ kind: 'problem', message: 'Failed to fetch report status' })
  expect(watching.reads()).toBe(4)
})

test.each([
  ['no answer', noAnswer, 'Failed to fetch report status'],
  ['an answer that says not now', resting, 'Resting. Nothing is lost.'],
])('%s is told at once and is no end: the asking goes on until the service is back', async (_what, failed, words) => {
  const watching = watch({ reads: [...Array.from({ length: 12 }, () => failed), completed] })
  await vi.advanceTimersByTimeAsync(5000)
  expect(watching.away).toEqual([words])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await watching.end).toEqual({ kind: 'completed' })
})

test('a read that succeeds again goes on', async () => {
  const watching = watch({ reads: [noAnswer, noAnswer, completed] })
  await vi.advanceTimersByTimeAsync(7000)
  expect(await watching.end).toEqual({ kind: 'completed' })
})

test('after 120 polls the waiting ends', async () => {
  const watching = watch({})
  await vi.advanceTimersByTimeAsync(599_000)
  expect(watching.reads()).toBe(119)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await watching.end).toEqual({ kind: 'timeout' })
  expect(watching.reads()).toBe(120)
})

test('leaving the page stops the asking', async () => {
  const watching = watch({})
  await vi.advanceTimersByTimeAsync(5000)
  watching.leave()
  expect(await watching.end).toBeNull()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(watching.reads()).toBe(1)
})
