import { isFigureTakenOut } from '../../values/taken-out.ts'
import { type Cell, squash } from '../cell.ts'
import type { Page } from '../layout.ts'
import { columnRole } from '../tables/headers.ts'
import { blocksOf } from './paragraphs.ts'
import { mayGoOn } from './rows.ts'
import { type Part, sentencesOn } from './sentences.ts'
import { isHedged } from './statements.ts'

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
  return blocksOf(worded, { ...PARAGRAPH, goesOn: (block, next) => mayGoOn(page, block, next) })
}

const clausesIn = (block: Cell[]): Cell[] => {
  const parts = withTitles(sentencesOn(block, 'clause'))
  const former = parts.findIndex(({ text }) => OF_FORMER.test(text))
  if (parts.length > 1) return parts.slice(0, former < 0 ? undefined : former).flatMap(clausesFrom)
  const runs = runsOf(block).filter((run) => run.length > 1 || isSentence(run[0]))
  return runs.flatMap((run) => sentencesOn(run, 'clause')).flatMap(clausesFrom)
}

/** 'Water backup. Up to $10,000 when a sewer or drain backs up.': a title that begins its line, and how much is paid for it. */
const withTitles = (parts: Part[]): Part[] =>
  parts.flatMap((part, at) => {
    const title = parts[at - 1]
    const isTitled = title !== undefined && TITLE.test(title.text) && title.at.text.startsWith(title.text)
    return isTitled && PAYS_UP_TO.test(part.text)
      ? [part, { ...part, text: `${title.text.slice(0, -1)}: ${part.text}`, at: title.at }]
      : [part]
  })

/** 'Personal property. Up to $2,500 if it is for business' is a part of its limit. */
const TITLE = /^(?!(?:Coverage|Dwelling|Personal|Other|Contents|Belongings|Your|The)\b)[A-Z][A-Za-z ,()/&-]{3,48}\.$/
/** 'Up to $10,000 of it', 'Up to $10,000 for jewelry' are of a part; 'Up to $10,000 for each loss, for $4 a month' is an offer. */
const PAYS_UP_TO =
  /^(?:we pay |we cover |pays |covers |covered )?up to \$[\d,]+\d(?=\.?$|,? (?:when|if|where|per|each|in (?:all|total)|for (?:each|every|any|one))\b)(?!.*(?:\b(?:a|per|each|every) (?:day|night|week|month|year|item|article|tree)\b|\b(?:when|if|where)\b.*\b(?:b[uo]y|bought|purchased?|shown|listed|selected|elected|requires?|declarations)\b))/i

