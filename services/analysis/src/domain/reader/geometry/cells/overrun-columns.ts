import type { Cell } from '../cell.ts'

/** A value that fills its column to the end, and the label of the next one: 'Composition - dimensional Age of roof:'. */
const OVERRUN = /^.*[A-Za-z\d)] (?=[A-Z][A-Za-z /'-]{2,40}:$)/
/** Fewer labels may begin there by chance. */
const ENOUGH = 2
/** Points, by which letters of one width may be off. */
const NEAR = 1.5

/** Parts such a cell where other lines have a label, too. */
export const atColumns = (cells: Cell[]): Cell[] => {
  const labels = cells.filter(({ text }) => text.endsWith(':'))
  return cells.flatMap((cell) => {
    const value = OVERRUN.test(cell.text) ? valueBefore(cell, labels) : null
    if (value === null) return [cell]
    const [at, end] = [value.length + 1, value.length].map((length) => cell.left + length * pitchOf(cell))
    return [
      { ...cell, text: value, right: end as number },
      { ...cell, text: cell.text.slice(value.length + 1), left: at as number },
    ]
  })
}

const pitchOf = ({ text, left, right }: Cell): number => (right - left) / text.length

const valueBefore = (cell: Cell, labels: Cell[]): string | null => {
  const words = cell.text.split(' ')
  const starts = words.map((_, index) => words.slice(0, index).join(' '))
  return (
    starts.find(
      (before) =>
        before !== '' &&
        /^[A-Z]/.test(cell.text.slice(before.length + 1)) &&
        labels.filter(
          (label) =>
            label !== cell &&
            Math.abs(label.left - cell.left - (before.length + 1) * pitchOf(cell)) < NEAR &&
            Math.abs(label.y - cell.y) < 8 * cell.size,
        ).length >= ENOUGH,
    ) ?? null
  )
}
