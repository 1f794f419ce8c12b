import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '../telemetry/logger.ts'

type Handler = (payload: string) => void

interface Listener {
  listen(channel: string, handler: Handler): Promise<void>
  close(): Promise<void>
}

/** One connection that hears NOTIFY. When it is lost it is opened again, and every handler is called once, since something may have been missed. */
export async function openListener({ url, logger }: { url: string; logger: Logger }): Promise<Listener> {
  const handlers = new Map<string, Handler[]>()
  const closing = new AbortController()
  let client: pg.Client

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    // What ends a connection is told by 'end', too; unheard, an error would end the process.
    next.on('error', () => {})
    next.on('notification', ({ channel, payload }) => {
      for (const handle of handlers.get(channel) ?? []) handle(payload ?? '')
    })
    await next.connect()
    client = next
    for (const channel of handlers.keys()) await hear(channel)
    next.once('end', () => void reconnect())
  }

  const hear = (channel: string) => client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)

  async function reconnect(): Promise<void> {
    const { signal } = closing
    if (signal.aborted) return
    logger.warn('the listening connection was lost')
    for (let wait = 100; !signal.aborted; wait = Math.min(wait * 2, 5_000)) {
      try {
        await delay(wait, undefined, { signal })
        await connect()
        if (signal.aborted) return await client.end()
        for (const handle of [...handlers.values()].flat()) handle('')
        return
      } catch {
        // The database is still away; try again after a longer wait.
      }
    }
  }

  await connect()
  return {
    async listen(channel, handler) {
      const known = handlers.get(channel)
      handlers.set(channel, [...(known ?? []), handler])
      // While the connection is away this fails; the next one hears all channels that are known by then.
      if (!known) await hear(channel).catch(() => {})
    },
    async close() {
      closing.abort()
      await client.end()
    },
  }
}
