import { cellsDownFrom, cellsUpFrom } from '../../geometry/by-height.ts'
import { type Cell, isSameLine, overlap, squash } from '../../geometry/cell.ts'
import { cellsOfLine, isProse, type Page } from '../../geometry/layout.ts'
import { isUnderDeductibles } from '../../geometry/sections/sections.ts'
import type { HeadedFigures } from '../../geometry/tables/figure-heads.ts'
import { DEDUCTIBLE_LABELS } from '../../labels/deductible-labels.ts'
import { matchLabel } from '../../labels/label.ts'
import { isPremiumOfPeril } from '../limits/of-other/premium-by-peril.ts'
import type { Peril } from './peril-in-words.ts'

const PERILS = Object.keys(DEDUCTIBLE_LABELS) as Peril[]

/** A head with the lines that it is made of, from the top. */
interface Head {
  head: Cell
  parts: Cell[]
  peril: Peril
}

interface HeadsOfPage {
  figures: HeadedFigures[]
  /** Lines of heads that are made of several: none of them names anything by itself. */
  parts: Set<Cell>
}

/** In font sizes: from one line of a head to the next, down to the first figure, and from there to the next one. */
const NEAR = 1.6
const FIRST = 9
const NEXT = 6
const MOST_LINES = 4
/** In font sizes: how far above its heads a table's title may be. */
const TITLE = 4.5
/** Points that a figure may stand out beyond its head. */
const BESIDE = 6

const known = new WeakMap<Page, HeadsOfPage>()

/**
 * 'All other', 'Wind or hail', 'Named storm' side by side, each over lines of its own, with what one bears of each below:
 * whichever row of the table the figures stand beside, since they are of all of them.
 */
export const perilHeads = (page: Page): HeadsOfPage => {
  const before = known.get(page)
  if (before) return before
  const found = groupsOf(headsOn(page))
    .map((heads) => headed(page, heads))
    .filter((group) => group !== null)
  const all = {
    figures: found.flatMap(({ figures }) => figures),
    parts: new Set(found.flatMap(({ parts }) => [...parts])),
  }
  known.set(page, all)
  return all
}

const headsOn = (page: Page): Head[] =>
  page.cells.flatMap((cell) => {
    if (!isWords(cell) || wordsBelow(page, cell)) return []
    const parts = withLinesOver(page, cell)
    const text = parts.map((part) => part.text).join(' ')
    const [left, right] = [Math.min(...parts.map((part) => part.left)), Math.max(...parts.map((part) => part.right))]
    const head = { ...cell, text, key: squash(text), left, right }
    const peril = perilOf(head)
    return peril && !isPremiumOfPeril(page, head) ? [{ head, parts, peril }] : []
  })

const isWords = (cell: Cell): boolean =>
  !cell.isClause && cell.text.length < 40 && !/[$%\d]/.test(cell.text.replace(CLAUSE, '')) && !isProse(cell)

/** 'Clause 1. Windstorm or hail' */
const CLAUSE = /\bclause [12]\b/i

const wordsBelow = (page: Page, cell: Cell): boolean => {
  for (const lower of cellsDownFrom(page, cell.y + 2)) {
    if (lower.y - cell.y > NEAR * cell.size) return false
    if (overlap(lower, cell) > 0) return isWords(lower)
  }
  return false
}

const withLinesOver = (page: Page, lowest: Cell): Cell[] => {
  const parts = [lowest]
  for (const upper of cellsUpFrom(page, lowest.y - 2)) {
    const [top] = parts as [Cell]
    if (top.y - upper.y > NEAR * top.size || parts.length === MOST_LINES) break
    if (isSameLine(upper, top) || overlap(upper, top) <= 0) continue
    const spansOthers = cellsOfLine(page, top).some((other) => other !== top && overlap(upper, other) > 0)
    if (!isWords(upper) || spansOthers || TITLE_OF_TABLE.test(upper.text)) break
    parts.unshift(upper)
  }
  return parts
}

/** 'Deductibles, section I' over them all, however short it is. */
const TITLE_OF_TABLE = /\bdeductibles\b/i

/** Words that name one peril, and not the word 'deductible' alone. */
const LEAST = 0.6

const perilOf = (head: Cell): Peril | null => {
  const weights = PERILS.map((peril) => matchLabel(head, DEDUCTIBLE_LABELS[peril])?.weight ?? 0)
  const most = Math.max(...weights)
  return most >= LEAST ? (PERILS[weights.indexOf(most)] ?? null) : null
}

