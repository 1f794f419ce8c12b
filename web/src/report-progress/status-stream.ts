import type { ReportProgress } from './report-progress.ts'

export interface StatusStream {
  /** When the last event came, as Date.now(); 0 before the first. */
  heardAt: () => number
}

const openAgainAfterMs = 1000

const progressIn = (data: unknown): ReportProgress | null => {
  try {
    const { status, step, pages, message } = JSON.parse(String(data))
    const known = { status, step: step ?? null, pages: pages ?? null, message: message ?? '' }
    return typeof status === 'string' ? known : null
  } catch {
    return null
  }
}

/**
 * Server-sent events of one report. The browser reconnects a broken stream by itself, but gives up on a refusal
 * (the report may not be there yet): that is tried again here until `signal` ends it.
 */
export function openStatusStream(
  reportId: string,
  onProgress: (progress: ReportProgress) => void,
  signal: AbortSignal,
): StatusStream {
  let heardAt = 0
  if (typeof EventSource === 'undefined') return { heardAt: () => heardAt }

  const open = () => {
    if (signal.aborted) return
    const source = new EventSource(`/api/reports/${encodeURIComponent(reportId)}/events`)
    signal.addEventListener('abort', () => source.close(), { once: true })
    source.addEventListener('status', ({ data }) => {
      const progress = progressIn(data)
      if (!progress) return
      heardAt = Date.now()
      onProgress(progress)
    })
    source.onerror = () => {
      heardAt = 0
      if (source.readyState === EventSource.CLOSED) setTimeout(open, openAgainAfterMs)
    }
  }
  open()
  return { heardAt: () => heardAt }
}
