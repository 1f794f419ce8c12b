import type { App } from '@plainpolicy/platform/http/app'
import { z } from 'zod'
import { normalizeEmail } from '../domain/email-address.ts'
import {
  alreadySignedIn,
  credentialsMissing,
  signOutFirst,
  wrongAuthenticatorCode,
  wrongCredentials,
} from '../domain/words.ts'
import type { Credentials, SignIn } from '../ports/identity-provider/identity-provider.ts'
import {
  answerSchema,
  codeField,
  emailField,
  faultAnswers,
  nextStepFields,
  passwordField,
  refuse,
  sessionAnswer,
  sessionField,
} from './answers.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { forgetWrongCodes, forgetWrongPasswords, limitTries, mayTryCode, mayTryPassword } from './limit-attempts.ts'
import { answerNextStep } from './next-step.ts'
import { hasSession, originOf, type RequestOrigin } from './request-origin.ts'

const schema = {
  operationId: 'signIn',
  tags: ['auth'],
  /** The code is the authenticator's, when the answer to the password alone asked for it. */
  body: z.object({ email: emailField, password: passwordField, code: codeField.optional() }),
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
    const code = request.body.code?.replace(/\s/g, '') || undefined
    const origin = originOf(request, deps)
    await limitTries(deps, origin)
    const result = await trySignIn(deps, { email, password, code }, origin)
    if (result.outcome === 'refused') return refuse(code ? wrongAuthenticatorCode : wrongCredentials)
    if (result.outcome !== 'signed-in') return answerNextStep(deps, result, origin)
    return { success: true, nextStep: { signInStep: 'DONE' as const }, session: sessionAnswer(result.session) }
  })
}

/** One of the address's tries. While a code is missing they go on counting: else the right password would give new tries for it. */
async function trySignIn(deps: IdentityDeps, credentials: Credentials, origin: RequestOrigin): Promise<SignIn> {
  const { email } = credentials
  if (!(await mayTryPassword(deps, email, origin))) return { outcome: 'refused' }
  const result = await signInStepwise(deps, credentials)
  if (result.outcome === 'refused' || result.outcome === 'authenticator-code') return result
  await forgetWrongPasswords(deps, email, origin)
  if (result.outcome === 'signed-in') await forgetWrongCodes(deps, email)
  return result
}

/** The password alone comes first: a code counts only after the right one, so that no stranger uses up a person's tries. */
async function signInStepwise(deps: IdentityDeps, credentials: Credentials): Promise<SignIn> {
  const { email, password, code } = credentials
  const result = await deps.provider.signIn({ email, password })
  if (result.outcome !== 'authenticator-code' || !code) return result
  return (await mayTryCode(deps, email)) ? deps.provider.signIn(credentials) : { outcome: 'refused' }
}
