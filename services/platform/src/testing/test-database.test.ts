import { Client } from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from './test-database.ts'

test('gives every caller an empty database of its own', async () => {
  const [first, second] = await Promise.all([testDatabase('reports'), testDatabase('reports')])
  await run(first, 'CREATE TABLE seen (id int)')
  expect(await run(second, "SELECT to_regclass('seen') AS seen")).toEqual([{ seen: null }])
})

async function run(url: string, sql: string): Promise<unknown[]> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}
