import { Agent, get as httpGet, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { createLogger } from '../telemetry/logger.ts'
import { type App, createHttpApp, type HttpAppOptions } from './app.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const isPublic = { config: { access: 'public' } } as const

let app: App
afterEach(() => app.close())

async function open(options: Partial<HttpAppOptions> = {}): Promise<App> {
  app = await createHttpApp({ service: 'test', logger, verifyToken: async () => null, ...options })
  app.get('/', isPublic, async () => ({ hello: 'world' }))
  return app
}

describe('request ids', () => {
  test('one that the caller sends is kept', async () => {
    const headers = { 'x-request-id': 'abc-12345678' }
    expect((await (await open()).inject({ url: '/', headers })).headers['x-request-id']).toBe('abc-12345678')
  })

  test.each(['short', 'x'.repeat(65), 'with space and more'])('%j is replaced', async (id) => {
    const answer = await (await open()).inject({ url: '/', headers: { 'x-request-id': id } })
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

test('every answer, a refusal too, carries the security headers', async () => {
  await open()
  for (const url of ['/', '/nowhere', '/healthz']) {
    expect((await app.inject(url)).headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age='),
    })
  }
})

test('the API describes itself, without what is for machines', async () => {
  const document = (await (await open()).inject('/openapi.json')).json()
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Plainpolicy test' } })
  expect(Object.keys(document.paths)).toEqual(['/'])
})

describe('too many requests', () => {
  test('are a 429 problem that says when to come again', async () => {
    await open({ requestsPerMinute: 2 })
    await app.inject('/')
    await app.inject('/')
    const answer = await app.inject('/')
    expect(answer.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('are counted by network, as the gateway names it', async () => {
    await open({ requestsPerMinute: 1 })
    const from = async (network: string) =>
      (await app.inject({ url: '/', headers: { 'x-client-network': network } })).statusCode
    expect([await from('10.0.0.1'), await from('10.0.0.2'), await from('10.0.0.1')]).toEqual([200, 200, 429])
  })

  test('never turn away a probe', async () => {
    await open({ requestsPerMinute: 1 })
    for (const _ of [1, 2, 3]) expect((await app.inject('/readyz')).statusCode).toBe(200)
  })
})

describe('health', () => {
  test('is told apart from readiness', async () => {
    await open({ ready: async () => Promise.reject(new Error('no database')) })
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    const answer = await app.inject('/readyz')
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'not ready' }])
  })

  test('a check that hangs is answered as not ready within seconds', async () => {
    await open({ ready: () => new Promise(() => {}) })
    expect((await app.inject('/readyz')).statusCode).toBe(503)
  })

  test('the metrics count answers by route pattern and status', async () => {
    await open()
    app.get('/things/:id', isPublic, async () => ({}))
    await app.inject('/things/7')
    await app.inject('/nowhere/secret')
    const metrics = (await app.inject('/metrics')).body
    const counter = 'http_request_duration_seconds_count'
    expect(metrics).toContain(`${counter}{service="test",method="GET",route="/things/:id",status="200"} 1`)
    expect(metrics).toContain(`${counter}{service="test",method="GET",route="none",status="404"} 1`)
    expect(metrics).not.toContain('secret')
    expect(metrics).toContain('process_cpu_seconds_total')
  })
})

describe('stopping', () => {
  const request = (url: string, agent: Agent) =>
    new Promise<IncomingMessage>((resolve, reject) => httpGet(url, { agent }, resolve).once('error', reject))

  test('a request under way ends well, and a new one is not taken', async () => {
    await open()
    const begun = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    app.get('/slow', isPublic, async () => {
      begun.resolve()
      await finish.promise
      return { done: true }
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = fetch(`${url}/slow`)
    await begun.promise
    const closing = app.close()
    await expect
      .poll(() =>
        fetch(`${url}/`).then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .toBe('refused')
    finish.resolve()
    expect(await (await answer).json()).toEqual({ done: true })
    await closing
  })

  test('connections that are kept open do not hold the stop', async () => {
    await open()
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const agent = new Agent({ keepAlive: true })
    await text(await request(`${url}/`, agent))
    const began = performance.now()
    await app.close()
    expect(performance.now() - began).toBeLessThan(1_000)
    agent.destroy()
  })

  test('a connection whose last answer ends during the stop does not hold it either', async () => {
    await open()
    const begun = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    app.get('/slow', isPublic, async () => {
      begun.resolve()
      await finish.promise
      return {}
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const agent = new Agent({ keepAlive: true })
    const answer = request(`${url}/slow`, agent)
    await begun.promise
    const closing = app.close()
    finish.resolve()
    await text(await answer)
    const began = performance.now()
    await closing
    expect(performance.now() - began).toBeLessThan(1_000)
    agent.destroy()
  })
})
