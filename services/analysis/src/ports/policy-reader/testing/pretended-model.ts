import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

interface Reply {
  /** What the model writes; JSON unless a string. */
  says?: unknown
  status?: number
  finish?: string
  afterMs?: number
}

export type Protocol = 'openai' | 'anthropic'

/** A local server that speaks the providers' APIs and answers what it is told to, one reply after the other, the last one again and again. */
export async function pretendedModel(protocol: Protocol, ...replies: Reply[]) {
  const asked: { headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    asked.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    const { says = '', status = 200, finish = 'stop', afterMs = 0 } = replies[asked.length - 1] ?? replies.at(-1) ?? {}
    await delay(afterMs)
    const text = typeof says === 'string' ? says : JSON.stringify(says)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(status === 200 ? bodies[protocol](text, finish) : { error: { message: 'No', type: 'x' } }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const bodies: Record<Protocol, (text: string, finish: string) => object> = {
  openai: (content, finish_reason) => ({
    id: 'one',
    object: 'chat.completion',
    created: 1,
    model: 'pretended',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }],
    usage: { prompt_tokens: 1200, completion_tokens: 80, total_tokens: 1280 },
  }),
  anthropic: (text, finish) => ({
    id: 'one',
    type: 'message',
    role: 'assistant',
    model: 'pretended',
    content: [{ type: 'text', text }],
    stop_reason: finish === 'stop' ? 'end_turn' : 'refusal',
    stop_sequence: null,
    usage: { input_tokens: 1200, output_tokens: 80 },
  }),
}
