import type { RecentUse } from '../domain/daily-limit.ts'
import type { RejectionCode } from '../domain/errors.ts'
import type { Intake } from '../domain/intake.ts'
import { dailyWindowMs } from '../domain/limits.ts'
import type { Submission } from '../domain/submission.ts'
import { Prisma, type Submission as SubmissionRow } from './gen/client.ts'
import type { Tx } from './open-documents-database.ts'

export async function addSubmission(tx: Tx, submission: Submission): Promise<void> {
  await tx.submission.create({ data: toRow(submission) })
}

/** Null, too, when the report is another person's. */
export async function findSubmission(tx: Tx, by: { reportId: string; userId: string }): Promise<Submission | null> {
  const row = await tx.submission.findFirst({ where: by })
  return row && fromRow(row)
}

/** Stores the step from `before` to `after`; false when another step was stored since `before` was read. */
export async function saveStep(tx: Tx, before: Submission, after: Submission): Promise<boolean> {
  const { reportId, revision } = before
  const { count } = await tx.submission.updateMany({ where: { reportId, revision }, data: toRow(after) })
  return count === 1
}

/** False when a step was stored since `submission` was read. */
export async function removeSubmission(tx: Tx, { reportId, revision }: Submission): Promise<boolean> {
  const { count } = await tx.submission.deleteMany({ where: { reportId, revision } })
  return count === 1
}

const sinceOf = (now: Date) => ({ gt: new Date(now.getTime() - dailyWindowMs) })

export const countSubmitted = (tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<number> =>
  tx.submission.count({ where: { userId, submittedAt: sinceOf(now) } })

/** What the person did in the last day; holds back the person's other requests until the transaction ends. */
export async function recentUse(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<RecentUse> {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 0))) AS held`
  const requested = await tx.submission.count({ where: { userId, requestedAt: sinceOf(now) } })
  const submitted = await countSubmitted(tx, { userId, now })
  return { requested, submitted }
}

interface Due {
  before: Date
  /** At most so many at a time. */
  limit: number
}

/** Uploads asked for before the time and never submitted. */
export async function findUnsubmitted(tx: Tx, { before, limit }: Due): Promise<Submission[]> {
  const where: Prisma.SubmissionWhereInput = {
    state: { in: ['requested', 'rejected'] },
    requestedAt: { lt: before },
  }
  return (await tx.submission.findMany({ where, take: limit, orderBy: { requestedAt: 'asc' } })).map(fromRow)
}

/** Submissions from before the time whose file is still kept. */
export async function findSubmitted(tx: Tx, { before, limit }: Due): Promise<Submission[]> {
  const where = { state: 'submitted', submittedAt: { lt: before } } as const
  return (await tx.submission.findMany({ where, take: limit, orderBy: { submittedAt: 'asc' } })).map(fromRow)
}

/** Forgets what people wrote in the wizard before the time; answers how many records that were. */
export async function forgetIntake(tx: Tx, before: Date): Promise<number> {
  const where = { submittedAt: { lt: before }, intake: { not: Prisma.AnyNull } }
  const { count } = await tx.submission.updateMany({ where, data: { intake: Prisma.DbNull } })
  return count
}

function toRow({ file, intake, ...submission }: Submission) {
  const { sha256 = null, sizeBytes = null, pageCount = null } = file ?? {}
  return { ...submission, sha256, sizeBytes, pageCount, intake: intake ?? Prisma.DbNull }
}

function fromRow({ sha256, sizeBytes, pageCount, rejection, intake, ...row }: SubmissionRow): Submission {
  const isChecked = sha256 !== null && sizeBytes !== null && pageCount !== null
  return {
    ...row,
    rejection: rejection as RejectionCode | null,
    file: isChecked ? { sha256, sizeBytes, pageCount } : null,
    intake: intake as Intake | null,
  }
}
