import { evidenceOf, evidenceOfFound } from '../evidence.ts'
import { type Cell, isSameLine } from '../geometry/cell.ts'
import type { Page } from '../geometry/layout.ts'
import { cellsRightOf, columnBelow } from '../geometry/neighbours.ts'
import { matchLabel } from '../labels/label.ts'
import { MORTGAGEE_LABELS } from '../labels/lender-labels.ts'
import type { Reading } from '../reading.ts'
import { type Found, findAll } from '../search.ts'
import { LENDER, lenderNameIn } from '../values/lender.ts'
import type { FieldValues } from './field-values.ts'
import { hasLeft, isStatus, stayingBelow } from './mortgagee-status.ts'
import { type SaidLender, saidLender } from './said-lender.ts'

/** The first mortgagee that is current. */
export const readMortgagee = (pages: Page[]): FieldValues => {
  const isStill = ({ cells, lines }: Reading) =>
    !isStatus(lines[0]?.split('  ')[0] ?? '') && !cells.some((cell) => hasLeft(pageOf(pages, cell), cell))
  const found = best(
    findAll(pages, MORTGAGEE_LABELS, (reading) =>
      isStill(reading) ? lenderIn(withoutRank(pages, reading)) : undefined,
    ),
  )
  const ranked = found ? null : (inTable(pages) ?? withStatus(pages))
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

/** '1st SOUTHSIDE BANK' over '2nd KATHARINE LOMAX': a bank may be called so, but not above a second one. */
const withoutRank = (pages: Page[], reading: Reading): Reading => {
  const [first = '', ...more] = reading.lines
  const value = reading.cells.find(({ text }) => /^1st\s/i.test(text))
  const second =
    value &&
    pageOf(pages, value)?.cells.find(
      ({ text, left, y }) => isSecond(text) && Math.abs(left - value.left) < 3 && y > value.y,
    )
  return second ? { ...reading, lines: [first.replace(/^1st\s/i, ''), ...more] } : reading
}

const isSecond = (text: string): boolean => /^2nd\s/i.test(text)

/** The first of several, the second of whom is 'None', is the mortgagee all the same. */
const best = (found: Found<string | null>[]): Found<string> | null => {
  const first = found.find(({ value, rank }) => value !== null && rank >= (found[0]?.rank ?? 0))
  // 'AmeriHome Mortgage' in a narrow column is 'AmeriHome Mortgage Company LLC' elsewhere.
  const whole = first && found.find(({ value }) => value?.toLowerCase().startsWith(`${first.value?.toLowerCase()} `))
  return ((whole ?? first) as Found<string> | undefined) ?? null
}

const FIRST =
  /^\(?(?:(?:item|loc(?:ation)?|bldg|building)\.?\s(?=1\b))?(?:#?(?:1st|first|primary|1)\)?\s?(?:mtge?|mortg|lien)?|m(?:tge?|ortg?)?[ .#-]{0,2}1?)\)?[.:]?$/i
/** In font sizes: how far below its heading a table may begin. */
const TABLE_GAP = 4.5
const MOST_TABLES = 20

/** A table below 'Lienholder' or 'Mortgage holders', in which 'First' stands before or over the name. */
const inTable = (pages: Page[]): SaidLender | null => {
  for (const page of pages) {
    const firsts = page.cells.filter((cell) => FIRST.test(cell.text)).slice(0, MOST_TABLES)
    const found = firsts.flatMap((first) => namedAt(page, first))
    const [first] = [...found, ...inRow(page), ...afterRank(page)]
    if (first) return first
  }
  return null
}

/** 'Lender' over rows, the first of which is 'Name   Kiavi Funding, Inc.' or 'House at 12 Elm Street:   Frost Bank, …' */
const inRow = (page: Page): SaidLender[] =>
  page.cells
    .filter(({ text }) => NAMES_LENDER.test(text))
    .flatMap((row) => {
      const heading = page.cells.find(
        (cell) =>
          isUnder(cell, row) && row.y - cell.y < 2.75 * cell.size && matchLabel(cell, MORTGAGEE_LABELS) !== null,
      )
      const value = heading && cellsRightOf(page, row)[0]
      const name = value && lenderNameIn([value.text])
      return heading && name && LENDER.test(name) ? [{ name, cells: [heading, row, value] }] : []
    })

const NAMES_LENDER =
  /^(?:(?:(?:company|lender|full) )?name:?|(?:changed|amended|transferred) to:?|(?:house|home|dwelling|property|building|location|unit) (?:at|on) \d+ [^$%]*:)$/i

/** 'Mortgage clause: loss is payable to the insured and' / '1st: Capital Farm Credit, 700 Main St, Waco, TX' */
const afterRank = (page: Page): SaidLender[] =>
  page.cells
    .filter(({ text }) => /^\(?(?:1st|first)\)?(?: mortgagee| lien)?\s?[:–—]\s?\S/i.test(text))
    .flatMap((cell) => {
      const heading = page.cells.find(
        (other) => isUnder(other, cell) && /\b(?:mortgag\w+|lienholders?|loss payees?|lenders?)\b/i.test(other.text),
      )
      const name = heading && lenderNameIn([cell.text])
      return heading && name && LENDER.test(name) ? [{ name, cells: [heading, cell] }] : []
    })

/** 'First' over a block that stands a little further in */
const furtherIn = (page: Page, first: Cell): Cell | undefined =>
  page.cells.find(
    ({ left, y }) => y > first.y + 2 && y - first.y < 1.75 * first.size && left > first.left && left < first.left + IN,
  )
/** Points. */
const IN = 24

const namedAt = (page: Page, first: Cell): SaidLender[] => {
  const heading = page.cells.find(
    (cell) => cell.text.length < 70 && isInTable(cell, first) && matchLabel(cell, MORTGAGEE_LABELS) !== null,
  )
  if (!heading) return []
  const [beside] = cellsRightOf(page, first)
  const [under] = columnBelow(page, first, { pitch: 1.75 })
  return [beside, under, furtherIn(page, first)].flatMap((cell) => {
    const name = cell ? lenderNameIn([cell.text]) : undefined
    const isLender = cell && name && (LENDER.test(name) || /\b(?:isaoa|atima)\b/i.test(cell.text))
    return isLender ? [{ name, cells: [heading, first, cell] }] : []
  })
}

/** 'MORTGAGEE(S)   First   JSC Federal Credit Union': the heading may stand on the line of its first. */
const isInTable = (heading: Cell, cell: Cell): boolean =>
  (isSameLine(heading, cell) && heading.right <= cell.left && cell.left - heading.right < BESIDE * cell.size) ||
  isUnder(heading, cell)

/** In font sizes. */
const BESIDE = 12

const isUnder = (heading: Cell, cell: Cell): boolean =>
  cell.y > heading.y + 2 && cell.y - heading.y < TABLE_GAP * heading.size && Math.abs(cell.left - heading.left) < 25

const pageOf = (pages: Page[], { page }: Cell): Page | undefined => pages.find(({ number }) => number === page)

/** Below 'Mortgagee' a line or a column for each lender, that tells which was added and which left. */
const withStatus = (pages: Page[]): SaidLender | null => {
  for (const page of pages) {
    const headings = page.cells.filter((cell) => cell.text.length < 40 && matchLabel(cell, MORTGAGEE_LABELS) !== null)
    for (const [heading, status, cell] of stayingBelow(page, headings)) {
      const name = matchLabel(cell, MORTGAGEE_LABELS) ? undefined : lenderNameIn([cell.text])
      if (name && LENDER.test(name)) return { name, cells: [heading, status, cell] }
    }
  }
  return null
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
  if (place !== 'under' || !HEADS.test(head)) return lenderNameIn(lines)
  // 'Name   Pecan Valley Bank' is a row of its own, 'Name   Address   Loan' heads a table.
  return lenderNameIn(beside.slice(0, 1)) ?? lenderNameIn(lines.slice(1))
}

/** 'Name and address' over the name, beside which the loan has a head of its own. */
const HEADS =
  /^(?:(?:full |company |lender(?:[’']s)? |mortgagee |lienholder )?name(?: of (?:the )?(?:mortgagee|lender|lienholder|company|interest))?(?:,? (?:and|&) (?:mailing )?address)?|company|institution|lender|mortgagee|lienholder)$/i
