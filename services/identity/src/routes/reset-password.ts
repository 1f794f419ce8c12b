import type { App } from '@plainpolicy/platform/http/app'
import { z } from 'zod'
import { normalizeEmail } from '../domain/email-address.ts'
import { resetPasswordFault } from '../domain/password-rules.ts'
import { hashCode, isSameHash } from '../domain/verification-code.ts'
import { wrongCode } from '../domain/words.ts'
import { inTransaction } from '../store/identity-database.ts'
import { findCode, takeTry, useCode } from '../store/verification-codes.ts'
import { answerSchema, codeField, emailField, faultAnswers, passwordField, refuse, sessionField } from './answers.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { forgetWrongPasswords, limitTries } from './limit-attempts.ts'
import { originOf } from './request-origin.ts'

const schema = {
  operationId: 'resetPassword',
  tags: ['auth'],
  body: z.object({ email: emailField, code: codeField, newPassword: passwordField }),
  response: { 200: answerSchema.extend(sessionField), ...faultAnswers },
}

/** Sets a new password with a mailed code; every session of the person ends. */
export function resetPassword(app: App, deps: IdentityDeps): void {
  app.post('/api/auth/reset-password', { config: { access: 'public' }, schema }, async (request) => {
    const email = normalizeEmail(request.body.email)
    const code = request.body.code.trim()
    if (code.length < 6) return refuse('Verification code must be at least 6 characters')
    const fault = resetPasswordFault(request.body.newPassword)
    if (fault) return refuse(fault)
    const origin = originOf(request, deps)
    await limitTries(deps, origin)
    const userId = await reset(deps, { email, code, newPassword: request.body.newPassword })
    if (!userId) return refuse(wrongCode)
    await forgetWrongPasswords(deps, email, origin)
    const isCaller = request.caller?.kind === 'user' && request.caller.userId === userId
    return { success: true, ...(isCaller && { session: null }) }
  })
}

interface Reset {
  email: string
  code: string
  newPassword: string
}

/** The person whose password is new; null when the code is refused. */
async function reset(deps: IdentityDeps, { email, code, newPassword }: Reset): Promise<string | null> {
  const { database, clock, provider, keys } = deps
  const stored = await findCode(database.prisma, email, 'reset-password')
  if (!stored || !(await takeTry(database.prisma, stored.codeId, clock.now()))) return null
  const { codeId, userId, codeHash } = stored
  if (userId === null || !isSameHash(codeHash, hashCode(keys.codes, codeId, code))) return null
  const password = await provider.prepare(newPassword)
  return inTransaction(database, async (tx) => {
    if (!(await useCode(tx, codeId, clock.now()))) return null
    return (await provider.setPassword(tx, userId, password)) ? userId : null
  })
}
