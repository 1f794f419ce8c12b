import type { Cell } from '../../../geometry/cell.ts'
import { OTHER_STORM, stormIn } from '../../../labels/perils.ts'
import { partsByPeril } from '../rows/parts-by-peril.ts'

/** '2% of Coverage A, $6,000, wind or hail': a deductible of storms, whatever 'Deductible' stands before it. */
export const isOfStormAlone = ({ text }: Cell): boolean => {
  const [part = ''] = partsByPeril(text.replace(OTHER_STORM, ''))
  return /\d/.test(part) && stormIn(part) !== null && !NOT_ALONE.test(part)
}
const NOT_ALONE = /\b(?:all|any|each|every|other|else|except\w*|exclud\w*|not|but|includ\w*|also|too|even)\b/i

/** 'Your deductibles' over '$6,000 for wind or hail' */
export const isStormUnderBare = ({ key }: Cell, cells: Cell[]): boolean =>
  /^(?:your|the|policy)?deductibles?$/.test(key) && cells.some(isOfStormAlone)
