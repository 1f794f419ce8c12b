import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { mailPageOf, smtpInbox } from '../../../../../deploy/real/servers/smtp-inbox.ts'
import { startForTest } from '../../../../../deploy/real/start-for-test.ts'
import { mailContract } from './contract.ts'
import { openMail } from './from-config.ts'

const logger = createLogger({ service: 'test', level: 'silent' })

mailContract(`SMTP to smtp-server ${smtpInbox.version}`, async () => {
  const running = await startForTest(smtpInbox)
  const url = running.variables.SMTP_URL
  const mail = await openMail({ config: { MAIL: 'smtp', SMTP_URL: url, MAIL_INBOX_PORT: 0 }, logger })
  return {
    mail,
    arrived: () => messagesAt(mailPageOf(running.at)),
    async close() {
      await mail.close()
      await running.stop()
    },
  }
})

async function messagesAt(page: string) {
  const get = async (path: string) => (await fetch(`${page}/api/v1${path}`)).json()
  const { messages } = (await get('/messages')) as { messages: { ID: string }[] }
  return Promise.all(
    messages.map(async ({ ID }) => {
      const found = (await get(`/message/${ID}`)) as Record<'MessageID' | 'Subject' | 'Text' | 'HTML', string> & {
        To: { Address: string }[]
        ReplyTo: { Address: string }[]
      }
      const { MessageID, To, ReplyTo, Subject: subject, Text: text, HTML: html } = found
      const replyTo = ReplyTo[0]?.Address
      return { messageId: `<${MessageID}>`, to: To[0]?.Address ?? '', replyTo, subject, text, html }
    }),
  )
}
