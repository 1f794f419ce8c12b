import { openPdf, type PdfPage } from '@plainpolicy/platform/pdf/open-pdf'
import { PdfFaultError } from '@plainpolicy/platform/pdf/pdf-fault'
import { pageKind } from '../../domain/reader/fields/page-kind.ts'
import { layOut } from '../../domain/reader/geometry/layout.ts'
import type { PageText, TextItem } from '../../domain/reader/page-text.ts'
import { type Matrix, multiply } from './drawing-state.ts'
import { drawnText } from './drawn-text.ts'
import { visibleText } from './visible-text.ts'

const MAX_ITEMS_PER_PAGE = 20_000
const MAX_CHARACTERS_PER_PAGE = 200_000

interface RawItem {
  str: string
  transform: number[]
  width: number
}

/** Runs inside the child. Gives the text of all pages with places; throws PdfFaultError. */
export const readPages = async (bytes: Uint8Array): Promise<PageText[]> => {
  const pdf = await openPdf(bytes)
  try {
    const pages: PageText[] = []
    for (let number = 1; number <= pdf.numPages; number += 1)
      pages.push(await readPage(await pdf.getPage(number), number))
    return pages
  } finally {
    await pdf.loadingTask.destroy()
  }
}

const readPage = async (page: PdfPage, number: number): Promise<PageText> => {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent({ disableNormalization: false })
  const raw = items.filter((item) => 'str' in item && item.str.trim() !== '') as RawItem[]
  if (raw.length > MAX_ITEMS_PER_PAGE || characters(raw) > MAX_CHARACTERS_PER_PAGE) throw new PdfFaultError('too-big')
  const placed = upright(raw.map((item) => ({ item, matrix: multiply(transform, item.transform) })))
  const text: PageText = { number, width, height, items: placed }
  const seen = isReadForFigures(text) ? visibleText(placed, drawnText(await page.getOperatorList(), transform)) : placed
  page.cleanup()
  return { ...text, items: seen }
}

/** Only declarations are believed; to look at the drawing of the other hundred pages would take longer than to read them. */
const isReadForFigures = (text: PageText): boolean => layOut([text]).some((page) => pageKind(page) === 'declarations')

const characters = (items: RawItem[]): number => items.reduce((sum, item) => sum + item.str.length, 0)

type Placed = { item: RawItem; matrix: Matrix }

/**
 * Keeps what stands upright. Text that runs from right to left (a State Farm packet draws its amounts so, with glyphs
 * turned around) is turned: its characters are stored backwards. Sideways margins are left out.
 */
const upright = (placed: Placed[]): TextItem[] =>
  placed.flatMap(({ item, matrix }) => {
    const [a = 0, b = 0, , d = 0, x = 0, y = 0] = matrix
    if (Math.abs(b) > Math.abs(a)) return []
    const size = plausibleSize(Math.abs(d) || Math.abs(a), item)
    if (a >= 0) return [{ text: item.str, x, y, width: item.width, size }]
    const text = [...item.str].reverse().join('')
    return [{ text, x: x - item.width, y, width: item.width, size }]
  })

/** A letter is about half as wide as its font is high. Fonts made of pictures sometimes claim to be far smaller than they are. */
const plausibleSize = (size: number, { width, str }: RawItem): number => {
  const letterWidth = width / Math.max(str.length, 1)
  return round(letterWidth > 1.5 * size ? letterWidth / 0.52 : size)
}

const round = (value: number): number => Math.round(value * 100) / 100
