import { type Cell, squash } from '../cell.ts'
import type { PageText, TextItem } from '../page-text.ts'
import { printedFigures } from '../printed-figures.ts'
import { crossesAsAnswers } from './answer-columns.ts'
import { withCoverageLetters } from './bare-letters.ts'
import { withBracketedNames } from './bracketed-names.ts'
import { withColonsAtLabels } from './colons-apart.ts'
import { markCrossedAnswers } from './crossed-answers.ts'
import { markCrossedOptions } from './crossed-options.ts'
import { inPlainNotation } from './figure-notation.ts'
import { withRowsApart } from './joined-rows.ts'
import { itemIn } from './large-print.ts'
import { inMeanings } from './legend.ts'
import { withLetters } from './ligatures.ts'
import { cellsOfLines } from './line-cells.ts'
import { asMeant } from './misread-words.ts'
import { withNarrowLinesJoined } from './narrow-columns.ts'
import { withoutNoteMarks } from './note-marks.ts'
import { atColumns } from './overrun-columns.ts'
import { withRunInHeadings } from './run-in-headings.ts'
import { withSignsJoined, withSignsOfCaptions } from './signs-apart.ts'
import { tickedAnswers } from './ticked-answers.ts'
import { inEnglish } from './two-languages.ts'

/** Below this size nobody can read a page, so nobody was told what it says. */
const SMALLEST_READABLE = 4

/**
 * Draws the runs of one page, in a part of its size, together to cells, in reading order. Text off the page or too small
 * to read is left out.
 */
export const pageCells = (page: PageText, part = 1): Cell[] => {
  const visible = page.items.filter((item) => isVisible(item, page)).map((item) => asMeant(itemIn(part, item)))
  const pieces = visible.map(withLetters).flatMap(splitAtLeaders)
  const drawn = cellsOfLines(lines(dropDoubles(pieces)).map(withoutLeaders), page.number)
  const explained = inMeanings(
    withRowsApart(withSigns(withSignsOfCaptions(withSignsJoined(withColonsAtLabels(drawn).flatMap(splitAmounts))))),
  )
  const cells = markCrossedOptions(markCrossedAnswers(crossesAsAnswers(withBoxes(explained))))
  for (const cell of cells) {
    const text = ODD_SPACE.test(cell.text) ? cell.text.replace(/\s+/g, ' ') : cell.text
    const printed = tickedAnswers(withBox(withoutRules(text.trim())))
    const read = inPlainNotation(printed)
    if (read !== printed) cell.printed = printedFigures(printed, read)
    cell.text = withoutMarks(read)
  }
  return inEnglish(
    atColumns(
      withBracketedNames(withCoverageLetters(withRunInHeadings(withoutNoteMarks(withNarrowLinesJoined(cells))))),
    ),
  )
    .map(withKey)
    .filter((cell) => /[\p{L}\p{N}%$½☒]|^&$/u.test(cell.text))
}

/** '| Named insured': the side of a box that is drawn with letters. */
const withoutRules = (text: string): string => (text.includes('|') ? text.replace(/^\|\s|\s\|$/g, '') : text)

/** '(x) Water backup' and '[ ] Mold', as a typewriter ticks. */
const withBox = (text: string): string =>
  text.replace(/^(?:\([xX]\)|\[[xX✓]\])\s/, '☒ ').replace(/^(?:\(\s\)|\[\s?\])\s/, '☐ ')

const withKey = (cell: Cell): Cell => ({ ...cell, key: squash(cell.text) })

/** Several, or one that is no plain space. */
const ODD_SPACE = /[^\S ]| {2}/

/** Points between a sign of money at the left edge of its column and the figure at the right one. */
const WIDTH_OF_MONEY = 80

/** '$' and '685,000', set apart as in a ledger, are one figure, which stands where its digits do. */
const withSigns = (cells: Cell[]): Cell[] =>
  cells.filter((cell, index) => {
    if (!/^[+−–-]?\s?(?:US)?\$$|^USD$/.test(cell.text.trim())) return true
    const next = cells[index + 1]
    const isOne =
      next !== undefined &&
      Math.abs(next.y - cell.y) < 0.3 * cell.size &&
      next.left >= cell.right &&
      next.left - cell.right < WIDTH_OF_MONEY &&
      /^\(?\d[\d,]*(?:\.\d\d)?\)?$/.test(next.text)
    if (isOne) next.text = `${cell.text.trim().replace(/US(?:D|\$)/, '$')}${next.text}`
    return !isOne
  })

/** '☐' or '[ ]' before 'Water backup' belongs to it: what is not ticked was not bought. */
const withBoxes = (cells: Cell[]): Cell[] =>
  cells.filter((cell, index) => {
    if (!/^(?:[☐☒☑✓✔]|\[\s?[xX✓]?\s?\])$/.test(cell.text.trim())) return true
    const next = cells[index + 1]
    const isOne =
      next !== undefined && Math.abs(next.y - cell.y) < 0.3 * cell.size && next.left - cell.right < 2.5 * cell.size
    if (isOne && next) next.text = `${cell.text.trim()} ${next.text}`
    return !isOne
  })

