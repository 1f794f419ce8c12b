import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/**
 * Makes an empty database on the PostgreSQL that the test run started, and answers its address.
 * It goes with the run; nobody has to drop it. The name only helps to read logs.
 */
export async function testDatabase(name: string): Promise<string> {
  const server = process.env.TEST_POSTGRES_URL
  if (!server) throw new Error('TEST_POSTGRES_URL is missing: run the tests from the root of the repository')
  const database = `${name.replaceAll(/\W/g, '_')}_${randomBytes(6).toString('hex')}`
  const client = new Client(server)
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)} TEMPLATE template0 STRATEGY wal_log`)
  } finally {
    await client.end()
  }
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
