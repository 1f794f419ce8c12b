import type { SignInAnswer } from '../../api/answers.ts'
import type { AuthView } from './auth-view.ts'
import { codeSent } from './auth-words.ts'

interface Entered {
  email: string
  password: string
}

/** Where a person goes on whose password was right but not enough; null when nothing is missing. */
export function viewForStep(step: SignInAnswer['nextStep'], entered: Entered): AuthView | null {
  const { email } = entered
  if (!step) return null
  if (step.signInPage) return { name: 'sign-in-page', email, step: step.signInStep, page: step.signInPage }
  switch (step.signInStep) {
    case 'CONFIRM_SIGN_UP':
      return { name: 'confirm', ...entered }
    case 'RESET_PASSWORD':
      return { name: 'reset-password', email, notice: codeSent }
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return { name: 'authenticator-code', ...entered }
    default:
      return null
  }
}
