import { z } from 'zod'

const listSchema = z.object({
  messages: z.array(
    z.object({
      ID: z.string(),
      MessageID: z.string(),
      To: z.array(z.object({ Address: z.string() })),
      Deliveries: z.number(),
    }),
  ),
})
const textSchema = z.object({ Text: z.string() })

export interface ReportMail {
  messageId: string
  to: string
  reportId: string
}

/** Reads the inbox, each mail once: it keeps fewer than a long run sends. */
export function mailReader(inbox: () => string) {
  const read = new Map<string, ReportMail | null>()
  const deliveries = new Map<string, number>()
  return {
    /** The mails that tell of a report, so far. A mail that was sent again counts once, by its Message-ID. */
    async reportMails(): Promise<ReportMail[]> {
      const { messages } = listSchema.parse(await get(`${inbox()}/api/v1/messages?limit=500`))
      for (const { ID, MessageID, To, Deliveries } of messages) {
        deliveries.set(MessageID, Deliveries)
        if (read.has(MessageID)) continue
        const { Text } = textSchema.parse(await get(`${inbox()}/api/v1/message/${ID}`))
        const reportId = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(Text)?.[0]
        read.set(MessageID, reportId ? { messageId: MessageID, to: To[0]?.Address ?? '', reportId } : null)
      }
      return [...read.values()].filter((mail) => mail !== null)
    },
    /** Mails that came more than once, each time with the same Message-ID. */
    repeated: () => [...deliveries.values()].filter((times) => times > 1).length,
  }
}

async function get(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}
