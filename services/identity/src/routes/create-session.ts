import type { App } from '@plainpolicy/platform/http/app'
import { z } from 'zod'
import { alreadySignedIn, pageSignInRefused, signOutFirst } from '../domain/words.ts'
import { answerSchema, faultAnswers, nextStepFields, refuse, sessionAnswer, sessionField } from './answers.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { limitTries } from './limit-attempts.ts'
import { hasSession, originOf } from './request-origin.ts'

const schema = {
  operationId: 'createSession',
  tags: ['auth'],
  // A token with keys of other people's making is longer than ours; a cookie could not hold it.
  body: z.object({ accessToken: z.string().min(1).max(4_096) }),
  response: {
    200: answerSchema.extend({ suggestion: z.string().optional(), ...nextStepFields, ...sessionField }),
    ...faultAnswers,
  },
}

/** For who comes back from the identity provider's own page: its token, handed over once, becomes our session. */
export function createSession(app: App, deps: IdentityDeps): void {
  app.post('/api/auth/session', { config: { access: 'public' }, schema }, async (request) => {
    if (await hasSession(deps, request)) return { ...refuse(alreadySignedIn), suggestion: signOutFirst }
    await limitTries(deps, originOf(request, deps))
    const session = await deps.provider.takeOver(request.body.accessToken)
    if (!session) return refuse(pageSignInRefused)
    return { success: true, nextStep: { signInStep: 'DONE' as const }, session: sessionAnswer(session) }
  })
}
