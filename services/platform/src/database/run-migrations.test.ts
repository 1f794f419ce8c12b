import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { runMigrations } from './run-migrations.ts'

let folder: string
let url: string
let client: Client
const first = '20260101000000_create_things'
const second = '20260102000000_add_colour'

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  url = await testDatabase('migrations')
  client = new Client(url)
  await client.connect()
  await write(first, 'CREATE TABLE thing (id int PRIMARY KEY)')
})

afterEach(async () => {
  await client.end()
  await rm(folder, { recursive: true })
})

async function write(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'migration.sql'), sql)
}

const run = (by = client) => runMigrations(by, [pathToFileURL(`${folder}/`)])
const tables = async () => (await client.query("SELECT tablename AS t FROM pg_tables WHERE schemaname = 'public'")).rows

test('applies what is pending, in order, once', async () => {
  await write(second, 'ALTER TABLE thing ADD COLUMN colour text')
  expect(await run()).toEqual([first, second])
  expect(await run()).toEqual([])
  await client.query("INSERT INTO thing (id, colour) VALUES (1, 'red')")
})

test('keeps the table that Prisma itself would keep', async () => {
  await run()
  const { rows } = await client.query('SELECT migration_name, applied_steps_count, finished_at FROM _prisma_migrations')
  expect(rows).toEqual([{ migration_name: first, applied_steps_count: 1, finished_at: expect.any(Date) }])
})

test('two starts at once apply each migration once', async () => {
  await write(first, 'SELECT pg_sleep(0.2); CREATE TABLE thing (id int PRIMARY KEY)')
  const other = new Client(url)
  await other.connect()
  const applied = await Promise.all([run(), run(other)])
  await other.end()
  expect(applied.flat()).toEqual([first])
})

test('a migration that was changed after it had been applied is refused', async () => {
  await run()
  await write(first, 'CREATE TABLE thing (id bigint PRIMARY KEY)')
  await write(second, 'ALTER TABLE thing ADD COLUMN colour text')
  await expect(run()).rejects.toThrow(`The migration ${first} was changed after it had been applied`)
  expect((await client.query('SELECT * FROM thing')).fields.map(({ name }) => name)).toEqual(['id'])
})

test('a migration that fails is rolled back whole, those before it stay, and it can be tried again', async () => {
  await write(second, 'CREATE TABLE half (id int); INSERT INTO nowhere VALUES (1);')
  await expect(run()).rejects.toThrow(`The migration ${second} failed.`)
  expect((await tables()).map(({ t }) => t).sort()).toEqual(['_prisma_migrations', 'thing'])
  await write(second, 'CREATE TABLE half (id int)')
  expect(await run()).toEqual([second])
})

test('a migration and the note that it was applied are kept together or not at all', async () => {
  await write(second, 'CREATE TABLE half (id int); DROP TABLE "_prisma_migrations"')
  await expect(run()).rejects.toThrow(`The migration ${second} failed.`)
  expect((await tables()).map(({ t }) => t).sort()).toEqual(['_prisma_migrations', 'thing'])
})

test('a failed start leaves the way free for the next one', async () => {
  await write(second, 'nonsense')
  await expect(run()).rejects.toThrow()
  await rm(join(folder, second), { recursive: true })
  const other = new Client(url)
  await other.connect()
  expect(await run(other)).toEqual([])
  await other.end()
})
