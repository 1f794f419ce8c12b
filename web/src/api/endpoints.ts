import { api as generated } from './gen/endpoints.ts'
import { mutationHook } from './mutation-hook.ts'
import { queryHook } from './query-hook.ts'

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

const { endpoints } = api
export const useListReportsQuery = queryHook(endpoints.listReports)
export const useSaveProgressMutation = mutationHook(endpoints.saveProgress)
export const useCreatePaymentIntentMutation = mutationHook(endpoints.createPaymentIntent)
export const useClaimPaymentMutation = mutationHook(endpoints.claimPayment)
export const useUnlockReportMutation = mutationHook(endpoints.unlockReport)
export const useSendContactMessageMutation = mutationHook(endpoints.sendContactMessage)
export const useRequestReviewMutation = mutationHook(endpoints.requestReview)
export const useListReportLinksQuery = queryHook(endpoints.listReportLinks)
export const useMakeReportLinkMutation = mutationHook(endpoints.makeReportLink)
export const useWithdrawReportLinksMutation = mutationHook(endpoints.withdrawReportLinks)
export const useConfirmSignUpMutation = mutationHook(endpoints.confirmSignUp)
export const useCreateSessionMutation = mutationHook(endpoints.createSession)
export const useForgotPasswordMutation = mutationHook(endpoints.forgotPassword)
export const useResendCodeMutation = mutationHook(endpoints.resendCode)
export const useResetPasswordMutation = mutationHook(endpoints.resetPassword)
export const useSignInMutation = mutationHook(endpoints.signIn)
export const useSignUpMutation = mutationHook(endpoints.signUp)
