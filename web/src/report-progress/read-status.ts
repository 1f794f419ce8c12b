import { isApiProblem } from '../api/api-problem.ts'
import { pageApi } from '../api/page-endpoints.ts'
import type { AppDispatch } from '../app/store.ts'

export async function readStatus(dispatch: AppDispatch, reportId: string) {
  const { data, error } = await dispatch(
    pageApi.endpoints.getReportStatus.initiate({ reportId }, { forceRefetch: true, subscribe: false }),
  )
  // First, because after a failed call `data` is still what an earlier one answered.
  if (isApiProblem(error)) return error
  if (data) return { status: data.status, step: data.step, pages: data.pages, message: data.message ?? '' }
  throw new Error('A call ended without an answer')
}
