import {
  planDeliveries,
  webhookPlan,
} from '../../../services/payments/src/ports/card-payments/embedded/webhook-plan.ts'
import { portsFrom } from '../ports.ts'
import type { Facts } from './facts.ts'

const astray = {
  duplicate: 0.3,
  delay: 0.3,
  delayMs: 4_000,
  reorder: 0.2,
  drop: 0.2,
  forge: 0.3,
  processing: 0.15,
  processingMs: 1_500,
}

/** From here on webhooks go astray, and some payments take their time. It stays so when the server is killed. */
export const leadAstray = (portBase: number, seed: number) => control(portBase, 'webhooks', { ...astray, seed })

/** What was lost comes after all, much too late; and what waits comes now. */
export const sendTheLost = (portBase: number) => control(portBase, 'webhooks/flush', { dropped: true })

async function control(portBase: number, path: string, body: object): Promise<void> {
  const { stripe } = portsFrom(portBase)
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`http://127.0.0.1:${stripe}/control/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** How many webhooks met with what. */
export function countAstray({ deliveries }: Facts, seed: number): Record<string, number> {
  const plan = webhookPlan.parse({ ...astray, seed })
  const events = new Map(deliveries.map(({ event, sequence }) => [event, sequence]))
  const planned = [...events.values()].map((sequence) => planDeliveries(plan, sequence).filter((one) => !one.forgery))
  const count = (is: (first: (typeof planned)[number][number], all: (typeof planned)[number]) => boolean) =>
    planned.filter(([first, ...more]) => first && is(first, [first, ...more])).length
  return {
    events: events.size,
    duplicated: count((_first, all) => all.length > 1),
    delayed: count(({ lateMs, isHeld }) => lateMs > 0 && !isHeld),
    reordered: count(({ isHeld }) => isHeld),
    lost: count(({ isDropped }) => isDropped),
    forged: deliveries.filter(({ forgery }) => forgery !== null).length,
    'sent again, not taken': deliveries.filter(({ tries, forgery }) => tries > 1 && forgery === null).length,
  }
}
