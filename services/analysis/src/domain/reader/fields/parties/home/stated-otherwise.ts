import type { PropertyAddress } from '../../../../policy-fields.ts'
import { cellsUnder } from '../../../geometry/around/cells-under.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { linesOf } from '../../../geometry/lines-of.ts'
import type { Reading } from '../../../search/reading.ts'
import { parseAddress } from '../../../values/address.ts'

const UNLESS = String.raw`^[^:]*\b(?:unless|except (?:as|where|if)|if not,?)\b[^:]{0,60}:`
/** 'At the above address unless otherwise stated: 12 Elm St, Waco': it is otherwise stated. */
const OTHERWISE = new RegExp(String.raw`${UNLESS}(\s*\d[\s\S]*)$`, 'i')
/** '… at the mailing address unless shown here:' over '12 Elm St, Waco, TX 76710' */
const OTHERWISE_BELOW = new RegExp(`${UNLESS}$`, 'i')

/** The address that stands behind or below the words that the location is another one 'unless shown here'; undefined where none stands there. */
export const statedOtherwise = (pages: Page[], { label, lines }: Reading): PropertyAddress | null | undefined => {
  const beside = OTHERWISE.exec(lines.join('\n'))?.[1]?.trim()
  if (beside) return parseAddress(beside.split('\n'))
  const below = linesOf(belowOtherwise(pages, label))
  return below.length > 0 ? parseAddress(below) : undefined
}

export const belowOtherwise = (pages: Page[], label: Cell): Cell[] => {
  const page = OTHERWISE_BELOW.test(label.text) && pages.find(({ number }) => number === label.page)
  const below = page ? cellsUnder(page, label) : []
  return /^\d/.test(below[0]?.text ?? '') ? below : []
}
