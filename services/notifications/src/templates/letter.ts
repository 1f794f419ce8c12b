import type { Mailbox } from '../ports/mail/mail.ts'

/** One part of a mail. The same letter is written as HTML and as text, so the two never tell different things. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; code: string; caption: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'steps'; items: { title: string; text: string }[] }
  /** Labels and amounts, the last line being their sum. */
  | { kind: 'lines'; lines: { label: string; value: string }[] }
  /** What a person wrote, with its lines. */
  | { kind: 'quote'; text: string }
  | { kind: 'note'; text: string }

export interface Letter {
  subject: string
  /** The line that an inbox shows beside the subject. */
  preview: string
  heading: string
  /** Whom an answer reaches, where that is not us. */
  replyTo?: Mailbox
  blocks: Block[]
  /** Why the person gets this mail, at its foot. */
  reason: string
}

/** Printed at the foot of every mail. */
export const disclaimer =
  'Plainpolicy explains homeowner’s insurance policies in plain language. It informs and refers; it gives no legal or insurance advice.'
