import type { Cell } from '../geometry/cell.ts'
import type { Page } from '../geometry/layout.ts'
import { cellLeftOf, cellsRightOf } from '../geometry/neighbours.ts'

const ROLE =
  '(?:loss payees?|lienholders?|mortgagees?|(?:loan |mortgage |loss payee )?servic(?:er|ing)\\b|claims? (?:administrat|adjust|handl|servic|manage)|(?:third[- ]party )?administrat(?:or|ors|ion)\\b|adjusters?|re-?insur(?:er|ers|ed|ance|es|ing)\\b|premium financ|underwriting manager|managing general agen|guarantor|(?:prior|previous|former|expiring|other|flood|auto|umbrella|excess) (?:insurer|carrier|insurance company))'

/** '…, loss payee servicer for the mortgagee', '… (reinsurer)', '… administers claims under this policy' */
const AFTER_NAME = new RegExp(
  `^\\W*(?:(?:is|as|acts?|serves?|solely|only|the|an?|our|your|its|this|policy[’']s|policy)\\s)*${ROLE}|^\\s(?:reinsures|replaced|was|insured)\\b|^\\s[a-z]+\\s(?:[a-z]+\\s){0,4}(?:claims?|quot(?:e|ed|ation))\\b`,
  'i',
)
/** Beside the name, or over it. */
const LABEL = new RegExp(`^\\W*(?:(?:your|our|the|name of)\\s)*${ROLE}`, 'i')

/** In font sizes: how far over a name what tells whose it is may stand. */
const OVER = 1.6

/** Whether what stands around the name of a company says that it does something else than to insure this home. */
export const isOtherCompany = (page: Page, cell: Cell, name: string): boolean => {
  const rest = cell.text.slice(Math.max(cell.text.indexOf(name), 0) + name.length)
  const over = page.cells.find(
    ({ y, left }) => y < cell.y - 2 && cell.y - y < OVER * cell.size && Math.abs(left - cell.left) < 3,
  )
  const [right] = cellsRightOf(page, cell)
  return (
    AFTER_NAME.test(rest) || [right, cellLeftOf(page, cell), over].some((beside) => beside && LABEL.test(beside.text))
  )
}
