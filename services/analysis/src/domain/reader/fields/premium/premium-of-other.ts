import { cellsRightOver } from '../../geometry/around/right-over.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isBelow } from '../../geometry/sections/not-purchased.ts'

/** 'Total endorsements', 'Total fees': what a part of it comes to. */
const OF_A_PART =
  /^(?:sub-?)?totals? (?:of |for )?(?:all |the |your )?(?:(?:schedules?|scheduled|endorsements?|endts?|fees|surcharges|articles|items|options?|optional|additional|personal|property|valuables)\b ?)+(?:coverages?|premiums?|charges?)?$/i
/** 'Total needed to reinstate', and what is the sum of what somebody owes. */
const OF_A_DEBT = /\b(?:reinstat\w*|past[ -]due|overdue|unpaid|in arrears|delinquent)\b/i

/** A sum of less than the policy, or of more than it. */
export const isOfOther = (pages: Page[], label: Cell): boolean =>
  OF_A_PART.test(label.text) ||
  OF_A_DEBT.test(label.text) ||
  isUnderTitleOfOther(pages, label) ||
  pages.some(
    (page) =>
      page.number === label.page &&
      (isBelow(page, label, OTHER_POLICY) || (/^total|\bdue\b/i.test(label.text) && isBelowDebt(page, label))),
  )

/** 'Your TWIA windstorm policy' right over 'Whole year, to be paid   $745.00', which names no policy itself. */
const isUnderTitleOfOther = (pages: Page[], label: Cell): boolean =>
  /^(?:the)?(?:whole|full|entire)[a-z]+(?:tobepaid|topay|payable|allin|allincluded)/.test(label.key) &&
  pages.some(
    (page) =>
      page.number === label.page &&
      cellsRightOver(page, label, TITLE).some(
        (cell) => TITLE_OF_OTHER.test(cell.text) && cellsOfLine(page, cell).length === 1,
      ),
  )
const TITLE_OF_OTHER = /\b(?:TWIA|windstorm|flood|auto|umbrella|boat|warranty|plan|pay(?:ment|s|ing)?|paid|option)\b/i
/** In font sizes: two rows. */
const TITLE = 3.5

/** 'What it costs   $612.00' below 'Flood insurance (separate policy)' */
const OTHER_POLICY =
  /^(?:your |the |other )*(?:flood|auto|umbrella|boat|life|earthquake|jewelry)\b(?: (?:insurance|coverage|policy))? ?\(?(?:an?|your|under an?)? ?(?:separate|other) (?:policy|contract)\)?$/i

const isBelowDebt = (page: Page, label: Cell): boolean =>
  page.cells.some(({ text, y, left, size }) => {
    const isOver = y < label.y - 2 && label.y - y < SUM_OF_DEBTS * size && Math.abs(left - label.left) < 24
    return isOver && text.length < 40 && OF_A_DEBT.test(text.replace(OF_UNPAID, ''))
  })
/** 'Unpaid-balance service fee   $0.00' is charged with the premium; 'Past due premium and fees' is owed. */
const OF_UNPAID = /\bunpaid[- ]balance (?:service )?(?:fee|charge)s?\b/i
/** In font sizes. */
const SUM_OF_DEBTS = 5

/** '$2,104.00' and beside it 'a year, if you pay in full': whoever pays by the month pays more. */
export const isOnlyInFull = (pages: Page[], figure: Cell | undefined): boolean =>
  figure !== undefined &&
  pages.some(
    (page) =>
      page.number === figure.page &&
      page.cells.some(
        ({ text, left, y }) =>
          ONLY_IN_FULL.test(text) &&
          left > figure.right &&
          left - figure.right < 2 * figure.size &&
          Math.abs(y - figure.y) < 0.6 * figure.size,
      ),
  )
const ONLY_IN_FULL = /^(?:a|per|each) year,? (?:if|when) (?:you )?(?:pay|paid) in full\b/i
