import { createServiceToken } from '@plainpolicy/platform/auth/service-token'
import { createTokenVerifier } from '@plainpolicy/platform/auth/verify-token'
import { fixedClock } from '@plainpolicy/platform/clock/clock'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { testBus } from '@plainpolicy/platform/testing/test-bus'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { testServiceSecret } from '@plainpolicy/platform/testing/test-identity'
import { CodePurpose, type VerificationCodeIssued, VerificationCodeIssuedSchema } from '@plainpolicy/proto/identity'
import { buildApp } from '../src/app.ts'
import { identityVariables } from '../src/config.ts'
import { networkLimits } from '../src/domain/attempt-limits.ts'
import { deriveKeys } from '../src/domain/derived-keys.ts'
import { openIdentityProvider } from '../src/ports/identity-provider/from-config.ts'
import type { IdentityProvider } from '../src/ports/identity-provider/identity-provider.ts'
import { createAttempts } from '../src/store/attempts.ts'
import { openIdentityDatabase } from '../src/store/identity-database.ts'
import { openBrowser } from './browser.ts'

export const minute = 60_000
export const password = 'Correct1Horse'
export const newPassword = 'Another1$Horse'

const audience = 'plainpolicy'
const logger = createLogger({ service: 'identity', level: 'silent' })

interface Differently {
  codesPerHour?: number
  triesPerHour?: number
  /** Of another provider than the embedded one. */
  variables?: Record<string, string>
  /** Changes what the provider answers. */
  withProvider?: (provider: IdentityProvider) => IdentityProvider
}

/** The service with its provider, a real database, a fixed clock, and a bus that keeps what it says. */
export async function startIdentity(differently: Differently = {}) {
  const { bus, app, ...opened } = await openService(differently)
  const token = await createServiceToken({ service: 'gateway', audience: 'identity', secret: testServiceSecret })
  const asGateway = { authorization: `Bearer ${token}` }
  const browser = (visitor: string, network = `network of ${visitor}`) =>
    openBrowser({ app, asGateway, visitor, network })
  const mails = readMails(bus)
  return {
    ...opened,
    ...mails,
    app,
    bus,
    asGateway,
    browser,
    /** A person with a confirmed account, signed in in that browser. */
    async member(email: string, visitor = `browser of ${email}`) {
      const theirs = browser(visitor)
      await theirs.post('sign-up', { name: 'Pat Example', email, password })
      await theirs.post('confirm-sign-up', { email, code: await mails.codeFor(email) })
      return theirs
    },
    stop: async () => {
      await app.close()
      await opened.database.close()
    },
  }
}

async function openService({
  codesPerHour = 1_000,
  triesPerHour = 1_000,
  variables,
  withProvider = (same) => same,
}: Differently) {
  const config = identityVariables.parse({
    IDENTITY_DATABASE_URL: await testDatabase('identity'),
    IDENTITY_KEY_SECRET: 'a key secret for tests of 32 characters',
    IDENTITY_PROVIDER: 'embedded',
    TOKEN_ISSUER: 'http://identity.test',
    SERVICE_SECRET: testServiceSecret,
    ...variables,
  })
  const database = await openIdentityDatabase({ url: config.IDENTITY_DATABASE_URL, logger })
  const clock = fixedClock(new Date().toISOString())
  const keys = deriveKeys(config.IDENTITY_KEY_SECRET)
  const { jwks, ...opened } = await openIdentityProvider({ config, database, clock, keys, audience })
  const provider = withProvider(opened.provider)
  const verifyToken = createTokenVerifier({
    jwks,
    issuer: config.TOKEN_ISSUER,
    audience,
    algorithms: config.TOKEN_ALGORITHMS,
    service: 'identity',
    serviceSecret: testServiceSecret,
  })
  const attempts = createAttempts({ database, clock, key: keys.attempts })
  const limits = networkLimits({ codesPerHour, triesPerHour })
  const bus = testBus()
  const app = await buildApp({ database, provider, attempts, clock, keys, limits, bus: bus.bus, logger, verifyToken })
  return { app, bus, clock, database, provider, keys }
}

export type TestIdentity = Awaited<ReturnType<typeof startIdentity>>

/** The mails that notifications would send, each once. */
function readMails(bus: ReturnType<typeof testBus>) {
  const read = new Set<VerificationCodeIssued>()

  async function mailFor(email: string): Promise<VerificationCodeIssued> {
    for (let count = 1; ; count++) {
      const issued = await bus.heard(VerificationCodeIssuedSchema, { count, within: 5_000 })
      const mail = issued.find((one) => one.email === email && ![...read].some(({ codeId }) => codeId === one.codeId))
      if (mail) {
        read.add(mail)
        return mail
      }
    }
  }

  return {
    /** The oldest mail to the address that was not read yet. */
    mailFor,
    async codeFor(email: string) {
      const { purpose, code } = await mailFor(email)
      if (purpose === CodePurpose.ACCOUNT_EXISTS) throw new Error('this mail has no code')
      return code
    },
  }
}

/** A code that is surely wrong. */
export const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')
