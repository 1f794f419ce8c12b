import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

const CHANGE = '(?:the |this )?(?:amendment|change|endorsement|revision):\\s*\\S'

/** 'Before amendment: Actual cash value' has its own value, and heads no column. */
export const OF_FORMER = new RegExp(`^(?:before|prior to) ${CHANGE}`, 'i')
const OF_NOW = new RegExp(`^(?:after|following) ${CHANGE}`, 'i')

/** Of 'Before amendment: Actual cash value      After amendment: Replacement cost' what holds now. */
export const insteadOfFormer = (page: Page, cell: Cell): Cell[] =>
  OF_FORMER.test(cell.text) ? cellsOfLine(page, cell).filter(({ text }) => OF_NOW.test(text)) : [cell]

/** What says its own value: 'Renewal (previously LO 14-0093371-07)', 'Prior policy' over 'LO 14-0093371-07' */
export const HAS_OWN = [
  OF_FORMER,
  /\((?:previously|formerly)\b[^)]*\d/i,
  /^(?:prior|previous|expiring) policy (?=[^(]*\d{4})[a-z\d][a-z\d -]*(?:\s\([^()]*\))?$/i,
]
