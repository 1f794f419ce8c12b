import { type Cell, squash } from './cell.ts'
import type { Page } from './layout.ts'

const CODED = /^[A-Z]{2}\s(?=[A-Z][a-z])/
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
    return isListed && isUnder ? [{ ...cell, text, key: squash(text) }] : []
  })
}
