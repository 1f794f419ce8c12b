import { evidenceOf, evidenceOfFound } from '../evidence.ts'
import type { Cell } from '../geometry/cell.ts'
import type { Page } from '../geometry/layout.ts'
import { cellsRightOf, columnBelow } from '../geometry/neighbours.ts'
import { matchLabel } from '../labels/label.ts'
import { MORTGAGEE_LABELS } from '../labels/party-labels.ts'
import { type Found, findAll, type Reading } from '../search.ts'
import { insurerAt } from '../values/company.ts'
import { bareName, isAddressLine } from '../values/names.ts'
import type { FieldValues } from './field-values.ts'

/** The first mortgagee that is current. */
export const readMortgagee = (pages: Page[]): FieldValues => {
  const found = best(findAll(pages, MORTGAGEE_LABELS, lenderIn))
  const ranked = found ? null : inTable(pages)
  if (ranked) return { fields: { mortgagee: ranked.name }, evidence: { mortgagee: evidenceOf(ranked.cells, 0.93) } }
  const other = found ?? best(findAll(pages, MORTGAGEE_LABELS, addressedIn))
  if (other) return { fields: { mortgagee: other.value }, evidence: { mortgagee: evidenceOfFound(other) } }
  const said = inSentence(pages)
  const isNone = () => findAll(pages, MORTGAGEE_LABELS, mortgageeIn).some(({ value }) => value === null)
  return said && !isNone()
    ? { fields: { mortgagee: said.name }, evidence: { mortgagee: evidenceOf(said.cells, 0.88) } }
    : { fields: {}, evidence: {} }
}

/** The first of several, the second of whom is 'None', is the mortgagee all the same. */
const best = (found: Found<string | null>[]): Found<string> | null => {
  const first = found.find(({ value, rank }) => value !== null && rank >= (found[0]?.rank ?? 0))
  return (first as Found<string> | undefined) ?? null
}

interface Named {
  name: string
  cells: Cell[]
}

const FIRST = /^\(?(?:1st|first|primary|1)\)?[.:]?$/i
/** In font sizes: how far below its heading a table may begin. */
const TABLE_GAP = 4.5
const MOST_TABLES = 20

/** A table below 'Lienholder' or 'Mortgage holders', in which 'First' stands before or over the name. */
const inTable = (pages: Page[]): Named | null => {
  for (const page of pages) {
    const firsts = page.cells.filter((cell) => FIRST.test(cell.text)).slice(0, MOST_TABLES)
    const found = firsts.flatMap((first) => namedAt(page, first))
    if (found[0]) return found[0]
  }
  return null
}

const namedAt = (page: Page, first: Cell): Named[] => {
  const heading = page.cells.find(
    (cell) => cell.text.length < 40 && isInTable(cell, first) && matchLabel(cell, MORTGAGEE_LABELS) !== null,
  )
  if (!heading) return []
  const [beside] = cellsRightOf(page, first)
  const [under] = columnBelow(page, first, { pitch: 1.75 })
  return [beside, under].flatMap((cell) => {
    const name = cell ? nameIn([cell.text]) : undefined
    return cell && name && LENDER.test(name) ? [{ name, cells: [heading, first, cell] }] : []
  })
}

const isInTable = (heading: Cell, cell: Cell): boolean =>
  cell.y > heading.y + 2 && cell.y - heading.y < TABLE_GAP * heading.size && Math.abs(cell.left - heading.left) < 25

/** '… Loan no. 5501 — First mortgagee: PNC BANK, N.A., PO Box …': named in the middle of a line. */
const SAID =
  /(?<!\b(?:second|2nd|third|other|additional|previous|prior|former|deleted) )\b(?:mortgagee|lender|lienholder|mortgage (?:company|holder|servicer))(?: (?:no\. ?)?1| clause)?(?:\s?[:–—]\s?|\sis\s(?!not|an?\b|the\b))(?=[A-Z\d])/i

const inSentence = (pages: Page[]): Named | null => {
  for (const page of pages) {
    for (const cell of page.cells) {
      const match = SAID.exec(cell.text)
      if (!match) continue
      const more = columnBelow(page, cell).slice(0, 1)
      const lines = [cell.text.slice(match.index + match[0].length), ...more.map(({ text }) => text)]
      const name = nameIn(lines)
      if (name && LENDER.test(name)) return { name, cells: [cell, ...more] }
    }
  }
  return null
}

/** A sentence ends with a full stop; these do, too. */
const ABBREVIATED = /\b(?:N\.A|Inc|Co|Corp|Ltd|F\.S\.B|F\.A|S\.A|L\.P)\.$/i

/** 'CITIZENS STATE BANK OF' / 'SOMERVILLE ISAOA': a name that ends so goes on. */
const wholeName = ([first = '', second = '']: string[]): string => {
  const [name = '', next = ''] = [first, second].map((line) => line.split('  ')[0] ?? '')
  return /(?:\b(?:of|and|the|for)|&|,)$/i.test(name) && next && !isAddressLine(next) ? `${name} ${next}` : name
}

