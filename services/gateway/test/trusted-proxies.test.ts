import { loadConfig } from '@plainpolicy/platform/config/load-config'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { gatewayConfig } from '../src/config.ts'
import { accessToken, fakeServices, issuer, origin } from './fake-services.ts'
import { gatewayBefore } from './start-gateway.ts'

let services: Awaited<ReturnType<typeof fakeServices>>
beforeAll(async () => {
  services = await fakeServices()
})
afterAll(() => services.app.close())

const variables = {
  JWKS_URL: 'http://identity.test/jwks',
  TOKEN_ISSUER: issuer,
  SERVICE_SECRET: 'a-service-secret-of-32-characters-or-more',
  COOKIE_SECRET: 'a-cookie-secret-of-32-characters-or-more-',
  PUBLIC_ORIGIN: origin,
  WEB_DIRECTORY: 'web',
  IDENTITY_URL: 'http://identity.test',
  DOCUMENTS_URL: 'http://documents.test',
  PAYMENTS_URL: 'http://payments.test',
  REPORTS_URL: 'http://reports.test',
  NOTIFICATIONS_URL: 'http://notifications.test',
}
const trusting = (proxies: string) => loadConfig(gatewayConfig, { ...variables, TRUSTED_PROXIES: proxies })

interface Asked {
  proxies: string
  from: string
  forwarded: string
}

/** The network that a service is told, for a request that came from a proxy. */
async function networkTold({ proxies, from, forwarded }: Asked): Promise<unknown> {
  const { TRUSTED_PROXIES: trustedProxies } = trusting(proxies)
  const gateway = await gatewayBefore(services.url, { trustedProxies })
  onTestFinished(() => gateway.close())
  const answer = await gateway.inject({
    url: '/api/reports?userId=pat%40example.com',
    cookies: { pp_access: await accessToken() },
    headers: { 'x-forwarded-for': forwarded },
    remoteAddress: from,
  })
  return answer.json().headers['x-client-network']
}

test.each([
  ['nobody is believed unless named', { proxies: '', from: '10.0.0.1', forwarded: '203.0.113.7' }, '10.0.0.1'],
  ['a named proxy is', { proxies: '10.0.0.1', from: '10.0.0.1', forwarded: '203.0.113.7' }, '203.0.113.7'],
  ['one of a named network is', { proxies: '10.0.0.0/8', from: '10.2.3.4', forwarded: '203.0.113.7' }, '203.0.113.7'],
  ['a stranger is not', { proxies: '10.0.0.0/8', from: '192.0.2.1', forwarded: '203.0.113.7' }, '192.0.2.1'],
  [
    'what a browser itself wrote before the proxy is not',
    { proxies: '10.0.0.1, ::1', from: '10.0.0.1', forwarded: '198.51.100.9, 203.0.113.7' },
    '203.0.113.7',
  ],
  [
    'nor with several of them in a row',
    { proxies: 'uniquelocal', from: '10.0.0.1', forwarded: '198.51.100.9, 203.0.113.7, 10.0.0.2' },
    '203.0.113.7',
  ],
])('%s', async (_, asked, network) => {
  expect(await networkTold(asked)).toBe(network)
})

test.each(['everyone', '10.0.0.0/33', '2', '10.0.0.1,', 'true'])('%j as TRUSTED_PROXIES stops the start', (proxies) => {
  expect(() => trusting(proxies)).toThrow('TRUSTED_PROXIES')
})
