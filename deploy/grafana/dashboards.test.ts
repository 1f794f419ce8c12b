import { measureEvents } from '@plainpolicy/platform/events/measure-events'
import { createHttpApp } from '@plainpolicy/platform/http/app'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { createMetrics } from '@plainpolicy/platform/telemetry/metrics'
import { expect, test } from 'vitest'
import { measureAnalyses } from '../../services/analysis/src/measure-analyses.ts'
import { measureChecks } from '../../services/documents/src/measure-checks.ts'
import { measureMails } from '../../services/notifications/src/measure-mails.ts'
import { measurePayments } from '../../services/payments/src/measure-payments.ts'
import { measureReports } from '../../services/reports/src/measure-reports.ts'
import { dashboards, queries } from './testing/dashboards.ts'

/** In the place of a database: whatever is asked of it fails, so that metrics have their names and no numbers. */
const nothing: never = new Proxy(() => Promise.reject(new Error('no database here')), {
  get: (_target, key) => (key === 'then' ? undefined : nothing),
}) as never

/** The names at /metrics of one service that measures all that any of ours does. */
async function metricNames(): Promise<Set<string>> {
  const metrics = createMetrics('test')
  const parts = { metrics, prisma: nothing, clock: { now: () => new Date() } }
  measureAnalyses(parts)
  measureReports(parts)
  measureMails(parts)
  measurePayments(parts)
  measureChecks(metrics)
  measureEvents({ service: 'test', database: { prisma: nothing }, bus: { lag: async () => [] } as never, metrics })
  const logger = createLogger({ service: 'test', level: 'silent' })
  const app = await createHttpApp({ service: 'test', logger, metrics, verifyToken: async () => null })
  const { body, statusCode } = await app.inject({ url: '/metrics' })
  expect(statusCode, body).toBe(200)
  await app.close()
  const types = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : name,
    ),
  )
}

/** What in a query is the name of a metric: a word that is no function, no keyword, no label. */
function metricsOf(expr: string): string[] {
  const bare = expr
    .replaceAll(/"[^"]*"/g, '""')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\b(by|without) \([^)]*\)/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
  return [...bare.matchAll(/[a-z_][a-z0-9_]*(?!\w*\s*\()/g)].map(([word]) => word).filter((word) => word.includes('_'))
}

const ours = queries.filter(({ uid }) => uid === 'metrics')

test('every panel asks only for metrics that our services give out', async () => {
  const known = await metricNames()
  const asked = ours.flatMap(({ name, expr }) => metricsOf(expr).map((metric) => ({ name, metric })))
  expect(asked.length).toBeGreaterThanOrEqual(ours.length)
  expect(asked.filter(({ metric }) => !known.has(metric))).toEqual([])
})

test('every metric of payments is in a panel', async () => {
  const asked = new Set(ours.flatMap(({ expr }) => metricsOf(expr)))
  const measured = [...(await metricNames())].filter((name) => name.startsWith('payment_'))
  expect(measured.length).toBeGreaterThan(5)
  expect(measured.filter((name) => !asked.has(name))).toEqual([])
})

test('what is said of a metric in a panel is found again, also where functions and labels stand around it', () => {
  const expr =
    'histogram_quantile(0.95, sum by (le, event_x) (rate(a_seconds_bucket{b_c="d_e"}[$__rate_interval]))) / max(f_g)'
  expect(metricsOf(expr)).toEqual(['a_seconds_bucket', 'f_g'])
})

test('panels lie beside and below each other, and each has its own number', () => {
  for (const { file, panels } of dashboards) {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)}/${y + Math.floor(cell / w)}`),
    )
    expect(new Set(cells).size, file).toBe(cells.length)
    expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w)), file).toBe(24)
    expect(new Set(panels.map(({ id }) => id)).size, file).toBe(panels.length)
  }
  expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length)
})
