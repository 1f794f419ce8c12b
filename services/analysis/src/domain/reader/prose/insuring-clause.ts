import type { Cell } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { joinLines } from '../geometry/text/paragraphs.ts'
import { linesAround } from '../geometry/text/running-text.ts'
import type { Sentence } from '../geometry/text/sentences.ts'
import { yearInSentence } from '../values/year-in-sentence.ts'

/**
 * 'Lone Oak Mutual, in consideration of the premium, insures' over 'Ana Flores' in the middle of the page, over 'of 12 Elm
 * St, Waco, Texas 76710, for the term of one year from … to …, against direct loss by fire': the sentence by which a contract
 * insures somebody. Its names and dates may be set apart from its other lines.
 */
export const insuringClause = (page: Page): Sentence | null => {
  const before = known.get(page)
  if (before !== undefined) return before
  const found = page.cells.flatMap(({ text }, index) => (INSURES.test(text) ? [index] : [])).slice(0, MOST_ASKED)
  const clause = found.map((index) => clauseAround(page, index)).find((one) => one !== null) ?? null
  known.set(page, clause)
  return clause
}

const known = new WeakMap<Page, Sentence | null>()
/** A page of conditions says it often. */
const MOST_ASKED = 8

/** As contracts promise it; 'We insure', 'is insured' and 'does not insure' are said of them. */
const INSURES =
  /\b(?:insures|(?:does|do) (?:hereby )?insure|hereby insure|agrees? to insure|INSURES|DOES (?:HEREBY )?INSURE|HEREBY INSURE):?(?=\s|$)/

const clauseAround = (page: Page, at: number): Sentence | null => {
  const upper = linesAround(page, at)
  const own = page.cells[at] as Cell
  const cells = upper.slice(0, upper.indexOf(own) + 1)
  const isOpen = () => cells.length < MOST_LINES && !ENDED.test(textFrom(cells).split(INSURES).at(-1) ?? '')
  for (const cell of page.cells.slice(at + 1)) {
    const last = cells.at(-1) as Cell
    if (cell.y - last.y > APART * last.size || !isOpen()) break
    if (cell.y > last.y + 2 && cellsOfLine(page, cell).length === 1 && Math.abs(cell.size - last.size) < 1.5)
      cells.push(cell)
  }
  const [, promised = ''] = AGAINST_LOSS.exec(textFrom(cells)) ?? []
  const text = NAMES.exec(plain(promised))?.[0]
  return text && yearInSentence(text) ? { text, cells: cells.slice(cells.indexOf(own)) } : null
}

/** Lines, and in font sizes from one to the next, where a name stands apart. */
const MOST_LINES = 16
const APART = 3.6

/** A full stop that ends no initial, no 'St.' and no 'Blvd.' */
const ENDED = /(?<!\b(?:Blvd|Pkwy))(?<=[a-z]{3})[.;](?=\s|$)/

const textFrom = (cells: Cell[]): string => joinLines(cells.map(({ text }) => text)).text

/** What it is insured against, or that a premium was given for it, makes it a promise. */
const AGAINST_LOSS =
  /^((?=.*\bin consideration of\b.{0,80}\bpremium\b|.*\bagainst\b.{0,40}\b(?:loss|damage|perils?|fire)\b).{0,700}?)(?:,?\s(?:against|from)\s(?:all |any |the |direct |physical |accidental )*(?:loss|damage|perils?|fire)\b.*)?$/

/** From the verb on: a person, not 'the insured named in the declarations'. */
const NAMES =
  /\binsures (?:The )?(?!(?:You|Your|Our|Named|Insureds?|Members?|Owners?|Policyholders?)\b)\p{Lu}[\p{L}'’.-]+(?:,?\s(?:and|&|wife,?|husband,?))*\s\p{Lu}.*$/u

/** 'hereby insures: Ana Flores, hereinafter called the Insured, of 12 Elm St' */
const plain = (text: string): string => text.replace(EACH_INSURES, 'insures').replace(CALLED, '')
const EACH_INSURES = new RegExp(INSURES.source, 'g')
const CALLED = /,?\s(?:here(?:in)?(?:after)? )?(?:called|referred to as)\s["“]?the [A-Za-z]+,?["”]?,?/g
