import { isBesideDeductibles } from '../../../geometry/around/block-of-row.ts'
import { nearestUpFrom } from '../../../geometry/by-height.ts'
import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { isUnderDeductibles } from '../../../geometry/sections/sections.ts'
import { coverageOf } from '../../../geometry/tables/names-of-coverages.ts'
import { DEDUCTIBLE_LABELS } from '../../../labels/deductible-labels.ts'
import { matchLabel } from '../../../labels/label.ts'
import { toNumber } from '../../../values/amount.ts'
import { codeAtStart } from '../../../values/form-code.ts'

/** 'Water backup   $1,000' in a list of deductibles is no limit. */
export const isListedDeductible = (page: Page, label: Cell): boolean =>
  !isOfForm(page, label) &&
  ((isUnderDeductibles(page, label) && !isPastDeductibles(page, label)) ||
    isBesidePerils(page, label) ||
    isBelowPerils(page, label) ||
    isBehindPerils(page, label) ||
    isToldOfDeductibles(page, label))

/** 'Special deductibles: Service line $500 per occurrence; Water backup $1,000 per occurrence': each part of that sentence. */
const isToldOfDeductibles = (page: Page, label: Cell): boolean =>
  label.isClause === true &&
  page.cells.some(({ y, text }) => {
    const at = y === label.y ? text.indexOf(label.text) : -1
    return at > 0 && /\bdeductibles:\s(?:[^.:]|\.\d)*$/i.test(text.slice(0, at))
  })

/** 'HO-162   0402   FUNGI REMEDIATION   LIMIT $5,000', '… SEEPAGE   15% OF A' or 'RL-326   Water backup   $5,000   $46.00', in a list of forms further down */
const isOfForm = (page: Page, label: Cell): boolean => {
  const [first, ...more] = cellsOfLine(page, label)
  const behind = more.filter(({ left }) => left > label.right)
  const isPriced = behind.length === 2 && /\d\.\d\d$/.test(behind[1]?.text ?? '')
  const saysLimit = isPriced || behind.some(({ text }) => SAYS_LIMIT.test(text))
  return first !== undefined && first.right < label.left && codeAtStart(first.text) !== null && saysLimit
}
const SAYS_LIMIT = /^limit\b|\d\s?% of (?:coverage |cov\.? )?a$/i

/** 'Deductibles   All other perils $2,500   Water backup $1,000' */
const isBehindPerils = (page: Page, label: Cell): boolean => {
  const [word, ...perils] = cellsOfLine(page, label).filter(({ right }) => right <= label.left)
  const isOfPeril = (cell: Cell) =>
    /^[$\d(]/.test(cell.text) || PERILS.some((of) => (matchLabel(cell, of)?.weight ?? 0) > 0.8)
  const isList = word !== undefined && HEADS_LIST.test(word.text) && perils.length > 0
  return isList && perils.every(isOfPeril) && !isAboveDeductibles(page, label)
}

/** 'Deductibles   All other perils   $2,500' over '   Water backup   $1,000', flush with the peril: one list, whose first line names it. */
const isBelowPerils = (page: Page, label: Cell): boolean => {
  if (label.isClause || cellsOfLine(page, label)[0] !== label) return false
  const over = nearestUpFrom(page, label.y - 2, ({ left }) => Math.abs(left - label.left) < 1.5)
  const word = nearestUpFrom(page, label.y - 2, ({ right }) => right <= label.left)
  return (
    over !== undefined &&
    word !== undefined &&
    HEADS_LIST.test(word.text) &&
    (isListedDeductible(page, over) || PERILS.some((of) => (matchLabel(over, of)?.weight ?? 0) > 0.8)) &&
    isBesideDeductibles(page, label) &&
    !isAboveDeductibles(page, label)
  )
}

/** 'Windstorm or hail   All other perils   Water backup' over their figures: each is a deductible; not 'Dwelling $176,000' beside 'AOP: $1,000   W/H: $1,760'. */
const isBesidePerils = (page: Page, label: Cell): boolean => {
  const isPlain = !label.isClause && coverageOf(label.text) === undefined
  const others = isPlain ? cellsOfLine(page, label).filter((cell) => cell !== label) : []
  return others.length > 1 && others.every((cell) => PERILS.some((of) => (matchLabel(cell, of)?.weight ?? 0) > 0.8))
}
/** 'Deductible' alone may be of the first row. */
const HEADS_LIST = /^(?:(?:your|policy|the) )*deductibles:?$/i

const PERILS = Object.values(DEDUCTIBLE_LABELS)

/** 'Medical payments   $5,000' below 'Dwelling   $350,000' is no deductible, either. */
const isPastDeductibles = (page: Page, label: Cell): boolean =>
  isAboveDeductibles(page, label) ||
  page.cells.some(
    (cell) =>
      cell.y < label.y - 2 &&
      Math.abs(cell.left - label.left) < 3 &&
      isAboveDeductibles(page, cell) &&
      isUnderDeductibles(page, cell),
  )

/** 'Dwelling   $350,000' at the foot of a table of deductibles: no deductible is as high. */
const isAboveDeductibles = (page: Page, label: Cell): boolean => {
  const cells = label.isClause ? [label] : cellsOfLine(page, label).filter(({ left }) => left >= label.right)
  const figures = cells.flatMap(({ text }) => text.match(/\d[\d,.]*%?/g) ?? [])
  return figures.length > 0 && figures.every((figure) => !figure.includes('%') && toNumber(figure) >= HIGHEST)
}
const HIGHEST = 75_000
