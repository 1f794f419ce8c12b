import type { MailKind, MailParameters } from '../domain/mail-request.ts'
import type { Mailbox } from '../ports/mail/mail.ts'
import { accountExists } from './account-exists.ts'
import { contactAcknowledged } from './contact-acknowledged.ts'
import { contactMessage } from './contact-message.ts'
import type { Letter } from './letter.ts'
import { passwordReset } from './password-reset.ts'
import { paymentReceipt } from './payment-receipt.ts'
import { paymentRefunded } from './payment-refunded.ts'
import { reportCorrected } from './report-corrected.ts'
import { reportReady } from './report-ready.ts'
import { reviewRequested } from './review-requested.ts'
import { toHtml } from './to-html.ts'
import { toText } from './to-text.ts'
import { verificationCode } from './verification-code.ts'
import { welcome } from './welcome.ts'

interface Setting {
  /** Where the product is: 'https://plainpolicy.example'. */
  origin: string
  /** The account's name, for mails to an account. */
  name: string | null
}

type Write<Kind extends MailKind> = (parameters: MailParameters[Kind], setting: Setting) => Letter

const letters: { [Kind in MailKind]: Write<Kind> } = {
  'verification-code': (parameters) => verificationCode(parameters),
  'password-reset': (parameters) => passwordReset(parameters),
  'account-exists': (_parameters, { origin }) => accountExists(origin),
  welcome: (_parameters, setting) => welcome(setting),
  'report-ready': (parameters, setting) => reportReady({ ...parameters, ...setting }),
  'payment-receipt': (parameters, { origin }) => paymentReceipt({ ...parameters, origin }),
  'payment-refunded': (parameters, { origin }) => paymentRefunded({ ...parameters, origin }),
  'review-requested': (parameters, { origin }) => reviewRequested({ ...parameters, origin }),
  'report-corrected': (parameters, setting) => reportCorrected({ ...parameters, ...setting }),
  'contact-message': (parameters, { origin }) => contactMessage({ ...parameters, origin }),
  'contact-acknowledged': (parameters, { origin }) => contactAcknowledged({ ...parameters, origin }),
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
  replyTo?: Mailbox
}

export function renderMail<Kind extends MailKind>(
  kind: Kind,
  parameters: MailParameters[Kind],
  setting: Setting,
): RenderedMail {
  const letter = letters[kind](parameters, setting)
  const { subject, replyTo } = letter
  return { subject, text: toText(letter), html: toHtml(letter, setting.origin), ...(replyTo && { replyTo }) }
}
