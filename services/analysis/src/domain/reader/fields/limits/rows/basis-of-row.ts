import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { isUnderDeductibles } from '../../../geometry/sections/sections.ts'
import { namesPeril } from '../../../labels/perils.ts'

/**
 * 'Other structures   Extended replacement cost   20% of Dwelling', 'Water backup   each loss   $10,000', 'Base deductible
 * House and contents   $5,000': how the row's thing is settled, or what its figure is of, and no row of its own.
 */
export const isBasisOfRow = (page: Page, right: Cell[], cell: Cell): boolean => {
  const index = right.indexOf(cell)
  const figure = right.slice(index + 1).find(({ key }) => !OF_EACH.test(key))?.text ?? ''
  if (OF_THINGS.test(cell.key)) return index === 0 && /^\$\s?\d/.test(figure)
  if (SETTLED.test(cell.key)) return index === 0 && /^(?:\$\s?\d|\d[\d.]*\s?% of )/.test(figure)
  const keys = right.slice(0, index + 1).map(({ key }) => key)
  // A picture's 'EACH PERSON' may come as two words.
  const isOfEach = keys.every((key) => OF_EACH.test(key)) || OF_EACH.test(keys.join(''))
  return isOfEach && /^(?:\$\s?\d|\d{1,3},\d{3})/.test(figure) && !isOfDeductibles(page, cell)
}

const SETTLED = /^(?:extended|guaranteed|full)?(?:replacementcost|actualcash)(?:value)?(?:coverage)?(?:of)?$/
/** 'House and contents', 'Dwelling, other structures and personal property' */
const OF_THINGS =
  /^(?:(?:all|of|the|your|and|or)*(?:house|home|dwelling|building|residence|(?:other|detached)?structures?|contents|belongings|personalproperty)){2,}$/
const OF_EACH =
  /^(?:section(?:i|1)|(?:limit)?(?:for|per|each|every|any(?:one)?)+(?:covered|insured|single)?(?:loss|occurrence|claim|event|accident|person)(?:limit)?)$/

/** 'Each loss   $2,500' over 'Wind or hail   $6,000': rows of a block of deductibles that stands beside. */
const isOfDeductibles = (page: Page, cell: Cell): boolean =>
  isUnderDeductibles(page, cell) ||
  page.cells.some(
    (other) =>
      Math.abs(other.left - cell.left) < 3 &&
      Math.abs(other.y - cell.y) < BLOCK * cell.size &&
      namesPeril(other.text) &&
      /^[$\d]/.test(cellsRightOf(page, other)[0]?.text ?? ''),
  )
/** In font sizes. */
const BLOCK = 7

/** 'Limited fungi   Policy aggregate   $20,000': what all losses of a policy together have, beside what each has. */
export const isOfAllLosses = (page: Page, label: Cell, figures: Cell[]): boolean => {
  const [first] = figures
  const between = first
    ? cellsOfLine(page, label).filter((cell) => cell.left > label.right && cell.right < first.left)
    : []
  const words = [label, ...between].map(({ text }) => text).join(' ')
  return (
    OF_ALL.test(words) && !/\b(?:each|per|any(?: one)?) (?:covered |insured )?(?:loss|occurrence|claim)\b/i.test(words)
  )
}
const OF_ALL = /\baggregate\b|\b(?:per|each|for the) policy\b|\bpolicy (?:term|period|total|year)\b|\bannual limit\b/i
