import { cellLeftOf, cellsRightOf } from '../../../geometry/around/neighbours.ts'
import { type Cell, misalignment } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { isValueFirst } from '../../../geometry/tables/value-first.ts'
import { labelWeight } from '../../../labels/known-label.ts'
import { namesPeril } from '../../../labels/perils.ts'
import { isDenial } from '../../../values/denial.ts'
import { isShare } from '../../../values/share.ts'
import { isValue } from '../rows/is-value.ts'
import type { LabelPlace } from './limit-places.ts'

/** What has a label of its own before it belongs to that; so does the share in 'Wind/hail 2%', the head of another column. */
export const isOfOtherLabel = ({ page, label, wanted }: LabelPlace, figure: Cell): boolean => {
  if (wanted === 'deductible' && /^[a-z]/i.test(figure.text) && namesPeril(figure.text)) return true
  if (isValueFirst(page, label)) return false
  const before = cellLeftOf(page, figure)
  if ([figure, before].some((cell) => cell && isShare(cell) && isEndOfLabelAbove(page, cell))) return true
  if (before === undefined) return isSecondLine(page, figure)
  return isName(before) && !isBesideNamedFigure(page, label, figure)
}

const isName = (cell: Cell): boolean =>
  /[a-z]{3}/i.test(cell.text) && !KIND_OF_ROW.test(cell.key) && !isShare(cell) && !isAnswer(cell)

/** 'Deductible   2%   Windstorm or hail': what kind of figure it is, not whose. */
const KIND_OF_ROW = /^(?:deductibles?|limits?|coverage[a-f]?|item\d+)$/

/** 'Loss of use   $16,800   Incl   $2,500   Windstorm or hail': what answers to the row of a block beside is no name. */
const isAnswer = ({ text }: Cell): boolean => /^incl(?:uded|\.)?$/i.test(text) || isDenial(text)

/**
 * 'Section II – Liability      $1,000   All other perils' below '$2,500   Windstorm or hail': a block of figures, each with
 * its name behind it, beside which a title begins another block.
 */
const isBesideNamedFigure = (page: Page, label: Cell, figure: Cell): boolean =>
  page.cells.some((other) => {
    const gap = Math.abs(other.y - figure.y)
    if (gap < 2 || gap > 2 * figure.size || misalignment(other, figure) > 4 || !isValue(other)) return false
    const [name] = cellsRightOf(page, other)
    const before = cellLeftOf(page, other)
    return (
      name !== undefined &&
      misalignment(name, label) < 4 &&
      labelWeight(name) > 0 &&
      !(before && isName(before)) &&
      !isSecondLine(page, other)
    )
  })

/** 'B. Other structures,' over '10%   $25,800', before the labels of a block beside: the share is of what stands over it. */
const isEndOfLabelAbove = (page: Page, share: Cell): boolean =>
  cellLeftOf(page, share) === undefined &&
  page.cells.some((upper) => {
    const gap = share.y - upper.y
    const isOver = gap > 2 && gap < PITCH * share.size && upper.left <= share.left && upper.right > share.left
    const [beside] = isOver && labelWeight(upper) > 0 ? cellsRightOf(page, upper) : []
    return isOver && labelWeight(upper) > 0 && !(beside && isValue(beside))
  })

/** 'Windstorm or hail   2%' over '$7,480      (slab leak)': the value goes on from the line above, which has its label. */
const isSecondLine = (page: Page, figure: Cell): boolean =>
  page.cells.some((upper) => {
    const gap = figure.y - upper.y
    const isOver = gap > 2 && gap < PITCH * figure.size && misalignment(upper, figure) < 4 && isValue(upper)
    const before = isOver ? cellLeftOf(page, upper) : undefined
    return before !== undefined && labelWeight(before) > 0
  })
/** In font sizes: how far the lines of one value are apart. */
const PITCH = 1.65
