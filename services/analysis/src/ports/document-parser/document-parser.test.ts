import { readFileSync } from 'node:fs'
import { endlessPdf, tinyPdf } from '@plainpolicy/platform/pdf/testing/tiny-pdf'
import { afterAll, describe, expect, it } from 'vitest'
import { openChildProcessParser } from './child-process.ts'
import type { ParsedDocument } from './document-parser.ts'

const parser = openChildProcessParser({ timeoutMs: 3000 })
afterAll(() => parser.close())

const textsOf = async (bytes: Uint8Array): Promise<string[]> => {
  const parsed = await parser.read(bytes)
  if (!parsed.ok) throw new Error(parsed.fault)
  return parsed.value.pages.flatMap((page) => page.items.map((item) => item.text))
}

describe('the document parser', () => {
  it('gives the text of each page with its place from the top left corner', async () => {
    const parsed = await parser.read(tinyPdf({ pages: 2, text: 'Dwelling (A)' }))
    expect(parsed.ok && parsed.value.pages.length).toBe(2)
    expect(parsed.ok && parsed.value.pages[0]).toMatchObject({
      number: 1,
      width: 612,
      height: 792,
      items: [{ text: 'Dwelling (A)', x: 72, y: 72, size: 12 }],
    })
  })

  it('names the fault of a damaged, a locked and an empty file', async () => {
    const locked = new URL('../../../../platform/src/pdf/testing/locked.pdf', import.meta.url)
    expect(await parser.read(Buffer.from('%PDF-1.4 nothing'))).toEqual({ ok: false, fault: 'damaged' })
    expect(await parser.read(readFileSync(locked))).toEqual({ ok: false, fault: 'locked' })
    expect(await parser.read(tinyPdf({ pages: 0 }))).toEqual({ ok: false, fault: 'no-pages' })
    expect(await parser.read(tinyPdf({ pages: 301 }))).toEqual({ ok: false, fault: 'too-many-pages' })
  })

  it('gives up on a PDF that draws without end, and reads the next', async () => {
    const quick = openChildProcessParser({ timeoutMs: 2_500 })
    expect(await quick.read(endlessPdf())).toEqual({ ok: false, fault: 'timed-out' })
    expect((await quick.read(tinyPdf())).ok).toBe(true)
    await quick.close()
  })

  it('reads a policy out of pages in the child', async () => {
    const document: ParsedDocument = { pages: [{ number: 1, width: 612, height: 792, items: [] }] }
    const read = await parser.readPolicy(document)
    expect(read.ok && read.value.refusal).toBe('unreadable')
  })
})

describe('text that nobody sees', () => {
  const line = (text: string, y: number) => `BT /F1 12 Tf 72 ${y} Td (${text}) Tj ET`
  const seen = line('Wind deductible $8,240', 720)

  it.each([
    ['white on white', `1 1 1 rg ${line('Wind deductible $500', 600)}`],
    ['in the invisible mode', `3 Tr ${line('Wind deductible $500', 600)}`],
    [
      'of the colour of the bar below it',
      `0 0 0.5 rg 60 590 400 30 re f 0 0 0.45 rg ${line('Wind deductible $500', 600)}`,
    ],
  ])('is left out when it is %s', async (_, hidden) => {
    expect(await textsOf(tinyPdf({ content: `${seen} q ${hidden} Q` }))).toEqual(['Wind deductible $8,240'])
  })

  it('is kept when it is white on a dark bar', async () => {
    const heading = `q 0 0 0.5 rg 60 590 400 30 re f 1 1 1 rg ${line('Coverages 2026', 600)} Q`
    expect(await textsOf(tinyPdf({ content: `${seen} ${heading}` }))).toContain('Coverages 2026')
  })

  it('is not believed where it is all that a page has, as behind a scan: the picture is asked', async () => {
    const parsed = await parser.read(tinyPdf({ content: `3 Tr ${seen}` }))
    expect(parsed.ok && parsed.value.pages[0]).toMatchObject({ items: [], suspicions: ['recognised'], isUnread: true })
  })

  it('is told of', async () => {
    const parsed = await parser.read(tinyPdf({ content: `${seen} q 1 1 1 rg ${line('Wind deductible $500', 600)} Q` }))
    expect(parsed.ok && parsed.value.pages[0]).toMatchObject({ hasHiddenText: true })
  })
})
