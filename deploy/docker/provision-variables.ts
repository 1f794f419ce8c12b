import { kafkaVariables } from '@plainpolicy/platform/ports/event-bus/kafka-variables'
import { z } from 'zod'

/** What provisioning reads, beside the variables of the bucket. */
export const provisionVariables = {
  /** As whom databases and roles are made. */
  POSTGRES_OPERATOR_URL: z.url(),
  IDENTITY_DATABASE_URL: z.url(),
  DOCUMENTS_DATABASE_URL: z.url(),
  ANALYSIS_DATABASE_URL: z.url(),
  REPORTS_DATABASE_URL: z.url(),
  NOTIFICATIONS_DATABASE_URL: z.url(),
  PAYMENTS_DATABASE_URL: z.url(),
  ...kafkaVariables,
  /** Pages from here may upload. */
  PUBLIC_ORIGIN: z.url(),
}
