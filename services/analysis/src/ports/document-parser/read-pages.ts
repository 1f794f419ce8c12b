import { openPdf } from '@plainpolicy/platform/pdf/open-pdf'
import { PdfFaultError } from '@plainpolicy/platform/pdf/pdf-fault'
import { type PageKind, pageKind } from '../../domain/reader/fields/pages/page-kind.ts'
import { layOut } from '../../domain/reader/geometry/laid-out/lay-out.ts'
import type { Page } from '../../domain/reader/geometry/layout.ts'
import type { ActiveContent, PageText, TextItem } from '../../domain/reader/geometry/page-text.ts'
import { moneyRelations } from '../../domain/reader/trust/money-relations.ts'
import { textSuspicions } from '../../domain/reader/trust/suspicions.ts'
import type { Matrix } from './drawing-state.ts'
import { drawnText } from './drawn-text.ts'
import type { TextRun } from './flowing-page.ts'
import { hasLargePictures } from './large-pictures.ts'
import { type Look, lookAt } from './look-at.ts'
import { type PageSource, type PageSources, pageSources } from './page-source.ts'
import type { Layers } from './painted-page.ts'
import { areCovered, type PixelsOf } from './pictures-above.ts'
import { lacksItsLimit, takenFrom } from './taken-from.ts'
import type { Operations } from './text-steps.ts'
import { type UprightText, uprightText } from './upright-text.ts'
import { isRecognisedElsewhere, unstruckText, visibleText } from './visible-text.ts'
import { FEW_ITEMS, hasWordsWithoutText } from './words-without-text.ts'

const MAX_ITEMS_PER_PAGE = 20_000
const MAX_CHARACTERS_PER_PAGE = 200_000

interface ReadPages {
  pages: PageText[]
  activeContent: ActiveContent[]
}

/** Runs inside the child. Gives the text of all pages with places, and what tells against it; throws PdfFaultError. */
export const readPages = async (bytes: Uint8Array): Promise<ReadPages> => {
  const look = lookAt(bytes)
  // pdf.js takes the bytes over.
  const pdf = await openPdf(bytes.slice())
  try {
    const layers = await pdf.getOptionalContentConfig()
    const sources = pageSources(pdf, { layers, hasLargePictures: hasLargePictures(bytes) })
    const sight = { look, layers, sources }
    const read: ReadPage[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) read.push(await readPage(number, sight))
    await checkFigures(read, sight)
    return { pages: withMoneySuspicions(read), activeContent: await look.activeContent() }
  } finally {
    look.close()
    await pdf.loadingTask.destroy()
  }
}

/** Deductibles and limits may stand on different pages: only all of them together tell. */
const withMoneySuspicions = (read: ReadPage[]): PageText[] => {
  const relations = moneyRelations(read.filter(({ kind }) => kind === 'declarations').map(({ page }) => page))
  return read.map(({ page }) => {
    const isBroken = !page.suspicions && (relations.get(page.number)?.broken ?? 0) > 0
    return isBroken ? { ...page, suspicions: ['money'] } : page
  })
}

interface ReadPage {
  page: PageText
  laidOut: Page
  kind: PageKind
  /** What has not been held against the page's drawing yet. */
  unchecked?: UprightText
}

/** Figures are taken from more pages than the declarations. Of a hundred others the drawing would take longer than the words. */
const checkFigures = async (read: ReadPage[], sight: Sight): Promise<void> => {
  let before: Page[] = []
  while (read.some(({ unchecked }) => unchecked)) {
    const trusted = read.filter(({ page }) => !page.suspicions).map(({ laidOut }) => laidOut)
    // What a page that is not to be trusted says may not be there, and the same be taken from another one.
    if (trusted.length === before.length && trusted.every((page, index) => page === before[index])) return
    before = trusted
    for (const number of takenFrom(trusted)) {
      const { unchecked, ...known } = read[number - 1] as ReadPage
      if (!unchecked) continue
      const source = await sight.sources.take(number)
      read[number - 1] = await withLimits(await checked(known, unchecked, { ...sight, source }), sight)
    }
  }
}

/** The limit that an endorsement is about may be a picture in its sentence. */
const withLimits = async (read: ReadPage, { look }: Sight): Promise<ReadPage> => {
  const { page, laidOut } = read
  const isDrawn = !page.suspicions && lacksItsLimit(laidOut) && (await look.showsLimit(page))
  return isDrawn ? { ...read, page: { ...page, suspicions: ['pictures'] } } : read
}

