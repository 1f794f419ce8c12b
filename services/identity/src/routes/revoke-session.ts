import type { App } from '@plainpolicy/platform/http/app'
import { z } from 'zod'
import { answerSchema, refreshTokenField } from './answers.ts'
import type { IdentityDeps } from './identity-deps.ts'

const schema = {
  hide: true,
  body: z.object({ refreshToken: refreshTokenField }),
  response: { 200: answerSchema },
}

/** For the gateway: ends a session without its person's wish, as when the cookie's other half is missing. */
export function revokeSession(app: App, { provider }: IdentityDeps): void {
  app.post('/internal/revoke', { config: { access: 'service' }, schema }, async (request) => {
    await provider.endSession(request.body.refreshToken)
    return { success: true }
  })
}
