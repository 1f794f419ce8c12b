import { type Cell, isSameLine } from '../cell.ts'

/** 'Named insured      : Ana Flores', all colons of a list below each other: each is its label's. */
export const withColonsAtLabels = (cells: Cell[]): Cell[] =>
  cells.flatMap((cell, index) => {
    const isOf = (label: Cell | undefined, colon: Cell | undefined): boolean =>
      label !== undefined &&
      colon !== undefined &&
      /^:(?:\s|$)/.test(colon.text) &&
      /[a-z)]$/i.test(label.text) &&
      isSameLine(label, colon)
    const own = isOf(cells[index - 1], cell) ? cell.text.replace(/^:\s*/, '') : cell.text
    if (own === '') return []
    const text = isOf(cell, cells[index + 1]) ? `${own}:` : own
    return text === cell.text ? [cell] : [{ ...cell, text }]
  })
