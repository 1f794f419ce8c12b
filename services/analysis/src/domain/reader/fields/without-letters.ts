import type { Page } from '../geometry/layout.ts'
import { hasCoverageTable } from './coverage-table.ts'
import { isLetter } from './page-kind.ts'

/** A letter before the declarations compares two years in a table as theirs is. */
export const withoutLetters = (pages: Page[]): Page[] => {
  const own = pages.filter((page) => !isLetter(page))
  return own.some(hasCoverageTable) ? own : pages
}
