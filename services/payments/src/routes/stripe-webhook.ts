import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { takeWebhook } from '../acts/take-webhook.ts'
import type { PaymentsDependencies } from '../dependencies.ts'
import { SignatureInvalid } from '../domain/errors.ts'
import { type CardEvent, InvalidSignature } from '../ports/card-payments/card-payments.ts'

const maxBytes = 256 * 1024

const schema = {
  operationId: 'stripeWebhook',
  tags: ['payments'],
  description: 'For Stripe alone: taken only with its signature over the bytes of the body.',
  response: { 200: z.object({ received: z.literal(true) }), default: problemSchema },
}

/** POST /api/stripe/webhook. The body is read as bytes, since the signature is over them. */
export function stripeWebhook(app: App, deps: PaymentsDependencies): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const options = { schema, bodyLimit: maxBytes, config: { access: 'public' as const, rateLimit: false as const } }
    scope.post('/api/stripe/webhook', options, async ({ body, headers }) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      await takeWebhook(deps, readEvent(deps, bytes, headers['stripe-signature']))
      return { received: true as const }
    })
  })
}

function readEvent({ cards, clock }: PaymentsDependencies, bytes: Buffer, signature: unknown): CardEvent {
  if (typeof signature !== 'string') throw new SignatureInvalid()
  try {
    return cards.readWebhook(bytes, signature, clock.now())
  } catch (error) {
    throw error instanceof InvalidSignature ? new SignatureInvalid() : error
  }
}
