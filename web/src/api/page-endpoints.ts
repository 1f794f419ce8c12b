import { api as generated } from './gen/page-endpoints.ts'

/** The calls of every page and of the report's, with what they answer about. `endpoints.ts` has all others. */
export const pageApi = generated.enhanceEndpoints({
  endpoints: {
    currentUser: { providesTags: ['CurrentUser'] },
    getReportStatus: { providesTags: (_answer, _problem, { reportId }) => [{ type: 'Report', id: reportId }] },
  },
})

export const { useCurrentUserQuery, useGetReportStatusQuery, useSignOutMutation } = pageApi
