import { useEffect, useRef, useSyncExternalStore } from 'react'

/** What the page shows of the report, to know what is news. */
export interface Shown {
  hasEnded: boolean
  unlocked: boolean
}

interface ReportEvents {
  reportId: string
  isListening: boolean
  shown: Shown
  /** The analysis has ended, well or badly, or the report was unlocked or locked: time to ask again. */
  onNews: () => void
}

const watchVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

const isVisible = () => document.visibilityState !== 'hidden'

/**
 * Hears from the server what becomes of the report. What is lost here is made up for by asking, and by the present state
 * that every stream begins with. A page that nobody sees does not listen: browsers keep few connections for all tabs.
 */
export function useReportEvents({ reportId, isListening, shown, onNews }: ReportEvents): void {
  const isSeen = useSyncExternalStore(watchVisibility, isVisible, () => true)
  const latest = useRef({ shown, onNews })
  useEffect(() => {
    latest.current = { shown, onNews }
  })
  useEffect(() => {
    if (!isListening || !isSeen || typeof EventSource === 'undefined') return
    const source = new EventSource(`/api/reports/${encodeURIComponent(reportId)}/events`)
    source.addEventListener('status', ({ data }) => {
      if (isNews(data, latest.current.shown)) latest.current.onNews()
    })
    return () => source.close()
  }, [reportId, isListening, isSeen])
}

function isNews(data: string, shown: Shown): boolean {
  try {
    const { status, unlocked } = JSON.parse(data)
    const hasEnded = status === 'completed' || status === 'error'
    return hasEnded && (!shown.hasEnded || (typeof unlocked === 'boolean' && unlocked !== shown.unlocked))
  } catch {
    return false
  }
}
