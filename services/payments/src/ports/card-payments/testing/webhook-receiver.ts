import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedWebhook {
  rawBody: Uint8Array
  signature: string
  event: { id: string; type: string; data: { object: { id: string; payment_intent?: string } } }
}

export interface WebhookReceiver {
  url: string
  received: ReceivedWebhook[]
  /** The first of this type that is about this intent. Rejects after ten seconds. */
  waitFor(type: string, intentId: string): Promise<ReceivedWebhook>
  /** What the next ones are answered, until told otherwise: 200 at first. */
  answerWith(status: number): void
  close(): Promise<void>
}

/** Takes webhooks and keeps them with their bytes. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const rawBody = Buffer.concat(chunks)
    received.push({
      rawBody,
      signature: String(request.headers['stripe-signature'] ?? ''),
      event: JSON.parse(rawBody.toString()),
    })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const isAbout = ({ event }: ReceivedWebhook, intentId: string) =>
    [event.data.object.id, event.data.object.payment_intent].includes(intentId)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async waitFor(type, intentId) {
      for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((go) => setTimeout(go, 20))) {
        const found = received.find((each) => each.event.type === type && isAbout(each, intentId))
        if (found) return found
      }
      throw new Error(`${type} did not come; there came ${received.map(({ event }) => event.type).join(', ')}`)
    },
    answerWith: (next) => {
      status = next
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
