import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Form } from './read-form.ts'
import type { IntentBody } from './shapes.ts'
import { missing, unauthorized } from './stripe-fault.ts'

/** Any test key is good here: the server holds no money and listens to this machine. A live key must never come this far. */
export function mustHoldSecretKey({ headers }: FastifyRequest): void {
  const key = keyOf(headers.authorization)
  if (key === null) {
    throw unauthorized('You did not provide an API key. Provide it in the Authorization header, as Bearer.')
  }
  if (!/^sk_test_\w+$/.test(key)) throw unauthorized('Invalid API Key provided: this server takes test keys alone.')
}

/** A page has no secret key; it may see and confirm the one intent whose client secret it knows. */
export function isPage(request: FastifyRequest, form: Form): boolean {
  const key = keyOf(request.headers.authorization)
  return typeof form.client_secret === 'string' && (key === null || key.startsWith('pk_'))
}

export function mustKnowClientSecret(intent: IntentBody, form: Form): void {
  const [said, right] = [String(form.client_secret), intent.client_secret].map((secret) => Buffer.from(secret))
  if (!said || !right || said.length !== right.length || !timingSafeEqual(said, right)) {
    throw missing('payment_intent', intent.id, 'intent')
  }
}

/** What a page may see of an intent, in an answer or inside of an error. */
export function pageView(body: object): object {
  const {
    metadata: _metadata,
    latest_charge: _charge,
    receipt_email: _email,
    ...rest
  } = body as Record<string, unknown>
  const { error } = rest as { error?: { payment_intent?: object } }
  if (error?.payment_intent) return { error: { ...error, payment_intent: pageView(error.payment_intent) } }
  return rest
}

// "Bearer sk_test_x" from Stripe's libraries; "Basic c2tfdGVzdF94Og==" from curl -u.
function keyOf(authorization: string | undefined): string | null {
  const [scheme, value = ''] = (authorization ?? '').split(' ')
  if (scheme === 'Bearer') return value
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString().split(':')[0] ?? ''
  return null
}
