import { cellsRightOf } from '../../geometry/around/neighbours.ts'
import { cellsBetween } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { asPrinted } from '../../geometry/printed-figures.ts'
import { premiumOf } from './plausible-premium.ts'
import type { Premium } from './premium-sums.ts'

/** 'What’s the cost?', 'What does it cost?', 'And the price?', 'The price' */
const OF_COST =
  /^(?:and )?(?:what(?:[’']s| is| does| do| will)?|how much(?: is| does| do| will)?|the)\b(?: (?:the|my|your|our|this|it|policy|home|insurance|coverage|i|you|we|total|yearly|annual))* (?:price|costs?|premium|pay)(?: (?:a|per|for the|this) year)?\?$|^(?:the|your) (?:price|cost|premium)$/i
/** With cents, and beside it for how long. */
const isMoney = ({ text, printed }: Cell): boolean =>
  /^\$\s?\d[\d,.]*$/.test(text) && /\.\d\d$/.test(asPrinted(text, printed))
const A_YEAR =
  /^(?!.*\bif\b)(?:a|per|each|for (?:the|a|one|this)) (?:full |whole |policy )?year(?=$|[.,])|^for (?:12|twelve) months(?=$|[.,])/i

/** 'Your auto policy' or 'Add identity theft' over the question: the price is asked of that. */
const OF_OTHER =
  /\b(?:auto|cars?|vehicles?|umbrella|boats?) (?:polic|insurance|coverage)|\b(?:warranty|flood insurance|quote|other polic(?:y|ies)|if you (?:pay|paid|want|add|choose|chose)|instead)\b|\b(?:want more|add (?:on|more|identity|equipment|flood|water))\b/i
/** In font sizes. */
const OVER = 6

/** In sizes of the figure: right below its question. */
const NEAR = 2.2

/** 'What’s the cost?' over '$2,488.00' in large print and beside it 'a year. This includes your discounts.' */
export const yearlyBelowQuestion = (pages: Page[]): Premium | null => {
  const found = pages.flatMap((page) => page.cells.flatMap((cell) => premiumAt(page, cell)))
  const [first] = found
  return first && found.every(({ dollars }) => dollars === first.dollars) ? first : null
}

const premiumAt = (page: Page, figure: Cell): Premium[] => {
  if (!isMoney(figure) || !saysYear(page, figure)) return []
  const question = page.cells.findLast(
    ({ y, left, size }) => y < figure.y - 0.5 * size && Math.abs(left - figure.left) < 6,
  )
  if (!question || figure.y - question.y > NEAR * figure.size || !OF_COST.test(question.text)) return []
  const over = cellsBetween(page, question.y - OVER * question.size, question.y - 2)
  if (over.some(({ text }) => OF_OTHER.test(text)) || isHeaded(page, question)) return []
  const premium = premiumOf(figure.text, [question, figure])
  return premium ? [premium] : []
}

/** 'Jewelry rider' or 'Last year' right over 'The price', which asks nothing of the policy by itself; 'Your home insurance' does. */
const isHeaded = (page: Page, { text, left, y, size }: Cell): boolean =>
  !text.endsWith('?') &&
  cellsBetween(page, y - OVER * size, y - 2).some(
    (cell) =>
      Math.abs(cell.left - left) < 6 &&
      (OF_OTHER_THING.test(cell.text) || (y - cell.y < HEADING * size && isTitleOfElse(page, cell))),
  )
const isTitleOfElse = (page: Page, cell: Cell): boolean =>
  !OF_POLICY.test(cell.text) && !cellsOfLine(page, cell).some((one) => /\d/.test(one.text))
const OF_POLICY =
  /^(?:in short|your home|(?:(?:your|the|my|this) )?(?:(?:home(?:owners?)?|landlord|dwelling) )?(?:insurance|policy|premium|price|cost)s?(?: (?:at a glance|in short|summary|details))?)$/i
const OF_OTHER_THING =
  /\b(?:flood|windstorm|earthquake|umbrella|auto|boats?|riders?|add-?ons?|identity|equipment|monitoring|jewelry|last|next|previous|prior|expiring|former|without|quot\w+)\b/i
/** In font sizes: how far over the words it heads a heading may stand. */
const HEADING = 3

/** 'a year, all fees included' right below it, or beside it in smaller print, perhaps a little higher. */
const saysYear = (page: Page, figure: Cell): boolean =>
  cellsBetween(page, figure.y + 2, figure.y + figure.size).some(
    (cell) => A_YEAR.test(cell.text) && Math.abs(cell.left - figure.left) < 3 && cell.size < figure.size,
  ) ||
  [...cellsRightOf(page, figure), ...page.cells].some(
    (cell) =>
      A_YEAR.test(cell.text) &&
      cell.left > figure.right &&
      cell.left - figure.right < 2 * figure.size &&
      Math.abs(cell.y - figure.y) < 0.6 * figure.size,
  )
