import { randomUUID } from 'node:crypto'
import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import type { App } from '@plainpolicy/platform/http/app'
import { z } from 'zod'
import { emailFault, normalizeEmail } from '../domain/email-address.ts'
import { signUpPasswordFault } from '../domain/password-rules.ts'
import { nameFault, normalizeName } from '../domain/person-name.ts'
import { userRegistered } from '../events/user-registered.ts'
import { verificationCodeIssued } from '../events/verification-code-issued.ts'
import type { NewPerson } from '../ports/identity-provider/identity-provider.ts'
import { inTransaction } from '../store/identity-database.ts'
import { answerSchema, emailField, faultAnswers, nextStepFields, passwordField, refuse } from './answers.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { issueCode } from './issue-code.ts'
import { limitCodes } from './limit-attempts.ts'
import { originOf } from './request-origin.ts'

const schema = {
  operationId: 'signUp',
  tags: ['auth'],
  body: z.object({ name: z.string().max(200), email: emailField, password: passwordField }),
  response: { 200: answerSchema.extend(nextStepFields), ...faultAnswers },
}

/** Answers the same for a known and a new address, after the same work: only the mail tells them apart. */
export function signUp(app: App, deps: IdentityDeps): void {
  app.post('/api/auth/sign-up', { config: { access: 'public' }, schema }, async (request) => {
    const person = {
      name: normalizeName(request.body.name),
      email: normalizeEmail(request.body.email),
      password: request.body.password,
    }
    const fault = nameFault(person.name) ?? emailFault(person.email) ?? signUpPasswordFault(person.password)
    if (fault) return refuse(fault)
    const origin = originOf(request, deps)
    await limitCodes(deps, person.email, origin)
    const password = await deps.provider.prepare(person.password)
    await register(deps, { ...person, password }, origin.visitorHash)
    return { success: true, needsConfirmation: true, nextStep: { signInStep: 'CONFIRM_SIGN_UP' as const } }
  })
}

function register(deps: IdentityDeps, person: NewPerson, visitorHash: string | null): Promise<void> {
  const { email } = person
  return inTransaction(deps.database, async (tx) => {
    const { outcome, account } = await deps.provider.register(tx, person)
    if (outcome === 'pending') {
      await addToOutbox(tx, userRegistered(account))
      await issueCode(deps, tx, { email, purpose: 'sign-up', account, visitorHash })
    } else {
      await issueCode(deps, tx, { email, purpose: 'sign-up', account: null, visitorHash })
      const news = { ...account, codeId: randomUUID(), purpose: 'account-exists' as const, code: '' }
      await addToOutbox(tx, verificationCodeIssued(news))
    }
  })
}
