import {
  authenticatorToSetUp,
  codeMissing,
  mustReset,
  newPasswordOnPage,
  notConfirmed,
  onProviderPage,
} from '../domain/words.ts'
import type { PageStep, SignIn } from '../ports/identity-provider/identity-provider.ts'
import { type NextStep, refuse } from './answers.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { ensureCode } from './issue-code.ts'
import type { RequestOrigin } from './request-origin.ts'

export type Challenge = Exclude<SignIn, { outcome: 'refused' | 'signed-in' }>

const pageSteps: Record<PageStep, { signInStep: NextStep['signInStep']; words: string }> = {
  'authenticator-code': { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE', words: onProviderPage },
  'authenticator-setup': { signInStep: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP', words: authenticatorToSetUp },
  'new-password': { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', words: newPasswordOnPage },
  other: { signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE', words: onProviderPage },
}

/** What comes next after the right password that was not enough; a code that is to be mailed is mailed here. */
export async function answerNextStep(deps: IdentityDeps, challenge: Challenge, origin: RequestOrigin) {
  const { outcome, account } = challenge
  switch (outcome) {
    case 'confirm-sign-up':
      await ensureCode(deps, { purpose: 'sign-up', account, origin })
      return { ...refuse(notConfirmed), needsConfirmation: true, ...next('CONFIRM_SIGN_UP') }
    case 'reset-password':
      await ensureCode(deps, { purpose: 'reset-password', account, origin })
      return { ...refuse(mustReset), ...next('RESET_PASSWORD') }
    case 'authenticator-code':
      return { ...refuse(codeMissing), ...next('CONFIRM_SIGN_IN_WITH_TOTP_CODE') }
    case 'provider-page': {
      const { signInStep, words } = pageSteps[challenge.step]
      return { ...refuse(words), nextStep: { signInStep, signInPage: challenge.page } }
    }
  }
}

const next = (signInStep: NextStep['signInStep']) => ({ nextStep: { signInStep } })
