import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPage, mustHoldSecretKey, mustKnowClientSecret, pageView } from './caller.ts'
import { type Answer, authenticateIntent, confirmIntent } from './confirm-intent.ts'
import { closeDispute } from './disputes.ts'
import { expand } from './expand.ts'
import { onceFor } from './idempotency.ts'
import type { Ledger } from './ledger.ts'
import { readListWish } from './list-wish.ts'
import { cancelIntent, createIntent, updateIntent } from './payment-intents.ts'
import { createPaymentMethod } from './payment-methods.ts'
import { type Form, listOf, readForm } from './read-form.ts'
import { oneOf, requiredText } from './read-parameters.ts'
import { createRefund } from './refunds.ts'
import type { IntentBody } from './shapes.ts'
import { badRequest } from './stripe-fault.ts'

interface Call {
  id: string
  form: Form
}

type Work = (ledger: Ledger, call: Call) => Answer

interface ApiRoute {
  method: 'GET' | 'POST'
  path: string
  /** Whether a page that knows an intent's client secret may call it. */
  forPages?: boolean
  work: Work
}

const ok = (body: object): Answer => ({ status: 200, body })
const kinds = ['payment_intent', 'charge', 'refund', 'event', 'dispute', 'payment_method'] as const

const reads: ApiRoute[] = kinds.flatMap((kind) => [
  {
    method: 'GET' as const,
    path: `/v1/${kind}s/:id`,
    forPages: kind === 'payment_intent',
    work: ({ records }: Ledger, { id }: Call) => ok(records.get(kind, id)),
  },
  {
    method: 'GET' as const,
    path: `/v1/${kind}s`,
    work: ({ records }: Ledger, { form }: Call) => ok(records.list(kind, readListWish(form))),
  },
])

const writes: ApiRoute[] = [
  { method: 'POST', path: '/v1/payment_intents', work: createMaybeConfirm },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id',
    work: (ledger, { id, form }) => ok(updateIntent(ledger, id, form)),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    forPages: true,
    work: (ledger, { id, form }) => confirmIntent(ledger, id, form),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    work: (ledger, { id, form }) => ok(cancelIntent(ledger, id, form)),
  },
  { method: 'POST', path: '/v1/payment_methods', work: (ledger, { form }) => ok(createPaymentMethod(ledger, form)) },
  { method: 'POST', path: '/v1/refunds', work: (ledger, { form }) => ok(createRefund(ledger, form)) },
  { method: 'POST', path: '/v1/disputes/:id/close', work: (ledger, { id }) => ok(closeDispute(ledger, id, 'lost')) },
  {
    // Where the bank's page would be: no part of Stripe's API.
    method: 'POST',
    path: '/card-form/authenticate/:id',
    forPages: true,
    work: (ledger, { id, form }) => {
      requiredText(form, 'outcome')
      return authenticateIntent(ledger, id, oneOf(form, 'outcome', ['complete', 'fail']) === 'complete')
    },
  },
]

function createMaybeConfirm(ledger: Ledger, { form }: Call): Answer {
  const intent = createIntent(ledger, form)
  if (form.confirm !== 'true') return ok(intent)
  const { payment_method, payment_method_data } = form
  const method = payment_method_data ? { payment_method_data } : payment_method ? { payment_method } : {}
  return confirmIntent(ledger, intent.id, method)
}

/** The part of Stripe's API that we use. Each call is one transaction, with the answer kept for its idempotency key. */
export function addApiRoutes(app: FastifyInstance, ledger: Ledger, changed: () => void): void {
  for (const route of [...reads, ...writes]) {
    app.route<{ Params: { id?: string } }>({
      method: route.method,
      url: route.path,
      async handler(request, reply) {
        const { status, body, isReplay } = ledger.database.transaction(() => answer(ledger, route, request))
        if (route.method === 'POST') changed()
        if (isReplay) reply.header('idempotent-replayed', 'true')
        return reply.status(status).send(body)
      },
    })
  }
}

function answer(ledger: Ledger, route: ApiRoute, request: FastifyRequest<{ Params: { id?: string } }>) {
  const form = formOf(request)
  const id = request.params.id ?? ''
  const byPage = route.forPages === true && isPage(request, form)
  if (byPage) mustKnowClientSecret(ledger.records.get<IntentBody>('payment_intent', id), form)
  else mustHoldSecretKey(request)
  const key = route.method === 'POST' ? request.headers['idempotency-key'] : undefined
  if (Array.isArray(key)) throw badRequest('One Idempotency-Key at most.')
  const done = onceFor(ledger, { key, path: request.url, form }, () => {
    const { status, body } = route.work(ledger, { id, form })
    return { status, body: expand(ledger.records, body, listOf(form.expand)) }
  })
  return byPage ? { ...done, body: pageView(done.body) } : done
}

const formOf = ({ method, url, body }: FastifyRequest): Form =>
  method === 'GET' ? readForm(new URL(url, 'http://localhost').search) : readForm(typeof body === 'string' ? body : '')
