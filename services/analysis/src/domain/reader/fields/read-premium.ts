import { evidenceOf } from '../evidence.ts'
import type { Page } from '../geometry/layout.ts'
import { PREMIUM_LABELS } from '../labels/identity-labels.ts'
import { findAll } from '../search.ts'
import { isSigned, toNumber } from '../values/amount.ts'
import type { FieldValues } from './field-values.ts'

const MONEY = /^\$?\s?\d[\d,]*(?:\.\d\d)?$/

/** What the year costs in all. Instalments, discounts and last year's premium stand at other labels or in other columns. */
export const readPremium = (pages: Page[]): FieldValues => {
  const found = findAll(pages, PREMIUM_LABELS, ({ cells, label, match, place }) => {
    const inline = place === 'inline' ? /^\$\s?\d[\d,]*(?:\.\d\d)?/.exec(match.rest)?.[0] : undefined
    if (inline) return { dollars: toNumber(inline), cells: [label] }
    const value = cells.filter((cell) => MONEY.test(cell.text) && !isSigned(cell.text)).at(-1)
    return value ? { dollars: toNumber(value.text), cells: [label, value] } : undefined
  })
  const best = found[0]
  if (!best?.value) return { fields: {}, evidence: {} }
  const { dollars, cells } = best.value
  // A plain label such as 'Annual Premium' is doubtful only while another amount could be the premium, too.
  const isContested = found.some(({ value }) => value && value.dollars !== dollars)
  const confidence = isContested ? 0.98 * best.rank : Math.max(0.9, 0.98 * best.rank)
  return {
    fields: { total_annual_premium: dollars },
    evidence: { total_annual_premium: evidenceOf(cells, confidence) },
  }
}
