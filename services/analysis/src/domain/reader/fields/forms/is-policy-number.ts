import { squash } from '../../geometry/cell.ts'
import type { FormCode } from '../../values/codes-in-line.ts'

/** The foot of a page prints the policy's number in the manner of a form's; of 'LO HO3 TX 01 24' it may be but the beginning. */
export const isPolicyNumber = ({ code, text }: FormCode, policyNumber: string | null): boolean =>
  code.length > 5 &&
  policyNumber !== null &&
  isWithin(policyNumber, code) &&
  (squash(text).includes(squash(policyNumber)) || !MONTH_AND_YEAR.test(text.slice(text.indexOf(code) + code.length)))

/** 'LO 500' is no beginning of 'LO 5-0042-9186': where both are spaced, whole groups are the same. */
const isWithin = (policyNumber: string, code: string): boolean => {
  const areSpaced = /\s/.test(code) && /[A-Za-z] \d/.test(policyNumber)
  const isOfGroups = inGroups(policyNumber).includes(inGroups(code)) || squash(policyNumber) === squash(code)
  return squash(policyNumber).includes(squash(code)) && (isOfGroups || !areSpaced)
}

const inGroups = (number: string): string => ` ${number.replace(/[^A-Za-z\d]+/g, ' ')} `

/** '07 26', an edition */
const MONTH_AND_YEAR = /^\s\(?(?:0[1-9]|1[0-2])[ /.-]?\d\d\)?(?!\d)/
