interface Summary {
  ID: string
  MessageID: string
  To: { Address: string }[]
  Subject: string
}

export interface Mail {
  messageId: string
  subject: string
  text: string
}

/** The mails to one address, newest first, by the inbox's own API (Mailpit's). */
export async function messagesTo(inbox: string, email: string): Promise<Mail[]> {
  const list = (await get(`${inbox}/api/v1/messages?limit=200`)) as { messages: Summary[] }
  const theirs = list.messages.filter(({ To }) => To.some(({ Address }) => Address === email))
  return Promise.all(
    theirs.map(async ({ ID, MessageID, Subject }) => {
      const { Text } = (await get(`${inbox}/api/v1/message/${ID}`)) as { Text: string }
      return { messageId: MessageID, subject: Subject, text: Text }
    }),
  )
}

async function get(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(5_000) })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}
