import { squash } from '../../geometry/cell.ts'
import type { FormCode } from '../../values/codes-in-line.ts'

/** The foot of a page prints the policy's number in the manner of a form's; of 'LO HO3 TX 01 24' it may be but the beginning. */
export const isPolicyNumber = ({ code, text }: FormCode, policyNumber: string | null): boolean =>
  code.length > 5 &&
  policyNumber !== null &&
  squash(policyNumber).includes(squash(code)) &&
  (squash(text).includes(squash(policyNumber)) || !MONTH_AND_YEAR.test(text.slice(text.indexOf(code) + code.length)))
/** '07 26', an edition */
const MONTH_AND_YEAR = /^\s\(?(?:0[1-9]|1[0-2])[ /.-]?\d\d\)?(?!\d)/
