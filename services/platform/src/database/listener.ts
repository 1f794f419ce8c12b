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
  let closed = false
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    await next.connect()
    for (const channel of handlers.keys()) await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    next.on('notification', ({ channel, payload }) => {
      for (const handle of handlers.get(channel) ?? []) handle(payload ?? '')
    })
    next.on('error', () => {})
    next.on('end', () => void reconnect())
    return next
  }

  async function reconnect(): Promise<void> {
    if (closed) return
    logger.warn('the listening connection was lost')
    for (let wait = 100; !closed; wait = Math.min(wait * 2, 5_000)) {
      await delay(wait)
      try {
        client = await connect()
        for (const handle of [...handlers.values()].flat()) handle('')
        return
      } catch {
        // The database is still away; try again after a longer wait.
      }
    }
  }

  return {
    async listen(channel, handler) {
      const known = handlers.get(channel)
      handlers.set(channel, [...(known ?? []), handler])
      if (!known) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    },
    async close() {
      closed = true
      await client.end()
    },
  }
}
