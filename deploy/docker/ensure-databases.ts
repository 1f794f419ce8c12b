import pg from 'pg'
import { createDatabase } from '../local/postgres/databases.ts'

/** Makes what each address names: its database, and the role that owns it. Idempotent; answers the names of the new ones. */
export async function ensureDatabases(operator: string, addresses: string[]): Promise<string[]> {
  const client = new pg.Client(operator)
  await client.connect()
  try {
    const { rows } = await client.query('SELECT datname FROM pg_database')
    const present = new Set(rows.map((row) => row.datname))
    const missing = addresses.map(partsOf).filter(({ database }) => !present.has(database))
    for (const { database, password } of missing) await createDatabase(client, database, password)
    return missing.map(({ database }) => database)
  } finally {
    await client.end()
  }
}

function partsOf(address: string): { database: string; password: string } {
  const { username, password, pathname } = new URL(address)
  const database = decodeURIComponent(pathname.slice(1))
  // Each service owns its database and reaches no other.
  if (!database || database !== decodeURIComponent(username)) {
    throw new Error('An address of a database must name the same user and database: postgresql://NAME:...@HOST/NAME')
  }
  return { database, password: decodeURIComponent(password) }
}
