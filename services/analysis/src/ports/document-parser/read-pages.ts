import { openPdf } from '@plainpolicy/platform/pdf/open-pdf'
import { PdfFaultError } from '@plainpolicy/platform/pdf/pdf-fault'
import { type PageKind, pageKind } from '../../domain/reader/fields/page-kind.ts'
import { layOut, type Page } from '../../domain/reader/geometry/layout.ts'
import type { ActiveContent, PageText, TextItem } from '../../domain/reader/page-text.ts'
import { moneyRelations } from '../../domain/reader/trust/money-relations.ts'
import { textSuspicions } from '../../domain/reader/trust/suspicions.ts'
import type { Matrix } from './drawing-state.ts'
import { drawnText, type Layers } from './drawn-text.ts'
import type { TextRun } from './flowing-page.ts'
import { hasLargePictures } from './large-pictures.ts'
import { type Look, lookAt } from './look-at.ts'
import { type PageSources, pageSources } from './page-source.ts'
import { lacksItsLimit, takenFrom } from './taken-from.ts'
import type { Operations } from './text-steps.ts'
import { MANY_WORDS } from './uncovered-rows.ts'
import { isRecognisedElsewhere, visibleText } from './visible-text.ts'

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
    for (let more = uncheckedFigures(read); more.length > 0; more = uncheckedFigures(read))
      for (const number of more) read[number - 1] = await readPage(number, { ...sight, isTakenFrom: true })
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
  /** Its text has been held against its drawing. */
  isChecked: boolean
}

/** What a page that is not to be trusted says may not be there, and the same be taken from another one. */
const uncheckedFigures = (read: ReadPage[]): number[] => {
  const trusted = read.filter(({ page }) => !page.suspicions).map(({ laidOut }) => laidOut)
  return [...takenFrom(trusted)].filter((number) => !read[number - 1]?.isChecked)
}

const readPage = async (number: number, sight: Sight): Promise<ReadPage> => {
  const { sheet, runs, operations } = await sight.sources(number)
  const { width, height, viewport } = sheet
  const raw = runs.filter(({ text }) => text.trim() !== '')
  if (raw.length > MAX_ITEMS_PER_PAGE || characters(raw) > MAX_CHARACTERS_PER_PAGE) throw new PdfFaultError('too-big')
  const placed = upright(raw)
  const text: PageText = { number, width, height, items: placed.map(({ item }) => item) }
  const laidOut = layOutOne(text)
  // To follow its drawing would unpack its picture, for nothing: whether it is blank is seen when it is read.
  if (raw.length === 0) return { page: { ...text, suspicions: ['no-text'] }, laidOut, kind: 'form', isChecked: true }
  const kind = pageKind(laidOut)
  const isChecked = sight.isTakenFrom === true || kind === 'declarations'
  const seen = isChecked ? await trusted(text, placed, { ...sight, operations: await operations(), viewport }) : text
  const again = seen.items === text.items ? laidOut : layOutOne(seen)
  const isDrawn = sight.isTakenFrom && !seen.suspicions && lacksItsLimit(again) && (await sight.look.showsLimit(seen))
  return { page: isDrawn ? { ...seen, suspicions: ['pictures'] } : seen, laidOut: again, kind, isChecked }
}

const layOutOne = (text: PageText): Page => layOut([text])[0] as Page

/** What tells of all pages whether their words can be seen. */
interface Sight {
  look: Look
  layers: Layers
  sources: PageSources
  /** Figures are taken from it, whatever its kind. Of the other hundred pages the drawing would take longer than the words. */
  isTakenFrom?: boolean
}

interface Drawing extends Pick<Sight, 'look' | 'layers'> {
  operations: Operations
  viewport: Matrix
}

/** Only what can be seen, with the suspicions that it raises. */
const trusted = async (
  text: PageText,
  placed: PlacedItem[],
  { operations, viewport, look, layers }: Drawing,
): Promise<PageText> => {
  const drawn = drawnText(operations, layers, viewport)
  const items = visibleText(text.items, drawn.runs)
  const fonts = new Map(placed.map(({ item, font }) => [item, font]))
  const suspicions = textSuspicions(
    items,
    items.map((item) => fonts.get(item) ?? ''),
  )
  if (placed.filter(({ isMirrored }) => isMirrored).length >= MANY_MIRRORED) suspicions.push('mirrored')
  if (isRecognisedElsewhere(drawn.runs)) suspicions.push('recognised')
  if (drawn.runs.some(({ isUnderPicture, isFaint, text: said }) => isUnderPicture && !isFaint && /\d/.test(said)))
    suspicions.push('covered')
  const { pictures, outlines, letters } = drawn.wordless
  const isSparse = items.length < FEW_ITEMS
  if (pictures > 0 || letters > MANY_NAMELESS || outlines > (isSparse ? FEW_OUTLINES : MANY_OUTLINES)) {
    const uncovered = await look.uncoveredWords(text.number, items)
    if (uncovered.length >= MANY_WORDS) suspicions.push(isSparse ? 'no-text' : 'pictures')
  }
  return {
    ...text,
    items,
    ...(suspicions.length > 0 ? { suspicions } : {}),
    ...(hidesWords(text.items, items) ? { hasHiddenText: true } : {}),
  }
}

/** A page of outlined letters has thousands of paths, a table some hundreds. */
const MANY_OUTLINES = 400
const FEW_OUTLINES = 20
const MANY_NAMELESS = 10
const MANY_MIRRORED = 3
const FEW_ITEMS = 5

const AMOUNT = /\$\s?\d/

const hidesWords = (all: TextItem[], seen: TextItem[]): boolean => {
  const said = (items: TextItem[]) => items.reduce((sum, { text }) => sum + text.trim().length, 0)
  const isAmountHidden = all.length > seen.length && all.some((item) => AMOUNT.test(item.text) && !seen.includes(item))
  return (
    isAmountHidden || said(all) - said(seen) > 10 || seen.some(({ size, text }) => size < 2 && text.trim().length > 10)
  )
}

const characters = (runs: TextRun[]): number => runs.reduce((sum, { text }) => sum + text.length, 0)

type PlacedItem = { item: TextItem; font: string; isMirrored: boolean }

/**
 * Keeps what stands upright. Text that runs from right to left (a State Farm packet draws its amounts so, with glyphs
 * turned around) is turned: its characters are stored backwards. Sideways margins are left out.
 */
const upright = (runs: TextRun[]): PlacedItem[] =>
  runs.flatMap((run) => {
    const [a, b, , d, x, y] = run.matrix
    if (Math.abs(b) > Math.abs(a)) return []
    const size = plausibleSize(Math.abs(d) || Math.abs(a), run)
    const isMirrored = a < 0
    const text = isMirrored ? [...run.text].reverse().join('') : run.text
    const left = isMirrored ? x - run.width : x
    return { font: run.font, isMirrored, item: { text, x: left, y, width: run.width, size } }
  })

/** A letter is about half as wide as its font is high. Fonts made of pictures sometimes claim to be far smaller than they are. */
const plausibleSize = (size: number, { width, text }: TextRun): number => {
  const letterWidth = width / Math.max(text.length, 1)
  return round(letterWidth > 1.5 * size ? letterWidth / 0.52 : size)
}

const round = (value: number): number => Math.round(value * 100) / 100
