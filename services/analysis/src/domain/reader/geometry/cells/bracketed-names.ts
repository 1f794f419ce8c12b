import type { Cell } from '../cell.ts'

const LETTER = /^(?:coverage|cov\.?) [A-F]$/i
/** '(Replacement cost)' is a remark. */
const IN_BRACKETS =
  /^\((?!.*\b(?:cost|value|basis|section|see|form|limits?|deductible|premium|included)\b)[A-Z][A-Za-z ,&'’/-]{3,}\)/i

/** In font sizes: two spaces at the most. */
const GAP = 1.6

/** 'Coverage A' and, two spaces on, '(Other structures)': the letter and the name in brackets are one label. */
export const withBracketedNames = (cells: Cell[]): Cell[] =>
  cells.flatMap((cell, index) => {
    const [before, next] = [cells[index - 1], cells[index + 1]]
    if (before && isNamedBy(before, cell)) return []
    return next && isNamedBy(cell, next) ? [{ ...cell, text: `${cell.text} ${next.text}`, right: next.right }] : [cell]
  })

const isNamedBy = (letter: Cell, name: Cell): boolean =>
  LETTER.test(letter.text) &&
  IN_BRACKETS.test(name.text) &&
  Math.abs(name.y - letter.y) < 0.3 * letter.size &&
  name.left >= letter.right &&
  name.left - letter.right < GAP * letter.size
