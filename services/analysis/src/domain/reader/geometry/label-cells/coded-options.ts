import { ADDED_LIMIT_LABELS } from '../../labels/added-limit-labels.ts'
import { matchLabel } from '../../labels/label.ts'
import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

const CODED = /^[A-Z]{2}\s(?=[A-Z][a-z])/
const ADDED = Object.values(ADDED_LIMIT_LABELS).flat()
/** '$10,000 for $45 a year' */
const OFFERED = /\bavailable\b|\bfor \$\d/i
/** In font sizes. */
const LONGEST_LIST = 40

/** 'SD Back-up of sewer or drain' and others that begin with the letters of an option, below 'Options': each by its name. */
export const codedOptions = (page: Page): Cell[] => {
  const headings = page.cells.filter(({ key }) => key === 'options')
  const coded = headings.length > 0 ? page.cells.filter(({ text }) => CODED.test(text)) : []
  return coded.flatMap((cell) => {
    const isListed = coded.some((other) => other !== cell && Math.abs(other.left - cell.left) < 2)
    const isUnder = headings.some(
      ({ y, left }) => cell.y > y && cell.y - y < LONGEST_LIST * cell.size && Math.abs(left - cell.left) < 20,
    )
    const text = cell.text.replace(CODED, '')
    const option: Cell = { ...cell, text, key: squash(text) }
    const isOffered = cellsOfLine(page, cell).some((other) => OFFERED.test(other.text))
    return isListed && isUnder && !isOffered && matchLabel(option, ADDED) !== null ? [option] : []
  })
}
