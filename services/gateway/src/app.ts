import cookie from '@fastify/cookie'
import swaggerUi from '@fastify/swagger-ui'
import type { TokenAlgorithm } from '@plainpolicy/platform/config/shared-variables'
import { type App, createHttpApp } from '@plainpolicy/platform/http/app'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import type { JWTVerifyGetKey } from 'jose'
import type { Upstream } from './gateway-route.ts'
import { createBrowserTraces } from './proxy/browser-traces.ts'
import { proxyRoutes } from './proxy/proxy-routes.ts'
import { createMergedOpenApi } from './routes/merged-openapi.ts'
import { createReadSession } from './sessions/read-session.ts'
import { createRefreshSession } from './sessions/refresh-session.ts'
import { createVerifyAccess } from './sessions/verify-access.ts'
import { type CardFormOrigin, contentSecurityPolicy } from './web/content-security-policy.ts'
import { servedReport } from './web/served-report.ts'
import { staticWeb } from './web/static-web.ts'

export interface GatewayDependencies {
  upstreams: Record<Upstream, string>
  jwks: URL | JWTVerifyGetKey
  issuer: string
  /** With which access tokens are signed; unsaid, ES256. */
  algorithms?: TokenAlgorithm[]
  serviceSecret: string
  cookieSecret: string
  publicOrigin: string
  alsoOrigins: string[]
  /** Takes uploads beside the gateway itself. */
  uploadOrigin?: string | undefined
  /** Whose card form the pages may show. */
  cardForm?: CardFormOrigin | undefined
  /** Proxies whose X-Forwarded-For names the browser's network. */
  trustedProxies?: string[] | undefined
  webDirectory: string
  logger: Logger
}

/** The gateway on one page: sessions, the API's table of routes, its documentation, the web client. */
export async function buildApp(dependencies: GatewayDependencies): Promise<App> {
  const { upstreams, jwks, issuer, serviceSecret, cookieSecret, publicOrigin, alsoOrigins, webDirectory, logger } =
    dependencies
  const secure = publicOrigin.startsWith('https:')
  const app = await createHttpApp({
    service: 'gateway',
    logger,
    // Browsers prove who they are by cookies; a bearer token from outside is worth nothing.
    verifyToken: async () => null,
    networkOf: ({ ip }) => ip,
    traceparentOf: createBrowserTraces(),
    trustedProxies: dependencies.trustedProxies,
    contentSecurityPolicy: contentSecurityPolicy(dependencies),
    openapi: createMergedOpenApi(upstreams),
  })
  await app.register(cookie, { secret: cookieSecret })
  const verifyAccess = await createVerifyAccess(app, { jwks, issuer, algorithms: dependencies.algorithms })
  const refresh = createRefreshSession({ identityUrl: upstreams.identity, serviceSecret })
  const readSession = createReadSession({ verifyAccess, refresh, secure })

  await app.register(async (api: App) => {
    await proxyRoutes(api, { upstreams, readSession, origins: [new URL(publicOrigin).origin, ...alsoOrigins], secure })
  })
  await app.register(async (docs: App) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
    })
    await docs.register(swaggerUi, { routePrefix: '/docs', uiConfig: { url: '/openapi.json' } })
  })
  await app.register(async (pages: App) => {
    pages.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
    })
    await staticWeb(pages, webDirectory)
    await pages.register(async (report: App) => servedReport(report, { upstreams, readSession, webDirectory }))
  })
  return app
}
