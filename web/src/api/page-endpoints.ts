import { api as generated } from './gen/page-endpoints.ts'
import { mutationHook } from './mutation-hook.ts'
import { queryHook } from './query-hook.ts'

/** The calls of every page and of the report's, with what they answer about. `endpoints.ts` has all others. */
export const pageApi = generated.enhanceEndpoints({
  endpoints: {
    currentUser: { providesTags: ['CurrentUser'] },
    getReportStatus: { providesTags: (_answer, _problem, { reportId }) => [{ type: 'Report', id: reportId }] },
  },
})

const { currentUser, getReportStatus, signOut } = pageApi.endpoints
export const useCurrentUserQuery = queryHook(currentUser)
export const useGetReportStatusQuery = queryHook(getReportStatus)
export const useSignOutMutation = mutationHook(signOut)
