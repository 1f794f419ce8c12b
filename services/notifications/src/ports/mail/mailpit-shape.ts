import type { KeptMail } from './embedded.ts'
import type { Mailbox } from './mail.ts'

// Field names are Mailpit's (https://mailpit.axllent.org/docs/api-v1/), so that what reads our inbox reads Mailpit too.

export function messageSummary(mail: KeptMail) {
  return {
    ID: mail.id,
    MessageID: withoutBrackets(mail.messageId),
    Read: true,
    From: asAddress(mail.from),
    To: [asAddress(mail.to)],
    Cc: [],
    Bcc: [],
    ReplyTo: mail.replyTo ? [asAddress(mail.replyTo)] : [],
    Subject: mail.subject,
    Created: mail.date.toISOString(),
    Username: '',
    Tags: [],
    Size: sizeOf(mail),
    Attachments: 0,
    Snippet: snippetOf(mail.text),
    // Ours: how often it came; Mailpit would show each repeat as a message of its own.
    Deliveries: mail.deliveries,
  }
}

export function messageList(mails: KeptMail[], { start, limit }: { start: number; limit: number }) {
  const page = mails.slice(start, start + limit)
  return {
    total: mails.length,
    unread: 0,
    count: page.length,
    messages_count: mails.length,
    messages_unread: 0,
    start,
    tags: [],
    messages: page.map(messageSummary),
  }
}

export function wholeMessage(mail: KeptMail) {
  return {
    ID: mail.id,
    MessageID: withoutBrackets(mail.messageId),
    From: asAddress(mail.from),
    To: [asAddress(mail.to)],
    Cc: [],
    Bcc: [],
    ReplyTo: mail.replyTo ? [asAddress(mail.replyTo)] : [],
    ReturnPath: mail.from.address,
    Subject: mail.subject,
    ListUnsubscribe: { Header: '', Links: [], Errors: '', HeaderPost: '' },
    Date: mail.date.toISOString(),
    Tags: [],
    Username: '',
    Text: mail.text,
    HTML: mail.html,
    Size: sizeOf(mail),
    Inline: [],
    Attachments: [],
    Deliveries: mail.deliveries,
  }
}

const withoutBrackets = (messageId: string) => messageId.replace(/^<(.*)>$/, '$1')
const asAddress = ({ name, address }: Mailbox) => ({ Name: name ?? '', Address: address })
const sizeOf = ({ text, html }: KeptMail) => Buffer.byteLength(text) + Buffer.byteLength(html)

const snippetOf = (text: string) =>
  text
    .replaceAll(/={3,}|-- \n/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 250)
