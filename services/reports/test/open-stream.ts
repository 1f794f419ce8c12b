import type { AddressInfo } from 'node:net'
import type { App } from '@plainpolicy/platform/http/app'

interface StreamedStatus {
  status: string
  step: string | null
  message: string | null
  unlocked: boolean
}

interface OpenStream {
  app: App
  reportId: string
  headers: Record<string, string>
}

/** Reads a report's events over a real connection, as a browser does. */
export async function openStream({ app, reportId, headers }: OpenStream) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const leaving = new AbortController()
  const answer = await fetch(`http://127.0.0.1:${port}/api/reports/${reportId}/events`, {
    headers,
    signal: leaving.signal,
  })
  const blocks = blocksOf(answer)

  async function next(): Promise<string | null> {
    const { value, done } = await blocks.next()
    return done ? null : value
  }

  return {
    answer,
    /** The next block, a heartbeat too; null at the end. */
    next,
    /** The next event's data; null at the end. */
    async nextStatus(): Promise<StreamedStatus | null> {
      const block = await next()
      const data = block && /^event: status\ndata: (.+)$/.exec(block)?.[1]
      if (block && !data) throw new Error(`this is no status: ${block}`)
      return data ? JSON.parse(data) : null
    },
    leave: () => leaving.abort(),
  }
}

async function* blocksOf({ body }: Response): AsyncGenerator<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const bytes of body as ReadableStream<Uint8Array>) {
    text += decoder.decode(bytes, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    yield* blocks
  }
}
