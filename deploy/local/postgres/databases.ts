import { createHmac } from 'node:crypto'
import pg from 'pg'
import type { Cluster } from './cluster.ts'

/**
 * One database and one role for each name; a role may connect to its own database only, so that no service
 * can read another's. Answers each one's address.
 */
export async function ensureDatabases(
  cluster: Cluster,
  names: readonly string[],
  secret: string,
): Promise<Record<string, string>> {
  const client = new pg.Client(cluster.urlOf('postgres'))
  await client.connect()
  try {
    const { rows } = await client.query('SELECT datname FROM pg_database')
    const present = new Set(rows.map((row) => row.datname))
    for (const name of names) {
      if (!present.has(name)) await createDatabase(client, name, passwordOf(name, secret))
    }
  } finally {
    await client.end()
  }
  return Object.fromEntries(names.map((name) => [name, addressOf(name, cluster.port, secret)]))
}

/** Where a service finds its own database. */
export function addressOf(name: string, port: number, secret: string): string {
  return `postgresql://${name}:${passwordOf(name, secret)}@127.0.0.1:${port}/${name}`
}

/** With a role of the same name. The role first: a run killed between the two finds the role and goes on. */
export async function createDatabase(client: pg.Client, name: string, password: string): Promise<void> {
  const role = client.escapeIdentifier(name)
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name])
  const verb = rowCount ? 'ALTER' : 'CREATE'
  await client.query(`${verb} ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)} CONNECTION LIMIT 12`)
  await client.query(`CREATE DATABASE ${role} OWNER ${role}`)
  await client.query(`REVOKE CONNECT, TEMPORARY ON DATABASE ${role} FROM PUBLIC`)
}

function passwordOf(name: string, secret: string): string {
  return createHmac('sha256', secret).update(`database of ${name}`).digest('hex')
}
