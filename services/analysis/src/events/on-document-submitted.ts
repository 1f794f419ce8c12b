import type { Clock } from '@plainpolicy/platform/clock/clock'
import { notify } from '@plainpolicy/platform/database/sql-transaction'
import { type Subscription, subscription } from '@plainpolicy/platform/events/subscription'
import { currentTraceparent } from '@plainpolicy/platform/telemetry/trace-context'
import { DocumentSubmittedSchema } from '@plainpolicy/proto/documents'
import { analysesChannel, recordAnalysis, type Transaction } from '../store/analyses.ts'

/** A checked document waits: its analysis begins as soon as this transaction is through. */
export const onDocumentSubmitted = (clock: Clock): Subscription =>
  subscription(DocumentSubmittedSchema, async (tx: Transaction, { reportId, documentId, objectKey, sha256 }) => {
    const isNew = await recordAnalysis(
      tx,
      { reportId, documentId, objectKey, sha256, traceparent: currentTraceparent() ?? null },
      clock.now(),
    )
    if (isNew) await notify(tx, analysesChannel)
  })
