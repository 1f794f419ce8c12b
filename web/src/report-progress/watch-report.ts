import { type ApiProblem, isPassing } from '../api/api-problem.ts'
import type { ReportProgress } from './report-progress.ts'
import { openStatusStream, type StatusStream } from './status-stream.ts'

/** How the waiting ended. `problem`: the state itself could not be had. */
export type WatchEnd =
  | { kind: 'completed' }
  | { kind: 'error'; message: string }
  | { kind: 'timeout' }
  | { kind: 'problem'; message: string }

export interface WatchPorts {
  readStatus: () => Promise<ReportProgress | ApiProblem>
  openStream?: typeof openStatusStream
}

const pollEveryMs = 5000
const maxPolls = 120
const retries = 3
const retryAfterMs = 1000
/** The report's row follows from an event, so a moment may pass before it is there. */
const missingIsPendingMs = 15_000
/** A stream that said nothing for so long may be dead without telling: then polling speaks. */
const streamQuietMs = 15_000

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })

const endOf = ({ status, message }: ReportProgress): WatchEnd | null => {
  if (status === 'completed') return { kind: 'completed' }
  return status === 'error' ? { kind: 'error', message } : null
}

const isProblem = (answer: ReportProgress | ApiProblem): answer is ApiProblem => 'serverMessage' in answer

const wordsOf = ({ serverMessage }: ApiProblem) => serverMessage ?? 'Failed to fetch report status'

async function readPatiently({ readStatus, onAway, signal }: Polling, startedAt: number) {
  for (let attempt = 0; ; attempt++) {
    const answer = await readStatus()
    if (!isProblem(answer)) return answer
    const isEarly = answer.status === 404 && Date.now() - startedAt < missingIsPendingMs
    if (isEarly) return { status: 'pending', step: null, message: '' }
    if (isPassing(answer) && !signal.aborted) onAway(wordsOf(answer))
    if (attempt === retries || signal.aborted) return answer
    await pause(retryAfterMs, signal)
  }
}

interface Polling {
  readStatus: WatchPorts['readStatus']
  stream: StatusStream
  report: (progress: ReportProgress) => void
  onAway: (why: string) => void
  signal: AbortSignal
}

/**
 * Asks by itself while the stream is silent, and gives up after the last poll. Null when stopped. An outage is no end: the
 * analysis goes on without this page.
 */
async function poll(polling: Polling) {
  const { stream, report, signal } = polling
  const startedAt = Date.now()
  for (let count = 0; count < maxPolls; count++) {
    await pause(pollEveryMs, signal)
    if (signal.aborted) return null
    if (Date.now() - stream.heardAt() < streamQuietMs) continue
    const answer = await readPatiently(polling, startedAt)
    if (signal.aborted) return null
    if (!isProblem(answer)) report(answer)
    else if (!isPassing(answer)) return { kind: 'problem', message: wordsOf(answer) } as const
  }
  return { kind: 'timeout' } as const
}

interface Watch extends WatchPorts {
  reportId: string
  onProgress: (progress: ReportProgress) => void
  /** The state cannot be had at the moment, in words for people; the next progress tells that it can again. */
  onAway: (why: string) => void
  signal: AbortSignal
}

/** Follows an analysis to its end by server-sent events, with polling as the fall-back. Null when `signal` stopped it. */
export async function watchReport({ reportId, onProgress, onAway, signal, ...ports }: Watch): Promise<WatchEnd | null> {
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  let ended: (end: WatchEnd) => void = () => {}
  const end = new Promise<WatchEnd>((resolve) => {
    ended = resolve
  })
  const report = (progress: ReportProgress) => {
    if (either.aborted) return
    onProgress(progress)
    const how = endOf(progress)
    if (how) ended(how)
  }
  const stream = (ports.openStream ?? openStatusStream)(reportId, report, either)
  try {
    return await Promise.race([end, poll({ readStatus: ports.readStatus, stream, report, onAway, signal: either })])
  } finally {
    stop.abort()
  }
}
