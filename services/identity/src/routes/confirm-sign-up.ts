import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import type { App } from '@plainpolicy/platform/http/app'
import { z } from 'zod'
import { normalizeEmail } from '../domain/email-address.ts'
import { automaticSignInMs, codeFault, hashCode, isSameHash } from '../domain/verification-code.ts'
import { wrongSignUpCode } from '../domain/words.ts'
import { userConfirmed } from '../events/user-confirmed.ts'
import type { Account } from '../ports/identity-provider/identity-provider.ts'
import { inTransaction } from '../store/identity-database.ts'
import { findCode, type StoredCode, takeTry, useCode } from '../store/verification-codes.ts'
import {
  answerSchema,
  codeField,
  emailField,
  faultAnswers,
  passwordField,
  refuse,
  sessionAnswer,
  sessionField,
} from './answers.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { forgetWrongPasswords, limitTries, mayTryPassword } from './limit-attempts.ts'
import { hasSession, originOf, type RequestOrigin } from './request-origin.ts'

const schema = {
  operationId: 'confirmSignUp',
  tags: ['auth'],
  body: z.object({ email: emailField, code: codeField, password: passwordField.optional() }),
  response: { 200: answerSchema.extend({ signedIn: z.boolean().optional(), ...sessionField }), ...faultAnswers },
}

interface AskedBy {
  email: string
  password: string | undefined
  origin: RequestOrigin
}

/** Confirms the address. In the browser that signed up it signs in as well, and may ask again for 3 minutes when the answer got lost. */
export function confirmSignUp(app: App, deps: IdentityDeps): void {
  app.post('/api/auth/confirm-sign-up', { config: { access: 'public' }, schema }, async (request) => {
    const { password } = request.body
    const code = request.body.code.trim()
    const fault = codeFault(code)
    if (fault) return refuse(fault)
    const origin = originOf(request, deps)
    await limitTries(deps, origin)
    const asked = { email: normalizeEmail(request.body.email), password, origin }
    const stored = await findCode(deps.database.prisma, asked.email, 'sign-up')
    const isThatBrowser = stored?.visitorHash != null && stored.visitorHash === origin.visitorHash
    if (!isThatBrowser && !(await isThatPerson(deps, stored, asked))) return refuse(wrongSignUpCode)
    const maySignIn = isThatBrowser && !(await hasSession(deps, request))
    const userId = stored && (await confirm(deps, stored, { code, mayRepeat: maySignIn }))
    if (!userId) return refuse(wrongSignUpCode)
    if (!maySignIn) return { success: true, signedIn: false }
    return { success: true, signedIn: true, session: sessionAnswer(await deps.provider.openSession(userId)) }
  })
}

/** Whether the password of the waiting account was entered again. Counts as a try to sign in. */
async function isThatPerson(deps: IdentityDeps, stored: StoredCode | null, asked: AskedBy): Promise<boolean> {
  const { email, password, origin } = asked
  if (!password || !(await mayTryPassword(deps, email, origin))) return false
  const result = await deps.provider.signIn({ email, password })
  if (result.outcome === 'signed-in') await deps.provider.endSession(result.session.refreshToken)
  if (result.outcome === 'refused' || result.outcome === 'authenticator-code') return false
  await forgetWrongPasswords(deps, email, origin)
  return result.outcome === 'confirm-sign-up' && result.account.userId === stored?.userId
}

/** The person whose address is now confirmed (or was a moment ago, in this browser); null when the code is refused. */
async function confirm(
  deps: IdentityDeps,
  stored: StoredCode,
  { code, mayRepeat }: { code: string; mayRepeat: boolean },
): Promise<string | null> {
  const { codeId, userId, usedAt, codeHash } = stored
  const now = deps.clock.now()
  const isRight = userId !== null && isSameHash(codeHash, hashCode(deps.keys.codes, codeId, code))
  if (usedAt) {
    return mayRepeat && isRight && now.getTime() - usedAt.getTime() <= automaticSignInMs ? userId : null
  }
  if (!(await takeTry(deps.database.prisma, codeId, now)) || !isRight) return null
  return (await confirmAccount(deps, codeId, userId))?.userId ?? null
}

function confirmAccount(deps: IdentityDeps, codeId: string, userId: string): Promise<Account | null> {
  return inTransaction(deps.database, async (tx) => {
    if (!(await useCode(tx, codeId, deps.clock.now()))) return null
    const account = await deps.provider.confirm(tx, userId)
    if (account) await addToOutbox(tx, userConfirmed(account))
    return account
  })
}
