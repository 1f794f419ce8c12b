import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { isApiProblem } from '../../api/api-problem.ts'
import { api } from '../../api/endpoints.ts'
import type { AppDispatch } from '../../app/store.ts'
import { readStatus } from '../../report-progress/read-status.ts'
import { watchReport } from '../../report-progress/watch-report.ts'
import { rememberedIds } from '../../session/remembered-ids.ts'
import { toast } from '../../ui/toast.ts'

export type AnalysisPhase = 'ready' | 'analyzing' | 'complete'

const fallback = 'There was an error analyzing your policy. Please try again.'

interface Analysis {
  dispatch: AppDispatch
  documentId: string
  reportId: string
  signal: AbortSignal
}

/** Has the analysis made, or waits for the one under way. Answers what went wrong in words, null when nothing did. */
async function analyze({ dispatch, documentId, reportId, signal }: Analysis): Promise<string | null> {
  const call = api.endpoints.triggerAnalysis.initiate({ body: { documentId, submissionId: reportId } })
  const { data, error } = await dispatch(call)
  if (!data) return (isApiProblem(error) && error.serverMessage) || fallback
  if ('analysisData' in data) return null
  const end = await watchReport({
    reportId,
    readStatus: () => readStatus(dispatch, reportId),
    onProgress: () => {},
    onAway: () => {},
    signal,
  })
  if (!end || end.kind === 'completed') return null
  return ('message' in end && end.message) || fallback
}

/** Only the browser that submitted the policy knows its document. */
const documentOf = (reportId: string): string | null => {
  const ids = rememberedIds()
  return ids?.reportId === reportId ? ids.documentId : null
}

export function useAnalysis(reportId: string, namedDocument: string | null) {
  const [phase, setPhase] = useState<AnalysisPhase>('ready')
  const dispatch = useDispatch<AppDispatch>()
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  const start = async () => {
    const documentId = namedDocument ?? documentOf(reportId)
    if (!documentId) {
      const description = 'Document ID or Submission ID not found. Please try uploading again.'
      toast.error('Missing Information', { description })
      return
    }
    setPhase('analyzing')
    const { signal } = leaving.current
    const fault = await analyze({ dispatch, documentId, reportId, signal })
    if (signal.aborted) return
    setPhase(fault === null ? 'complete' : 'ready')
    if (fault === null) toast.success('Analysis Complete!')
    else toast.error('Analysis Failed', { description: fault })
  }
  return { phase, start }
}
