import type { Clock } from '@plainpolicy/platform/clock/clock'
import { type Subscription, subscription } from '@plainpolicy/platform/events/subscription'
import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { AnalysisCompletedSchema } from '@plainpolicy/proto/analysis'
import { fetchVersion } from '../acts/fetch-version.ts'
import { addVersion, lockReport, type Transaction } from '../store/reports.ts'
import { announceReport } from './announce-report.ts'
import { askAboutUncertain } from './ask-about-uncertain.ts'

interface OnAnalysisCompleted {
  objects: ObjectStore
  clock: Clock
  logger: Logger
}

/** Fetches the result, makes sure that it is the one that was announced, and keeps what may be shown of it. */
export const onAnalysisCompleted = ({ objects, clock, logger }: OnAnalysisCompleted): Subscription =>
  subscription(AnalysisCompletedSchema, async (tx: Transaction, { reportId, documentId, objectKey, sha256 }) => {
    const made = await fetchVersion({ objects, logger }, { reportId, documentId, objectKey, sha256 })
    const report = await lockReport(tx, reportId, clock.now())
    const changed = await addVersion(tx, { report, ...made, now: clock.now() })
    await askAboutUncertain(tx, { before: report, now: changed, document: made.enhanced.en })
    await announceReport(tx, changed)
  })
