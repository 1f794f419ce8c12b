import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { CodePurpose, VerificationCodeIssuedSchema } from '@plainpolicy/proto/identity'

interface IssuedCode {
  codeId: string
  /** 'account-exists' is the news that there is an account already; it has no code. */
  purpose: 'sign-up' | 'reset-password' | 'account-exists'
  userId: string
  email: string
  name: string
  code: string
}

const purposes = {
  'sign-up': CodePurpose.SIGN_UP,
  'reset-password': CodePurpose.RESET_PASSWORD,
  'account-exists': CodePurpose.ACCOUNT_EXISTS,
}

export function verificationCodeIssued({ purpose, userId, ...rest }: IssuedCode): EventEnvelope {
  return outgoing(VerificationCodeIssuedSchema, { ...rest, purpose: purposes[purpose] }, { key: userId })
}
