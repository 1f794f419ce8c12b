import type { PageText, TextItem } from '../geometry/page-text.ts'
import { toNumber } from '../values/amount.ts'

/** How many pairs of a percentage and its dollars a page prints that agree with a limit, and that agree with none. */
export interface Relations {
  held: number
  broken: number
}

/** Dollars: carriers round to whole ones. */
const ROUNDING = 1
/** Smaller amounts are no limits that a percentage is taken of. */
const LEAST_BASE = 5_000
const AMOUNT = /\$\s?\d[\d,]*(?:\.\d\d)?|(?<![\d.,/-])\d{1,3}(?:,\d{3})+(?:\.\d\d)?/g
/** '2% ($8,240)', '2% - $6560', '$8,240 (2%)': nothing but marks between them; in '1% $3,550  2% $7,960' each percentage is of the dollars after it. */
const PERCENT_FIRST =
  /(\d{1,2}(?:\.\d{1,2})?)\s?%[\s(=:–—-]{1,4}(\$\s?\d[\d,]*|\d{1,3}(?:,\d{3})+)(?:\.00)?(?![\d.,%])/g
const DOLLARS_FIRST = /(\$\s?\d[\d,]*)(?:\.00)?\s?\((\d{1,2}(?:\.\d{1,2})?)\s?%/g
/** 'Minimum', 'up to': the dollars are not the percentage's. */
const BOUND = /\bmin|\bmax|at least|at most|up to|greater|less(?:er)? of/i
const DEDUCTIBLE = /deductible|wind|hail|hurricane|named storm|all (?:other )?perils/i

/** Of each page that prints such a pair, by its number. Limits on any of the pages may be what the percentage is of. */
export const moneyRelations = (pages: PageText[]): Map<number, Relations> => {
  const lines = new Map(pages.map((page) => [page.number, linesOf(page.items)]))
  const bases = [...lines.values()].flat().flatMap((line) => (line.match(AMOUNT) ?? []).map(toNumber))
  const limits = [...new Set(bases)].filter((amount) => amount >= LEAST_BASE)
  const relations = new Map<number, Relations>()
  for (const [number, said] of lines) {
    const pairs = said.filter((line) => DEDUCTIBLE.test(line) && !BOUND.test(line)).flatMap(pairsIn)
    if (pairs.length === 0 || limits.length === 0) continue
    const held = pairs.filter((pair) => limits.some((limit) => isShare(pair, limit))).length
    relations.set(number, { held, broken: pairs.length - held })
  }
  return relations
}

interface Pair {
  percent: number
  dollars: number
}

const pairsIn = (line: string): Pair[] => [
  ...[...line.matchAll(PERCENT_FIRST)].map(([, percent = '', dollars = '']) => pairOf(percent, dollars)),
  ...[...line.matchAll(DOLLARS_FIRST)].map(([, dollars = '', percent = '']) => pairOf(percent, dollars)),
]

const pairOf = (percent: string, dollars: string): Pair => ({ percent: Number(percent), dollars: toNumber(dollars) })

const isShare = ({ percent, dollars }: Pair, limit: number): boolean =>
  Math.abs((limit * percent) / 100 - dollars) <= ROUNDING

/** As they stand on the page, whatever the order in which they are drawn. */
const linesOf = (items: TextItem[]): string[] => {
  const lines: { y: number; items: TextItem[] }[] = []
  for (const item of [...items].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const last = lines.at(-1)
    if (last && item.y - last.y < 0.4 * item.size) last.items.push(item)
    else lines.push({ y: item.y, items: [item] })
  }
  return lines.map((line) =>
    line.items
      .sort((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(' '),
  )
}
