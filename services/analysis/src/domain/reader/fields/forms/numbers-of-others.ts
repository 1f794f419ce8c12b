import { isAmongAlike } from '../../geometry/around/numbers-alike.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { POLICY_NUMBER_LABELS } from '../../labels/identity-labels.ts'
import { type LabelMatch, label, matchLabel } from '../../labels/label.ts'
import type { FormCode } from '../../values/codes-in-line.ts'
import { codeAtStart } from '../../values/form-code.ts'

const LABELS = [
  ...POLICY_NUMBER_LABELS.filter(({ weight }) => weight >= 0.9),
  label(/^(?:agent|agency|producer|broker|account|loan)(?:number|no|code|id)/),
  label(/^(?:general|managing|writing|surpluslines)?(?:agent|agency|producer|broker)$/),
]

/** 'Policy number   LO-448812      Agent no.   42-7710' over a list of forms: numbers of other things, none of which counts. */
export const ownPart = (page: Page, line: Cell[]): Cell[] =>
  line[0] && !isAmongAlike(page, line[0]) && cellsOfLine(page, line[0]).some(isNumberOfOther)
    ? []
    : line.filter((cell) => !hasNumberOfOther(cell))

const isNumberOfOther = (cell: Cell): boolean => {
  const match = matchOfOther(cell)
  return match !== null && !/\d{3}/.test(match.rest)
}

/** 'Loan no. 0612250938' has its number itself, and says nothing of what stands beside it. */
const hasNumberOfOther = (cell: Cell): boolean => /\d{3}/.test(matchOfOther(cell)?.rest ?? '')

const matchOfOther = (cell: Cell): LabelMatch | null =>
  cell.text.length < 30 && codeAtStart(cell.text) === null ? matchLabel(cell, LABELS) : null

/** 'LO DEC 04/24      Page 2 of 3' or 'Page 2 of 3. Losses are settled …', be it right below a list: the foot of a page names what the page is printed on. */
export const isAtPageNumber = (pages: Page[], cell: Cell): boolean =>
  pages.some((page) => page.number === cell.page && cellsOfLine(page, cell).some(({ text }) => PAGE_NUMBER.test(text)))
const PAGE_NUMBER = /^page:? \d{1,3} of \d{1,3}(?:$|\.\s)/i

/** 'RUN 05/28/26   PGM HOD410' at the head of every page is of no list, whatever heading stands over it. */
export const isInRunningHead = (all: Page[], { cell }: FormCode): boolean =>
  all.some(
    (page) =>
      page.number !== cell.page &&
      cell.y < HEAD * page.height &&
      page.cells.some(
        (other) => other.key === cell.key && Math.abs(other.y - cell.y) < 2 && Math.abs(other.left - cell.left) < 2,
      ),
  )
const HEAD = 0.12
