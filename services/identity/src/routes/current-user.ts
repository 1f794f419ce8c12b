import { callerOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { SessionEnded } from '../domain/errors.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { accessTokenOf } from './request-origin.ts'

const schema = {
  operationId: 'currentUser',
  tags: ['auth'],
  response: {
    200: z.object({ userId: z.string(), email: z.string(), name: z.string(), roles: z.array(z.string()) }),
    401: problemSchema,
  },
}

/** Who is signed in. Unlike other routes it asks whether the session still stands, so that a page learns at once that it ended. */
export function currentUser(app: App, { provider }: IdentityDeps): void {
  app.get('/api/auth/me', { config: { access: 'user' }, schema }, async (request) => {
    const { userId, email, name, roles } = callerOf(request)
    if (!(await provider.isLive(accessTokenOf(request)))) throw new SessionEnded()
    return { userId, email, name, roles }
  })
}
