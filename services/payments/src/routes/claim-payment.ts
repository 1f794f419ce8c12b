import { callerOf, visitorOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { claim } from '../acts/claim.ts'
import { standingOf } from '../acts/standing-of.ts'
import type { PaymentsDependencies } from '../dependencies.ts'
import { countAvailable } from '../store/credits.ts'

const schema = {
  operationId: 'claimPayment',
  tags: ['payments'],
  description:
    'What became of a payment. Makes it the caller’s, if it was paid lately in this browser or with their address.',
  body: z
    .object({
      paymentIntentId: z
        .string()
        .max(255)
        .regex(/^pi_\w+$/)
        .optional(),
    })
    .nullish(),
  response: {
    200: z.object({
      status: z.enum(['none', 'processing', 'succeeded', 'failed']),
      /** The report that the payment is for or was used for. */
      reportId: z.uuid().nullable(),
      /** Paid reports that the caller has not used yet. */
      credits: z.int(),
    }),
    default: problemSchema,
  },
}

/** POST /api/claim-payment: /upload asks it each time it opens. Idempotent. */
export function claimPayment(app: App, deps: PaymentsDependencies): void {
  app.post('/api/claim-payment', { schema }, async (request, reply) => {
    const user = callerOf(request)
    const visitorId = visitorOf(request)
    // What is paid already is theirs whether the card provider answers or not.
    await claim(deps, { user, visitorId })
    const standing = await standingOf(deps, { user, visitorId, intentId: request.body?.paymentIntentId ?? null })
    await claim(deps, { user, visitorId })
    reply.header('cache-control', 'no-store')
    return {
      status: standing.status,
      reportId: await standing.reportId(),
      credits: await countAvailable(deps.database.prisma, user.userId),
    }
  })
}
