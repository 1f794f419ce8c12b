import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeDrawingRequest } from '../document-parser/drawing-request.ts'
import { takePicture } from '../document-parser/page-picture.ts'
import type { Ocr } from './ocr.ts'
import { hasTesseractCommand, openTesseractCommand } from './tesseract-command.ts'
import { openTesseractWasm } from './tesseract-wasm.ts'

const SCAN = new URL('../../../fixtures/texas-fair-plan-corpus-christi-scan.pdf', import.meta.url)
/** Milliseconds; far more than a page takes. */
const LONG = 30_000
const adapters = [
  { name: 'the installed command', open: openTesseractCommand, isThere: await hasTesseractCommand() },
  { name: 'WebAssembly', open: openTesseractWasm, isThere: true },
]

let png: Buffer
beforeAll(async () => {
  const picture = await takePicture(encodeDrawingRequest({ page: 1, isUpsideDown: false }, readFileSync(SCAN)))
  png = Buffer.from(picture && picture !== 'blank' ? picture.png : '', 'base64')
})

describe.each(adapters.filter(({ isThere }) => isThere))('Tesseract by $name', ({ open }) => {
  let ocr: Ocr
  beforeAll(() => {
    ocr = open()
  })
  afterAll(() => ocr.close())

  it('reads the words of a scanned page with their places', async () => {
    const words = (await ocr.read(png, LONG)) ?? []
    expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['$164,000', '$16,400', '09/05/2026']))
    const dwelling = words.find(({ text }) => text === '$164,000')
    const others = words.find(({ text }) => text === '$16,400')
    expect(dwelling?.confidence).toBeGreaterThan(0.8)
    expect(others?.top).toBeGreaterThan(dwelling?.bottom ?? Number.POSITIVE_INFINITY)
  }, 60_000)

  it('reads nothing in what is no picture, and the next picture all the same', async () => {
    expect(await ocr.read(Buffer.from('no picture'), LONG)).toBeNull()
    expect((await ocr.read(png, LONG))?.length).toBeGreaterThan(100)
  }, 60_000)

  it('reads nothing when there is no time, and the next picture all the same', async () => {
    expect(await ocr.read(png, 1)).toBeNull()
    expect((await ocr.read(png, LONG))?.length).toBeGreaterThan(100)
  }, 60_000)
})

/** In a process of its own, which has no file handle left. */
const WITHOUT_HANDLES = `
  const { openTesseractCommand } = await import('${new URL('./tesseract-command.ts', import.meta.url)}')
  const { openSync } = await import('node:fs')
  try { for (;;) openSync('/dev/null') } catch {}
  process.stdout.write(await openTesseractCommand().read(Buffer.from(''), 60_000).catch(({ code }) => code))
`

it.runIf(process.platform === 'linux')(
  'a command that finds no file handle fails at once, and leaves no clock',
  async () => {
    const node = [process.execPath, '--input-type=module', '-e', WITHOUT_HANDLES]
    const ran = promisify(execFile)('/bin/sh', ['-c', 'ulimit -n 60; exec "$0" "$@"', ...node], { timeout: 30_000 })
    expect((await ran).stdout).toBe('EMFILE')
  },
  60_000,
)
