import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { settleProcessing } from './confirm-intent.ts'
import type { Ledger } from './ledger.ts'
import type { EventBody } from './shapes.ts'
import { forgeWebhook, type SignedWebhook, signWebhook } from './sign-webhook.ts'
import type { Forgery } from './webhook-plan.ts'

export interface Deliveries {
  /** Looks at once, not at the next beat. */
  wake(): void
  /** Sends an event now, beside its planned deliveries; the answered status, or null without an answer. */
  sendNow(event: EventBody, how?: SendNow): Promise<number | null>
  close(): Promise<void>
}

export interface SendNow {
  forgery?: Forgery | undefined
  /** Signed as if this many seconds ago. */
  ageSeconds?: number | undefined
}

interface DeliverWebhooks {
  ledger: Ledger
  url: string
  secret: string
  logger: Logger
}

interface Waiting {
  id: number
  event: string
  forgery: Forgery | null
  tries: number
}

const atOnce = 8
const beatMs = 200
const answerWithinMs = 10_000
const longestPauseMs = 60_000
// Stripe, too, tries for three days.
const givesUpAfterSeconds = 3 * 24 * 3600

/** Sends what the ledger planned: at least once, in no promised order, again until it is taken. */
export function deliverWebhooks({ ledger, url, secret, logger }: DeliverWebhooks): Deliveries {
  const underWay = new Map<number, Promise<void>>()
  const stop = new AbortController()
  const beat = setInterval(pump, beatMs)

  function pump(): void {
    if (stop.signal.aborted) return
    settleProcessing(ledger)
    for (const delivery of dueDeliveries(ledger, atOnce)) {
      if (underWay.size >= atOnce || underWay.has(delivery.id)) continue
      const done = deliver(delivery)
        .catch((error: Error) => logger.error({ fault: error.message }, 'a webhook could not be settled'))
        .finally(() => {
          underWay.delete(delivery.id)
          // Not from within itself: a long row of deliveries would nest as deep.
          setImmediate(pump)
        })
      underWay.set(delivery.id, done)
    }
  }

  async function deliver(delivery: Waiting): Promise<void> {
    const event = ledger.records.get<EventBody>('event', delivery.event)
    const signing = { secret, at: ledger.now() }
    const { forgery } = delivery
    const status = await post(forgery ? forgeWebhook(event, forgery, signing) : signWebhook(event, signing))
    if (!stop.signal.aborted || status !== null) settle(ledger, delivery, { status, event })
  }

  const post = ({ payload, signature }: SignedWebhook) => postWebhook({ url, payload, signature, stop: stop.signal })

  return {
    wake: () => void setImmediate(pump),
    sendNow(event, { forgery, ageSeconds = 0 } = {}) {
      const signing = { secret, at: ledger.now() - ageSeconds }
      return post(forgery ? forgeWebhook(event, forgery, signing) : signWebhook(event, signing))
    },
    async close() {
      clearInterval(beat)
      stop.abort()
      await Promise.allSettled(underWay.values())
    },
  }
}

// One that is held goes when a later one has arrived, or when its time is up.
const dueDeliveries = (ledger: Ledger, most: number) =>
  ledger.database.rows<Waiting>(
    `SELECT id, event, forgery, tries FROM delivery WHERE state = 'waiting' AND (due_at <= ?
       OR held = 1 AND EXISTS (SELECT 1 FROM delivery later
                               WHERE later.state = 'delivered' AND later.event_sequence > delivery.event_sequence))
     ORDER BY due_at, id LIMIT ?`,
    ledger.clock.now().getTime(),
    most * 2,
  )

interface Outcome {
  status: number | null
  event: EventBody
}

function settle(ledger: Ledger, { id, forgery, tries }: Waiting, { status, event }: Outcome): void {
  const isTaken = status !== null && status >= 200 && status < 300
  const isOver = ledger.now() - event.created > givesUpAfterSeconds
  const state = forgery
    ? status === null
      ? 'waiting'
      : isTaken
        ? 'accepted'
        : 'refused'
    : isTaken
      ? 'delivered'
      : isOver
        ? 'given-up'
        : 'waiting'
  const pause = Math.min(longestPauseMs, 500 * 2 ** Math.min(tries, 10))
  ledger.database.run(
    'UPDATE delivery SET state = ?, status = ?, tries = tries + 1, held = 0, due_at = ? WHERE id = ?',
    ...[state, status, ledger.clock.now().getTime() + pause, id],
  )
}

/** The status that was answered; null when nobody answered in time. Redirects are not followed, as Stripe does not. */
async function postWebhook({ url, payload, signature, stop }: SignedWebhook & { url: string; stop: AbortSignal }) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: payload,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature && { 'stripe-signature': signature }),
      },
      signal: AbortSignal.any([stop, AbortSignal.timeout(answerWithinMs)]),
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return null
  }
}
