import type { Cell } from '../cell.ts'

const NOTE = /(?:^|\.\s)\((\d)\) ?[A-Z][a-z]+ .{8}/g
const MARK = /(?<=[\w%)])\s?\((\d)\)$/

/** 'DEDUCTIBLE (1)' over a table below which '(1) Applies once for each loss.' stands: the number is no part of the name. */
export const withoutNoteMarks = (cells: Cell[]): Cell[] => {
  const notes = new Set(cells.flatMap(({ text }) => [...text.matchAll(NOTE)].map((match) => match[1])))
  if (notes.size === 0) return cells
  return cells.map((cell) =>
    notes.has(MARK.exec(cell.text)?.[1]) ? { ...cell, text: cell.text.replace(MARK, '') } : cell,
  )
}
