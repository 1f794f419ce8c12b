import { cellLeftOf } from '../../geometry/around/neighbours.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isBelow } from '../../geometry/sections/not-purchased.ts'
import {
  EFFECTIVE_LABELS,
  EXPIRATION_LABELS,
  PERIOD_LABELS,
  POLICY_NUMBER_LABELS,
} from '../../labels/identity-labels.ts'
import { matchLabel } from '../../labels/label.ts'
import type { Reading } from '../../search/reading.ts'
import { isAddressLine } from '../../values/names.ts'

/** 'Policy   Effective   Expires   Premium' over what each is. */
export const isAmongFacts = (pages: Page[], label: Cell): boolean =>
  pages.some((page) => {
    const line = page.number === label.page ? cellsOfLine(page, label) : []
    return [TERM, POLICY_NUMBER_LABELS].every((labels) => line.some((cell) => matchLabel(cell, labels) !== null))
  })
const TERM = [...PERIOD_LABELS, ...EFFECTIVE_LABELS, ...EXPIRATION_LABELS]

/** 'Payment plan' over 'Premium amount   $165.08', or words before it on its line: 'Wind or hail   premium $640'. */
export const isAmongPayments = (pages: Page[], { label, place }: Reading): boolean => {
  const page = pages.find(({ number }) => number === label.page)
  if (!page) return false
  return isBelow(page, label, PAYMENTS) || (place !== 'under' && isNamed(cellLeftOf(page, label)))
}
/** The line of an address is of a block beside. */
const isNamed = (before: Cell | undefined): boolean =>
  before !== undefined && /[a-z]{3}/i.test(before.text) && !isAddressLine(before.text)
const PAYMENTS = /(?<!medical )\b(?:payments?|billing|instal\w+)\b/i