/** 'Prior amounts.' before sentences that tell them */
const OF_FORMER =
  /^(?:(?:your|the|our)\s)?(?:prior|previous|expiring|former|last (?:year|term)(?:[’']s)?)\b(?:[^$\d]{0,30}[.:]?$|[^$\d:]{0,15}\b(?:limits?|amounts?|figures|coverages?|terms?|values?|premiums?)[^$\d:]{0,12}:)/i

const isSentence = (cell: Cell | undefined): boolean =>
  cell !== undefined &&
  cell.text.split(' ').length > 5 &&
  (/^[A-Z$].*(?:[a-z0-9]|[A-Z]{2})\.$/.test(cell.text) || rowsIn(cell.text) !== null)

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

const clausesFrom = ({ text: part, at, cells }: Part): Cell[] => {
  const text = part.replace(/^[\s•·]+|(?<![.;\s])[.;\s]+$/g, '')
  if (
    text.length <= 4 ||
    text.length >= MAX_CLAUSE ||
    isHedged(text.replace(LEAD, '')) ||
    NOT_ITS_OWN.test(text) ||
    isFigureTakenOut(text)
  )
    return []
  const right = Math.max(...cells.map((cell) => cell.right))
  const printed = cells.flatMap((cell) => cell.printed ?? [])
  return insuredFor(text).map((said) => ({ ...at, text: said, key: squash(said), right, printed, isClause: true }))
}

/** 'We insure', 'In return for the premium shown we insure' */
const INSURES =
  /^(?:in (?:return|exchange|consideration) (?:for|of) [^,$\d]{3,60},? )?(?:we|this policy|the policy)\s(?:insures?|covers?|protects?)\s/i
/** 'Your belongings are covered for up to $200,000' */
const IS_INSURED = /\s(?:is|are)\s(?:insured|covered|protected)(?:\sfor)?(?:\sup to)?\s(?=\$)/i
/** 'We pay up to $5,000 for guests’ medical bills', 'This policy pays up to $300,000 if you are sued', '… up to $5,000 in all to remediate mold that results from a water loss' */
const UP_TO =
  /^(?:we|this policy|the policy|your policy)(?:[’']ll| will)? (?:pays?|covers?) (?:you )?up to (\$\s?[\d,]+\d)(?: in all| in total| altogether)? (?:for|if|when|to(?: remediate)?|toward) ([^$%:]{4,58}?)(?: (?:that|which|resulting|caused) [^$%:]{4,80})?$/i
const PARTS =
  /(?<=\$\s?\d[\d,]*\d(?:\s(?:per|each)\s\w+|\sfor\seach\s\w+)?(?:\s\((?:coverage\s)?[A-F]\))?),?\s(?:and\s(?:we\s)?(?:pay\s)?|(?<=,\s))/i

/** 'Your home is insured for $300,000', 'We insure your dwelling for $300,000 and your other structures for $30,000': each part ends after its figure. */
const insuredFor = (text: string): string[] => {
  const rows = rowsIn(text)
  if (rows) return rows
  const said = text.replace(INSURES, '').replace(LEAD, '').replace(IS_INSURED, ': ')
  const [, amount, what] = UP_TO.exec(text) ?? []
  if (amount && what) return [text, `${what}: ${amount}`]
  const parts = said.split(PARTS)
  if (parts.length > 1 && parts.every((part) => /\$\s?\d/.test(part))) return [text, ...parts]
  return said === text ? [text] : [text, said]
}

/** 'Your limits are', 'Coverages:', 'Also included:', 'Sublimits under LO-162 and LO-382:' before a list */
const LEAD =
  /^(?:(?:this|the|your) policy )?also includ(?:ed|es)(?: with (?:your|the) (?:house|home|dwelling|policy))?:\s(?=\w[^:]*\$)|^(?:(?:your|the|our|policy|coverage|current|additional|optional|other)\s)*(?:(?:sub)?limits|coverages|amounts|endorsements)(?: of (?:liability|insurance)| under [A-Z\d ,&-]+(?: and [A-Z\d-]+)?)?(?:\s(?:are|include)|:)\s(?=\w[^:]*(?:\$|\d,\d{3}\b))/i
/** 'other structures $30,000', 'ordinance or law 10% of Coverage A': a name of few words, and its figure */
const ROW =
  /^(?!.*\b(?:is|are|was|were|would|paid|pays?|prior|last|example)\b|an? )[A-Z](?:[A-Z/&’'-]* ){1,5}(?:up to )?(?:\$\d[\d,]*\d|\d+%(?: of (?:coverage a|the dwelling limit))?)$/i

/** 'Your limits are dwelling $300,000; other structures $30,000; …': the rows of a list in a line; null where it is none. */
const rowsIn = (text: string): string[] | null => {
  if (!text.includes('$')) return null
  const list = text.replace(LEAD, '')
  const past = list === text ? null : rowsPastCommas(list)
  if (past) return past
  const rows = list.split(/[;,]\s(?:and )?/).map((row) => row.replace(/[;,.]$/, ''))
  // 'Coverages: A $300,000; B $30,000; C $150,000'
  const named = rows.map((row) => row.replace(/^[A-F](?= \$)/, 'Coverage $&'))
  return named.length > 2 && named.every((row) => ROW.test(row)) ? named : null
}

/** 'backup of drains, included; mold, up to $5,000; data restoration, $2,500': those with a figure, of which a comma parts the name. */
const rowsPastCommas = (list: string): string[] | null => {
  const rows = list.split(/;\s(?:and )?/).map((row) => row.replace(/[;,.]$/, ''))
  const limited = rows.filter((row) => !/^[^:]*, included$/i.test(row))
  return rows.length > 2 && limited.every((row) => ROW.test(row.replace(/,(?= (?:up to )?\$)/, ''))) ? limited : null
}
