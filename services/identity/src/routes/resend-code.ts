import type { App } from '@plainpolicy/platform/http/app'
import { z } from 'zod'
import { emailFault, normalizeEmail } from '../domain/email-address.ts'
import { inTransaction } from '../store/identity-database.ts'
import { findCode } from '../store/verification-codes.ts'
import { answerSchema, emailField, faultAnswers, refuse } from './answers.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { issueCode } from './issue-code.ts'
import { limitCodes } from './limit-attempts.ts'
import { originOf } from './request-origin.ts'

const schema = {
  operationId: 'resendCode',
  tags: ['auth'],
  body: z.object({ email: emailField }),
  response: { 200: answerSchema, ...faultAnswers },
}

/** Mails a new code to a sign-up that waits. It stays bound to the browser that signed up, whoever asks. */
export function resendCode(app: App, deps: IdentityDeps): void {
  app.post('/api/auth/resend-code', { config: { access: 'public' }, schema }, async (request) => {
    const email = normalizeEmail(request.body.email)
    const fault = emailFault(email)
    if (fault) return refuse(fault)
    await limitCodes(deps, email, originOf(request, deps))
    const account = await deps.provider.findPending(email)
    await inTransaction(deps.database, async (tx) => {
      const earlier = await findCode(tx, email, 'sign-up')
      const visitorHash = earlier?.visitorHash ?? null
      // Only a registration that the earlier code was for: one that came in between has mailed its own.
      const addressee = earlier?.userId === account?.userId ? account : null
      if (account && !addressee) return
      await issueCode(deps, tx, { email, purpose: 'sign-up', account: addressee, visitorHash })
    })
    return { success: true }
  })
}
