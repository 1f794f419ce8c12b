import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { settle } from '../acts/settle-finding.ts'
import type { PaymentsDependencies } from '../dependencies.ts'
import { findingSchema, toAnswer } from './finding-shape.ts'

const schema = {
  operationId: 'settlePaymentFinding',
  tags: ['payments'],
  description:
    'Somebody has dealt with it. The remedy is done first: give-back, a payment that nothing was given for; lock, what a disputed one unlocked; unlock, what was locked over a dispute that was won. 409 nothing-to-give-back, nothing-to-lock, nothing-to-unlock, refund-failed, payment-disputed.',
  params: z.object({ findingId: z.coerce.number().int().min(1).max(2_147_483_647) }),
  body: z.object({
    /** What was done. No names or addresses. */
    words: z.string().trim().min(1).max(200),
    remedy: z.enum(['none', 'give-back', 'lock', 'unlock']).default('none'),
  }),
  response: { 200: findingSchema, default: problemSchema },
}

/** POST /api/admin/payments/findings/:findingId/settle for an admin; below /internal for an operator. Idempotent. */
export function settleFinding(app: App, deps: PaymentsDependencies): void {
  const doors = [
    { url: '/api/admin/payments/findings/:findingId/settle', access: 'admin', hide: false },
    { url: '/internal/payments/findings/:findingId/settle', access: 'service', hide: true },
  ] as const
  for (const { url, access, hide } of doors) {
    app.post(url, { schema: { ...schema, hide }, config: { access } }, async ({ params, body }) =>
      toAnswer(await settle(deps, { id: params.findingId, ...body })),
    )
  }
}