/** Heads beside each other of several perils, each once. */
const groupsOf = (heads: Head[]): Head[][] => {
  const groups: Head[][] = []
  for (const head of heads) {
    const group = groups.find((others) => others.every((other) => areBeside(other, head)))
    if (group) group.push(head)
    else groups.push([head])
  }
  return groups.filter((group) => group.length > 1 && new Set(group.map(({ peril }) => peril)).size === group.length)
}

const areBeside = (one: Head, other: Head): boolean =>
  overlap(one.head, other.head) <= 0 &&
  (one.parts[0] as Cell).y <= other.head.y + 2 &&
  (other.parts[0] as Cell).y <= one.head.y + 2

const headed = (page: Page, heads: Head[]): HeadsOfPage | null => {
  if (!isOfDeductibles(page, heads)) return null
  const columns = inOneRow(heads.map((one) => under(page, one.head))) ?? inOneRow(inBoxes(page, heads))
  if (!columns) return null
  const parts = heads.filter((head) => head.parts.length > 1).flatMap((head) => head.parts)
  return { figures: columns, parts: new Set(parts) }
}

const under = (page: Page, head: Cell): HeadedFigures => {
  const isBelow = ({ left, right }: Cell) => right >= head.left - BESIDE && left <= head.right + BESIDE
  return { head, figures: figuresBelow(page, head, isBelow) }
}

/** Each head begins a box of a form, in which its figures stand anywhere. */
const inBoxes = (page: Page, heads: Head[]): HeadedFigures[] => {
  const sorted = heads.map(({ head }) => head).sort((a, b) => a.left - b.left)
  return sorted.map((head, index) => {
    const end = (sorted[index + 1]?.left ?? page.width) - BESIDE
    const isBelow = ({ left, right }: Cell) => left >= head.left - BESIDE && right <= end
    return { head, figures: figuresBelow(page, head, isBelow) }
  })
}

/** The first figures of all columns stand beside each other. */
const inOneRow = (columns: HeadedFigures[]): HeadedFigures[] | null => {
  const firsts = columns.map(({ figures }) => figures[0])
  const [first] = firsts
  return first && firsts.every((figure) => figure && isSameLine(figure, first)) ? columns : null
}

const isOfDeductibles = (page: Page, heads: Head[]): boolean => {
  const [left, right] = [
    Math.min(...heads.map(({ head }) => head.left)),
    Math.max(...heads.map(({ head }) => head.right)),
  ]
  const tops = heads.map(({ parts }) => parts[0] as Cell)
  const top = Math.min(...tops.map(({ y }) => y))
  const isTitle = (cell: Cell): boolean =>
    /deductible/i.test(cell.text) && !/\$/.test(cell.text) && cell.y < top + 2 && cell.right > left && cell.left < right
  return (
    heads.some(({ head }) => /deductible/i.test(head.text)) ||
    tops.some((cell) => isUnderDeductibles(page, cell)) ||
    page.cells.some((cell) => top - cell.y < TITLE * cell.size && isTitle(cell))
  )
}

/** '2%', '$6,580', '2% $6,580', '2% / $6,580', '2% of Coverage A: $6,580' */
const FIGURE =
  /^\d[\d.]*\s?% of (?:the )?[a-z][a-z ]{2,24}[\s:=,–-]*\(?\$\s?\d[\d,]*\)?$|^(?:\d[\d.]*\s?%\s?(?:\W\s?)?)?\(?(?:\$\s?\d[\d,]*)?\)?$|^\$\s?\d[\d,]*\s?\(?\d[\d.]*\s?%\)?$/i

/** The share and the dollars below a head, in one cell or over each other: no more than one of each, up to other words. */
const figuresBelow = (page: Page, head: Cell, isBelow: (cell: Cell) => boolean): Cell[] => {
  const figures: Cell[] = []
  for (const cell of cellsDownFrom(page, head.y + 2)) {
    const [over, reach] = figures.length > 0 ? [figures.at(-1) as Cell, NEXT] : [head, FIRST]
    if (cell.y - over.y > reach * head.size) break
    if (!isBelow(cell) || (isCaption(cell) && !FIGURE.test(cell.text))) continue
    if (!FIGURE.test(cell.text) || figures.some((figure) => isOfKind(figure, cell))) break
    figures.push(cell)
  }
  return figures
}

/** 'Flat amount', '2% of the Coverage C limit' between a head and its dollars, 'Amount $' or '% of Coverage A' before them. */
const isCaption = ({ text }: Cell): boolean =>
  /^(?:flat|fixed) |^\d[\d.]*\s?% of |^(?:amount|%|percent(?:age)?)(?: of [a-z ]+)?\s?\$?:?$/i.test(text)

const isOfKind = (one: Cell, other: Cell): boolean => one.text.includes('%') === other.text.includes('%')
