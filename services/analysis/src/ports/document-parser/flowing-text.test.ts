import { readFileSync } from 'node:fs'
import { openPdf } from '@plainpolicy/platform/pdf/open-pdf'
import { describe, expect, test } from 'vitest'
import { hasLargePictures } from './large-pictures.ts'
import { pageSources } from './page-source.ts'

const sample = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../fixtures/${name}.pdf`, import.meta.url)))

/** The runs of a sample's first pages, by its operations or by pdf.js's own text. */
const runsOf = async (name: string, hasLargePictures: boolean) => {
  const pdf = await openPdf(sample(name))
  try {
    const layers = await pdf.getOptionalContentConfig()
    const sources = pageSources(pdf, { layers, hasLargePictures })
    const numbers = Array.from({ length: Math.min(pdf.numPages, 2) }, (_, index) => index + 1)
    const pages = await Promise.all(numbers.map(sources.take))
    return pages.flatMap(({ runs }) => runs.filter(({ text }) => text.trim() !== ''))
  } finally {
    await pdf.loadingTask.destroy()
  }
}

const letters = (runs: { text: string }[]): string => runs.map(({ text }) => text.replace(/\s/g, '')).join('')

describe('the text that a page is drawn with', () => {
  // Type 3 fonts of one letter each, typewriter, leaders, a landscape page, ligatures, text in columns.
  test.each([
    'amica-ho5-austin',
    'brazos-valley-bryan-broken-rows',
    'statefarm-lloyds-fort-worth',
    'twia-galveston-landscape',
    'farmers-plano-acv-roof',
    'american-economy-denison-columns',
  ])('is what pdf.js tells of %s', async (name) => {
    const [drawn, told] = [await runsOf(name, false), await runsOf(name, true)]
    expect(letters(drawn)).toBe(letters(told))
    for (const run of drawn) {
      const same = told.find(({ matrix }) => matrix[4].toFixed(0) === run.matrix[4].toFixed(0))
      expect(same, run.text).toBeDefined()
    }
  })

  test('keeps its words apart', async () => {
    const text = (await runsOf('farmers-plano-acv-roof', false)).map((run) => run.text).join('\n')
    expect(text).toContain('Extended Replacement Cost applies only if you insure your dwelling')
  })
})

test('no outline is made of a letter that nobody draws', async () => {
  const pdf = await openPdf(sample('farmers-plano-acv-roof'))
  const page = await pdf.getPage(1)
  await page.getOperatorList()
  const names = [...page.commonObjs].map(([name]) => String(name))
  await pdf.loadingTask.destroy()
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => name.includes('path'))).toEqual([])
})

describe('large pictures', () => {
  test('are those of scanned pages', () => {
    expect(hasLargePictures(sample('foremost-dp3-waco-scan'))).toBe(true)
    expect(hasLargePictures(sample('farmers-plano-acv-roof'))).toBe(false)
  })

  test('are supposed where a size is not said', () => {
    const picture = (size: string) =>
      Buffer.from(
        `4 0 obj\n<< /Type /XObject /Subtype /Image ${size} /Length 9 >>\nstream\n123456789\nendstream\nendobj`,
      )
    expect(hasLargePictures(picture('/Width 200 /Height 5 0 R'))).toBe(true)
    expect(hasLargePictures(picture('/Width 200 /Height 90'))).toBe(false)
    expect(hasLargePictures(Buffer.from('3 0 obj << /ProcSet [/PDF /ImageB /ImageC] >> endobj'))).toBe(false)
  })
})
