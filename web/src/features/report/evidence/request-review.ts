import { baseApi } from '../../../api/base-api.ts'

interface ReviewRequest {
  reportId: string
  body: { path: string; words: string }
}

const reviews = baseApi.injectEndpoints({
  endpoints: (build) => ({
    requestReview: build.mutation<unknown, ReviewRequest>({
      query: ({ reportId, body }) => ({ url: `/api/reports/${reportId}/reviews`, method: 'POST', body }),
    }),
  }),
})

export const { useRequestReviewMutation } = reviews
