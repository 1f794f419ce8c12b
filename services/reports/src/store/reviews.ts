import type { Transaction } from './reports.ts'

interface Review {
  reviewId: string
  reportId: string
  version: number
  path: string
  words: string
  userId: string
  askedAt: Date
}

/** What the person asked for since; holds back the person's other requests until the transaction ends. */
export async function reviewsSince(tx: Transaction, userId: string, since: Date): Promise<number> {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 0))) AS held`
  return tx.review.count({ where: { userId, askedAt: { gt: since } } })
}

export async function keepReview(tx: Transaction, review: Review): Promise<void> {
  await tx.review.create({ data: review })
}
