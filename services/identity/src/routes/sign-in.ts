import type { App } from '@plainpolicy/platform/http/app'
import { z } from 'zod'
import { normalizeEmail } from '../domain/email-address.ts'
import {
  alreadySignedIn,
  credentialsMissing,
  mustReset,
  notConfirmed,
  onProviderPage,
  signOutFirst,
  wrongCredentials,
} from '../domain/words.ts'
import type { SignIn } from '../ports/identity-provider/identity-provider.ts'
import {
  answerSchema,
  emailField,
  faultAnswers,
  nextStepFields,
  passwordField,
  refuse,
  sessionAnswer,
  sessionField,
} from './answers.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { ensureCode } from './issue-code.ts'
import { forgetWrongPasswords, limitTries, mayTryPassword } from './limit-attempts.ts'
import { hasSession, originOf, type RequestOrigin } from './request-origin.ts'

const schema = {
  operationId: 'signIn',
  tags: ['auth'],
  body: z.object({ email: emailField, password: passwordField }),
  response: {
    200: answerSchema.extend({ suggestion: z.string().optional(), ...nextStepFields, ...sessionField }),
    ...faultAnswers,
  },
}

/** An unknown address, a wrong password and a pause after wrong ones get the same words. */
export function signIn(app: App, deps: IdentityDeps): void {
  app.post('/api/auth/sign-in', { config: { access: 'public' }, schema }, async (request) => {
    if (await hasSession(deps, request)) return { ...refuse(alreadySignedIn), suggestion: signOutFirst }
    const email = normalizeEmail(request.body.email)
    const { password } = request.body
    if (!email || !password) return refuse(credentialsMissing)
    const origin = originOf(request, deps)
    await limitTries(deps, origin)
    if (!(await mayTryPassword(deps, email, origin))) return refuse(wrongCredentials)
    const result = await deps.provider.signIn({ email, password })
    if (result.outcome === 'refused') return refuse(wrongCredentials)
    await forgetWrongPasswords(deps, email, origin)
    return result.outcome === 'signed-in'
      ? { success: true, nextStep: { signInStep: 'DONE' as const }, session: sessionAnswer(result.session) }
      : nextStep(deps, result, origin)
  })
}

type Challenge = Extract<SignIn, { outcome: 'confirm-sign-up' | 'reset-password' | 'provider-page' }>

async function nextStep(deps: IdentityDeps, { outcome, account }: Challenge, origin: RequestOrigin) {
  if (outcome === 'confirm-sign-up') {
    await ensureCode(deps, { purpose: 'sign-up', account, origin })
    return { ...refuse(notConfirmed), needsConfirmation: true, nextStep: { signInStep: 'CONFIRM_SIGN_UP' as const } }
  }
  if (outcome === 'provider-page') return refuse(onProviderPage)
  await ensureCode(deps, { purpose: 'reset-password', account, origin })
  return { ...refuse(mustReset), nextStep: { signInStep: 'RESET_PASSWORD' as const } }
}
