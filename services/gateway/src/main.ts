import { resolve } from 'node:path'
import { loadConfig } from '@plainpolicy/platform/config/load-config'
import { runAlone } from '@plainpolicy/platform/service/run-alone'
import type { Service } from '@plainpolicy/platform/service/service'
import { buildApp } from './app.ts'
import { gatewayConfig } from './config.ts'

/** The one door: sessions, limits, routing, and the web client. */
export const gateway: Service = {
  name: 'gateway',
  async start({ env, logger }) {
    const config = loadConfig(gatewayConfig, env)
    const app = await buildApp({
      upstreams: {
        identity: config.IDENTITY_URL,
        documents: config.DOCUMENTS_URL,
        payments: config.PAYMENTS_URL,
        reports: config.REPORTS_URL,
        notifications: config.NOTIFICATIONS_URL,
      },
      jwks: new URL(config.JWKS_URL),
      issuer: config.TOKEN_ISSUER,
      algorithms: config.TOKEN_ALGORITHMS,
      serviceSecret: config.SERVICE_SECRET,
      cookieSecret: config.COOKIE_SECRET,
      publicOrigin: config.PUBLIC_ORIGIN,
      alsoOrigins: config.GATEWAY_ALSO_ORIGINS,
      uploadOrigin: config.GATEWAY_UPLOAD_ORIGIN,
      cardForm: config.GATEWAY_CARD_FORM,
      trustedProxies: config.TRUSTED_PROXIES,
      webDirectory: resolve(config.WEB_DIRECTORY),
      logger,
    })
    const stop = async () => {
      await app.close()
    }
    try {
      return { url: await app.listen({ port: config.GATEWAY_PORT, host: config.LISTEN_HOST }), subscribes: [], stop }
    } catch (error) {
      await stop()
      throw error
    }
  },
}

if (import.meta.main) await runAlone(gateway)
