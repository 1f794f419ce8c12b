import type { TextItem } from '../../domain/reader/geometry/page-text.ts'
import type { DrawnPage } from './drawn-page.ts'
import { isOnLineOf, type Look } from './look-at.ts'
import type { Piece } from './uncovered-rows.ts'

interface Seen {
  /** The words that are text. */
  items: TextItem[]
  drawn: DrawnPage
  look: Look
}

/** Whether a page shows words that are no text of the file: pictures and outlines of them. Looked for only where something else is drawn. */
export const hasWordsWithoutText = async (page: number, { items, drawn, look }: Seen): Promise<boolean> => {
  if (!mayHave(drawn.wordless, items.length < FEW_ITEMS)) return false
  const uncovered = await look.uncoveredWords(page, items)
  return uncovered.length >= MANY_WORDS || besideMoney(uncovered, items) >= MANY_FIGURES
}

/** Fewer words are no page of text. */
export const FEW_ITEMS = 5

/** A logo has a few words, a signature one. */
const MANY_WORDS = 8
/** A logo may stand beside a heading. */
const MANY_FIGURES = 3

const mayHave = ({ pictures, outlines, outlinedLetters, letters }: DrawnPage['wordless'], isSparse: boolean): boolean =>
  pictures > 0 ||
  letters > MANY_NAMELESS ||
  outlinedLetters > MANY_LETTERS ||
  outlines > (isSparse ? FEW_OUTLINES : MANY_OUTLINES)

/** A page of outlined letters has thousands of paths, a table some hundreds. */
const MANY_OUTLINES = 400
const FEW_OUTLINES = 20
/** Some amounts; a page has as many marks and arrows at the most. */
const MANY_LETTERS = 24
const MANY_NAMELESS = 10

/** How many of the pieces stand on the line of words about money, right of them. */
const besideMoney = (pieces: Piece[], items: TextItem[]): number => {
  const names = items.filter(({ text }) => ABOUT_MONEY.test(text))
  return pieces.filter((piece) =>
    isOnLineOf(
      piece,
      names.filter(({ x, width }) => x + width < piece.left + 2),
    ),
  ).length
}

const ABOUT_MONEY =
  /\b(?:dwelling|building|structures|property|contents|loss of use|living expenses?|liability|medical|perils|wind(?:storm)?|hail|hurricane|deductibles?|premium|limits?)\b/i
