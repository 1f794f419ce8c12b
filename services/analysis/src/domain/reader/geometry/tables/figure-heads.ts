import { cellsUpFrom } from '../by-height.ts'
import { type Cell, misalignment, overlap, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** A column's whole heading, whose words may stand over each other, with its figures in one row of the table. */
export interface HeadedFigures {
  head: Cell
  figures: Cell[]
}

/** In font sizes: from a row up to the lines over it, and from one line of a heading to the next. */
const FAR = 2.75
const NEAR = 1.5
/** Points that a figure may stand beside its heading. */
const BESIDE = 30

/** 'Wind / Hail   Named Storm' over 'Deductible   Deductible' over the row's '2%   $8,240   5%   $20,600': each figure under all words that head it. */
export const figureHeads = (page: Page, row: Cell, figures: Cell[]): HeadedFigures[] => {
  // Most rows have no figures, and all would ask for what heads them.
  if (figures.length === 0) return []
  const heads = stacked(linesOver(page, row))
  const headed = figures.flatMap((figure) => {
    const head = nearest(heads, figure)
    return head ? [{ head, figure }] : []
  })
  return heads.flatMap((head) => {
    const own = ownFigures(
      head,
      headed.filter((one) => one.head === head).map(({ figure }) => figure),
    )
    return own.length > 0 ? [{ head, figures: own }] : []
  })
}

/** '$489,000   $9,780 (2%)' by 'Wind/hail ded.': of two amounts that are nearest to one heading only what stands under it is its own. */
const ownFigures = (head: Cell, figures: Cell[]): Cell[] => {
  const under = figures.filter((figure) => overlap(head, figure) > 0)
  const amounts = figures.filter(({ text }) => /\$|\d,\d{3}/.test(text))
  const own = amounts.filter((figure) => under.includes(figure))
  if (amounts.length < 2 || own.length === 0) return figures
  return own.length === 1 ? under : []
}

/** 'Wind/hail 2%' heads the dollars of that share, 'Ded. clause 1 windstorm,' over 'hail' what is borne of them. */
const SHARE = /(?<=[a-z]{3} )\(?\d+(?:\.\d+)?%\)?$|\bclause [12]\b/i

/** The lines without figures that head the row, from the lowest; a section's title may stand between them and it. */
const linesOver = (page: Page, row: Cell): Cell[][] => {
  const lines: Cell[][] = []
  let lower = row
  for (const cell of cellsUpFrom(page, row.y - 2)) {
    if (lines.at(-1)?.includes(cell)) continue
    if (lower.y - cell.y > (lines.length > 0 ? NEAR : FAR) * row.size) break
    const line = cellsOfLine(page, cell)
    if (isRowBetween(row, line)) {
      lower = cell
      continue
    }
    if (line.some(({ left, text }) => left > row.right && /\d/.test(text.replace(SHARE, '')))) break
    lower = cell
    if (line.some(({ left }) => left > row.right)) lines.push(line)
  }
  return lines
}

/** 'Percentage   1%   2%   5%' over the row's '$5,200   $10,400   $26,000' is a row of the same table. */
const isRowBetween = (row: Cell, [first, ...figures]: Cell[]): boolean =>
  first !== undefined &&
  figures.length > 1 &&
  !/\d/.test(first.text) &&
  Math.abs(first.left - row.left) < 3 &&
  figures.every(({ text }) => /^\d+(?:\.\d+)?%$/.test(text))

/** Words over each other are one heading; what spans several of the line below it heads none of them. */
export const stacked = (lines: Cell[][]): Cell[] => {
  let heads: Cell[] = []
  for (const line of lines) {
    for (const cell of line) {
      const below = heads.filter((head) => overlap(head, cell) > 0)
      const [own] = below
      if (!own) heads = [...heads, cell]
      else if (below.length === 1) heads = heads.map((head) => (head === own ? over(cell, own) : head))
    }
  }
  return heads
}

const over = (upper: Cell, lower: Cell): Cell => {
  const text = `${upper.text} ${lower.text}`
  const [left, right] = [Math.min(upper.left, lower.left), Math.max(upper.right, lower.right)]
  return { ...upper, text, key: squash(text), left, right }
}

const nearest = (heads: Cell[], figure: Cell): Cell | undefined => {
  const distance = (head: Cell): number =>
    overlap(head, figure) > 0 ? 0.1 * misalignment(head, figure) : BESIDE / 3 - overlap(head, figure)
  const best = heads.toSorted((a, b) => distance(a) - distance(b))[0]
  return best && distance(best) < BESIDE ? best : undefined
}