/** What lenders are named: where a label has a heading beside it and a name below, this tells the name. */
const LENDER =
  /\b(?:bank\w*|banc\w*|mortgage|mtg|loans?|lend(?:ing|ers?)|credit union|f\.?c\.?u|savings|financial|finance|funding|capital|servic\w+|trust|federal|f\.?s\.?b|n\.?\s?a|association|company|co|corp(?:oration)?|inc|llc|l\.?p|ltd|limited|partnership|fund|authority|housing|homes?|board|department|administration|sba|(?:city|county|state) of)\b/i

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

/** '1st: …', 'FIRST: …', '(1) …', 'First mortgagee – …' */
const ORDINAL =
  /^\(?(?:1st|first|primary|1)\)?(?:\s(?:mortgagee|lender|lienholder|lien))?\s?(?:[:.)–—]|(?<=\))|-\s)\s*/i

/** 'None' says that there is no mortgagee. The heads of a table below the label are no names. */
const mortgageeIn = ({ lines, cells, place }: Reading): string | null | undefined => {
  if (/^(?:none|n\/a|not applicable)\b/i.test(lines[0] ?? '')) return null
  if (cells.length === 0) return undefined
  const [head = '', ...beside] = (lines[0] ?? '').split('  ')
  if (place !== 'under' || !HEADS.test(head)) return nameIn(lines)
  // 'Name   Pecan Valley Bank' is a row of its own, 'Name   Address   Loan' heads a table.
  return nameIn(beside.slice(0, 1)) ?? nameIn(lines.slice(1))
}

/** 'We’ve told PennyMac Loan Services, LLC, … that you’re insured' */
const TOLD =
  /^(?:We(?:[’']ve| have)? (?:told|named|listed)|(?:Your|The) (?:lender|mortgagee|mortgage (?:company|lender)) is)\s/i

/** 'Heartland Mortgage LLC. The home was built in 1998.' */
const SENTENCE_END =
  /(?<=\b(?:LLC|LP|Inc|Bank|Co|Company|Corp|Corporation|Association|Union|Servicing|Mortgage|Loans?|N\.A))\.\s+(?=[A-Z][a-z]+\s[a-z])/

/** 'Mid-Tex Savings Bank, Brownwood TX' */
const TOWN = /,\s*[A-Z][A-Za-z .]+,?\s(?:Texas|(?!NA|FA|SA|LP|CO)[A-Z]{2})$/

/** 'CITY BANK LUBBOCK TX': words for a lender, a town and its state. 'BANK OF AMERICA' and 'FIRST BANK TEXAS' have no town. */
const BARE_TOWN =
  /(?<=\b(?:bank|mortgage|union|llc|inc|n\.?a|corp(?:oration)?|company|association|servic(?:es|ing)|loans?|lending|savings|fsb|ssb))\s+(?!of\b|and\b|&|services?\b|servicing\b|llc\b|inc\b|n\.?a\b|company\b|corp\w*\b|association\b|bank\b|loans?\b|fsb\b|ssb\b|texas\b)(?:[A-Z][A-Za-z.']+\s){1,3}(?:TX|Texas|TEXAS|(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|M[EDINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|TN|UT|V[TA]|W[AVIY]))$/i

/** Heads of a table, which name nobody. */
const RANK = /^(?:first|second|third|primary|position|type|rank|name|names? and address|lender|interest)$/i

/** 'Name and address' over the name, beside which the loan has a head of its own. */
const HEADS =
  /^(?:(?:full |company |lender(?:[’']s)? |mortgagee |lienholder )?name(?: of (?:the )?(?:mortgagee|lender|lienholder|company|interest))?(?:,? (?:and|&) (?:mailing )?address)?|company|institution|lender|mortgagee|lienholder)$/i

/** 'Frost Bank 88812' below 'Lender and loan number' */
const LOAN_NUMBER = /\s(?:#\s?)?\d{4,}[\d-]*$/

const nameIn = ([first = '', ...more]: string[]): string | undefined => {
  const own = first.replace(TOLD, '').replace(ORDINAL, '').split(SENTENCE_END)[0] ?? ''
  const name = bareName(wholeName([own, ...more])).replace(LOAN_NUMBER, '')
  const cut = (name.split(/,\s*(?=\d)|\s(?=\d{2,5}\s[A-Z][a-z])/)[0] ?? '').replace(TOWN, '').replace(BARE_TOWN, '')
  if (
    cut.length < 4 ||
    RANK.test(cut) ||
    insurerAt(cut) !== null ||
    isAddressLine(cut) ||
    /^(?:and|or|has|will|is|insured|loan|name|address)\b/i.test(cut)
  )
    return undefined
  return /^(?:[A-Z]|\d{1,2}(?:st|nd|rd|th)\s)/.test(cut) &&
    !/[:;]|mortgagee|interest|premium finance|\bforms?\b|endorsement|polic/i.test(cut) &&
    (!/\.$/.test(cut) || ABBREVIATED.test(cut))
    ? cut
    : undefined
}
