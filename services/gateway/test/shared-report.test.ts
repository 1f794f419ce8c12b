import { keptLines } from '@plainpolicy/platform/testing/kept-lines'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayBefore } from './start-gateway.ts'

const token = 'Zm9yLXdob2V2ZXItaG9sZH'
const path = `/api/report/7b0c2f0e-3f0e-4a57-9a1c-0d7f4d3c9a11/${token}`
const closedOff = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "sandbox; default-src 'none'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'cache-control': 'private, no-store',
}

const { logger, lines } = keptLines('trace')
let reports: FastifyInstance
let gateway: FastifyInstance

beforeAll(async () => {
  reports = fastify()
  reports.get('/api/report/:reportId/:token', async ({ headers }, reply) =>
    reply.headers(closedOff).send(JSON.stringify(headers)),
  )
  gateway = await gatewayBefore(await reports.listen({ port: 0, host: '127.0.0.1' }), { logger })
})

afterAll(async () => {
  await gateway.close()
  reports.server.closeAllConnections()
  await reports.close()
})

test('a shared report keeps its own policy, sets no cookie and learns of none', async () => {
  const answer = await gateway.inject({ url: path, headers: { cookie: 'pp_access=x; pp_visitor=y' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject(closedOff)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.json()).not.toHaveProperty('cookie')
  expect(answer.json()).not.toHaveProperty('x-visitor-id')
})

test('the token of its address is in no line of the log, also when the service is away', async () => {
  await gateway.inject({ url: path })
  await gateway.inject({ url: `${path}?language=${token}` })
  await gateway.inject({ url: `${path}/more` })
  reports.server.closeAllConnections()
  await reports.close()
  expect((await gateway.inject({ url: path })).statusCode).toBe(503)
  expect(JSON.stringify(lines)).toContain('/api/report/:reportId/:token')
  expect(JSON.stringify(lines)).not.toContain(token)
})
