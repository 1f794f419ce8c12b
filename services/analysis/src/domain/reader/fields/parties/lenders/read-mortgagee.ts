import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { matchLabel } from '../../../labels/label.ts'
import { HEADS_OF_LENDERS, ISSUED_TO, MORTGAGEE_LABELS } from '../../../labels/lender-labels.ts'
import { evidenceOf, evidenceOfFound } from '../../../search/evidence.ts'
import type { FieldValues } from '../../../search/field-values.ts'
import type { Reading } from '../../../search/reading.ts'
import { type Found, findAll } from '../../../search/search.ts'
import { FINANCED } from '../../../values/besides.ts'
import { LENDER, lenderNameIn, saysItLeft } from '../../../values/lender.ts'
import { isLenderAlone } from '../../../values/lender-clause.ts'
import { lenderOverRank } from './lender-over-rank.ts'
import { FIRST, inTable } from './lender-tables.ts'
import { lenderUnderHome } from './lender-under-home.ts'
import { hasLeft, isStatus, stayingBelow } from './mortgagee-status.ts'
import { isPayor } from './payor.ts'
import { firstOfLenders, pageOf, withoutRank } from './rows-of-lenders.ts'
import { type SaidLender, saidLender } from './said-lender.ts'
import { isUnderArticle } from './under-article.ts'

/** The first mortgagee that is current. */
export const readMortgagee = (pages: Page[]): FieldValues => {
  const isGone = (cell: Cell) => hasLeft(pageOf(pages, cell), cell)
  const isStill = ({ cells, lines, ...reading }: Reading) =>
    !isPayorAt(pages, reading.label) &&
    !(ISSUED_TO.test(reading.label.key) && !isLenderAlone(lines)) &&
    !isPayeeOfArticle(reading, lines) &&
    !isUnderArticleAt(pages, reading.label) &&
    !isSaidToLeave(pages, reading) &&
    !isStatus(lines[0]?.split('  ')[0] ?? '') &&
    !cells.some(isGone)
  const found = best(
    findAll(pages, MORTGAGEE_LABELS, (reading) =>
      isStill(reading) ? lenderIn(firstOfLenders(pages, reading)) : undefined,
    ),
  )
  const ranked = found
    ? null
    : (inTable(pages) ??
      withStatus(pages) ??
      afterGone(pages, isGone) ??
      lenderOverRank(pages) ??
      lenderUnderHome(pages))
  if (ranked) return { fields: { mortgagee: ranked.name }, evidence: { mortgagee: evidenceOf(ranked.cells, 0.93) } }
  const other =
    found ??
    best(
      findAll(pages, MORTGAGEE_LABELS, (reading) =>
        isStill(reading) ? addressedIn(withoutRank(pages, reading)) : undefined,
      ),
    )
  if (other) return { fields: { mortgagee: other.value }, evidence: { mortgagee: evidenceOfFound(other) } }
  const said = saidLender(pages)
  const isNone = () => findAll(pages, MORTGAGEE_LABELS, mortgageeIn).some(({ value }) => value === null)
  return said && !isNone()
    ? { fields: { mortgagee: said.name }, evidence: { mortgagee: evidenceOf(said.cells, 0.88) } }
    : { fields: {}, evidence: {} }
}

const isPayorAt = (pages: Page[], label: Cell): boolean => {
  const page = pageOf(pages, label)
  return page !== undefined && isPayor(page, label)
}

/** 'Loss payee for scheduled piano   Waco Bank', 'Loss payee: Waco Bank (golf cart only)' */
const isPayeeOfArticle = (
  { label, match, place }: Omit<Reading, 'lines' | 'cells'>,
  [first = '']: string[],
): boolean => {
  const title = place === 'inline' ? label.text.slice(0, label.text.length - match.rest.length) : label.text
  return FINANCED.test(title) || FINANCED.test(/\([^)]*\)|,[^,]*\bonly\b/i.exec(first)?.[0] ?? '')
}

const isUnderArticleAt = (pages: Page[], label: Cell): boolean => {
  const page = pageOf(pages, label)
  return page !== undefined && isUnderArticle(page, label)
}

/** 'Mortgagee: Frost Bank, loan 4471. Canceled 11/03/2026.': what follows the clause is said of it. */
const isSaidToLeave = (pages: Page[], { label, place }: Pick<Reading, 'label' | 'place'>): boolean =>
  place === 'inline' &&
  (pageOf(pages, label)?.cells ?? []).some(
    ({ y, text }) => y === label.y && text.includes(label.text) && saysItLeft(text),
  )

