import type { Page } from '../../geometry/layout.ts'
import { hasCoverageTable } from './coverage-table.ts'
import { namesDeclarations } from './own-name.ts'
import { isLetter, titleLines } from './page-kind.ts'

/**
 * A letter before the declarations compares two years in a table as theirs is. Declarations may greet their owner, too:
 * 'Dear Client: This Coverage Summary is part of your policy.'
 */
export const withoutLetters = (pages: Page[]): Page[] => {
  const others = pages.filter((page) => !isLetter(page))
  const own = others.some(isTitled) ? others : pages.filter((page) => !isLetter(page) || isTitled(page))
  return own.some(hasCoverageTable) ? own : pages
}

const isTitled = (page: Page): boolean => titleLines(page).some(namesDeclarations)
