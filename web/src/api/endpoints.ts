import { api as generated } from './gen/endpoints.ts'

/** The gateway's calls, as generated, plus what each one makes stale. Features import their hooks from here. */
export const api = generated.enhanceEndpoints({
  endpoints: {
    listReports: { providesTags: ['Reports'] },
    submitPolicyS3: { invalidatesTags: ['Reports'] },
    claimPayment: { invalidatesTags: ['Report'] },
    unlockReport: { invalidatesTags: ['Report'] },
    listReportLinks: { providesTags: ['ReportLinks'] },
    makeReportLink: { invalidatesTags: ['ReportLinks'] },
    withdrawReportLinks: { invalidatesTags: ['ReportLinks'] },
    triggerAnalysis: { invalidatesTags: ['Reports', 'Report'] },
  },
})

export const {
  useListReportsQuery,
  useTriggerAnalysisMutation,
  useSaveProgressMutation,
  useCreatePaymentIntentMutation,
  useClaimPaymentMutation,
  useUnlockReportMutation,
  useSendContactMessageMutation,
  useRequestReviewMutation,
  useListReportLinksQuery,
  useMakeReportLinkMutation,
  useWithdrawReportLinksMutation,
} = api
