import type { Metrics } from '@plainpolicy/platform/telemetry/metrics'
import { type RejectionCode, rejectionCodes } from './domain/errors.ts'

/** What came of the look into an uploaded file. */
export type CountCheck = (outcome: 'accepted' | 'check-timed-out' | RejectionCode) => void

export function measureChecks(metrics: Metrics): CountCheck {
  const count = metrics.counter({
    name: 'uploads_checked_total',
    help: 'Uploaded files by what the check found: accepted, or why not',
    labels: { outcome: ['accepted', 'check-timed-out', ...rejectionCodes] },
  })
  return (outcome) => count({ outcome })
}
