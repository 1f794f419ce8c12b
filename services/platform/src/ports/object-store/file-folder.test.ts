import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openFileFolder } from './file-folder.ts'

/** What the disk was told, in order. No test can cut the power, so this looks at what would survive it. */
const told = vi.hoisted(() => [] as string[])
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  return {
    ...real,
    rename: (from: string, to: string) => real.rename(from, to).then(() => void told.push(`move ${to}`)),
    link: (from: string, to: string) => real.link(from, to).then(() => void told.push(`move ${to}`)),
    open: async (path: string) => {
      const handle = await real.open(path)
      const sync = handle.sync.bind(handle)
      handle.sync = () => sync().then(() => void told.push(`flush ${path}`))
      return handle
    },
  }
})

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'file-folder-'))
  const made = directory
  onTestFinished(() => rm(made, { recursive: true }))
  told.length = 0
})

/** The words with paths as seen from the store's folder. */
const inStore = () => told.map((words) => words.replace(/ (.*)/, (_, path) => ` ${relative(directory, path) || '.'}`))
const flushes = ['flush uploads/a', 'flush uploads', 'flush .']

test('a stored object is on the disk with its name before anybody hears that it is there', async () => {
  const folder = await openFileFolder(directory)
  await folder.replace('uploads/a/x.pdf', Buffer.from('%PDF'), 'application/pdf')
  expect(inStore()).toEqual(['move uploads/a/.x.pdf.json', 'move uploads/a/x.pdf', ...flushes])
})

test('so is an uploaded one', async () => {
  const folder = await openFileFolder(directory)
  const upload = {
    body: Readable.from([Buffer.from('%PDF')]),
    guard: new PassThrough(),
    contentType: 'application/pdf',
    signal: AbortSignal.timeout(5_000),
  }
  expect(await folder.receive('uploads/a/x.pdf', upload)).toBe(true)
  expect(inStore()).toEqual(['move uploads/a/.x.pdf.json', 'move uploads/a/x.pdf', ...flushes])
})
