import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { endlessPdf, tinyPdf } from '@plainpolicy/platform/pdf/testing/tiny-pdf'
import { afterAll, describe, expect, it } from 'vitest'
import { openChildProcessParser } from './child-process.ts'
import type { ParsedDocument, Place } from './document-parser.ts'

const parser = openChildProcessParser({ timeoutMs: 30_000 })
afterAll(() => parser.close())

const textsOf = async (bytes: Uint8Array): Promise<string[]> => {
  const parsed = await parser.read(bytes)
  if (!parsed.ok) throw new Error(parsed.fault)
  return parsed.value.pages.flatMap((page) => page.items.map((item) => item.text))
}

/** A path with corners of 5 points. */
const roundBox = ([left, low, right, high]: [number, number, number, number]): string =>
  [
    `${left + 5} ${low} m ${right - 5} ${low} l ${right} ${low} ${right} ${low} ${right} ${low + 5} c`,
    `${right} ${high - 5} l ${right} ${high} ${right} ${high} ${right - 5} ${high} c`,
    `${left + 5} ${high} l ${left} ${high} ${left} ${high} ${left} ${high - 5} c`,
    `${left} ${low + 5} l ${left} ${low} ${left} ${low} ${left + 5} ${low} c`,
  ].join(' ')

/** Its time is over, or its memory is full: which comes first depends on the machine. */
const givenUp = { ok: false, fault: expect.stringMatching(/^(?:timed-out|too-big)$/) }

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
    const quick = openChildProcessParser({ timeoutMs: 4_000 })
    expect(await quick.read(endlessPdf())).toEqual(givenUp)
    expect((await quick.read(tinyPdf())).ok).toBe(true)
    await quick.close()
  })

  it('lets no document wait for its turn beyond its end: it may come again, and is not refused', async () => {
    const busy = openChildProcessParser({ timeoutMs: 8_000, children: 1, patience: 1 })
    const hanging = busy.read(endlessPdf())
    await expect(busy.read(tinyPdf())).rejects.toThrow(/turn/)
    expect(await hanging).toEqual(givenUp)
    expect((await busy.read(tinyPdf())).ok).toBe(true)
    await busy.close()
  }, 60_000)

  it('refuses no document that no child was there for in time', async () => {
    const hurried = openChildProcessParser({ timeoutMs: 20, patience: 1 })
    await expect(hurried.read(tinyPdf())).rejects.toThrow(/turn/)
    await hurried.close()
    const asked = openChildProcessParser({ timeoutMs: 20, patience: 1 })
    await expect(asked.readPolicy({ pages: [] })).rejects.toThrow(/turn/)
    await asked.close()
  })

  it('reads a policy out of pages in the child', async () => {
    const document: ParsedDocument = { pages: [{ number: 1, width: 612, height: 792, items: [] }] }
    const read = await parser.readPolicy(document)
    expect(read.ok && read.value.refusal).toBe('unreadable')
  })
})

describe('drawing', () => {
  const boxes: [string, Place['box']][] = [
    ['text', [72, 60, 140, 75]],
    ['again', [72, 60, 140, 75]],
    ['blank', [300, 400, 350, 420]],
  ]
  const places = boxes.map(([path, box]) => ({ path, page: 2, box }))
  const pdf = tinyPdf({ pages: 2, text: 'Dwelling (A)' })

  it('cuts out places with a little around them, at two pixels a point', async () => {
    const drawn = await parser.drawPlaces(pdf, places)
    if (!drawn.ok) throw new Error(drawn.fault)
    expect(drawn.value).toMatchObject([
      { path: 'text', page: 2, width: 160, height: 54 },
      { path: 'again', page: 2, width: 160, height: 54 },
      { path: 'blank', page: 2, width: 124, height: 64 },
    ])
    const [text, again, blank] = drawn.value.map(({ png }) => grayOf(Buffer.from(png, 'base64')))
    expect(Math.min(...(text ?? []))).toBe(0)
    expect(again).toEqual(text)
    expect(Math.min(...(blank ?? []))).toBe(15)
  })

  it('leaves out places off their page, on no page, and beyond 120', async () => {
    const off: Place = { path: 'off', page: 1, box: [700, 60, 720, 75] }
    const nowhere: Place = { path: 'nowhere', page: 9, box: [72, 60, 140, 75] }
    const drawn = await parser.drawPlaces(pdf, [off, nowhere, ...places])
    expect(drawn.ok && drawn.value.map(({ path }) => path)).toEqual(['text', 'again', 'blank'])
    const many = Array.from({ length: 200 }, (_, index) => ({
      ...off,
      path: `${index}`,
      box: [72, 60, 140, 75] as const,
    }))
    const most = await parser.drawPlaces(pdf, many as unknown as Place[])
    expect(most.ok && most.value.length).toBe(120)
  })

  it('leaves out the noisy photo of a whole page, and nothing else with it', async () => {
    const noise = randomBytes(1_224 * 1_584)
    const photo = `BI /W 1224 /H 1584 /CS /G /BPC 8 /F /AHx ID ${noise.toString('hex')}> EI`
    const noisy = tinyPdf({ content: `q 612 0 0 792 0 0 cm ${photo} Q` })
    const whole: Place = { path: 'whole', page: 1, box: [0, 0, 612, 792] }
    const drawn = await parser.drawPlaces(noisy, [whole, { path: 'line', page: 1, box: [72, 60, 140, 75] }])
    expect(drawn.ok && drawn.value.map(({ path }) => path)).toEqual(['line'])
  })

  it('gives a whole page as a picture, and nothing for a page that is not there', async () => {
    const drawn = await parser.drawPage(pdf, 2)
    const png = drawn.ok ? Buffer.from(drawn.value ?? []) : Buffer.alloc(0)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([934, 1210])
    expect(await parser.drawPage(pdf, 3)).toEqual({ ok: true, value: null })
  })

  it('names the fault of what cannot be drawn', async () => {
    expect(await parser.drawPlaces(Buffer.from('%PDF-1.4 nothing'), places)).toEqual({ ok: false, fault: 'damaged' })
    expect(await parser.drawPage(Buffer.from('%PDF-1.4 nothing'), 1)).toEqual({ ok: false, fault: 'damaged' })
  })
})

