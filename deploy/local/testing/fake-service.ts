import { createServer } from 'node:http'
import type { Service } from '@plainpolicy/platform/service/service'
import pg from 'pg'

/** A service that counts its starts in its own database and answers the count. */
export function fakeService(name: string): Service {
  return {
    name,
    async start({ env }) {
      const client = new pg.Client(env[`${name.toUpperCase()}_DATABASE_URL`])
      await client.connect()
      await client.query('CREATE TABLE IF NOT EXISTS starts (at timestamptz)')
      await client.query('INSERT INTO starts VALUES (now())')
      const server = createServer(async (_, response) => {
        const { rows } = await client.query('SELECT count(*)::int AS starts FROM starts')
        response.end(JSON.stringify(rows[0]))
      })
      const port = Number(env[`${name.toUpperCase()}_PORT`])
      await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
      return {
        url: `http://127.0.0.1:${port}`,
        subscribes: [],
        async stop() {
          await new Promise((resolve) => server.close(resolve))
          await client.end()
        },
      }
    },
  }
}
