import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessToken } from './fake-services.ts'
import { gatewayBefore } from './start-gateway.ts'

/** In place of the client's code: the answers, as it got them. */
const code = `export async function serveReport(address, answers) {
  if (address.search === '?breaks') throw new Error('Pat Doe lives at 1 Main St')
  return answers.status.status === 'completed' ? '<!doctype html>' + JSON.stringify({ address, answers }) : null
}`
const withoutReport = '<title>Plainpolicy</title>'
const report = { reportId: 'mine', status: 'completed', reportData: { words: 'covered '.repeat(300) } }

let gateway: FastifyInstance
let servicesUrl: string
let webDirectory: string
let asked: { url: string; authorization: string | undefined }[] = []
let answerWith: () => unknown = () => report

const services = fastify()
services.addHook('onRequest', async ({ url, headers }) => {
  if (url.startsWith('/api/')) asked.push({ url, authorization: headers.authorization })
})
services.get('/openapi.json', async () => ({ paths: {} }))
services.get('/api/auth/me', async () => ({ userId: 'user-1', name: 'Pat' }))
services.get('/api/reports/mine/status', () => answerWith())
let refreshed = Promise.resolve()
services.post('/internal/refresh', async () => {
  await refreshed
  const later = new Date(Date.now() + 600_000).toISOString()
  const session = { accessExpiresAt: later, refreshToken: 'next', refreshExpiresAt: later }
  return { session: { ...session, accessToken: await accessToken() } }
})

beforeAll(async () => {
  servicesUrl = await services.listen({ port: 0, host: '127.0.0.1' })
  webDirectory = await mkdtemp(join(tmpdir(), 'web-'))
  await mkdir(join(webDirectory, 'server'))
  await writeFile(join(webDirectory, 'server', 'serve-report.js'), code)
  await writeFile(join(webDirectory, 'app.html'), withoutReport)
  gateway = await gatewayBefore(servicesUrl, { webDirectory })
  await gateway.listen({ port: 0, host: '127.0.0.1' })
})

beforeEach(() => {
  asked = []
  answerWith = () => report
  refreshed = Promise.resolve()
})

afterAll(async () => {
  await gateway.close()
  services.server.closeAllConnections()
  await services.close()
})

async function page(url: string, { isSignedIn = true, headers = {} } = {}) {
  const cookies: Record<string, string> = isSignedIn ? { pp_access: await accessToken() } : {}
  return gateway.inject({ url, cookies, headers: { accept: 'text/html', ...headers } })
}

/** Asks a path that other clients would tidy up. */
async function asWritten(path: string) {
  const { port } = new URL(gateway.listeningOrigin)
  const headers = { accept: 'text/html', cookie: `pp_access=${await accessToken()}` }
  const answer = await new Promise<IncomingMessage>((resolve) => get({ port, path, headers }, resolve))
  return { statusCode: answer.statusCode, body: await text(answer) }
}

test('the page of a report holds it for its owner, in the version and the language of its address', async () => {
  const answer = await page('/report/mine?version=enhanced&lang=es')
  const { address, answers } = JSON.parse(answer.body.replace('<!doctype html>', ''))
  expect(address).toEqual({ pathname: '/report/mine', search: '?version=enhanced&lang=es' })
  expect(answers).toEqual({ user: { userId: 'user-1', name: 'Pat' }, status: report })
  expect(asked.map(({ url }) => url).sort()).toEqual([
    '/api/auth/me',
    '/api/reports/mine/status?language=es&version=enhanced',
  ])
  expect(asked.every(({ authorization }) => authorization?.startsWith('Bearer '))).toBe(true)
})

test('nobody keeps or lists that page, and it runs no script but our files', async () => {
  const { headers } = await page('/report/mine')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toContain("script-src 'self'")
})

test('it goes out small to a browser that takes it', async () => {
  const { headers, rawPayload } = await page('/report/mine', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(rawPayload).toString()).toContain('covered')
})

