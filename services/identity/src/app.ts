import type { VerifyToken } from '@plainpolicy/platform/auth/verify-token'
import { connectEvents } from '@plainpolicy/platform/events/connect-events'
import { type App, createHttpApp } from '@plainpolicy/platform/http/app'
import type { EventBus } from '@plainpolicy/platform/ports/event-bus/event-bus'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { createMetrics } from '@plainpolicy/platform/telemetry/metrics'
import { deleteExpired } from './jobs/delete-expired.ts'
import { confirmSignUp } from './routes/confirm-sign-up.ts'
import { createSession } from './routes/create-session.ts'
import { currentUser } from './routes/current-user.ts'
import { forgotPassword } from './routes/forgot-password.ts'
import type { IdentityDeps } from './routes/identity-deps.ts'
import { publicKeys } from './routes/public-keys.ts'
import { refreshSession } from './routes/refresh-session.ts'
import { resendCode } from './routes/resend-code.ts'
import { resetPassword } from './routes/reset-password.ts'
import { revokeSession } from './routes/revoke-session.ts'
import { signIn } from './routes/sign-in.ts'
import { signOut } from './routes/sign-out.ts'
import { signUp } from './routes/sign-up.ts'

interface AppDeps extends IdentityDeps {
  bus: EventBus
  logger: Logger
  verifyToken: VerifyToken
}

/** The whole service on one page. Closing the app ends what is under way. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { database, bus, logger, verifyToken } = deps
  const metrics = createMetrics('identity')
  const app = await createHttpApp({ service: 'identity', logger, verifyToken, metrics, ready: database.ping })

  signUp(app, deps)
  confirmSignUp(app, deps)
  resendCode(app, deps)
  signIn(app, deps)
  createSession(app, deps)
  signOut(app, deps)
  forgotPassword(app, deps)
  resetPassword(app, deps)
  currentUser(app, deps)

  publicKeys(app, deps)
  refreshSession(app, deps)
  revokeSession(app, deps)

  const events = await connectEvents({ service: 'identity', database, bus, subscriptions: [], logger, metrics })
  const deletion = deleteExpired(deps)
  app.addHook('onClose', async () => {
    await events.close()
    await deletion.stop()
  })
  return app
}
