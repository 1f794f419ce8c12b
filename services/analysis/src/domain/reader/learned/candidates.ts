import type { Cell } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { isNotPurchased } from '../geometry/sections/not-purchased.ts'
import { isDenial } from '../values/denial.ts'

export const candidateKinds = ['money', 'percent', 'year', 'settlement'] as const
export type CandidateKind = (typeof candidateKinds)[number]

/** A figure or a way of settlement that a page prints, whatever it is said of. */
export interface Candidate {
  kind: CandidateKind
  /** Dollars, a percentage, a year, or how a loss is settled. */
  value: number | 'RCV' | 'ACV'
  page: Page
  cell: Cell
  /** Where it stands in the cell's text. */
  from: number
  to: number
}

const PATTERNS: Record<CandidateKind, RegExp> = {
  money: /(?<![\w.,/-])\(?\$?\s?(\d{1,3}(?:,\d{3})+|\d{3,7})(\.\d{2})?(?![\d,/%-]|\.\d|\s?%)/g,
  percent: /(?<![\d.])(\d{1,3}(?:\.\d+)?)\s?(?:%|per ?cent\b|pct\b)/gi,
  year: /(?<![\d/.,$-])((?:18|19|20)\d\d)(?![\d/,-]|\.\d)/g,
  settlement: /replacement (?:cost|value)|repl\.? cost|\bRCV?\b|actual cash value|\bACV\b|depreciat\w+/gi,
}

/** All of them, but those of rows that say themselves that they are not bought. */
export const candidatesOf = (pages: Page[]): Candidate[] =>
  pages.flatMap((page) => page.cells.flatMap((cell) => candidatesIn(page, cell)))

const candidatesIn = (page: Page, cell: Cell): Candidate[] => {
  const found = candidateKinds.flatMap((kind) =>
    [...cell.text.matchAll(PATTERNS[kind])].map((match) => ({
      kind,
      value: valueIn(kind, match),
      page,
      cell,
      from: match.index,
      to: match.index + match[0].length,
    })),
  )
  return found.length > 0 && isLeftOut(page, cell) ? [] : found
}

const isLeftOut = (page: Page, cell: Cell): boolean =>
  cellsOfLine(page, cell).some(({ text }) => isDenial(text)) || isNotPurchased(page, cell)

const valueIn = (kind: CandidateKind, [whole, figure = '', cents = '']: RegExpExecArray): Candidate['value'] => {
  if (kind === 'settlement') return /^[ad]/i.test(whole) ? 'ACV' : 'RCV'
  return Number(figure.replaceAll(',', '') + (kind === 'money' ? cents : ''))
}
