import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { createPdfInspector } from './pdf-inspector.ts'
import { tinyPdf } from './testing/tiny-pdf.ts'

const inspector = createPdfInspector()
afterAll(() => inspector.close())

describe('the PDF inspector', () => {
  it('counts the pages', async () => {
    expect(await inspector.inspect(tinyPdf({ pages: 3 }))).toEqual({ ok: true, pageCount: 3 })
  })

  it('knows what is not a PDF', async () => {
    expect(await inspector.inspect(Buffer.from('PK\u0003\u0004 a spreadsheet'))).toEqual({
      ok: false,
      fault: 'not-a-pdf',
    })
    expect(await inspector.inspect(new Uint8Array(0))).toEqual({ ok: false, fault: 'not-a-pdf' })
  })

  it('takes a PDF with a few bytes before its header', async () => {
    const shifted = Buffer.concat([Buffer.from('\n\n'), tinyPdf()])
    expect(await inspector.inspect(shifted)).toEqual({ ok: true, pageCount: 1 })
  })

  it('says damaged of a file that only begins as a PDF', async () => {
    expect(await inspector.inspect(Buffer.from('%PDF-1.7\nnothing else'))).toEqual({ ok: false, fault: 'damaged' })
  })

  it('says locked of a file that needs a password', async () => {
    const locked = readFileSync(new URL('./testing/locked.pdf', import.meta.url))
    expect(await inspector.inspect(locked)).toEqual({ ok: false, fault: 'locked' })
  })

  it('says no-pages of an empty document', async () => {
    expect(await inspector.inspect(tinyPdf({ pages: 0 }))).toEqual({ ok: false, fault: 'no-pages' })
  })

  it('refuses more than 300 pages', async () => {
    expect(await inspector.inspect(tinyPdf({ pages: 300 }))).toEqual({ ok: true, pageCount: 300 })
    expect(await inspector.inspect(tinyPdf({ pages: 301 }))).toEqual({ ok: false, fault: 'too-many-pages' })
  })
})
