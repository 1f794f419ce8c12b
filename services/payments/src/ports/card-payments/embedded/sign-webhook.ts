import { createHmac, randomBytes } from 'node:crypto'
import type { EventBody } from './shapes.ts'
import type { Forgery } from './webhook-plan.ts'

export interface SignedWebhook {
  payload: string
  /** The stripe-signature header, if any is sent. */
  signature: string | null
}

interface Signing {
  secret: string
  /** Seconds since 1970. */
  at: number
}

const hmac = (payload: string, { secret, at }: Signing) =>
  createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')

/** Stripe's scheme v1: the time and the body are signed together. */
export function signWebhook(event: EventBody, signing: Signing): SignedWebhook {
  const payload = JSON.stringify(event, null, 2)
  return { payload, signature: `t=${signing.at},v1=${hmac(payload, signing)}` }
}

/** A webhook that nobody may believe. All but the replay tell of a payment that was not made. */
export function forgeWebhook(event: EventBody, forgery: Forgery, signing: Signing): SignedWebhook {
  if (forgery === 'old-time') return signWebhook(event, { ...signing, at: signing.at - 600 })
  const lie = { ...event, id: `${event.id}_forged`, type: 'payment_intent.succeeded' }
  lie.data = { object: Object.assign({}, event.data.object, { status: 'succeeded' }) }
  const payload = JSON.stringify(lie, null, 2)
  const signatures = {
    'wrong-secret': `t=${signing.at},v1=${hmac(payload, { ...signing, secret: `whsec_${randomBytes(16).toString('hex')}` })}`,
    'changed-body': signWebhook(event, signing).signature,
    'no-signature': null,
    'old-scheme': `t=${signing.at},v0=${hmac(payload, signing)}`,
  }
  return { payload, signature: signatures[forgery] }
}
