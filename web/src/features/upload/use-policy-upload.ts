import { useEffect, useReducer, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { ReportListItem } from '../../api/answers.ts'
import { useListReportsQuery } from '../../api/endpoints.ts'
import type { AppDispatch } from '../../app/store.ts'
import { rememberedIds } from '../../session/remembered-ids.ts'
import { faultOfFile, fileRequired } from './policy-file.ts'
import { followAnalysis, type Run, say, uploadPolicy } from './run-upload.ts'
import { afterEvent, idle, type UploadEvent } from './upload-state.ts'

const tickEveryMs = 200
/** As long as the page itself would have waited. */
const resumeWithinMs = 600_000

function useTicks(isRunning: boolean, tell: (event: UploadEvent) => void) {
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => tell({ type: 'tick', now: Date.now() }), tickEveryMs)
    return () => clearInterval(timer)
  }, [isRunning, tell])
}

const isRunning = (reports: ReportListItem[], reportId: string) =>
  reports.some(
    (report) =>
      report.reportId === reportId &&
      report.status === 'processing' &&
      Date.now() - Date.parse(report.createdAt) < resumeWithinMs,
  )

/** After a reload the analysis that this browser started is followed again. Looked at once. */
function useResume(email: string, run: () => Run) {
  const { currentData } = useListReportsQuery({ userId: email })
  const hasLooked = useRef(false)
  useEffect(() => {
    if (!currentData || hasLooked.current) return
    hasLooked.current = true
    const ids = rememberedIds()
    if (ids && isRunning(currentData.reports, ids.reportId)) void followAnalysis(run(), ids)
  })
}

/** One policy from the choice of its file to its report. */
export function usePolicyUpload(email: string) {
  const [state, tell] = useReducer(afterEvent, idle)
  const dispatch = useDispatch<AppDispatch>()
  const leaving = useRef(new AbortController())
  useTicks(state.phase === 'analyzing', tell)
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  const run = (): Run => ({ dispatch, tell, signal: leaving.current.signal })
  useResume(email, run)

  const upload = () => {
    if (state.phase !== 'idle' || !state.file) return say(fileRequired)
    return uploadPolicy(run(), { file: state.file, email, stored: state.stored })
  }
  const choose = (file: File) => {
    const fault = faultOfFile(file)
    if (fault) say(fault)
    else tell({ type: 'chosen', file })
  }
  return { state, choose, remove: () => tell({ type: 'removed' }), upload }
}
