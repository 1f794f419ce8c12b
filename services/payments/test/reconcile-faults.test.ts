import { DependencyAway } from '@plainpolicy/platform/errors/dependency-away'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { expect, test } from 'vitest'
import { reconcile } from '../src/jobs/reconcile.ts'
import { begin, credits, openPayments, orders, type Payments, pat, pay, report, sam } from './open-payments.ts'

const away = () => Promise.reject(new DependencyAway(new Error('away')))
const lastRun = ({ database }: Payments) => database.prisma.reconciliationRun.findFirst({ orderBy: { id: 'desc' } })

async function twoPaidUnheard() {
  const payments = await openPayments()
  const intentIds = []
  for (const as of [pat, sam]) {
    intentIds.push(await pay(payments, (await begin(payments, { as })).json().clientSecret))
    payments.clock.advance(1_000)
  }
  const lines: string[] = []
  const to = { write: (line: string) => void lines.push(line) }
  return { payments, first: intentIds[0], second: intentIds[1], lines, logger: createLogger({ service: 'test', to }) }
}

/** The later one is listed first. */
function failingFor(payments: Payments, intentId: string | undefined, fail: () => Promise<never>) {
  const { cards } = payments.dependencies
  return { ...cards, retrieveIntent: (id: string) => (id === intentId ? fail() : cards.retrieveIntent(id)) }
}

test('one payment that cannot be compared is logged by its id, counted, and stops none of the others', async () => {
  const { payments, second, lines, logger } = await twoPaidUnheard()
  const cards = failingFor(payments, second, () => Promise.reject(new Error(`refused for ${sam.email}`)))
  expect(await reconcile({ ...payments.dependencies, cards, logger })).toMatchObject({
    paymentsHealed: 1,
    unexplained: 1,
    cutShort: false,
  })
  expect((await orders(payments)).map(({ state }) => state)).toEqual(['paid', 'open'])
  expect(await lastRun(payments)).toMatchObject({ finishedAt: payments.clock.now(), paymentsHealed: 1, unexplained: 1 })
  expect(lines.join()).toContain(second)
  expect(lines.join()).not.toContain(sam.email)
})

test('a payment that the provider gives no answer for waits for the next run, and the others do not', async () => {
  const { payments, second } = await twoPaidUnheard()
  const cards = failingFor(payments, second, away)
  const found = await reconcile({ ...payments.dependencies, cards })
  expect(found).toMatchObject({ paymentsHealed: 1, unexplained: 0, cutShort: true })
  expect(await reconcile(payments.dependencies)).toMatchObject({ paymentsHealed: 1, cutShort: false })
})

test('while the card provider is away credits move all the same, and the run has an end that says so', async () => {
  const { payments } = await twoPaidUnheard()
  await reconcile(payments.dependencies)
  const { reportId, submitted } = report(payments)
  await payments.events.deliver(submitted())
  const outcome = { outcome: 'completed', outcomeAt: payments.clock.now() } as const
  await payments.database.prisma.policyReport.update({ where: { reportId }, data: outcome })
  const { body } = await payments.app.inject({ url: '/metrics' })
  payments.clock.advance(60_000)
  // biome-ignore lint/correctness/useYield: it breaks off before the first one
  const listIntents = async function* () {
    await away()
  }
  const cards = { ...payments.dependencies.cards, listIntents, retrieveIntent: away }
  const found = await reconcile({ ...payments.dependencies, cards })
  expect(found).toMatchObject({ creditsHealed: 1, cutShort: true })
  expect(await lastRun(payments)).toMatchObject({ creditsHealed: 1, cutShort: true, finishedAt: payments.clock.now() })
  expect((await credits(payments)).filter(({ state }) => state === 'spent')).toMatchObject([{ reportId }])
  // It tells how long ago everything was compared.
  const seconds = (text: string) => Number(/payment_last_reconciliation_seconds\{.*\} (\d+)/.exec(text)?.[1])
  const later = await payments.app.inject({ url: '/metrics' })
  expect(seconds(later.body)).toBe(seconds(body) + 60)
})
