import type {
  ClaimPaymentApiResponse,
  CreatePaymentIntentApiResponse,
  ListReportsApiResponse,
  SendContactMessageApiArg,
  SignInApiResponse,
} from './gen/endpoints.ts'
import type { CurrentUserApiResponse, GetReportStatusApiResponse } from './gen/page-endpoints.ts'

/** Names for what the calls answer, so that no feature depends on how the generator calls it. */
export type CurrentUser = CurrentUserApiResponse
export type SignInAnswer = SignInApiResponse
export type PaymentIntent = CreatePaymentIntentApiResponse
export type ClaimedPayment = ClaimPaymentApiResponse
export type ContactMessage = SendContactMessageApiArg['body']
export type ReportListItem = ListReportsApiResponse['reports'][number]
export type ReportStatusAnswer = GetReportStatusApiResponse
export type ReportData = NonNullable<ReportStatusAnswer['reportData']>
