export interface Mailbox {
  name: string | null
  address: string
}

export interface OutgoingMail {
  /** With its angle brackets; the same at every try of one mail, so that a repeat can be folded. */
  messageId: string
  from: Mailbox
  to: Mailbox
  /** Whom an answer reaches, where that is not the sender. */
  replyTo?: Mailbox | undefined
  subject: string
  text: string
  html: string
  /** When this try was made. */
  date: Date
}

export interface Mail {
  /**
   * Resolves when the other side has taken the mail on. Rejects with MailRefused when trying again is pointless;
   * any other rejection leaves open whether it arrived: send it again with the same Message-ID.
   */
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}

/** This mail, to this address, will never be taken. */
export class MailRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'MailRefused'
  }
}

// Anything but one local part and one domain without spaces, brackets or line breaks: `pat@example.com`.
const address = /^[^\s<>,;:"@]{1,64}@[^\s<>,;:"@]{1,255}$/u

/** Throws MailRefused for a mail whose header lines could carry more than they say. Every adapter calls it first. */
export function refuseUnsafe({ messageId, from, to, replyTo = from, subject }: OutgoingMail): void {
  if (![from, to, replyTo].every((mailbox) => address.test(mailbox.address)))
    throw new MailRefused('not an e-mail address')
  const lines = [messageId, from.name ?? '', to.name ?? '', replyTo.name ?? '', subject]
  if (lines.some((line) => /[\r\n\0]/.test(line))) throw new MailRefused('a line break in a header')
}
