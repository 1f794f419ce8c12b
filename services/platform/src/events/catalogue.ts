import type { DescMessage } from '@bufbuild/protobuf'
import { AnalysisCompletedSchema, AnalysisFailedSchema, AnalysisProgressedSchema } from '@plainpolicy/proto/analysis'
import { DocumentSubmittedSchema, UploadRequestedSchema } from '@plainpolicy/proto/documents'
import { UserConfirmedSchema, UserRegisteredSchema, VerificationCodeIssuedSchema } from '@plainpolicy/proto/identity'
import { ContactReceivedSchema } from '@plainpolicy/proto/notifications'
import {
  PaymentFailedSchema,
  PaymentRefundedSchema,
  PaymentSucceededSchema,
  ReportLockedSchema,
  ReportUnlockedSchema,
} from '@plainpolicy/proto/payments'
import { ReportCorrectedSchema, ReportReadySchema, ReviewRequestedSchema } from '@plainpolicy/proto/reports'

interface CatalogueEntry {
  schema: DescMessage
  topic: string
  producer: string
  readers: string[]
}

/** Every event of the system and who hears it. Saying or hearing anything else is refused. */
export const catalogue = {
  UserRegistered: heardBy(UserRegisteredSchema, ['notifications']),
  UserConfirmed: heardBy(UserConfirmedSchema, ['notifications', 'payments']),
  // A topic of its own, because codes are kept one hour only.
  VerificationCodeIssued: {
    ...heardBy(VerificationCodeIssuedSchema, ['notifications']),
    topic: 'plainpolicy.identity-codes.v1',
  },
  UploadRequested: heardBy(UploadRequestedSchema, ['reports']),
  DocumentSubmitted: heardBy(DocumentSubmittedSchema, ['analysis', 'reports', 'payments']),
  AnalysisProgressed: heardBy(AnalysisProgressedSchema, ['reports']),
  AnalysisCompleted: heardBy(AnalysisCompletedSchema, ['reports', 'payments']),
  AnalysisFailed: heardBy(AnalysisFailedSchema, ['reports', 'payments']),
  PaymentSucceeded: heardBy(PaymentSucceededSchema, ['notifications']),
  // The card form has told its payer; who counts failures may come to hear it.
  PaymentFailed: heardBy(PaymentFailedSchema, []),
  PaymentRefunded: heardBy(PaymentRefundedSchema, ['notifications']),
  ReportUnlocked: heardBy(ReportUnlockedSchema, ['reports']),
  ReportLocked: heardBy(ReportLockedSchema, ['reports']),
  ReportReady: heardBy(ReportReadySchema, ['notifications']),
  ReviewRequested: heardBy(ReviewRequestedSchema, ['notifications']),
  ReportCorrected: heardBy(ReportCorrectedSchema, ['notifications']),
  // Said for the admin pages.
  ContactReceived: heardBy(ContactReceivedSchema, []),
} satisfies Record<string, CatalogueEntry>

export type EventName = keyof typeof catalogue

/** The Protobuf package names the topic and, in its middle, the one service that says the event: plainpolicy.documents.v1. */
function heardBy(schema: DescMessage, readers: string[]): CatalogueEntry {
  const topic = schema.file.proto.package
  return { schema, topic, producer: topic.split('.')[1] as string, readers }
}

/** Throws for a message that no catalogue entry names. */
export function catalogueEntry(schema: DescMessage): CatalogueEntry & { name: EventName } {
  const found = Object.entries(catalogue).find(([, entry]) => entry.schema.typeName === schema.typeName)
  if (!found) throw new Error(`${schema.typeName} is not in the event catalogue`)
  return { name: found[0] as EventName, ...found[1] }
}
