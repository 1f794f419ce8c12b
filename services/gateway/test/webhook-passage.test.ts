import { createHash, randomBytes } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayBefore } from './start-gateway.ts'

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

let payments: FastifyInstance
let gateway: FastifyInstance
beforeAll(async () => {
  payments = fastify({ bodyLimit: 256 * 1024 })
  payments.removeAllContentTypeParsers()
  payments.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  payments.post('/api/stripe/webhook', async ({ body, headers }) => ({ hash: hash(body as Buffer), headers }))
  gateway = await gatewayBefore(await payments.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  await gateway.close()
  payments.server.closeAllConnections()
  await payments.close()
})

const send = (payload: Buffer, headers: Record<string, string> = {}) =>
  gateway.inject({ method: 'POST', url: '/api/stripe/webhook', payload, headers })

test.each([
  [
    'JSON with spaces and accents',
    Buffer.from('{ "id": "evt_1",\n\t"name":"José"  }\r\n'),
    'application/json; charset=utf-8',
  ],
  ['bytes that are no text', Buffer.from([0xef, 0xbb, 0xbf, 0x00, 0xff, 0xfe, 0x80]), 'application/json'],
  ['as much as is taken', randomBytes(256 * 1024), 'application/octet-stream'],
])('%s reaches payments byte for byte, with its signature and no cookie', async (_name, body, type) => {
  const answer = await send(body, {
    'content-type': type,
    'stripe-signature': 't=1,v1=00',
    cookie: 'pp_visitor=x',
    authorization: 'Bearer x',
  })
  expect(answer.statusCode).toBe(200)
  const { hash: received, headers } = answer.json()
  expect(received).toBe(hash(body))
  expect(headers).toMatchObject({ 'stripe-signature': 't=1,v1=00', 'content-type': type })
  for (const dropped of ['cookie', 'authorization', 'x-visitor-id']) expect(headers).not.toHaveProperty(dropped)
  expect(answer.cookies).toEqual([])
})

test('more than that is refused', async () => {
  expect((await send(Buffer.alloc(256 * 1024 + 1))).statusCode).toBe(413)
})
