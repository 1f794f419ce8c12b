import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import { type Cell, misalignment, squash } from '../../../geometry/cell.ts'
import { type Page, readsOn } from '../../../geometry/layout.ts'
import { type Label, matchLabel } from '../../../labels/label.ts'
import { isValue } from '../rows/is-value.ts'

/** 'Combined limit for other structures, contents and' over 'living expense   $712,000': the end of another label. */
export const isRestOfOther = (page: Page, label: Cell, labels: Label[]): boolean => {
  if (label.isClause) return false
  // 'OTHER THAN' or 'ALL PERILS, INCLUDING' over 'WIND OR HAIL', a head of several, '… All perils except' over 'Windstorm or hail: $2,500. …'
  if (page.cells.some((cell) => isOver(cell, label) && leavesOpen(page, cell, label))) return true
  // 'Limit of' over 'Liability', the head of a column
  if (label.key === 'liability' && !hasValue(page, label) && page.cells.some((cell) => isHeadOver(cell, label)))
    return true
  if (isRemarkOn(page, label, labels)) return true
  if (!/^[a-z]/.test(label.text)) return false
  const upper = page.cells.find((cell) => isOver(cell, label) && cellsRightOf(page, cell).length === 0)
  if (!upper || !/(?:\b(?:and|or)|[,&])$/i.test(upper.text)) return false
  const text = `${upper.text} ${label.text}`
  return matchLabel({ ...upper, text, key: squash(text) }, labels) === null
}

/** 'Wind or hail, other than   2%' over 'named storm   $6,200' goes on, whatever stands beside it. */
const leavesOpen = (page: Page, cell: Cell, below: Cell): boolean =>
  /\b(?:other than|perils?,? including)$/i.test(cell.text) ||
  (/\b(?:except(?: for)?|excluding)$/i.test(cell.text) && !hasValue(page, cell) && !haveTheirOwn(page, cell, below))

/** 'Deductible: $2,500 all perils except' over '2% of Coverage A windstorm or hail   $7,124': each line has its figure. */
const haveTheirOwn = (page: Page, { text }: Cell, below: Cell): boolean =>
  FIGURE.test(text) && FIGURE.test(below.text) && hasValue(page, below)
const FIGURE = /\$\s?\d|\d\s?%/

/** 'All perils, except   $2,500' over 'Wind/hail   2%' is a row of its own. */
const hasValue = (page: Page, cell: Cell): boolean => cellsRightOf(page, cell).some(({ text }) => /\d/.test(text))

/** In font sizes: how far the lines of one label are apart. */
const PITCH = 1.62

const isOver = (upper: Cell, lower: Cell): boolean => isNextUp(upper, lower) && Math.abs(upper.left - lower.left) < 3

const isNextUp = (upper: Cell, lower: Cell): boolean => upper.y < lower.y - 2 && lower.y - upper.y < PITCH * lower.size

const isHeadOver = (upper: Cell, lower: Cell): boolean =>
  isNextUp(upper, lower) && misalignment(upper, lower) < 4 && /\b(?:limits?|amounts?)(?: of)?$/i.test(upper.text)

/** '(slab leak)' below 'Foundation water   Excluded': the row above has said what it is, and this line says nothing more. */
const isRemarkOn = (page: Page, label: Cell, labels: Label[]): boolean =>
  /^\([^()$%\d]+\)$/.test(label.text) &&
  page.cells.some((cell) => {
    const isRow = isOver(cell, label) && matchLabel(cell, labels) !== null
    return isRow && cellsRightOf(page, cell).slice(0, 1).some(isValue)
  })

/** '… but not claims for wind or hail: those have a' over 'deductible of 1% …': half a sentence, whose first half says whose it is. */
export const isRestOfSentence = (page: Page, label: Cell): boolean =>
  /^[a-z]/.test(label.text) &&
  page.cells.some(
    (cell) => isOver(cell, label) && readsOn(cell) && /\b(?:an?|ha(?:s|ve)|separate|special|own)$/i.test(cell.text),
  )
