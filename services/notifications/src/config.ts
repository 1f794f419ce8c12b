import { listenVariables, logVariables, port, tokenVariables } from '@plainpolicy/platform/config/shared-variables'
import { z } from 'zod'
import type { Mailbox } from './ports/mail/mail.ts'

// "Plainpolicy <hello@plainpolicy.example>"
const sender = /^([^<>"\r\n]+) <([^\s<>,;:"@]+@[^\s<>,;:"@]+)>$/

const mailFrom = z.string().transform((value, context): Mailbox => {
  const [, name, address] = sender.exec(value) ?? []
  if (name && address) return { name, address }
  context.addIssue({ code: 'custom', message: 'must look like: Plainpolicy <hello@plainpolicy.example>' })
  return z.NEVER
})

const publicOrigin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)

export const embeddedMailVariables = {
  MAIL_INBOX_DIRECTORY: z.string().min(1),
}

export const smtpVariables = {
  /** smtp://host:port or smtps://name:password@host:port */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
}

/** `openMail` asks for those that the named adapter needs. */
const mailVariables = {
  MAIL: z.enum(['embedded', 'smtp']),
  ...z.object({ ...embeddedMailVariables, ...smtpVariables }).partial().shape,
  MAIL_INBOX_PORT: port.default(8025),
}

export type MailConfig = z.infer<z.ZodObject<typeof mailVariables>>

export const notificationsVariables = z.object({
  ...logVariables,
  ...listenVariables,
  ...tokenVariables,
  NOTIFICATIONS_DATABASE_URL: z.url(),
  NOTIFICATIONS_PORT: port.default(4007),
  /** Where links in mails lead to. */
  PUBLIC_ORIGIN: publicOrigin,
  ...mailVariables,
  MAIL_FROM: mailFrom,
  /** Where the messages of the contact page go; unsaid, to the address of MAIL_FROM. */
  SUPPORT_ADDRESS: z.email().optional(),
  /** Contact messages an hour from one network. */
  NOTIFICATIONS_CONTACTS_PER_NETWORK: z.coerce.number().int().min(1).max(100_000).default(20),
})
