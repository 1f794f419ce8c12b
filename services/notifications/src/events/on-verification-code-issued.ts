import { subscription } from '@plainpolicy/platform/events/subscription'
import { CodePurpose, type VerificationCodeIssued, VerificationCodeIssuedSchema } from '@plainpolicy/proto/identity'
import type { MailRequest } from '../domain/mail-request.ts'
import type { Transaction } from '../store/open-notifications-database.ts'
import { queueMail } from '../store/queue-mail.ts'

type Content = Pick<MailRequest, 'kind' | 'parameters'>

/** Mails a code, or the news that the address has an account already, to the address that was typed. */
export const onVerificationCodeIssued = subscription(
  VerificationCodeIssuedSchema,
  async (tx: Transaction, message, { id, occurredAt }) => {
    await queueMail(tx, {
      id,
      about: `code:${message.codeId}`,
      to: { address: message.email },
      askedAt: occurredAt,
      ...contentFor(message),
    })
  },
)

function contentFor({ purpose, code, name }: VerificationCodeIssued): Content {
  switch (purpose) {
    case CodePurpose.SIGN_UP:
      return { kind: 'verification-code', parameters: { code } }
    case CodePurpose.RESET_PASSWORD:
      return { kind: 'password-reset', parameters: { code, name } }
    case CodePurpose.ACCOUNT_EXISTS:
      return { kind: 'account-exists', parameters: {} }
    default:
      throw new Error(`No mail is known for the code purpose ${purpose}`)
  }
}
