import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface Database {
  rows<Row>(sql: string, ...values: Value[]): Row[]
  row<Row>(sql: string, ...values: Value[]): Row | null
  run(sql: string, ...values: Value[]): void
  /** All of it is kept or none, whatever ends the process; nothing else runs in between. Never nested. */
  transaction<Result>(work: () => Result): Result
  close(): void
}

type Value = string | number | null

// A charge that succeeded is the only one of its intent: charged_intent's key says no to a second.
const schema = `
  CREATE TABLE IF NOT EXISTS stripe_object (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, object TEXT NOT NULL, created INTEGER NOT NULL,
    payment_intent TEXT, body TEXT NOT NULL, inner TEXT NOT NULL DEFAULT '{}') STRICT;
  CREATE INDEX IF NOT EXISTS newest_of_kind ON stripe_object (object, sequence);
  CREATE INDEX IF NOT EXISTS in_processing ON stripe_object (object, inner ->> 'settlesAt')
    WHERE inner ->> 'settlesAt' IS NOT NULL;
  CREATE INDEX IF NOT EXISTS of_intent ON stripe_object (payment_intent, object);
  CREATE TABLE IF NOT EXISTS charged_intent (payment_intent TEXT PRIMARY KEY, charge TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE IF NOT EXISTS answer (
    idempotency_key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL,
    created INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS delivery (
    id INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL, event_sequence INTEGER NOT NULL, due_at INTEGER NOT NULL,
    held INTEGER NOT NULL DEFAULT 0, forgery TEXT, tries INTEGER NOT NULL DEFAULT 0, status INTEGER,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dropped', 'given-up', 'refused', 'accepted'))) STRICT;
  CREATE INDEX IF NOT EXISTS waiting_delivery ON delivery (due_at) WHERE state = 'waiting';
  CREATE INDEX IF NOT EXISTS delivered_delivery ON delivery (event_sequence) WHERE state = 'delivered';
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`

/** One file in the folder; what a transaction wrote is on the disk when it returns. */
export function openDatabase(directory: string): Database {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const sqlite = new DatabaseSync(join(directory, 'stripe.sqlite'))
  sqlite.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
  sqlite.exec(schema)
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? sqlite.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  return {
    rows: <Row>(sql: string, ...values: Value[]) => prepared(sql).all(...values) as Row[],
    row: <Row>(sql: string, ...values: Value[]) => (prepared(sql).get(...values) ?? null) as Row | null,
    run: (sql, ...values) => void prepared(sql).run(...values),
    transaction(work) {
      sqlite.exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        sqlite.exec('COMMIT')
        return result
      } catch (error) {
        sqlite.exec('ROLLBACK')
        throw error
      }
    },
    close: () => sqlite.close(),
  }
}
