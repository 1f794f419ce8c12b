import type { PdfDocument, PdfPage } from '@plainpolicy/platform/pdf/open-pdf'
import { matrixFrom, multiply } from './drawing-state.ts'
import type { Sheet, TextRun } from './flowing-page.ts'
import { flowingText } from './flowing-text.ts'
import { fontsOf } from './page-fonts.ts'
import type { Layers } from './painted-page.ts'
import type { PixelsOf } from './pictures-above.ts'
import type { Operations } from './text-steps.ts'
import { type RawItem, typedText } from './typed-text.ts'

/** What pdf.js tells of a page. */
export interface PageSource {
  sheet: Sheet
  /** Its text, whether it can be seen or not, and what was typed into it. */
  runs: TextRun[]
  /** Its drawing. */
  operations(): Promise<Operations>
  /** Of a picture that its drawing names, until the page is let go. */
  pixelsOf: PixelsOf
  letGo(): void
}

/** By page number, from 1. */
export interface PageSources {
  take(number: number): Promise<PageSource>
  /** A page that is not taken again. */
  letGo(number: number): void
}

/**
 * A page's operations give its text, too: one taking apart instead of two. But pdf.js unpacks all pictures among them, so that
 * where there is much to unpack the text is asked for by itself, and the operations only of pages whose figures matter.
 */
export const pageSources = (pdf: PdfDocument, { layers, hasLargePictures }: SourceOptions): PageSources => {
  const take = hasLargePictures ? textFirst : fromOperations
  const keep = keeper()
  return {
    take: async (number) => keep.kept(number) ?? keep.keep(number, await take(await pdf.getPage(number), layers)),
    letGo: keep.letGo,
  }
}

interface SourceOptions {
  layers: Layers
  hasLargePictures: boolean
}

/** Operations that are kept for a second look, some hundred bytes each; dense pages have seven thousand. */
const MOST_KEPT = 60_000

const keeper = () => {
  const pages = new Map<number, Taken>()
  let room = MOST_KEPT
  return {
    kept: (number: number) => pages.get(number)?.source,
    keep: (number: number, taken: Taken): PageSource => {
      if (taken.size < room) {
        room -= taken.size
        pages.set(number, taken)
      }
      return taken.source
    },
    letGo: (number: number) => {
      room += pages.get(number)?.size ?? 0
      pages.delete(number)
    },
  }
}

interface Taken {
  source: PageSource
  size: number
}

const fromOperations = async (page: PdfPage, layers: Layers): Promise<Taken> => {
  const sheet = sheetOf(page)
  const operations = await page.getOperatorList()
  const runs = [...flowingText(operations, sheet, fontsOf(page)), ...(await typedRuns(page, sheet, layers))]
  return {
    source: { sheet, runs, operations: async () => operations, ...picturesOf(page) },
    size: operations.fnArray.length,
  }
}

const textFirst = async (page: PdfPage, layers: Layers): Promise<Taken> => {
  const sheet = sheetOf(page)
  const { items } = await page.getTextContent()
  const drawn = items.flatMap((item) => ('str' in item ? [runOf(item, sheet)] : []))
  const runs = [...drawn, ...(await typedRuns(page, sheet, layers))]
  page.cleanup()
  return { source: { sheet, runs, operations: () => page.getOperatorList(), ...picturesOf(page) }, size: items.length }
}

const typedRuns = async (page: PdfPage, sheet: Sheet, layers: Layers): Promise<TextRun[]> =>
  (await typedText(page, layers)).map((item) => runOf(item, sheet))

const runOf = ({ str, fontName = '', transform, width }: RawItem, { viewport }: Sheet): TextRun => ({
  text: str,
  font: fontName,
  matrix: multiply(viewport, matrixFrom(transform)),
  width,
})

const picturesOf = (page: PdfPage): Pick<PageSource, 'pixelsOf' | 'letGo'> => {
  let isThere = true
  return {
    pixelsOf: async (name) => {
      const { objs, commonObjs } = page
      return isThere ? new Promise((resolve) => (name.startsWith('g_') ? commonObjs : objs).get(name, resolve)) : null
    },
    letGo: () => {
      isThere = false
      page.cleanup()
    },
  }
}

/** In points, however large a page says that its units are: it is drawn and looked at so, too. */
const sheetOf = (page: PdfPage): Sheet => {
  const { width, height, transform } = page.getViewport({ scale: 1 / page.userUnit })
  return { viewport: matrixFrom(transform), width, height }
}
