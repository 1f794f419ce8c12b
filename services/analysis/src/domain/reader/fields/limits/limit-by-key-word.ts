import { labelCells } from '../../geometry/label-cells/label-cells.ts'
import type { Page } from '../../geometry/layout.ts'
import { KEY_WORD_LABELS, type KeyedLimit, WHOLE_NAME } from '../../labels/key-words.ts'
import { isKnownLabel } from '../../labels/known-label.ts'
import { matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { limitRows } from './read-limits.ts'
import type { LimitRow } from './rows/limit-row.ts'

/**
 * 'Landlord's contents   $17,100', 'Guest medical   $5,000': a carrier's own name for a limit that no label has found. Only
 * a row with its key word and one amount tells it, and only where no other row tells another.
 */
export const rowByKeyWord = (pages: Page[], field: string): LimitRow | undefined => {
  if (!isKeyed(field) || isNamed(pages, field)) return undefined
  const rows = limitRows(pages, KEY_WORD_LABELS[field])
  const row = rows.find((one) => isPlain(one) && one.match.weight === WHOLE_NAME)
  return row && !rows.some((other) => isRival(other, row)) ? row : undefined
}

/** 'Studio contents   $10,000' beside 'Landlord contents   $50,000'; 'Theft of contents   $2,500' is a part of it. */
const isRival = (other: LimitRow, { amount: { dollars } }: LimitRow): boolean => {
  const theirs = other.amount.dollars ?? 0
  return theirs !== dollars && theirs > MOST_OF_A_PART * (dollars ?? 0)
}
const MOST_OF_A_PART = 0.1

const isKeyed = (field: string): field is KeyedLimit => Object.hasOwn(KEY_WORD_LABELS, field)

/** Under its usual name, though it may say no figure: 'Personal property   Not covered'. */
const isNamed = (pages: Page[], field: KeyedLimit): boolean =>
  pages.some((page) => labelCells(page).some((cell) => matchLabel(cell, LIMIT_LABELS[field]) !== null))

/** 'Coverage A – Dwelling and other structures   $300,000': one limit for both. */
const WITH_DWELLING = /\b(?:dwelling|house|home|building)\s?(?:and|&|\/|with)\s?(?:all )?other structures\b/i

const isPlain = ({ label, amount, cells }: LimitRow): boolean =>
  !label.isClause &&
  !WITH_DWELLING.test(label.text) &&
  !isKnownLabel(label) &&
  amount.dollars !== null &&
  amount.percent === null &&
  amount.status === null &&
  !amount.hasCents &&
  cells.some((cell) => cell !== label && /^\$?\s?\d[\d,]*$/.test(cell.text))
