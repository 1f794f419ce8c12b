import { createTokenVerifier } from '@plainpolicy/platform/auth/verify-token'
import { loadConfig } from '@plainpolicy/platform/config/load-config'
import { runAlone } from '@plainpolicy/platform/service/run-alone'
import type { RunningService, Service, ServiceEnvironment } from '@plainpolicy/platform/service/service'
import { buildApp } from './app.ts'
import { identityVariables } from './config.ts'
import { networkLimits } from './domain/attempt-limits.ts'
import { deriveKeys } from './domain/derived-keys.ts'
import { openIdentityProvider } from './ports/identity-provider/from-config.ts'
import { createAttempts } from './store/attempts.ts'
import { openIdentityDatabase } from './store/identity-database.ts'

export const identity: Service = { name: 'identity', start }

const audience = 'plainpolicy'

async function start({ env, bus, clock, logger }: ServiceEnvironment): Promise<RunningService> {
  const config = loadConfig(identityVariables, env)
  const keys = deriveKeys(config.IDENTITY_KEY_SECRET)
  const issuer = config.TOKEN_ISSUER
  // What is open so far, to be closed in the opposite order: at the stop, or when the start fails half way.
  await using open = new AsyncDisposableStack()
  const database = open.adopt(await openIdentityDatabase({ url: config.IDENTITY_DATABASE_URL, logger }), (opened) =>
    opened.close(),
  )
  const { provider, jwks } = await openIdentityProvider({ config, database, clock, keys, audience })
  const verifyToken = createTokenVerifier({
    jwks,
    issuer,
    audience,
    algorithms: config.TOKEN_ALGORITHMS,
    service: 'identity',
    serviceSecret: config.SERVICE_SECRET,
  })
  const attempts = createAttempts({ database, clock, key: keys.attempts })
  const limits = networkLimits({
    codesPerHour: config.IDENTITY_CODES_PER_NETWORK,
    triesPerHour: config.IDENTITY_TRIES_PER_NETWORK,
  })
  const app = open.adopt(
    await buildApp({ database, provider, attempts, clock, keys, limits, bus, logger, verifyToken }),
    (built) => built.close(),
  )
  const url = await app.listen({ host: config.LISTEN_HOST, port: config.IDENTITY_PORT })
  const opened = open.move()
  return { url, subscribes: [], stop: () => opened.disposeAsync() }
}

if (import.meta.main) await runAlone(identity)
