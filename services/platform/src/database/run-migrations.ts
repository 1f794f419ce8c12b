import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Client } from 'pg'

interface Migration {
  name: string
  sql: string
  checksum: string
}

// Any constant will do; it keeps two starting processes from migrating the same database at once.
const migrationLock = 7_305_412

const bookkeeping = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ, "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT, "rolled_back_at" TIMESTAMPTZ, "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`

/** Applies what is pending, each migration in its own transaction, and keeps Prisma's own table of them. */
export async function runMigrations(client: Client, directories: URL[]): Promise<string[]> {
  const migrations = (await Promise.all(directories.map(readMigrations))).flat()
  await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
  try {
    await client.query(bookkeeping)
    const { rows } = await client.query(
      'SELECT migration_name, checksum FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
    )
    const applied = new Map<string, string>(rows.map((row) => [row.migration_name, row.checksum]))
    const pending = migrations.filter((migration) => isPending(migration, applied))
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock])
  }
}

function isPending({ name, checksum }: Migration, applied: Map<string, string>): boolean {
  const known = applied.get(name)
  if (known && known !== checksum)
    throw new Error(`The migration ${name} was changed after it had been applied; write a new one instead.`)
  return known === undefined
}

async function readMigrations(directory: URL): Promise<Migration[]> {
  const names = (await readdir(directory, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(new URL(`${name}/migration.sql`, `${directory.href.replace(/\/?$/, '/')}`), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query(
      'INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)',
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`The migration ${name} failed.`, { cause: error })
  }
}
