import { asAway } from '@plainpolicy/platform/errors/as-away'
import { visitorOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { beginOrder } from '../acts/begin-order.ts'
import { checkPurchase } from '../acts/check-purchase.ts'
import type { PaymentsDependencies } from '../dependencies.ts'
import { PaymentsUnavailable } from '../domain/errors.ts'

const schema = {
  operationId: 'createPaymentIntent',
  tags: ['payments'],
  description:
    'The open order of this browser or account, new or known, and what its card form needs. 409 no-receipt-email, already-unlocked, already-paid (a paid credit waits: claim it at /upload, or spend it by unlock-report); 503 payments-unavailable.',
  // Nothing at all for the next report; or the report that is to be unlocked.
  body: z.object({ reportId: z.uuid().optional(), email: z.email().max(254).optional() }).nullish(),
  response: {
    200: z.object({
      clientSecret: z.string(),
      /** With the tax. */
      amountCents: z.int(),
      taxCents: z.int(),
      currency: z.literal('usd'),
      cardForm: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('stripe'), publishableKey: z.string() }),
        z.object({ kind: z.literal('embedded'), url: z.string() }),
      ]),
    }),
    default: problemSchema,
  },
}

/** POST /api/create-payment-intent: begins a purchase, or goes on with the one that is open. The price is ours. */
export function createPaymentIntent(app: App, deps: PaymentsDependencies): void {
  app.post('/api/create-payment-intent', { schema, config: { access: 'public' } }, async (request, reply) => {
    const { reportId = null, email = null } = request.body ?? {}
    const user = request.caller?.kind === 'user' ? request.caller : null
    try {
      const purchase = await checkPurchase(deps, { user, visitorId: visitorOf(request), reportId, email })
      const { order, intent } = await beginOrder(deps, purchase)
      const { clientSecret } = intent
      const { amountCents, taxCents } = order
      reply.header('cache-control', 'no-store')
      const cardForm = deps.cards.cardFormFor({ clientSecret })
      return { clientSecret, amountCents, taxCents, currency: 'usd' as const, cardForm }
    } catch (error) {
      throw asAway(error) ? new PaymentsUnavailable(error) : error
    }
  })
}