/** The shades, 0 to 15, of a picture of four bits a pixel. */
const grayOf = (png: Buffer): number[] => {
  const width = png.readUInt32BE(16)
  const at = png.indexOf('IDAT')
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
  const stride = Math.ceil(width / 2) + 1
  return Array.from({ length: rows.length / stride }, (_, row) =>
    [...rows.subarray(row * stride + 1, (row + 1) * stride)].flatMap((two) => [two >> 4, two & 15]),
  ).flat()
}

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

  it('is kept over a rule that is a clipped part of a dark rectangle, and white words there are left out', async () => {
    const rule = 'q 60 588 400 3 re W n 0.4 0 0 rg 60 588 400 40 re 60 591 400 37 re f* Q'
    const under = (ink: string) => tinyPdf({ content: `${seen} ${rule} q ${ink} rg ${line('Policy LO-448', 600)} Q` })
    expect(await textsOf(under('0 0 0'))).toContain('Policy LO-448')
    expect(await textsOf(under('1 1 1'))).toEqual(['Wind deductible $8,240'])
  })

  it('is kept within a border of its own colour, and left out on the border itself', async () => {
    const border = (inner: string) => `0 0 0.5 rg 60 580 400 50 re ${inner} re f* 0 0 0.45 rg`
    const within = (inner: string) => tinyPdf({ content: `${seen} q ${border(inner)} ${line('Elm Lloyds', 600)} Q` })
    expect(await textsOf(within('61 581 398 48'))).toContain('Elm Lloyds')
    expect(await textsOf(within('400 581 59 48'))).not.toContain('Elm Lloyds')
  })

  it('is kept within a border with round corners, whichever way its inner side is drawn', async () => {
    const [outer, inner] = [roundBox([60, 580, 460, 630]), roundBox([61, 581, 459, 629])]
    const border = (paths: string) => `q 0 0 0.5 rg ${paths} 0 0 0.45 rg ${line('Elm Lloyds', 600)} Q`
    const within = (paths: string) => textsOf(tinyPdf({ content: `${seen} ${border(paths)}` }))
    expect(await within(`${outer} ${inner} f*`)).toContain('Elm Lloyds')
    expect(await within(`${outer} 459 582 m 62 582 l 62 628 l 459 628 l f`)).toContain('Elm Lloyds')
    expect(await within(`${outer} ${inner} f`)).not.toContain('Elm Lloyds')
    expect(await within(`${outer} 61 581 m 459 629 l 459 581 l f*`)).not.toContain('Elm Lloyds')
  })

  it('is not believed where it is all that a page has, as behind a scan: the picture is asked, which is blank', async () => {
    const parsed = await parser.read(tinyPdf({ content: `3 Tr ${seen}` }))
    expect(parsed.ok && parsed.value.pages[0]).toMatchObject({ items: [], suspicions: ['recognised'] })
  })

  it('is found where a picture was drawn over it: what the page shows is read instead', async () => {
    const picture = 'q 300 0 0 30 60 590 cm BI /W 1 /H 1 /CS /G /BPC 8 /F /AHx ID FF> EI Q'
    const covered = tinyPdf({ content: `${seen} ${line('Wind deductible $500', 600)} ${picture}` })
    const parsed = await parser.read(covered)
    expect(parsed.ok && parsed.value.pages[0]?.suspicions).toEqual(['covered'])
    const texts = (await textsOf(covered)).join(' ')
    expect(texts).toContain('8,240')
    expect(texts).not.toContain('500')
  })

  it('is told of', async () => {
    const parsed = await parser.read(tinyPdf({ content: `${seen} q 1 1 1 rg ${line('Wind deductible $500', 600)} Q` }))
    expect(parsed.ok && parsed.value.pages[0]).toMatchObject({ hasHiddenText: true })
  })

  it('is not told of where it is a pale watermark', async () => {
    const mark = 'q 0.93 g BT /F1 60 Tf 72 400 Td (CONFIDENTIAL COPY) Tj ET Q'
    const parsed = await parser.read(tinyPdf({ content: `${mark} ${seen}` }))
    expect(parsed.ok && parsed.value.pages[0]).not.toHaveProperty('hasHiddenText')
  })
})