const readPage = async (number: number, sight: Sight): Promise<ReadPage> => {
  const source = await sight.sources.take(number)
  const { width, height } = source.sheet
  const raw = source.runs.filter(({ text }) => text.trim() !== '')
  if (raw.length > MAX_ITEMS_PER_PAGE || characters(raw) > MAX_CHARACTERS_PER_PAGE) throw new PdfFaultError('too-big')
  const unchecked = uprightText(raw)
  const page: PageText = { number, width, height, items: unchecked.items }
  const laidOut = layOutOne(page)
  // To follow its drawing would unpack its picture, for nothing: whether it is blank is seen when it is read.
  if (raw.length === 0) source.letGo()
  if (raw.length === 0) return { page: { ...page, suspicions: ['no-text'] }, laidOut, kind: 'form' }
  const kind = pageKind(laidOut)
  const read = { page, laidOut, kind }
  if (kind === 'declarations') return checked(read, unchecked, { ...sight, source })
  source.letGo()
  return { ...read, unchecked }
}

/** Only what can be seen, with the suspicions that it raises. */
const checked = async (
  read: ReadPage,
  text: UprightText,
  { source, ...sight }: Sight & { source: PageSource },
): Promise<ReadPage> => {
  const { pixelsOf, sheet } = source
  const drawing = { ...sight, operations: await source.operations(), viewport: sheet.viewport, pixelsOf }
  const page = await trusted(read.page, text, drawing)
  source.letGo()
  sight.sources.letGo(read.page.number)
  return page.items === read.page.items ? { ...read, page } : { ...read, page, laidOut: layOutOne(page) }
}

const layOutOne = (text: PageText): Page => layOut([text])[0] as Page

/** What tells of all pages whether their words can be seen. */
interface Sight {
  look: Look
  layers: Layers
  sources: PageSources
}

interface Drawing extends Pick<Sight, 'look' | 'layers'> {
  operations: Operations
  viewport: Matrix
  pixelsOf: PixelsOf
}

const trusted = async (
  page: PageText,
  { items: all, fonts, mirrored }: UprightText,
  { operations, viewport, look, layers, pixelsOf }: Drawing,
): Promise<PageText> => {
  const drawn = drawnText(operations, layers, viewport)
  const seen = visibleText(all, drawn.runs)
  const suspicions = textSuspicions(seen, seen === all ? fonts : fontsOf(seen, all, fonts))
  if (mirrored >= MANY_MIRRORED) suspicions.push('mirrored')
  if (isRecognisedElsewhere(drawn.runs)) suspicions.push('recognised')
  if (await areCovered(drawn.runs, pixelsOf)) suspicions.push('covered')
  if (await hasWordsWithoutText(page.number, { items: seen, drawn, look }))
    suspicions.push(seen.length < FEW_ITEMS ? 'no-text' : 'pictures')
  return {
    ...page,
    items: unstruckText(seen, drawn.runs),
    ...(suspicions.length > 0 ? { suspicions } : {}),
    ...(hidesWords(all, seen) ? { hasHiddenText: true } : {}),
  }
}

const fontsOf = (some: TextItem[], all: TextItem[], fonts: string[]): string[] => {
  const known = new Map(all.map((item, index) => [item, fonts[index] ?? '']))
  return some.map((item) => known.get(item) ?? '')
}

const MANY_MIRRORED = 3

/** Points: 'CONFIDENTIAL COPY' in a pale gray across a page is hardly seen, and hides nothing. */
const WATERMARK = 36

const AMOUNT = /\$\s?\d/

const hidesWords = (all: TextItem[], seen: TextItem[]): boolean => {
  if (seen.some(({ size, text }) => size < 2 && text.trim().length > 10)) return true
  if (seen === all) return false
  const said = (items: TextItem[]) =>
    items.reduce((sum, { text, size }) => sum + (size > WATERMARK ? 0 : text.trim().length), 0)
  const isAmountHidden = all.length > seen.length && all.some((item) => AMOUNT.test(item.text) && !seen.includes(item))
  return isAmountHidden || said(all) - said(seen) > 10
}

const characters = (runs: TextRun[]): number => runs.reduce((sum, { text }) => sum + text.length, 0)
