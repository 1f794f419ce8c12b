import { useEffect, useReducer } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '../../api/endpoints.ts'
import { paths } from '../../app/paths.ts'
import type { AppDispatch } from '../../app/store.ts'
import { navigate } from '../../navigation/address.ts'
import { readStatus } from '../../report-progress/read-status.ts'
import { watchReport } from '../../report-progress/watch-report.ts'
import { afterEvent, begun, type ProcessingEvent } from './processing-state.ts'

const tickEveryMs = 200
const showCompleteMs = 1500

interface Ids {
  reportId: string
  documentId: string
}

interface Following extends Ids {
  dispatch: AppDispatch
  tell: (event: ProcessingEvent) => void
  signal: AbortSignal
}

const watch = ({ dispatch, tell, signal, reportId }: Following) =>
  watchReport({
    reportId,
    readStatus: () => readStatus(dispatch, reportId),
    onProgress: ({ step, pages = null }) => tell({ type: 'step', step, pages, now: Date.now() }),
    onAway: (why) => tell({ type: 'away', why }),
    signal,
  })

/** Asks for the analysis again: the server takes up what failed on its side, and refuses the rest. */
async function isTakenUpAgain({ dispatch, reportId, documentId }: Following): Promise<boolean> {
  const call = api.endpoints.triggerAnalysis.initiate({ body: { documentId, submissionId: reportId } })
  return !(await dispatch(call)).error
}

/** To the end of the analysis. Null when the page was left. */
async function follow(following: Following): Promise<'completed' | 'other' | null> {
  let end = await watch(following)
  if (end?.kind === 'error' && (await isTakenUpAgain(following))) end = await watch(following)
  if (!end || following.signal.aborted) return null
  following.dispatch(api.util.invalidateTags(['Reports', { type: 'Report', id: following.reportId }]))
  return end.kind === 'completed' ? 'completed' : 'other'
}

/** Watches one analysis and leads to its report, which shows how it ended, whichever way that is. */
export function useProcessing({ reportId, documentId }: Ids) {
  const [state, tell] = useReducer(afterEvent, Date.now(), begun)
  const dispatch = useDispatch<AppDispatch>()
  const { isComplete } = state

  useEffect(() => {
    const leaving = new AbortController()
    const open = () => navigate(paths.reports(reportId), { replace: true })
    follow({ dispatch, tell, signal: leaving.signal, reportId, documentId }).then((end) => {
      if (end === 'completed') tell({ type: 'completed' })
      if (end === 'other') void open()
    })
    return () => leaving.abort()
  }, [dispatch, reportId, documentId])

  useEffect(() => {
    if (!isComplete) {
      const timer = setInterval(() => tell({ type: 'tick', now: Date.now() }), tickEveryMs)
      return () => clearInterval(timer)
    }
    const timer = setTimeout(() => navigate(paths.reports(reportId), { replace: true }), showCompleteMs)
    return () => clearTimeout(timer)
  }, [isComplete, reportId])
  return state
}
