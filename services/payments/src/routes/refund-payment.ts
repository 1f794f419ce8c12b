import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { refundOrder } from '../acts/refund-order.ts'
import type { PaymentsDependencies } from '../dependencies.ts'

const schema = {
  operationId: 'refundPayment',
  tags: ['payments'],
  description:
    'Gives the whole order back and withdraws what was bought with it. By the order’s id, or its intent’s (pi_…).',
  params: z.object({
    orderId: z.union([
      z.uuid(),
      z
        .string()
        .max(255)
        .regex(/^pi_\w+$/),
    ]),
  }),
  body: z.object({ reason: z.string().trim().min(1).max(200) }),
  response: {
    /** 'paid' when the card provider could not give it back. */
    200: z.object({ orderId: z.uuid(), state: z.enum(['paid', 'refunded']), amountCents: z.int() }),
    default: problemSchema,
  },
}

/**
 * POST /api/admin/payments/:orderId/refund for an admin; below /internal for an operator with the services' secret
 * (`npm run refund`). Idempotent.
 */
export function refundPayment(app: App, deps: PaymentsDependencies): void {
  const doors = [
    { url: '/api/admin/payments/:orderId/refund', access: 'admin', hide: false },
    { url: '/internal/payments/:orderId/refund', access: 'service', hide: true },
  ] as const
  for (const { url, access, hide } of doors) {
    app.post(url, { schema: { ...schema, hide }, config: { access } }, async ({ params, body }) => {
      const { id: orderId, state, amountCents } = await refundOrder(deps, { named: params.orderId, ...body })
      return { orderId, state: state === 'refunded' ? state : ('paid' as const), amountCents }
    })
  }
}
