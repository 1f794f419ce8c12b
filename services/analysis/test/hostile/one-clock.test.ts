import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { openChildProcessParser } from '../../src/ports/document-parser/child-process.ts'
import type { DocumentParser } from '../../src/ports/document-parser/document-parser.ts'

const scan = readFileSync(new URL('../../holdout/hochheim-shiner-dp3-scan.pdf', import.meta.url))
const sound = readFileSync(new URL('../../fixtures/statefarm-lloyds-fort-worth.pdf', import.meta.url))

let parser: DocumentParser | undefined
afterEach(() => parser?.close())

/** A recogniser that takes its time, on a clock that goes on by nothing else. */
const slowReader = (ms: number) => {
  let now = 0
  const times: number[] = []
  const read = async (_: Uint8Array, timeoutMs: number) => {
    times.push(timeoutMs)
    now += ms
    return null
  }
  parser = openChildProcessParser({ now: () => now, patience: 1, ocr: { read, close: async () => {} } })
  return { parser, times }
}

test('reading words gets what is left of the ten seconds, less what finding the fields needs', async () => {
  const { parser, times } = slowReader(3_000)
  const read = await parser.read(scan)
  expect(times).toEqual([8_500, 5_500])
  expect(read).toMatchObject({ ok: true, value: { tookMs: 6_000 } })
})

test('a page for which there is no time is named, and not begun', async () => {
  const { parser, times } = slowReader(9_000)
  const read = await parser.read(scan)
  if (!read.ok) throw new Error(read.fault)
  expect(times.every((time) => time <= 8_500)).toBe(true)
  expect(read.value.pages.map(({ isUnread }) => isUnread)).toEqual([true, true])
  expect(read.value.isCutShort).toBe(true)
})

test('finding the fields is given the rest, and never less than its share', async () => {
  const { parser } = slowReader(1)
  const read = await parser.read(sound)
  if (!read.ok) throw new Error(read.fault)
  expect(await parser.readPolicy({ ...read.value, tookMs: 60_000 })).toMatchObject({ ok: true })
})
