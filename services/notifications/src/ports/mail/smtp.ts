import { createTransport } from 'nodemailer'
import { type Mail, MailRefused, type OutgoingMail, refuseUnsafe } from './mail.ts'

/** How long one mail may take at most, in milliseconds: less than its sender waits. */
const patience = { dnsTimeout: 2_000, connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 5_000 }

/**
 * Mail by any SMTP server. The address says how it is protected: `smtps://` is encrypted from the first byte, `smtp://` as
 * soon as the server offers it, and `?requireTLS=true` insists on that.
 */
export function openSmtp({ url }: { url: string }): Mail {
  const transport = createTransport({
    url,
    ...patience,
    // A password never crosses a network in the clear.
    requireTLS: new URL(url).username !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      refuseUnsafe(mail)
      await transport.sendMail(messageOf(mail)).catch((error) => {
        throw isRefusal(error) ? new MailRefused(`the mail server answered ${error.responseCode}`) : error
      })
    },
    async close() {
      transport.close()
    },
  }
}

const messageOf = ({ messageId, from, to, replyTo, subject, text, html, date }: OutgoingMail) => ({
  messageId,
  from: { name: from.name ?? '', address: from.address },
  to: { name: to.name ?? '', address: to.address },
  ...(replyTo && { replyTo: { name: replyTo.name ?? '', address: replyTo.address } }),
  subject,
  date,
  text,
  html,
  // Otherwise long lines of plain ASCII travel as format=flowed, which not every reader puts together again.
  textEncoding: 'quoted-printable' as const,
})

/** A lasting no (RFC 5321: 5yz) to this recipient or this text; one to our name or password may end when that is mended. */
function isRefusal(error: { command?: string; permanent?: boolean; responseCode?: number }): boolean {
  return error.permanent === true && (error.command === 'RCPT TO' || error.command === 'DATA')
}
