import type { Cell } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { EFFECTIVE_LABELS, EXPIRATION_LABELS, PERIOD_LABELS, POLICY_NUMBER_LABELS } from '../labels/identity-labels.ts'
import { matchLabel } from '../labels/label.ts'

/** 'Policy   Effective   Expires   Premium' over what each is. */
export const isAmongFacts = (pages: Page[], label: Cell): boolean =>
  pages.some((page) => {
    const line = page.number === label.page ? cellsOfLine(page, label) : []
    return [TERM, POLICY_NUMBER_LABELS].every((labels) => line.some((cell) => matchLabel(cell, labels) !== null))
  })
const TERM = [...PERIOD_LABELS, ...EFFECTIVE_LABELS, ...EXPIRATION_LABELS]
