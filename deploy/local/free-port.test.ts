import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freeRow, isTaken } from './free-port.ts'

test('a row of ports is free, and no program is given one of them for a connection of its own', async () => {
  const first = await freeRow(5)
  for (let port = first; port < first + 5; port++) expect(await isTaken(port)).toBe(false)
  const given = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/).map(Number)
  expect(first + 4).toBeLessThan(given[0] ?? 0)
})

test('a row with a taken port in it is not given out', async () => {
  const first = await freeRow(1)
  const server = createServer().listen(first, '127.0.0.1')
  onTestFinished(() => void server.close())
  const only = (row: number) => () => row
  await expect(freeRow(3, { tries: 1, choose: only(first - 1) })).rejects.toThrow('ports')
})
