import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, prometheus } from '../real/servers/prometheus.ts'
import { startForTest } from '../real/start-for-test.ts'
import { queries } from './testing/dashboards.ts'

let server: Awaited<ReturnType<typeof startForTest>>
beforeAll(async () => {
  server = await startForTest(prometheus)
})
afterAll(() => server?.stop())

test.each(queries.filter(({ uid }) => uid === 'metrics'))('Prometheus understands $name', async ({ expr }) => {
  // Grafana puts a time in its place.
  const query = new URLSearchParams({ query: expr.replaceAll('$__rate_interval', '1m') })
  const answer = await fetch(`${addressOf(server.at)}/api/v1/query?${query}`)
  expect(await answer.json()).toMatchObject({ status: 'success' })
})
