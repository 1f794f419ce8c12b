import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deliveries } from './deliver-webhooks.ts'
import { closeDispute, openDispute } from './disputes.ts'
import type { Ledger } from './ledger.ts'
import { failRefund } from './refunds.ts'
import type { EventBody } from './shapes.ts'
import { badRequest } from './stripe-fault.ts'
import { forgeries, readPlan, webhookPlan, writePlan } from './webhook-plan.ts'

const sending = z.strictObject({
  eventId: z.string().max(100),
  times: z.number().int().min(1).max(100).default(1),
  forgery: z.enum(forgeries).optional(),
  ageSeconds: z.number().int().min(-86_400).max(31_536_000).optional(),
})

const disputing = z.strictObject({
  paymentIntent: z.string().max(100),
  reason: z.enum(['fraudulent', 'product_not_received', 'duplicate', 'general']).default('fraudulent'),
})

const closing = z.strictObject({ status: z.enum(['won', 'lost']) })

/**
 * What tests tell the server to do; Stripe has none of it. Bodies are JSON, which a page of another origin cannot send
 * unasked.
 */
export function addControlRoutes(app: FastifyInstance, ledger: Ledger, deliveries: Deliveries): void {
  const { database, records } = ledger

  app.get('/control/webhooks', async () => ({ plan: readPlan(database), deliveries: countDeliveries(ledger) }))

  app.post('/control/webhooks', async ({ body }) => {
    const plan = read(webhookPlan, body)
    database.transaction(() => writePlan(database, plan))
    return { plan }
  })

  app.post('/control/webhooks/send', async ({ body }) => {
    const { eventId, times, ...how } = read(sending, body)
    const event = records.get<EventBody>('event', eventId)
    const statuses = await Promise.all(Array.from({ length: times }, () => deliveries.sendNow(event, how)))
    return { statuses }
  })

  /** Everything that waits is due now; with `dropped`, what was dropped too. */
  app.post('/control/webhooks/flush', async ({ body }) => {
    const { dropped } = read(z.strictObject({ dropped: z.boolean().default(false) }), body)
    database.transaction(() => {
      if (dropped) database.run("UPDATE delivery SET state = 'waiting' WHERE state = 'dropped'")
      database.run("UPDATE delivery SET due_at = 0 WHERE state = 'waiting'")
    })
    deliveries.wake()
    return countDeliveries(ledger)
  })

  app.post('/control/disputes', async ({ body }) => {
    const { paymentIntent, reason } = read(disputing, body)
    const dispute = database.transaction(() => openDispute(ledger, paymentIntent, reason))
    deliveries.wake()
    return dispute
  })

  app.post<{ Params: { id: string } }>('/control/disputes/:id/close', async ({ params, body }) => {
    const { status } = read(closing, body)
    const dispute = database.transaction(() => closeDispute(ledger, params.id, status))
    deliveries.wake()
    return dispute
  })

  app.post<{ Params: { id: string } }>('/control/refunds/:id/fail', async ({ params }) => {
    const refund = database.transaction(() => failRefund(ledger, params.id))
    deliveries.wake()
    return refund
  })
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw badRequest(z.prettifyError(parsed.error))
  return parsed.data
}

function countDeliveries({ database }: Ledger): Record<string, number> {
  const rows = database.rows<{ state: string; count: number }>(
    'SELECT state, count(*) AS count FROM delivery GROUP BY state',
  )
  const none = { waiting: 0, delivered: 0, dropped: 0, 'given-up': 0, refused: 0, accepted: 0 }
  return Object.assign(none, Object.fromEntries(rows.map(({ state, count }) => [state, count])))
}