test('who is not signed in gets the page without it, and no service is asked', async () => {
  expect((await page('/report/mine', { isSignedIn: false })).body).toContain(withoutReport)
  expect(asked).toEqual([])
})

test('a session that ran out is renewed on the way', async () => {
  const answer = await gateway.inject({
    url: '/report/mine',
    cookies: { pp_refresh: 'good' },
    headers: { accept: 'text/html' },
  })
  expect(answer.body).toContain('covered')
  expect(answer.cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['pp_access', 'pp_refresh']))
})

test.each([
  ['of another person', '/report/theirs', undefined],
  ['that is not ready', '/report/mine', () => ({ reportId: 'mine', status: 'processing' })],
  ['whose service answers nonsense', '/report/mine', () => 'nonsense'],
  ['whose service takes too long', '/report/mine', () => new Promise(() => {})],
  ['that the code cannot show', '/report/mine?breaks', undefined],
])('the page of a report %s goes out without it', async (_which, url, answer) => {
  if (answer) answerWith = answer
  const { statusCode, body } = await page(url)
  expect([statusCode, body.includes(withoutReport)]).toEqual([200, true])
})

test('a session that takes too long to be renewed holds up no page', async () => {
  refreshed = new Promise((resolve) => setTimeout(resolve, 1_200))
  const { body } = await gateway.inject({ url: '/report/mine', cookies: { pp_refresh: 'good' } })
  expect(body).toContain(withoutReport)
  // What comes of it afterwards breaks nothing.
  await refreshed
})

test('no cache keeps the page that goes out without it: the cookies of a renewed session may go with it', async () => {
  const { body, headers, cookies } = await gateway.inject({ url: '/report/theirs', cookies: { pp_refresh: 'good' } })
  expect(body).toContain(withoutReport)
  expect(cookies.map(({ name }) => name)).toContain('pp_access')
  expect(headers['cache-control']).toBe('no-store')
})

test.each(['..', '%2e%2e', '.'])('the address /report/%s leads to no other path of a service', async (id) => {
  expect(await asWritten(`/report/${id}`)).toMatchObject({ statusCode: 200, body: withoutReport })
  expect(asked).toEqual([])
})

test('a network that asks very often gets the page without it', async () => {
  const busy = await gatewayBefore(servicesUrl, { webDirectory })
  const one = async () => (await busy.inject({ url: '/report/mine', cookies: { pp_access: await accessToken() } })).body
  expect(await one()).toContain('covered')
  for (let times = 1; times < 300; times += 1) await busy.inject({ url: '/report/mine' })
  expect(await one()).toContain(withoutReport)
  await busy.close()
})

test.each([
  ['is not there', null],
  ['is broken', 'export async function'],
  ['is of another kind', 'export const page = 1'],
])('where the code that makes it %s, the page goes out without it', async (_how, written) => {
  const directory = await mkdtemp(join(tmpdir(), 'web-'))
  await writeFile(join(directory, 'app.html'), withoutReport)
  await mkdir(join(directory, 'server'))
  if (written !== null) await writeFile(join(directory, 'server', 'serve-report.js'), written)
  const other = await gatewayBefore(servicesUrl, { webDirectory: directory })
  const answer = await other.inject({ url: '/report/mine', cookies: { pp_access: await accessToken() } })
  expect([answer.statusCode, answer.body]).toEqual([200, withoutReport])
  await other.close()
})

test('what a browser knows of the page is not asked of the report', async () => {
  expect((await page('/report/mine', { headers: { 'if-none-match': '"old"' } })).body).toContain('covered')
})

test.each(['/server/serve-report.js', '//server/serve-report.js', '/%2fserver/serve-report.js'])(
  'the code that makes it is handed to nobody: %s',
  async (url) => {
    const { statusCode, body } = await asWritten(url)
    expect([statusCode, body.includes('serveReport')]).toEqual([404, false])
  },
)
