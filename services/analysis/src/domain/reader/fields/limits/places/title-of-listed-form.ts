import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { codeAtStart } from '../../../values/form-code.ts'
import { isValue } from '../rows/is-value.ts'

/** 'Back-up of sewer or drain   HO-2588': a form's title and its number, without a figure. */
export const isTitleOfListedForm = (page: Page, label: Cell): boolean => {
  const [next, ...more] = cellsRightOf(page, label)
  return (
    next !== undefined &&
    next.text.length < 16 &&
    /^\*?[A-Z]/.test(next.text) &&
    codeAtStart(next.text) !== null &&
    !/[$%]/.test(label.text) &&
    !more.some(isValue)
  )
}
