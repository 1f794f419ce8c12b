import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPrinter, PrinterBusy } from './printer.ts'
import type { PaperJob } from './set-paper.ts'

/** Does what the title of the document says. */
const NAUGHTY = `
process.on('disconnect', () => process.exit(0))
process.on('message', ({ document }) => {
  if (document.title === 'hang') return
  if (document.title === 'crash') process.exit(1)
  if (document.title === 'refuse') return process.send({ ok: false, reason: 'no such font' })
  process.send({ ok: true, pdf: Buffer.from(document.title + ' by ' + process.pid + Object.keys(process.env).join()) })
})
`

let folder: string
let entry: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'printer-'))
  entry = join(folder, 'naughty-child.mjs')
  await writeFile(entry, NAUGHTY)
})

afterAll(() => rm(folder, { recursive: true }))

const job = (title: string) => ({ document: { title }, pictures: new Map() }) as unknown as PaperJob
const textOf = async (pdf: Promise<Uint8Array>) => Buffer.from(await pdf).toString()

test('one child sets one document after the other, and knows none of our variables', async () => {
  const printer = createPrinter({ entry })
  const [first, second] = await Promise.all([textOf(printer.print(job('a'))), textOf(printer.print(job('b')))])
  expect(first).toMatch(/^a by \d+$/)
  expect(second).toBe(first.replace('a', 'b'))
  printer.close()
})

test.each([
  ['crash', 'The printing process ended'],
  ['hang', 'The document took too long'],
  ['refuse', 'no such font'],
])('%s: its document fails, and the next one is set by a new child', async (title, reason) => {
  const printer = createPrinter({ entry, timeoutMs: title === 'hang' ? 500 : 20_000 })
  await expect(printer.print(job(title))).rejects.toThrow(reason)
  expect(await textOf(createdAnew(printer))).toMatch(/^good by/)
  printer.close()
})

test('no more wait than there is room for', async () => {
  const printer = createPrinter({ entry, waiting: 2 })
  const asked = ['a', 'b', 'c', 'd'].map((title) => printer.print(job(title)))
  const ends = await Promise.allSettled(asked)
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  await expect(asked[3]).rejects.toBeInstanceOf(PrinterBusy)
  printer.close()
})

const createdAnew = (printer: ReturnType<typeof createPrinter>) => printer.print(job('good'))
