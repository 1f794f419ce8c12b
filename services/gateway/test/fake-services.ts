import fastify from 'fastify'
import { type CryptoKey, createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'

export const origin = 'http://plainpolicy.test'
export const issuer = 'http://identity.test'
const keys = await generateKeyPair('ES256')
export const foreignKey = (await generateKeyPair('ES256')).privateKey
export const jwks = createLocalJWKSet({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'ES256' }] })

export const accessToken = (
  changes: { exp?: string; iss?: string; aud?: string; sub?: string; key?: CryptoKey } = {},
) =>
  new SignJWT({ email: 'pat@example.com', name: 'Pat', realm_access: { roles: ['homeowner'] } })
    .setProtectedHeader({ alg: 'ES256', kid: 'k' })
    .setSubject(changes.sub ?? 'user-1')
    .setIssuer(changes.iss ?? issuer)
    .setAudience(changes.aud ?? 'plainpolicy')
    .setExpirationTime(changes.exp ?? '10m')
    .sign(changes.key ?? keys.privateKey)

const sessionOf = async (refreshToken: string) => ({
  accessToken: await accessToken(),
  refreshToken,
  accessExpiresAt: new Date(Date.now() + 600_000).toISOString(),
  refreshExpiresAt: new Date(Date.now() + 86_400_000).toISOString(),
})

/** One server in place of all services: tells what reached it. */
export async function fakeServices() {
  const app = fastify()
  const refreshes: string[] = []
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.get('/openapi.json', async () => ({
    paths: { '/api/reports': { get: { operationId: 'listReports' } }, '/internal/x': { get: {} } },
  }))
  app.post('/internal/refresh', async (request, reply) => {
    const { refreshToken } = request.body as { refreshToken: string }
    refreshes.push(refreshToken)
    if (refreshToken !== 'good') return reply.status(401).send({})
    return { session: await sessionOf('next') }
  })
  app.post('/api/auth/sign-in', async () => ({ success: true, session: await sessionOf('first') }))
  app.post('/api/auth/session', async () => ({ success: true, session: await sessionOf('handed') }))
  app.post('/api/auth/sign-out', async (request) => ({
    success: request.headers['x-refresh-token'] === 'good',
    session: null,
  }))
  app.get('/api/reports/:id/events', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.raw.write('event: status\ndata: {"status":"processing"}\n\n')
  })
  app.get('/api/reports', async (request, reply) =>
    reply.header('set-cookie', 'evil=1').send({ headers: request.headers, url: request.url }),
  )
  app.put('/files/*', async (request) => ({ headers: request.headers, size: (request.body as Buffer).length }))
  app.setNotFoundHandler((request, reply) => reply.send({ reached: request.url }))
  return { app, refreshes, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
}
