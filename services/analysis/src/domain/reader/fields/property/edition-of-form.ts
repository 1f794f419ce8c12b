import { cellLeftOf } from '../../geometry/around/neighbours.ts'
import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import type { Parse } from '../../search/search.ts'
import { codeAtStart } from '../../values/form-code.ts'

/** 'LO-88   Metal roof surfaces, 3/2025' in a list of forms was printed then; 'LO-448812   Roof installed 3/2019' is no form. */
export const isEditionOfForm = (page: Page, cell: Cell): boolean => {
  const wasDone = WAS_DONE.test(cell.text) && !NAMES_FORM.test(cell.text)
  const before = ENDS_IN_MONTH.test(cell.text) && !wasDone ? cellLeftOf(page, cell)?.text : undefined
  return before !== undefined && codeAtStart(before) === before
}
/** 'Metal roof exclusion, replaced 3/2025' is a form that was printed anew. */
const NAMES_FORM = /\b(?:endorsement|schedule|exclusion|limitation)s?\b/i
const WAS_DONE = /\b(?:installed|replaced|renewed|put on|new)(?: in)?:? \d{1,2}\/\d{4}\W*$/i
const ENDS_IN_MONTH = /\b\d{1,2}\/(?:19|20)\d\d\W*$/

/** What a listed form says is no value. */
export const ofNoForm =
  <T>(pages: Page[], parse: Parse<T>): Parse<T> =>
  (reading) =>
    pages.some((page) => page.number === reading.label.page && isEditionOfForm(page, reading.label))
      ? undefined
      : parse(reading)
