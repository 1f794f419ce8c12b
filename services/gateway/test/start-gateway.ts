import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import type { FastifyInstance } from 'fastify'
import { buildApp, type GatewayDependencies } from '../src/app.ts'
import { fakeServices, issuer, jwks, origin } from './fake-services.ts'

/** A folder with three files of a built client. */
async function builtClient(): Promise<string> {
  const webDirectory = await mkdtemp(join(tmpdir(), 'web-'))
  await mkdir(join(webDirectory, 'assets'))
  await writeFile(join(webDirectory, 'index.html'), '<!doctype html><title>Landing</title>')
  await writeFile(join(webDirectory, 'app.html'), '<!doctype html><title>Plainpolicy</title>')
  await writeFile(join(webDirectory, 'assets/app-1a2b.js'), 'void 0')
  return webDirectory
}

/** The gateway before the one server at `url` in place of all services. */
export async function gatewayBefore(url: string, changes: Partial<GatewayDependencies> = {}): Promise<FastifyInstance> {
  const gateway = await buildApp({
    upstreams: { identity: url, documents: url, payments: url, reports: url, notifications: url },
    jwks,
    issuer,
    serviceSecret: 'a-service-secret-of-32-characters-or-more',
    cookieSecret: 'a-cookie-secret-of-32-characters-or-more-',
    publicOrigin: origin,
    alsoOrigins: [],
    uploadOrigin: 'https://files.plainpolicy.example',
    webDirectory: changes.webDirectory ?? (await builtClient()),
    logger: createLogger({ service: 'gateway', level: 'silent' }),
    ...changes,
  })
  return gateway as unknown as FastifyInstance
}

/** The gateway before services that tell what reached them. */
export async function startGateway(changes: Partial<GatewayDependencies> = {}) {
  const services = await fakeServices()
  const webDirectory = await builtClient()
  const gateway = await gatewayBefore(services.url, { webDirectory, ...changes })
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
