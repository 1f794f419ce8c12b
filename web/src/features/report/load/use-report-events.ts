import { useEffect, useRef } from 'react'

interface ReportEvents {
  reportId: string
  /** Listens only while the report is under way. */
  isListening: boolean
  /** The report has ended, well or badly: time to ask again. */
  onEnded: () => void
}

/** Hears the end of the analysis from the server. What is lost here is made up for by asking every few seconds. */
export function useReportEvents({ reportId, isListening, onEnded }: ReportEvents): void {
  const ended = useRef(onEnded)
  useEffect(() => {
    ended.current = onEnded
  })
  useEffect(() => {
    if (!isListening || typeof EventSource === 'undefined') return
    const source = new EventSource(`/api/reports/${encodeURIComponent(reportId)}/events`)
    source.addEventListener('status', ({ data }) => {
      if (!isEnd(data)) return
      source.close()
      ended.current()
    })
    return () => source.close()
  }, [reportId, isListening])
}

function isEnd(data: string): boolean {
  try {
    const { status } = JSON.parse(data)
    return status === 'completed' || status === 'error'
  } catch {
    return false
  }
}
