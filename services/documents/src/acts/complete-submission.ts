import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import type { DocumentsDependencies } from '../dependencies.ts'
import { requireFreeAnalysis } from '../domain/daily-limit.ts'
import type { Intake } from '../domain/intake.ts'
import { type CheckedFile, type Submission, submit } from '../domain/submission.ts'
import { documentSubmitted } from '../events/document-submitted.ts'
import { inTransaction } from '../store/open-documents-database.ts'
import { findIntake } from '../store/progress-records.ts'
import { recentUse, saveStep } from '../store/submissions.ts'
import { allowanceOf } from './allowance-of.ts'

interface Completion {
  submission: Submission
  file: CheckedFile
  /** What came with the file; otherwise what this browser saved last is attached. */
  intake: Intake | null
  visitorId: string | null
}

/** Marks a checked file as submitted and says so, once. Null when another request took a step in the meantime. */
export async function completeSubmission(
  deps: DocumentsDependencies,
  { submission, file, intake, visitorId }: Completion,
): Promise<Submission | null> {
  const { database, clock } = deps
  const now = clock.now()
  const allowance = await allowanceOf(deps, submission.userId)
  return inTransaction(database, async (tx) => {
    requireFreeAnalysis(await recentUse(tx, { userId: submission.userId, now }), allowance)
    const attached = intake ?? (visitorId === null ? null : await findIntake(tx, visitorId))
    const submitted = submit(submission, { file, intake: attached, at: now })
    if (!(await saveStep(tx, submission, submitted))) return null
    await addToOutbox(tx, documentSubmitted(submitted))
    return submitted
  })
}
