import type { App } from '@plainpolicy/platform/http/app'
import { z } from 'zod'
import { emailFault, normalizeEmail } from '../domain/email-address.ts'
import { inTransaction } from '../store/identity-database.ts'
import { answerSchema, emailField, faultAnswers, refuse } from './answers.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { issueCode } from './issue-code.ts'
import { limitCodes } from './limit-attempts.ts'
import { originOf } from './request-origin.ts'

const schema = {
  operationId: 'forgotPassword',
  tags: ['auth'],
  body: z.object({ email: emailField }),
  response: { 200: answerSchema, ...faultAnswers },
}

/** Mails a reset code if there is a confirmed account; the answer does not say so. */
export function forgotPassword(app: App, deps: IdentityDeps): void {
  app.post('/api/auth/forgot-password', { config: { access: 'public' }, schema }, async (request) => {
    const email = normalizeEmail(request.body.email)
    const fault = emailFault(email)
    if (fault) return refuse(fault)
    await limitCodes(deps, email, originOf(request, deps))
    const account = await deps.provider.find(email)
    await inTransaction(deps.database, (tx) =>
      issueCode(deps, tx, { email, purpose: 'reset-password', account, visitorHash: null }),
    )
    return { success: true }
  })
}
