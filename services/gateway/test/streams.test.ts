import { type ClientRequest, get } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accessToken } from './fake-services.ts'
import { type StartedGateway, startGateway } from './start-gateway.ts'

let started: StartedGateway
let url: string
const open: ClientRequest[] = []

beforeAll(async () => {
  started = await startGateway()
  url = await started.gateway.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  for (const request of open) request.destroy()
  await started.stop()
})

/** Opens a report's events as a browser does; answers the status. */
async function listen(userId: string): Promise<number | undefined> {
  const cookie = `pp_access=${await accessToken({ sub: userId })}`
  return new Promise((resolve, reject) => {
    const request = get(`${url}/api/reports/r/events`, { headers: { cookie }, agent: false }, (answer) => {
      answer.on('error', () => {}).resume()
      resolve(answer.statusCode)
    })
    request.on('error', reject)
    open.push(request)
  })
}

test('however many wait for their reports, everybody else is served', async () => {
  // More than the gateway's connections for everything else.
  const people = Array.from({ length: 70 }, (_, index) => `user-${index}`)
  expect(new Set(await Promise.all(people.map(listen)))).toEqual(new Set([200]))
  const cookie = `pp_access=${await accessToken()}`
  const signal = AbortSignal.timeout(5_000)
  const list = await fetch(`${url}/api/reports?userId=pat@example.com`, { headers: { cookie }, signal })
  expect(list.status).toBe(200)
})

test('one account holds so many streams at most, and one that was left makes room', async () => {
  const statuses = await Promise.all(Array.from({ length: 13 }, () => listen('user-many')))
  expect(statuses.toSorted()).toEqual([...Array(12).fill(200), 429])
  for (const request of open.splice(0)) request.destroy()
  await vi.waitFor(async () => expect(await listen('user-many')).toBe(200), 5_000)
})
