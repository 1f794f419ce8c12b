import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { SessionEnded } from '../domain/errors.ts'
import { refreshTokenField, sessionAnswer, sessionSchema } from './answers.ts'
import type { IdentityDeps } from './identity-deps.ts'

const schema = {
  hide: true,
  body: z.object({ refreshToken: refreshTokenField }),
  response: { 200: z.object({ session: sessionSchema }), 401: problemSchema },
}

/** For the gateway: new tokens for the cookie's refresh token. */
export function refreshSession(app: App, { provider }: IdentityDeps): void {
  app.post('/internal/refresh', { config: { access: 'service' }, schema }, async (request) => {
    const session = await provider.refresh(request.body.refreshToken)
    if (!session) throw new SessionEnded()
    return { session: sessionAnswer(session) }
  })
}
