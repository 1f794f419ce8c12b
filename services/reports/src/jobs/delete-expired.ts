import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import { expiredReports, removeReport } from '../store/old-reports.ts'
import type { PrismaClient } from '../store/reports.ts'
import { addRetentionRun } from '../store/retention-runs.ts'

interface DeleteExpired {
  prisma: PrismaClient
  objects: ObjectStore
  clock: Clock
}

/** A report is kept until its owner deletes it, but not longer than this. */
const keptForYears = 2
const batch = 100
/** In it are a few pictures and PDFs to delete. */
const inPatience = { timeout: 60_000 }

/**
 * Deletes reports when they are two years old, with their versions, links, doubts and corrections, their pictures and PDFs;
 * leaves a record of the run.
 */
export async function deleteExpired({ prisma, objects, clock }: DeleteExpired): Promise<void> {
  const before = lastDay(clock.now())
  let [reportsCount, filesCount] = [0, 0]
  const next = () => expiredReports(prisma, { before, limit: batch })
  for (let due = await next(); due.length > 0; due = await next()) {
    for (const reportId of due) {
      await prisma.$transaction(async (tx) => {
        if (!(await removeReport(tx, reportId))) return
        // Before the commit: what breaks off half way is taken up again by the next run.
        filesCount += await deleteFiles(objects, `reports/${reportId}/`)
        reportsCount += 1
      }, inPatience)
    }
  }
  await addRetentionRun(prisma, { finishedAt: clock.now(), reportsCount, filesCount })
}

/** A day early, so that none is older than two years when the next run comes. */
function lastDay(now: Date): Date {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - keptForYears)
  before.setUTCDate(before.getUTCDate() + 1)
  return before
}

async function deleteFiles(objects: ObjectStore, prefix: string): Promise<number> {
  let count = 0
  for await (const { key } of objects.list(prefix)) {
    await objects.delete(key)
    count += 1
  }
  return count
}
