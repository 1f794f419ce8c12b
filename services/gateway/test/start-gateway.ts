import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { fakeServices, issuer, jwks, origin } from './fake-services.ts'

/** The gateway before one server in place of all services, with two files of a built client. */
export async function startGateway() {
  const services = await fakeServices()
  const webDirectory = await mkdtemp(join(tmpdir(), 'web-'))
  await mkdir(join(webDirectory, 'assets'))
  await writeFile(join(webDirectory, 'index.html'), '<!doctype html><title>Plainpolicy</title>')
  await writeFile(join(webDirectory, 'assets/app-1a2b.js'), 'void 0')
  const gateway = (await buildApp({
    upstreams: {
      identity: services.url,
      documents: services.url,
      payments: services.url,
      reports: services.url,
      notifications: services.url,
    },
    jwks,
    issuer,
    serviceSecret: 'a-service-secret-of-32-characters-or-more',
    cookieSecret: 'a-cookie-secret-of-32-characters-or-more-',
    publicOrigin: origin,
    alsoOrigins: [],
    uploadOrigin: 'https://files.plainpolicy.example',
    webDirectory,
    logger: createLogger({ service: 'gateway', level: 'silent' }),
  })) as unknown as FastifyInstance
  return {
    services,
    gateway,
    webDirectory,
    /** The list of reports, as a signed-in page asks for it. */
    list: (cookies: Record<string, string>, email = 'pat@example.com') =>
      gateway.inject({ url: `/api/reports?userId=${encodeURIComponent(email)}`, cookies }),
    async stop() {
      await gateway.close()
      services.app.server.closeAllConnections()
      await services.app.close()
    },
  }
}

export type StartedGateway = Awaited<ReturnType<typeof startGateway>>
