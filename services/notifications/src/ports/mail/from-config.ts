import { loadConfig } from '@plainpolicy/platform/config/load-config'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { z } from 'zod'
import { embeddedMailVariables, type MailConfig, smtpVariables } from '../../config.ts'
import { openInbox } from './embedded.ts'
import { startInboxServer } from './inbox-server.ts'
import type { Mail } from './mail.ts'
import { openSmtp } from './smtp.ts'

interface OpenMail {
  config: MailConfig
  logger: Logger
}

/** The mail adapter that MAIL names. Throws ConfigError when a variable of that one is missing. */
export async function openMail({ config, logger }: OpenMail): Promise<Mail> {
  const { MAIL, MAIL_INBOX_PORT: port, ...variables } = config
  if (MAIL === 'smtp') return openSmtp({ url: loadConfig(z.object(smtpVariables), variables).SMTP_URL })
  const { MAIL_INBOX_DIRECTORY: directory } = loadConfig(z.object(embeddedMailVariables), variables)
  return openInboxWithPage({ directory, port, logger })
}

interface InboxWithPage {
  directory: string
  port: number
  logger: Logger
}

/** The inbox, and the page that shows it for as long as it is open. */
async function openInboxWithPage({ directory, port, logger }: InboxWithPage): Promise<Mail> {
  const inbox = await openInbox({ directory })
  const server = await startInboxServer({ inbox, port })
  logger.info({ inbox: server.url }, 'mails stay in the inbox on this machine')
  return {
    send: inbox.send,
    async close() {
      await server.close()
      await inbox.close()
    },
  }
}
