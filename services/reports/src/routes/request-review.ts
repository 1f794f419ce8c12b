import { randomUUID } from 'node:crypto'
import type { Clock } from '@plainpolicy/platform/clock/clock'
import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import { callerOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { reportMissing, tooManyReviews, valueMissing } from '../domain/errors.ts'
import { pointsTo } from '../domain/places.ts'
import { maxReviewWords, reviewsPerDay, reviewWindowMs } from '../domain/review-limits.ts'
import { reviewRequested } from '../events/review-requested.ts'
import { findOwnReport, type PrismaClient, readableVersion } from '../store/reports.ts'
import { keepReview, reviewsSince } from '../store/reviews.ts'
import { reportIdParams } from './report-answer.ts'

const schema = {
  operationId: 'requestReview',
  params: reportIdParams,
  body: z.object({
    /** Of the value, as in the report's evidence. */
    path: z.string().min(1).max(200),
    words: z
      .string()
      .trim()
      .max(maxReviewWords)
      .refine((words) => !words.includes('\0'), 'No control signs')
      .default(''),
  }),
  response: { 200: z.object({ reviewId: z.uuid() }), 404: problemSchema, 429: problemSchema },
}

/** "I think this is wrong": kept with the person's words, and brought before a person of ours. */
export function requestReview(app: App, { prisma, clock }: { prisma: PrismaClient; clock: Clock }): void {
  app.post('/api/reports/:reportId/reviews', { schema }, async (request) => {
    const { reportId } = request.params
    const { path, words } = request.body
    const { userId } = callerOf(request)
    const report = await findOwnReport(prisma, reportId, userId)
    if (!report) throw reportMissing()
    const document = await readableVersion(prisma, report, { version: 'enhanced', language: 'en' })
    if (!document || !pointsTo(document, path)) throw valueMissing()
    const { version } = report
    const reviewId = randomUUID()
    await prisma.$transaction(async (tx) => {
      const askedAt = clock.now()
      const asked = await reviewsSince(tx, userId, new Date(askedAt.getTime() - reviewWindowMs))
      if (asked >= reviewsPerDay) throw tooManyReviews(reviewsPerDay)
      await keepReview(tx, { reviewId, reportId, version, path, words, userId, askedAt })
      await addToOutbox(tx, reviewRequested({ reviewId, reportId, version, kind: 'reader', paths: [path], words }))
    })
    return { reviewId }
  })
}
