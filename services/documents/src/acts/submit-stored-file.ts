import { ObjectMissing, ObjectTooLarge } from '@plainpolicy/platform/ports/object-store/object-store'
import type { DocumentsDependencies } from '../dependencies.ts'
import { checkPolicyFile } from '../domain/check-policy-file.ts'
import { FileMissing, FileRejected, ReportNotFound } from '../domain/errors.ts'
import { maxPolicyBytes } from '../domain/limits.ts'
import { type CheckedFile, objectKeyOf, reject, requireSubmittable, type Submission } from '../domain/submission.ts'
import { inTransaction } from '../store/open-documents-database.ts'
import { findSubmission, saveStep } from '../store/submissions.ts'
import { completeSubmission } from './complete-submission.ts'
import { countingCheck } from './counting-check.ts'

interface StoredFile {
  reportId: string
  userId: string
  visitorId: string | null
}

/**
 * Checks the uploaded file of a report and submits it. A second call for the same file, at the same time or later,
 * gets the first one's answer. A file with a fault is deleted, and the report may be given another one.
 */
export async function submitStoredFile(deps: DocumentsDependencies, stored: StoredFile): Promise<Submission> {
  const submission = await find(deps, stored)
  if (submission.state === 'submitted') return submission
  requireSubmittable(submission)
  try {
    const file = await countingCheck(deps.countCheck, () => checkStoredFile(deps, submission))
    const submitted = await completeSubmission(deps, { submission, file, intake: null, visitorId: stored.visitorId })
    return submitted ?? (await otherOutcome(deps, submission))
  } catch (fault) {
    if (fault instanceof FileMissing) return otherOutcome(deps, submission, fault)
    if (!(fault instanceof FileRejected)) throw fault
    if (!(await rejectFile(deps, submission, fault))) return otherOutcome(deps, submission)
    throw fault
  }
}

async function find(
  { database }: DocumentsDependencies,
  { reportId, userId }: Pick<StoredFile, 'reportId' | 'userId'>,
) {
  const submission = await findSubmission(database.prisma, { reportId, userId })
  if (!submission) throw new ReportNotFound()
  return submission
}

async function checkStoredFile(
  { objects, inspect }: DocumentsDependencies,
  submission: Submission,
): Promise<CheckedFile> {
  try {
    const bytes = await objects.get(objectKeyOf(submission), { maxBytes: maxPolicyBytes })
    return await checkPolicyFile(bytes, inspect)
  } catch (error) {
    if (error instanceof ObjectMissing) throw new FileMissing()
    if (error instanceof ObjectTooLarge) throw new FileRejected('file-too-large')
    throw error
  }
}

/** Deletes the file while its row is held, so that no other request can submit what is about to go. */
function rejectFile(
  deps: DocumentsDependencies,
  submission: Submission,
  { rejection }: FileRejected,
): Promise<boolean> {
  return inTransaction(deps.database, async (tx) => {
    if (!(await saveStep(tx, submission, reject(submission, rejection)))) return false
    await deps.objects.delete(objectKeyOf(submission))
    return true
  })
}

/** What another request made of the same submission in the meantime; `fault` when there was none. */
async function otherOutcome(deps: DocumentsDependencies, before: Submission, fault?: FileMissing): Promise<Submission> {
  const now = await find(deps, before)
  if (now.state === 'submitted') return now
  if (now.rejection && now.revision !== before.revision) throw new FileRejected(now.rejection)
  throw fault ?? new FileMissing()
}
