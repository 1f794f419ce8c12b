import type { App } from '@plainpolicy/platform/http/app'
import { answerSchema, refreshTokenField, sessionField } from './answers.ts'
import type { IdentityDeps } from './identity-deps.ts'

const schema = {
  operationId: 'signOut',
  tags: ['auth'],
  response: { 200: answerSchema.extend(sessionField) },
}

/** Ends the session of the refresh token that the gateway hands on. Open to all: the access token may have run out. */
export function signOut(app: App, deps: IdentityDeps): void {
  app.post('/api/auth/sign-out', { config: { access: 'public' }, schema }, async (request) => {
    // Not in the document: the gateway takes it from the cookie, a page never has it.
    const token = refreshTokenField.safeParse(request.headers['x-refresh-token'])
    if (token.success) await deps.provider.endSession(token.data)
    return { success: true, session: null }
  })
}
