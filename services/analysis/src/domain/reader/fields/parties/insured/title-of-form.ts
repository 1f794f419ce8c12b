import { cellLeftOf } from '../../../geometry/around/neighbours.ts'
import type { Page } from '../../../geometry/layout.ts'
import type { Reading } from '../../../search/reading.ts'
import { wholeCode } from '../../../values/form-code.ts'

/** 'HO-301   Additional insured, farm road easement' in a list of forms is the title of one. */
export const isTitleOfForm = (pages: Page[], { label, match }: Reading): boolean => {
  const page = pages.find(({ number }) => number === label.page)
  const before = page && cellLeftOf(page, label)
  return match.isListed || (before !== undefined && wholeCode(before.text) !== null)
}
