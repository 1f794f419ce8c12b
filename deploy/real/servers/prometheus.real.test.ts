import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { RealServer } from '../real-server.ts'
import { startForTest } from '../start-for-test.ts'
import { addressOf, prometheus } from './prometheus.ts'

test('asks each of our services for its metrics, and says which does not answer', async () => {
  const service = createServer((_request, response) => {
    response.setHeader('content-type', 'text/plain; version=0.0.4').end('things_total 7\n')
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void service.close())
  const { port } = service.address() as AddressInfo
  const services = [
    { name: 'answers', port },
    { name: 'is-away', port: 9 },
  ]
  const beside: RealServer = { ...prometheus, prepare: async (at) => prometheus.prepare?.({ ...at, services }) }
  const running = await startForTest(beside)
  onTestFinished(running.stop)

  const ask = async (query: string) => {
    const answer = await fetch(`${addressOf(running.at)}/api/v1/query?query=${query}`)
    const { data } = (await answer.json()) as {
      data: { result: { metric: { job: string }; value: [number, string] }[] }
    }
    return Object.fromEntries(data.result.map(({ metric, value }) => [metric.job, value[1]]))
  }
  await expect.poll(() => ask('up'), { timeout: 30_000 }).toEqual({ answers: '1', 'is-away': '0' })
  expect(await ask('things_total')).toEqual({ answers: '7' })
})
