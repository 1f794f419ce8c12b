import type { Cell } from '../../../geometry/cell.ts'
import { parseAmount } from '../../../values/amount.ts'
import { isAddressLine } from '../../../values/names.ts'

/** '12306 Elm Street, Waco, TX 76710' */
const IS_ADDRESS = /^\d+[A-Z]? [A-Z].*\b[A-Z]{2},? \d{5}(?:-\d{4})?$/

/** '741187 04/20' in the second column of a list of forms */
export const EDITION = '\\(?(?:0[1-9]|1[0-2])[-/]\\d{2}(?:\\d\\d)?\\)?'
const IS_FORM = new RegExp(`^\\d{3,7}\\s${EDITION}(?!\\d)`)

/** '5127 WATERGATE TERRACE' below 'CONTENTS AT' is where they are. */
const isStreet = (text: string): boolean =>
  /^\d{3,}[A-Z]? [A-Z]/.test(text) && !/[$%]/.test(text) && isAddressLine(text)

/** 'Up to 20% of Coverage A (see page 4 of your policy)' */
const REMARK = /\s\([^()$%]*\)$/

/** Millions have their commas or are round: this is the number of a loan or of a certificate, '429 117 40558 801' that of a member. */
const IS_NUMBER = /^\d{7,}(?<!000)$|^\d{3,}(?: \d{3,}){2,}$/

/** 'together $731 off, already in the premium' is what a discount comes to; not '$92,000 ($9,200 off premises)'. */
const IS_DISCOUNT = /\$\s?\d[\d,]*(?:\.\d\d)? off\b(?! (?:the |your )?(?:premises|site))/i

/** 'Does mold count?   Only if you add it, $5,000', 'You can add it, $5,000', '$5,000 if you add it'; not 'only if you live there, $5,000' */
const IS_OFFERED =
  /^(?:only )?(?:if|when|unless) you (?:add|buy|choose|pay|want)\b|^optional,|^you (?:can|may|could) (?:add|buy|choose)\b|\b(?:if|when) you (?:add|buy|choose) (?:it|this|them)\W*$/i

/** '$2,058.00 premium' beside the name of a coverage is what the policy costs. */
const IS_PRICE = /^\$\s?\d[\d,]*(?:\.\d\d)? (?:in )?premium\b/i

/** Cells that are a figure, not words with a number in them ('Frame; year built 1962'). */
export const isValue = (cell: Cell): boolean => {
  const isOther =
    [IS_ADDRESS, IS_FORM, IS_NUMBER, IS_DISCOUNT, IS_OFFERED, IS_PRICE].some((pattern) => pattern.test(cell.text)) ||
    isStreet(cell.text) ||
    cell.text.startsWith('☐')
  if (cell.text.replace(REMARK, '').length > 70 || isOther || parseAmount(cell.text) === null) return false
  return (
    /^(?:•\s?)?\(?[$\d+½−-]|\$\s?\d|\d\s?%|^[a-z -]{3,20} per\s?cent\b/i.test(cell.text) ||
    parseAmount(cell.text)?.status !== null
  )
}
