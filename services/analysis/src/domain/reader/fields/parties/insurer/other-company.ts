import { cellLeftOf, cellsRightOf } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'

const ROLE =
  '(?:loss payees?|lienholders?|mortgagees?|(?:loan |mortgage |loss payee )?servic(?:er|ing)\\b|claims? (?:administrator|adjust|handler|manager|servicer)|(?:third[- ]party )?administrators?\\b|third[- ]party administration|adjusters?|re-?insur(?:er|ers|ed|ance|es|ing)\\b|premium financ|underwriting manager|managing general agen|guarantor|(?:prior|previous|former|expiring|other|flood|auto|umbrella|excess) (?:insurer|carrier|insurance company))'

/** '…, loss payee servicer for the mortgagee', '… (reinsurer)', '… administers claims under this policy' */
const AFTER_NAME = new RegExp(
  `^\\W*(?:(?:is|as|acts?|serves?|solely|only|the|an?|our|your|its|this|policy[’']s|policy)\\s)*${ROLE}|^\\s(?:reinsures|replaced|was|insured)\\b|^\\s(?!pays|covers|insures|is|has|at)[a-z]+[st]\\s(?:[a-z]+\\s){0,4}(?:claims?|quot(?:e|ed|ation))\\b`,
  'i',
)
/** A label of it, and nothing that is already its value. */
const LABEL = new RegExp(
  `^\\W*(?:(?:your|our|the|name of)\\s)*${ROLE}\\w*(?:\\s(?:for|to|of|by|the|this|your|servicers?|company|policy|mortgagees?|name|and|address))*\\W*$`,
  'i',
)

/** In font sizes: how far over a name what tells whose it is may stand. */
const OVER = 1.6

/** Whether what stands around the name of a company says that it does something else than to insure this home. */
export const isOtherCompany = (page: Page, cell: Cell, name: string): boolean => {
  const rest = cell.text.slice(Math.max(cell.text.indexOf(name), 0) + name.length)
  const labels = [cellLeftOf(page, cell), labelOver(page, cell), remarkBeside(page, cell)]
  return AFTER_NAME.test(rest) || labels.some((label) => label && LABEL.test(label.text))
}

const labelOver = (page: Page, cell: Cell): Cell | undefined => {
  const isOver = ({ y, left }: Cell) =>
    y < cell.y - 2 && cell.y - y < OVER * cell.size && Math.abs(left - cell.left) < 3
  const over = page.cells.find(isOver)
  return over && cellsRightOf(page, over).length === 0 ? over : undefined
}

/** What ends the line, and is no label of the next, nor heads a column. */
const remarkBeside = (page: Page, cell: Cell): Cell | undefined => {
  const [beside, ...more] = cellsRightOf(page, cell)
  const heads = ({ left, y }: Cell) =>
    beside !== undefined && y > beside.y + 2 && y - beside.y < OVER * beside.size && Math.abs(left - beside.left) < 3
  return more.length === 0 && !beside?.text.endsWith(':') && !page.cells.some(heads) ? beside : undefined
}
