import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** In font sizes: how far the parts of one line, between bars, may be apart. */
const APART = 6
const PITCH = 1.6

/** 'Total policy premium (including credits,' over 'surcharges and taxes)   $4,422.89': one label in two lines. */
export const labelsInParentheses = (page: Page): Cell[] =>
  page.cells.flatMap((cell) => {
    if (!/^[A-Z][^(]{3,40}\([^()]{3,80}$/.test(cell.text) || cellsOfLine(page, cell).at(-1) !== cell) return []
    const rest = page.cells.find((lower) => isBelow(cell, lower) && /^[^()]{3,80}\)$/.test(lower.text))
    const text = `${cell.text} ${rest?.text}`
    return rest ? [{ ...rest, text, key: squash(text) }] : []
  })

/** 'Built 1966 | Frame | Roof:' over 'composition, new in 2017': what follows the colon stands at the beginning of the next line. */
export const openLabels = (page: Page): Cell[] =>
  page.cells.flatMap((cell) => {
    const rest = /^[A-Z][A-Za-z ]{2,24}:$/.test(cell.text) ? nextLineOf(page, cell) : undefined
    if (!rest) return []
    const text = `${cell.text} ${rest.text}`
    return [{ ...rest, text, key: squash(text) }]
  })

/** What stands below the nearest part of the line that anything stands below. */
const nextLineOf = (page: Page, label: Cell): Cell | undefined => {
  const line = cellsOfLine(page, label)
  if (line.some(({ left }) => left > label.right && left - label.right < APART * label.size)) return
  let right = label
  for (const cell of line.filter(({ left }) => left <= label.left).reverse()) {
    if (right.left - cell.right > APART * cell.size) return
    const lower = page.cells.find((other) => isBelow(cell, other))
    if (lower) return cell !== label && /^[a-z\d]/.test(lower.text) ? lower : undefined
    right = cell
  }
  return
}

const isBelow = (upper: Cell, lower: Cell): boolean =>
  lower.y > upper.y + 2 && lower.y - upper.y < PITCH * upper.size && Math.abs(lower.left - upper.left) < 3

/**
 * 'Total premium. This is not a bill.   $1,545.00', 'Named storm (from when it is named until 72 hours after it ends)   3%':
 * what stands behind a label says something of it, and what stands beside that is its value.
 */
export const remarkedLabels = (page: Page): Cell[] =>
  page.cells.flatMap((cell) => {
    const [, text, remark = ''] = IN_SENTENCES.exec(cell.text) ?? IN_BRACKETS.exec(cell.text) ?? []
    const beside = cellsOfLine(page, cell).find(({ left }) => left > cell.right)
    const isOfIt = text && /^\$?\s?\d/.test(beside?.text ?? '') && !IS_CONDITION.test(remark.replace(WHILE, ''))
    return isOfIt ? [{ ...cell, text, key: squash(text) }] : []
  })
const IN_SENTENCES = /^([A-Z][A-Za-z ,&/-]{3,48})\.\s([A-Z][^$%\d]{6,140}\.)$/
const IN_BRACKETS = /^([A-Z][A-Za-z ,&/-]{3,48})\s\(((?:[a-z]+ ){2}[^()$%]{6,140}|[a-z]+ \d+ [+–-] [^()$%]{3,80})\)$/
/** 'until 72 hours after it ends': how long a storm is one. */
const WHILE = /\b(?:until|when|from when|for|within) (?:the )?(?:time )?.{0,40}\b(?:named|hours|downgraded|ends)\b.*/i
/** What the figure would be of, or what it leaves out. */
const IS_CONDITION =
  /\b(?:if|when|where|unless|until|before|after|without|except|excludes?|excluding|not (?:covered|included?|insured)|(?:insured|covered|provided|owned) (?:by|under)|associations?|would|could|may|might|option\w*|month\w*|instal\w+|prior|previous|last|expir\w+|former|average|similar|neighbou?rs?|like yours|auto|umbrella|flood|vehicles?|other polic\w+)\b/i
