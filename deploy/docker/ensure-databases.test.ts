import pg from 'pg'
import { expect, test } from 'vitest'
import { ensureDatabases } from './ensure-databases.ts'

const operator = process.env.TEST_POSTGRES_URL ?? ''

function addressOf(name: string, password = 'a password: with/signs'): string {
  const url = new URL(operator)
  url.username = name
  url.password = encodeURIComponent(password)
  url.pathname = `/${name}`
  return url.href
}

const newName = () => `docker_${crypto.randomUUID().replaceAll('-', '_')}`

async function ownerAt(address: string): Promise<string> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    await client.query('CREATE TABLE IF NOT EXISTS thing (id int)')
    return (await client.query('SELECT current_user AS name')).rows[0].name
  } finally {
    await client.end()
  }
}

test('makes a database for each service, which that service alone may open', async () => {
  const [one, other] = [newName(), newName()]
  expect(await ensureDatabases(operator, [addressOf(one), addressOf(other)])).toEqual([one, other])
  expect(await ownerAt(addressOf(one))).toBe(one)
  const stranger = addressOf(one).replace(/\/[^/]+$/, `/${other}`)
  await expect(ownerAt(stranger)).rejects.toThrow('permission denied')
})

test('a second run changes nothing', async () => {
  const name = newName()
  await ensureDatabases(operator, [addressOf(name)])
  expect(await ensureDatabases(operator, [addressOf(name)])).toEqual([])
  expect(await ownerAt(addressOf(name))).toBe(name)
})

test('an address for somebody else is refused', async () => {
  const address = addressOf(newName()).replace(/\/[^/]+$/, '/postgres')
  await expect(ensureDatabases(operator, [address])).rejects.toThrow('same user and database')
})