/** The first of several, the second of whom is 'None', is the mortgagee all the same. */
const best = (found: Found<string | null>[]): Found<string> | null => {
  const first = found.find(({ value, rank }) => value !== null && rank >= (found[0]?.rank ?? 0))
  // 'AmeriHome Mortgage' in a narrow column is 'AmeriHome Mortgage Company LLC' elsewhere.
  const whole = first && found.find(({ value }) => value?.toLowerCase().startsWith(`${first.value?.toLowerCase()} `))
  return ((whole ?? first) as Found<string> | undefined) ?? null
}

/** Below 'Mortgagee' a line or a column for each lender, that tells which was added and which left. */
const withStatus = (pages: Page[]): SaidLender | null => {
  for (const page of pages) {
    const headings = page.cells.filter((cell) => cell.text.length < 40 && matchLabel(cell, MORTGAGEE_LABELS) !== null)
    const named = addedBelow(page, headings)
    if (named) return named
    for (const [heading, status, cell] of stayingBelow(page, headings)) {
      const name = matchLabel(cell, MORTGAGEE_LABELS) ? undefined : lenderNameIn([cell.text])
      if (name && LENDER.test(name)) return { name, cells: [heading, status, cell] }
    }
  }
  return null
}

/** 'Deleted: Frost Bank, PO Box 12' over 'Added: Regions Bank', or over 'Added 11/03/2026: …', 'Added November 3, 2026: …' */
const addedBelow = (page: Page, headings: Cell[]): SaidLender | null => {
  for (const cell of page.cells) {
    const [, added] =
      /^(?:added|new|now|current)(?: (?:mortgagee|lender|lienholder))?(?: (?:(?:on|as of|from|effective) )?(?:\d[\d/.-]+|[a-z]{3,9}\.? \d{1,2}, \d{4}))?:\s(?=[A-Z])(?!.*\b(?:second|2nd) (?:mortgag|lien|lender))(.+)/i.exec(
        cell.text,
      ) ?? []
    const heading = added && headings.find((head) => head.y < cell.y && cell.y - head.y < ADDED_GAP * head.size)
    const name = heading ? lenderNameIn([added]) : undefined
    if (heading && name && LENDER.test(name)) return { name, cells: [heading, cell] }
  }
  return null
}
/** In font sizes: from 'Mortgagee' down to who was added. */
const ADDED_GAP = 9

/** 'Frost Bank   [paid off]' over 'Regions Bank   First': of a list below its label the first that has not left. */
const afterGone = (pages: Page[], isGone: (cell: Cell) => boolean): SaidLender | null => {
  const [next] = findAll(pages, MORTGAGEE_LABELS, ({ label, cells }) => {
    const rest = cells.slice(cells.findIndex(isGone) + 1)
    if (rest.length === cells.length) return undefined
    const at = rest.findIndex((cell) => !isGone(cell) && LENDER.test(cell.text) && lenderNameIn([cell.text]))
    const name = at < 0 ? undefined : lenderNameIn(rest.slice(at).map(({ text }) => text))
    return name ? { name, cells: [label, rest[at] as Cell] } : undefined
  })
  return next?.value ?? null
}

const lenderIn = (reading: Reading): string | null | undefined => {
  const name = mortgageeIn(reading)
  return name && !LENDER.test(name) ? undefined : name
}

/** Another name counts where an address, a loan or the words for successors stand with it. */
const addressedIn = (reading: Reading): string | null | undefined => {
  const name = mortgageeIn(reading)
  const isAddressed = /isaoa|atima|successors|loan|box \d|\b[A-Z]{2},? \d{5}/i.test(reading.lines.join(' '))
  return name && !isAddressed ? undefined : name
}

/** 'None' says that there is no mortgagee. The heads of a table below the label are no names. */
const mortgageeIn = ({ lines, cells, place }: Reading): string | null | undefined => {
  if (/^(?:none|n\/a|not applicable)\b/i.test(lines[0] ?? '')) return null
  // 'Mortgagee copy   Evidence of insurance for the lender'
  if (cells.length === 0 || /^(?:evidence|certificate|proof|notice|copy) (?:of|to|for)\b/i.test(lines[0] ?? ''))
    return undefined
  const [head = '', ...beside] = (lines[0] ?? '').split('  ')
  if (FIRST.test(head) && beside.length > 0) return lenderNameIn([beside.join('  '), ...lines.slice(1)])
  if (place !== 'under' || !HEADS_OF_LENDERS.test(head)) return lenderNameIn(lines)
  // 'Name   Pecan Valley Bank' is a row of its own, 'Name   Address   Loan' heads a table.
  return lenderNameIn(beside.slice(0, 1)) ?? lenderNameIn(lines.slice(1))
}
