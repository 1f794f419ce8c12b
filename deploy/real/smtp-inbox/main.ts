import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { openInbox } from '../../../services/notifications/src/ports/mail/embedded.ts'
import { startInboxServer } from '../../../services/notifications/src/ports/mail/inbox-server.ts'
import type { Mailbox, OutgoingMail } from '../../../services/notifications/src/ports/mail/mail.ts'

// The two packages lie in the cache and are not ours: what we use of them is named here.
type Done = (error?: Error) => void
interface SmtpServer {
  new (options: {
    disabledCommands: string[]
    size: number
    onData(stream: Readable, session: unknown, done: Done): void
  }): { listen(port: number, host: string): void; on(event: 'error', listener: (error: Error) => void): void }
}
interface Addresses {
  value: { name: string; address?: string }[]
}
interface ParsedMail {
  messageId?: string
  from?: Addresses
  to?: Addresses
  replyTo?: Addresses
  subject?: string
  text?: string
  html?: string | false
}

const [cache = '', directory = '', smtpPort = '', pagePort = ''] = process.argv.slice(2)
const load = createRequire(join(cache, 'package.json'))
const { SMTPServer } = load('smtp-server') as { SMTPServer: SmtpServer }
const { simpleParser } = load('mailparser') as { simpleParser(stream: Readable): Promise<ParsedMail> }

const inbox = await openInbox({ directory })
const page = await startInboxServer({ inbox, port: Number(pagePort) })

const smtp = new SMTPServer({
  // Nobody signs in, and nothing leaves this machine.
  disabledCommands: ['AUTH', 'STARTTLS'],
  size: 5 * 2 ** 20,
  // Taken on only once it is on disk: then no mail that was answered with 250 is lost.
  onData(stream, _session, done) {
    simpleParser(stream)
      .then((parsed) => inbox.send(asMail(parsed)))
      .then(() => done(), done)
  },
})
smtp.on('error', (error) => console.error(error.message))
smtp.listen(Number(smtpPort), '127.0.0.1')
console.info(`SMTP at 127.0.0.1:${smtpPort}, the mails at ${page.url}`)

const asMail = (parsed: ParsedMail): OutgoingMail => ({
  messageId: parsed.messageId ?? `<${randomUUID()}@smtp-inbox>`,
  from: firstOf(parsed.from),
  to: firstOf(parsed.to),
  ...(parsed.replyTo && { replyTo: firstOf(parsed.replyTo) }),
  subject: parsed.subject ?? '',
  text: parsed.text ?? '',
  html: parsed.html || '',
  // When it came, as Mailpit has it: its own Date knows seconds only, and two mails of one second need their order.
  date: new Date(),
})

function firstOf(addresses: Addresses | undefined): Mailbox {
  const [first] = addresses?.value ?? []
  return { name: first?.name || null, address: first?.address ?? '' }
}
