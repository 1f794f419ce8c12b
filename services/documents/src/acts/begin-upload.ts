import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import type { DocumentsDependencies } from '../dependencies.ts'
import { requireUpload } from '../domain/daily-limit.ts'
import { policyFilename } from '../domain/policy-filename.ts'
import { requestSubmission, type Submission } from '../domain/submission.ts'
import { uploadRequested } from '../events/upload-requested.ts'
import { inTransaction } from '../store/open-documents-database.ts'
import { addSubmission, recentUse } from '../store/submissions.ts'
import { allowanceOf } from './allowance-of.ts'

/** Makes a report and its document and says so. Throws for a name that is no PDF's and beyond the daily limit. */
export async function beginUpload(
  deps: DocumentsDependencies,
  { userId, filename }: { userId: string; filename: string },
): Promise<Submission> {
  const { database, clock } = deps
  const now = clock.now()
  const allowance = await allowanceOf(deps, userId)
  const submission = requestSubmission({ userId, originalFilename: policyFilename(filename) }, now)
  await inTransaction(database, async (tx) => {
    requireUpload(await recentUse(tx, { userId, now }), allowance)
    await addSubmission(tx, submission)
    await addToOutbox(tx, uploadRequested(submission))
  })
  return submission
}
