import { type Cell, squash } from './cell.ts'
import { columnRole } from './headers.ts'
import type { Page } from './layout.ts'
import { blocksOf, joinLines } from './paragraphs.ts'
import { isHedged } from './statements.ts'

/**
 * 'Mold: not covered. Water back-up: not covered.' says two things, in capitals too; so do parts between semicolons,
 * raised dots and bars. A single capital before a full stop shortens a name.
 */
const PARTS =
  /(?<=(?:[a-z0-9%)\]]|(?:Coverage|COVERAGE) [A-F])[.;]|[A-Z]{2}\.)\s+(?=[A-Z•·]|\$[\d,.]+\s(?:is|are|was|were)\s)|(?<=[A-Z0-9][.;])\s+(?=[A-Z][a-z]{2,20}(?: [a-z]+){0,3}:)|\s[·•|]\s/

/** Part of another limit, which it makes smaller: no limit of its own. */
const NOT_ITS_OWN = /\breduc|take up to|included in (?:the )?(?:limit|coverage|dwelling|building)/i

const PARAGRAPH = { pitch: 1.75, indent: 0, sizes: 0.3, open: 8, mostLines: 14 }
const MAX_CLAUSE = 240

const known = new WeakMap<Page, Cell[]>()

/**
 * The parts of running sentences, each as a cell of its own that begins with what it is about. A line with one part
 * only is a cell already; what might be, was or is an example is left out.
 */
export const clausesOf = (page: Page): Cell[] => {
  const before = known.get(page)
  if (before) return before
  const clauses = paragraphsOf(page).flatMap(clausesIn)
  known.set(page, clauses)
  return clauses
}

const paragraphsOf = (page: Page): Cell[][] => {
  const worded = page.cells.filter((cell) => /[a-z]/i.test(cell.text) && columnRole(page, cell) !== 'previous')
  return blocksOf(worded, PARAGRAPH)
}

const clausesIn = (block: Cell[]): Cell[] => {
  const parts = textOf(block).split(PARTS)
  if (parts.length > 1) return clausesFrom(block, parts)
  return runsOf(block).flatMap((run) => (run.length > 1 || isSentence(run[0]) ? clausesFrom(run, [textOf(run)]) : []))
}

const isSentence = (cell: Cell | undefined): boolean =>
  cell !== undefined && /^[A-Z].*(?:[a-z0-9]|[A-Z]{2})\.$/.test(cell.text) && cell.text.split(' ').length > 5

const textOf = (lines: Cell[]): string => joinLines(lines.map(({ text }) => text)).text

/** Rows of a list, each with the lines that it goes on to. */
const runsOf = (block: Cell[]): Cell[][] => {
  const runs: Cell[][] = []
  for (const cell of block) {
    const last = runs.at(-1)
    if (last && /^[a-z]/.test(cell.text)) last.push(cell)
    else runs.push([cell])
  }
  return runs
}

const clausesFrom = (lines: Cell[], parts: string[]): Cell[] => {
  const first = lines[0] as Cell
  return parts
    .map((part) => part.replace(/^[\s•·]+|(?<![.;\s])[.;\s]+$/g, ''))
    .filter((text) => text.length > 4 && text.length < MAX_CLAUSE && !isHedged(text) && !NOT_ITS_OWN.test(text))
    .flatMap(insuredFor)
    .map((text) => {
      const own = lines.filter((cell) => sharesWords(cell.text, text))
      const at = own[0] ?? first
      const right = Math.max(...(own.length > 0 ? own : [first]).map((cell) => cell.right))
      return { ...at, text, key: squash(text), right, isClause: true }
    })
}

/** 'We insure your dwelling for $300,000 and your other structures for $30,000': each part ends after its figure. */
const insuredFor = (text: string): string[] => {
  const said = text.replace(/^(?:we|this policy|the policy)\s(?:insures?|covers?|protects?)\s/i, '')
  const parts = said.split(/(?<=\$\s?\d[\d,]*\d(?:\sper\s\w+|\sfor\seach\s\w+)?),?\s(?:and\s|(?<=,\s))/)
  if (parts.length > 1 && parts.every((part) => /\$\s?\d/.test(part))) return [text, ...parts]
  return said === text ? [text] : [text, said]
}

const sharesWords = (line: string, clause: string): boolean =>
  line.includes(clause.slice(0, 24)) || clause.includes(line.slice(0, 24)) || line.includes(clause.slice(-24))