const TWO_AMOUNTS = /^(\$\s?\d[\d,]{5,}(?:\.00)?)\s+(\d+(?:\.\d+)?\s?%\s+\$.*|\$\s?\d[\d,]*\.\d\d)$/
const LIMIT_AND_PREMIUM = /^(\$\s?\d[\d,]{4,})\s+(Incl(?:uded|\.)?)$/

/** '$198,000 1% $1,980', '$2,360,000 $12,904.00', '$5,000 Included': a limit, and its deductible or its premium in the next column, which nearly touches it. */
const splitAmounts = (cell: Cell): Cell[] => {
  if (!cell.text.startsWith('$')) return [cell]
  const [, limit, next] = TWO_AMOUNTS.exec(cell.text) ?? LIMIT_AND_PREMIUM.exec(cell.text) ?? []
  if (!limit || !next) return [cell]
  const at = cell.right - (next.length / cell.text.length) * (cell.right - cell.left)
  return [
    { ...cell, text: limit, right: at - 2 },
    { ...cell, text: next, left: at },
  ]
}

/** '*301,500' and '0121*,': the star points to a note. */
const withoutMarks = (text: string): string =>
  !/[*†‡]/.test(text)
    ? text
    : text.replace(/^[*†‡]+\s?(?=[$\dA-Z])/, '').replace(/(?<=[\w)])\s?[*†‡]+(?=[,;]?$|[,;]\s)/g, '')

const DOTS = /^[\s._…]+$/
const LEAST_DOTS = 4

/** Leaders of which each dot is drawn by itself are left out; a dot between letters or figures is not one. */
const withoutLeaders = (line: TextItem[]): TextItem[] => {
  const kept: TextItem[] = []
  let dots: TextItem[] = []
  for (const item of line) {
    if (DOTS.test(item.text)) {
      dots.push(item)
      continue
    }
    if (dots.length < LEAST_DOTS) kept.push(...dots)
    dots = []
    kept.push(item)
  }
  return dots.length < LEAST_DOTS ? [...kept, ...dots] : kept
}

const isVisible = (item: TextItem, page: PageText): boolean =>
  item.text.trim() !== '' &&
  item.size >= SMALLEST_READABLE &&
  item.x > -2 &&
  item.y > 0 &&
  item.x < page.width &&
  item.y < page.height + 2

/** 'Year Built . . . . . 1998', 'A  |  B': two cells in one run. Three spaces, four dots, three stars or a bar part them. */
const splitAtLeaders = (item: TextItem): TextItem[] => {
  const pieces: TextItem[] = []
  const perCharacter = item.width / Math.max(item.text.length, 1)
  let from = 0
  const add = (to: number) => {
    const raw = item.text.slice(from, to)
    const text = raw.trim()
    const start = from + raw.length - raw.trimStart().length
    if (text) pieces.push({ ...item, text, x: item.x + start * perCharacter, width: text.length * perCharacter })
  }
  if (MAY_PART.test(item.text))
    for (const match of item.text.matchAll(SEPARATOR)) {
      add(match.index)
      from = match.index + match[0].length
    }
  add(item.text.length)
  return pieces
}

const SEPARATOR = /(?:\s?\.){4,}\s?|\s\.{1,3}\s|\s{3,}|\s\|\s|_{4,}|\s?\*{3,}\s?/g
/** What each of them has in it, at the least. */
const MAY_PART = /\s[.\s|]|\.\s?\.|__|\*\*/

/** The same words are compared with so many of those before. */
const MOST_ALIKE = 21

/** Bold is sometimes made by drawing the same words twice, a hair apart. */
const dropDoubles = (items: TextItem[]): TextItem[] => {
  const seen = new Map<string, TextItem[]>()
  return items.filter((item) => {
    const same = seen.get(item.text)
    if (same?.some((other) => Math.abs(other.x - item.x) < 1.5 && Math.abs(other.y - item.y) < 1.5)) return false
    if (!same) seen.set(item.text, [item])
    else if (same.push(item) > MOST_ALIKE) same.shift()
    return true
  })
}

const lines = (items: TextItem[]): TextItem[][] => {
  const result: { y: number; size: number; items: TextItem[] }[] = []
  for (const item of [...items].sort((a, b) => a.y - b.y)) {
    const line = result.at(-1)
    if (line && item.y - line.y <= 0.3 * Math.max(line.size, item.size)) {
      line.items.push(item)
      line.size = Math.max(line.size, item.size)
    } else result.push({ y: item.y, size: item.size, items: [item] })
  }
  return result.map((line) => line.items.sort((a, b) => a.x - b.x))
}
