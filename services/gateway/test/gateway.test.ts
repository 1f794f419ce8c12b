import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessToken, origin } from './fake-services.ts'
import { type StartedGateway, startGateway } from './start-gateway.ts'

let gateway: StartedGateway['gateway']
let list: StartedGateway['list']
let webDirectory: StartedGateway['webDirectory']
let stop: StartedGateway['stop']
beforeAll(async () => {
  ;({ gateway, list, webDirectory, stop } = await startGateway())
})
afterAll(() => stop())

describe('what is passed on', () => {
  test('the service sees the caller, the visitor and the request id, and none of what the browser made up', async () => {
    const answer = await gateway.inject({
      url: '/api/reports?userId=Pat%40Example.com',
      cookies: { pp_access: await accessToken() },
      headers: { 'x-visitor-id': 'made-up', 'x-client-network': 'made-up', 'x-refresh-token': 'made-up' },
    })
    const { headers, url } = answer.json()
    expect(url).toBe('/api/reports?userId=Pat%40Example.com')
    expect(headers.authorization).toMatch(/^Bearer ey/)
    expect(headers).not.toHaveProperty('cookie')
    expect(headers['x-visitor-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['x-client-network']).toBe('127.0.0.1')
    expect(headers).not.toHaveProperty('x-refresh-token')
    expect(headers['x-request-id']).toBe(answer.headers['x-request-id'])
    expect(headers.traceparent).toMatch(/^00-[0-9a-f]{32}-/)
    expect(answer.cookies.map(({ name }) => name)).toEqual(['pp_visitor'])
  })

  test('a visitor keeps the signed id, and a forged one is replaced', async () => {
    const first = await list({ pp_access: await accessToken() })
    const cookie = first.cookies.find(({ name }) => name === 'pp_visitor')?.value ?? ''
    const again = await list({ pp_access: await accessToken(), pp_visitor: cookie })
    expect(again.json().headers['x-visitor-id']).toBe(first.json().headers['x-visitor-id'])
    const forged = await list({ pp_access: await accessToken(), pp_visitor: `someone-else.${cookie.split('.')[1]}` })
    expect(forged.json().headers['x-visitor-id']).not.toBe('someone-else')
  })

  test('files pass without cookies or session', async () => {
    const cookies = { pp_access: await accessToken(), pp_refresh: 'good' }
    const headers = { 'content-type': 'application/pdf' }
    const answer = await gateway.inject({
      method: 'PUT',
      url: '/files/uploads/x?sig=1',
      cookies,
      headers,
      payload: Buffer.alloc(70_000),
    })
    expect(answer.json().size).toBe(70_000)
    expect(answer.json().headers).not.toHaveProperty('cookie')
    expect(answer.json().headers).not.toHaveProperty('authorization')
    expect(answer.cookies).toEqual([])
  })

  test('server-sent events arrive while the answer goes on', async () => {
    const address = await gateway.listen({ port: 0, host: '127.0.0.1' })
    const abort = new AbortController()
    const response = await fetch(`${address}/api/reports/r1/events`, {
      headers: { cookie: `pp_access=${await accessToken()}` },
      signal: abort.signal,
    })
    const { value } = (await response.body?.getReader().read()) ?? {}
    expect(Buffer.from(value ?? []).toString()).toContain('"processing"')
    abort.abort()
  })
})

describe('refusals', () => {
  test.each([
    ['another origin', { origin: 'http://evil.test' }],
    ['no origin', {}],
  ])('a write from %s', async (_what, headers) => {
    const answer = await gateway.inject({ method: 'POST', url: '/api/auth/sign-in', headers, payload: {} })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('foreign-origin')
  })

  test("another person's e-mail in the query", async () => {
    expect((await list({ pp_access: await accessToken() }, 'other@example.com')).statusCode).toBe(403)
  })

  test('a body larger than the route takes', async () => {
    const answer = await gateway.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      headers: { origin },
      payload: { x: 'y'.repeat(9_000) },
    })
    expect(answer.statusCode).toBe(413)
  })

  test.each(['/files/../internal/refresh', '/files/%2e%2e/internal/refresh', '/internal/refresh', '/api/unknown'])(
    'the address %s',
    async (url) => {
      const answer = await gateway.inject({ url })
      expect(answer.statusCode).toBe(404)
      expect(answer.body).not.toContain('reached')
    },
  )
})

describe('pages', () => {
  test('every page address answers the client, never from a cache, without inline scripts', async () => {
    const answer = await gateway.inject({ url: '/upload', headers: { accept: 'text/html' } })
    expect(answer.body).toContain('<title>Plainpolicy</title>')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
  })

  test.each([
    ['/report/1234', 'noindex'],
    ['/processing?id=1&docId=2', 'noindex'],
    ['/nowhere', 'noindex'],
    ['/', undefined],
    ['/contact', undefined],
    ['/sample-report', undefined],
  ])('what search engines are told of %s: %s', async (url, told) => {
    const answer = await gateway.inject({ url, headers: { accept: 'text/html' } })
    expect(answer.headers['x-robots-tag']).toBe(told)
  })

  test('the sample report may stand in a frame of our own pages, and no other page in any', async () => {
    const ancestors = async (url: string) => {
      const { headers } = await gateway.inject({ url, headers: { accept: 'text/html' } })
      return /frame-ancestors [^;]+/.exec(String(headers['content-security-policy']))?.[0]
    }
    expect(await ancestors('/sample-report?version=free')).toBe("frame-ancestors 'self'")
    for (const url of ['/', '/report/1234', '/demo/free']) expect(await ancestors(url)).toBe("frame-ancestors 'none'")
  })

  test('pages may send files to the upload origin, and speak to no other', async () => {
    const answer = await gateway.inject({ url: '/upload', headers: { accept: 'text/html' } })
    expect(answer.headers['content-security-policy']).toContain(
      "connect-src 'self' https://files.plainpolicy.example http://identity.test;",
    )
  })

  test('a page with a file of its own is served from it, every other page from the client', async () => {
    await writeFile(join(webDirectory, 'terms.html'), '<!doctype html><title>Terms</title>')
    const page = async (url: string) => (await gateway.inject({ url, headers: { accept: 'text/html' } })).body
    expect(await page('/')).toContain('<title>Landing</title>')
    expect(await page('/terms')).toContain('<title>Terms</title>')
    expect(await page('/report/1234/5678')).toContain('<title>Plainpolicy</title>')
    expect(await page('/upload')).toContain('<title>Plainpolicy</title>')
  })

  test('hashed assets are cached for a year', async () => {
    const answer = await gateway.inject({ url: '/assets/app-1a2b.js' })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('a client that is built anew is served without a new start', async () => {
    await writeFile(join(webDirectory, 'assets', 'new-3c4d.js'), 'void 1')
    expect((await gateway.inject({ url: '/assets/new-3c4d.js' })).body).toBe('void 1')
    expect((await gateway.inject({ url: '/assets/gone-0000.js' })).statusCode).toBe(404)
  })

  test('the documentation shows the paths of the table alone', async () => {
    const document = (await gateway.inject({ url: '/openapi.json' })).json()
    expect(Object.keys(document.paths)).toEqual(['/api/reports'])
    expect((await gateway.inject({ url: '/docs/' })).body).toContain('swagger')
  })
})
