import { type Cell, isSameLine } from '../cell.ts'
import { excludedBy } from './answer-columns.ts'

const CROSSED = /^[xX]\s(?=[a-z])/i

/**
 * 'X YES   NO', 'REPLACEMENT COST   X ACTUAL CASH VALUE': of answers side by side that cannot both hold the one with a
 * cross right before it does, and the other is not chosen. Both are marked as a page with letters for boxes would print them.
 */
export const markCrossedAnswers = (cells: Cell[]): Cell[] => {
  const texts = new Map(cells.flatMap((cell, index) => marksAt(cells, cell, index)))
  for (const [cell, text] of texts) cell.text = text
  return cells
}

/** A crossed answer with those beside it that it excludes; none where nothing beside it could have been chosen instead. */
const marksAt = (cells: Cell[], cell: Cell, index: number): [Cell, string][] => {
  const answer = cell.text.trim().replace(CROSSED, '')
  if (answer === cell.text.trim()) return []
  const others = [-1, 1].flatMap((way) => excludedFrom(cells, { cell, answer }, { index, way }))
  return others.length === 0
    ? []
    : [[cell, `☒ ${answer}`], ...others.map((other): [Cell, string] => [other, `☐ ${other.text.trim()}`])]
}

interface Answer {
  cell: Cell
  answer: string
}

/** Before the crossed answer or behind it, one after the other. */
const excludedFrom = (
  cells: Cell[],
  { cell, answer }: Answer,
  { index, way }: { index: number; way: number },
): Cell[] => {
  const next = cells[index + way]
  const isOther = next !== undefined && isSameLine(next, cell) && isExcluded(answer, next.text.trim())
  return isOther ? [next, ...excludedFrom(cells, { cell, answer }, { index: index + way, way })] : []
}

const isExcluded = (answer: string, other: string): boolean =>
  excludedBy(answer, other) || (FORM.test(answer) && FORM.test(other))

/** 'X DP-1   DP-2   DP-3': a policy has one form. */
const FORM = /^(?:HO|DP)[- ]?(?:\d|[ABC])$/
