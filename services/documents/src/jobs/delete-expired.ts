import type { DocumentsDependencies } from '../dependencies.ts'
import { retention } from '../domain/limits.ts'
import { deleteFile, objectKeyOf, type Submission } from '../domain/submission.ts'
import { inTransaction, type Tx } from '../store/open-documents-database.ts'
import { removeProgressRecords } from '../store/progress-records.ts'
import { addRetentionRun } from '../store/retention-runs.ts'
import { findSubmitted, findUnsubmitted, forgetIntake, removeSubmission, saveStep } from '../store/submissions.ts'

const batch = 100

/** Keeps the retention schedule and leaves a record of the run. */
export async function deleteExpired(dependencies: DocumentsDependencies): Promise<void> {
  const { database, clock } = dependencies
  const now = clock.now()
  const before = (ageMs: number) => new Date(now.getTime() - ageMs)
  const abandonedCount = await deleteFiles(dependencies, {
    find: (tx) => findUnsubmitted(tx, { before: before(retention.unsubmittedUploadMs), limit: batch }),
    record: removeSubmission,
  })
  const deletedCount = await deleteFiles(dependencies, {
    find: (tx) => findSubmitted(tx, { before: before(retention.uploadMs), limit: batch }),
    record: (tx, submission) => saveStep(tx, submission, deleteFile(submission)),
  })
  await inTransaction(database, async (tx) => {
    const intakeCount = await forgetIntake(tx, before(retention.intakeMs))
    const progressCount = await removeProgressRecords(tx, before(retention.intakeMs))
    await addRetentionRun(tx, { finishedAt: clock.now(), abandonedCount, deletedCount, intakeCount, progressCount })
  })
}

interface Deletion {
  find(tx: Tx): Promise<Submission[]>
  /** Notes that the file is gone; false when the submission has moved on meanwhile and keeps its file. */
  record(tx: Tx, submission: Submission): Promise<boolean>
}

async function deleteFiles({ database, objects }: DocumentsDependencies, { find, record }: Deletion): Promise<number> {
  let count = 0
  for (let due = await find(database.prisma); due.length > 0; due = await find(database.prisma)) {
    for (const submission of due) {
      await inTransaction(database, async (tx) => {
        if (!(await record(tx, submission))) return
        await objects.delete(objectKeyOf(submission))
        count += 1
      })
    }
  }
  return count
}
