import { evidenceOf } from '../evidence.ts'
import type { Cell } from '../geometry/cell.ts'
import type { Page } from '../geometry/layout.ts'
import type { Label } from '../labels/label.ts'
import { BARE_PREMIUM_LABELS, PREMIUM_LABELS } from '../labels/premium-labels.ts'
import { type Found, findAll } from '../search.ts'
import { isSigned, toNumber } from '../values/amount.ts'
import type { FieldValues } from './field-values.ts'

/** With a dollar sign, commas or cents, or short: a loan number has none of them. */
const MONEY = /^(?:\$\s?\d[\d,]*(?:\.\d\d)?|\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d{2,5}(?:\.\d\d)?)$/
/** What a year of home insurance costs, in dollars, with room to spare. */
const LEAST = 25
const MOST = 500_000

/** What the year costs in all. Instalments, discounts and last year's premium stand at other labels or in other columns. */
export const readPremium = (pages: Page[]): FieldValues => {
  const named = premiumsAt(pages, PREMIUM_LABELS)
  const found = named.length > 0 ? named : barePremium(pages)
  const best =
    found.find(({ value, rank }) => rank > 0.75 * (found[0]?.rank ?? 0) && value && addsUp(pages, value)) ?? found[0]
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

const premiumsAt = (pages: Page[], labels: Label[]): Found<Premium | null>[] =>
  findAll(pages, labels, ({ cells, label, match, place }) => {
    const inline = place === 'inline' ? /(?:^|:\s*)(\$\s?\d[\d,]*(?:\.\d\d)?)/.exec(match.rest)?.[1] : undefined
    if (inline) return premiumOf(inline, [label])
    const value = cells.filter((cell) => MONEY.test(cell.text) && !isSigned(cell.text))
    const chosen = place === 'under' ? value[0] : value.at(-1)
    return chosen ? premiumOf(chosen.text, [label, chosen]) : undefined
  }).filter(({ value }) => value !== null)

const dollarsOf = ({ value }: Found<Premium | null>): number => value?.dollars ?? 0

/** 'PREMIUM  $2,694.83' says little by itself: it counts where it is the sum of what stands above it, or is said of one amount only. */
const barePremium = (pages: Page[]): Found<Premium | null>[] => {
  const found = premiumsAt(pages, BARE_PREMIUM_LABELS).filter(({ reading }) => reading.place !== 'under')
  const sums = found.filter(({ value }) => value && addsUp(pages, value)).sort((a, b) => dollarsOf(b) - dollarsOf(a))
  const amounts = new Set(found.map(({ value }) => value?.dollars))
  const isTotalled = pages.some((page) =>
    page.cells.some((cell) => /^total/.test(cell.key) && !found.some(({ reading }) => reading.label === cell)),
  )
  return sums.length > 0 ? sums : amounts.size === 1 && !isTotalled ? found : []
}

interface Premium {
  dollars: number
  cells: Cell[]
}

const premiumOf = (text: string, cells: Cell[]): Premium | undefined => {
  const dollars = toNumber(text)
  return dollars >= LEAST && dollars <= MOST ? { dollars, cells } : undefined
}

/** A total is the sum of the parts that stand above it in its column: credits are taken off. */
const addsUp = (pages: Page[], { dollars, cells }: Premium): boolean => {
  const total = cells.at(-1)
  const page = pages.find(({ number }) => number === total?.page)
  if (!total || !page) return false
  const above = page.cells.filter(
    (cell) =>
      cell.y < total.y - 2 && Math.abs(cell.right - total.right) < 24 && /\d/.test(cell.text) && PART.test(cell.text),
  )
  let sum = 0
  return above.reverse().some((cell, index) => {
    const part = toNumber(cell.text)
    sum += isSigned(cell.text) || /CR$/.test(cell.text) ? -part : part
    return index > 0 && Math.abs(sum - dollars) < 0.02
  })
}

const PART = /^[(+−-]?\s?\$?\s?[(−-]?\$?\d[\d,]*(?:\.\d\d)?\)?(?:\s?CR)?$/
