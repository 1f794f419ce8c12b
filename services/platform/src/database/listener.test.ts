import { Client } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogger } from '../telemetry/logger.ts'
import { testDatabase } from '../testing/test-database.ts'
import { openListener } from './listener.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
let listener: Awaited<ReturnType<typeof openListener>>
let client: Client

beforeEach(async () => {
  const url = await testDatabase('listener')
  client = new Client(url)
  await client.connect()
  listener = await openListener({ url, logger })
})

afterEach(async () => {
  await listener.close()
  await client.end()
})

const notify = (channel: string, payload: string) => client.query('SELECT pg_notify($1, $2)', [channel, payload])
const eventually = (look: () => void) => vi.waitFor(look, { timeout: 5_000, interval: 10 })

async function cutOthers(): Promise<void> {
  const others = 'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
  const { rowCount } = await client.query(`SELECT pg_terminate_backend(pid) ${others}`)
  expect(rowCount).toBe(1)
}

test('a notification reaches every handler of its channel and no other', async () => {
  const heard: string[] = []
  await listener.listen('red', (payload) => heard.push(`1 ${payload}`))
  await listener.listen('red', (payload) => heard.push(`2 ${payload}`))
  await listener.listen('Blue-green', (payload) => heard.push(`3 ${payload}`))
  await notify('red', 'a')
  await notify('Blue-green', 'b')
  await eventually(() => expect(heard).toEqual(['1 a', '2 a', '3 b']))
})

test('after the connection was cut it comes back, and calls each handler once without a payload', async () => {
  const heard: string[] = []
  await listener.listen('red', (payload) => heard.push(`red ${payload}`))
  await listener.listen('blue', (payload) => heard.push(`blue ${payload}`))
  await cutOthers()
  await eventually(() => expect(heard).toEqual(['red ', 'blue ']))
  await notify('blue', 'again')
  await eventually(() => expect(heard).toEqual(['red ', 'blue ', 'blue again']))
})

test('it comes back as often as it is cut', async () => {
  const heard: string[] = []
  await listener.listen('red', (payload) => heard.push(payload))
  for (const times of [1, 2, 3]) {
    await cutOthers()
    await eventually(() => expect(heard).toHaveLength(times))
  }
})

test('a channel that is asked for while the connection is away is heard once it is back', async () => {
  const heard: string[] = []
  await listener.listen('red', () => {})
  await cutOthers()
  await listener.listen('blue', (payload) => heard.push(payload))
  await eventually(() => expect(heard).toContain(''))
  await notify('blue', 'late')
  await eventually(() => expect(heard).toContain('late'))
})
