import type { ApiProblem } from '../../api/api-problem.ts'
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

async function readPatiently(read: WatchPorts['readStatus'], startedAt: number, signal: AbortSignal) {
  for (let attempt = 0; ; attempt++) {
    const answer = await read()
    if (!isProblem(answer)) return answer
    const isEarly = answer.status === 404 && Date.now() - startedAt < missingIsPendingMs
    if (isEarly) return { status: 'pending', step: null, message: '' }
    if (attempt === retries || signal.aborted) return answer
    await pause(retryAfterMs, signal)
  }
}

interface Polling {
  readStatus: WatchPorts['readStatus']
  stream: StatusStream
  report: (progress: ReportProgress) => void
  signal: AbortSignal
}

/** Asks by itself while the stream is silent, and gives up after the last poll. Null when stopped. */
async function poll({ readStatus, stream, report, signal }: Polling) {
  const startedAt = Date.now()
  for (let count = 0; count < maxPolls; count++) {
    await pause(pollEveryMs, signal)
    if (signal.aborted) return null
    if (Date.now() - stream.heardAt() < streamQuietMs) continue
    const answer = await readPatiently(readStatus, startedAt, signal)
    if (signal.aborted) return null
    if (isProblem(answer))
      return { kind: 'problem', message: answer.serverMessage ?? 'Failed to fetch report status' } as const
    report(answer)
  }
  return { kind: 'timeout' } as const
}

interface Watch extends WatchPorts {
  reportId: string
  onProgress: (progress: ReportProgress) => void
  signal: AbortSignal
}

/** Follows an analysis to its end by server-sent events, with polling as the fall-back. Null when `signal` stopped it. */
export async function watchReport({ reportId, onProgress, signal, ...ports }: Watch): Promise<WatchEnd | null> {
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
    return await Promise.race([end, poll({ readStatus: ports.readStatus, stream, report, signal: either })])
  } finally {
    stop.abort()
  }
}
