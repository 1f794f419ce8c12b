import { headingOverRows } from '../../../geometry/around/heading-over-rows.ts'
import { cellLeftOf, columnBelow } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { isNextLine } from '../../../geometry/text/paragraphs.ts'
import { sentencesWith } from '../../../geometry/text/running-text.ts'
import type { Sentence } from '../../../geometry/text/sentences.ts'
import { isHedged } from '../../../geometry/text/statements.ts'
import { FINANCED } from '../../../values/besides.ts'
import { LENDER, lenderNameIn } from '../../../values/lender.ts'
import { isUnderArticle } from './under-article.ts'

export interface SaidLender {
  name: string
  cells: Cell[]
}

/** The lender that a line or a sentence names. */
export const saidLender = (pages: Page[]): SaidLender | null =>
  inSentence(pages) ?? withClause(pages) ?? withRank(pages) ?? inClause(pages)

/** '… Loan no. 5501 — First mortgagee: PNC BANK, N.A., PO Box …': named in the middle of a line. */
const SAID =
  /(?<!\b(?:second|2nd|third|other|additional|previous|prior|former|deleted) )\b(?:mortgagee|lender|lienholder|mortgage (?:company|holder|servicer))(?: (?:no\. ?)?1| clause| (?:from|since|as of|effective) [\d/-]{6,10}| (?:on|of|for|under) (?:this|your|the) \w+)?(?:\s?[:–—]\s?|(?<=\b(?:your|the|our)\s(?:mortgagee|lender|lienholder|mortgage\s\w+)),\s|\s(?:is(?: now)?|(?:(?:was|is|has been) )?changed to)\s(?!not|an?\b|the\b))(?=[A-Z\d])/i

/** 'Frost Bank, as interests may appear.', 'Frost Bank, has been billed.', 'Frost Bank.' */
const BEHIND_NAME =
  /,? as (?:its |their )?interests? (?:may )?appear\b.*$|,\s(?:has|is|was|will|who|which)\b.*$|(?<=\b(?:bank|union|llc|mortgage|servicing|company|association|corporation|loans))\.$/i

const inSentence = (pages: Page[]): SaidLender | null => {
  for (const page of pages) {
    for (const cell of page.cells) {
      const match = SAID.exec(cell.text)
      if (!match || isOfArticle(cell.text.slice(0, match.index)) || isUnderArticle(page, cell)) continue
      const more = columnBelow(page, cell).slice(0, 1)
      const said = cell.text.slice(match.index + match[0].length).replace(BEHIND_NAME, '')
      const lines = [said, ...more.map(({ text }) => text)]
      const name = lenderNameIn(lines)
      if (name && LENDER.test(name)) return { name, cells: [cell, ...more] }
    }
  }
  return null
}

/** 'Yes: Frost Bank ISAOA, PO Box 12', 'Elm Capital LLC ISAOA is your mortgagee (loan 4471).': nobody but a lender has such a clause. */
const WITH_CLAUSE =
  /^(?:Yes[:,.]\s)?([A-Z][^:;$()]{3,60}?),?\s(?:ISAOA(?:\/ATIMA)?|its successors and(?:\/or)? assigns)\b(?=,? (?:PO|P\.O\.) Box\b|,? loan\b|,? is (?:the|your) (?:first )?(?:mortgagee|lender)\b)/i
const OF_LENDER = /\b(?:lender|mortgagee|mortgage|lienholder|bank)s?\b/i
const OTHER_RANK =
  /\b(?:second|2nd|third|other|previous|prior|former|deleted|removed|no longer|paid off|before|was|example|what if|changes?)\b/i

const withClause = (pages: Page[]): SaidLender | null => {
  for (const page of pages) {
    for (const cell of page.cells) {
      const said = WITH_CLAUSE.exec(cell.text)?.[1]
      const over = page.cells.findLast((other) => isNextLine(other, cell, { pitch: 2.2, indent: 4, sizes: 4 }))
      const isAsked = over?.text.endsWith('?') && OF_LENDER.test(over.text)
      const name = said && (isAsked || / is (?:the|your)\b/i.test(cell.text)) ? lenderNameIn([said]) : undefined
      if (name && LENDER.test(name) && ![over?.text ?? '', cell.text].some((text) => OTHER_RANK.test(text)))
        return { name, cells: [cell] }
    }
  }
  return null
}

/** 'Frost Bank, its successors and/or assigns, PO Box 12, Waco, TX 76710, as first mortgagee.', 'We protect the interest of Frost Bank, ISAOA, …, under its loan 4471, as …': nothing but its address and loan between. */
const AS_MORTGAGEE =
  /^(?:We (?:will )?protect the interests? of )?([A-Z][^:;$()]{3,60}?),?\s(?:ISAOA(?:\/ATIMA)?|[Ii]ts successors and(?:\/or)? assigns)(?:,(?: (?:[A-Z\d#][\w.#-]*)){1,5}){0,5}(?:,? under its loan (?:(?:no\.?|number) )?[\w-]+)?,? as (?:(?:the|your|our) )?(?:(?:first|1st|sole) )?mortgagee(?=\W*$|[,;]? [Ll]oan\b)/

const withRank = (pages: Page[]): SaidLender | null => {
  for (const page of pages) {
    for (const { text, cells } of sentencesWith(page, /\bas (?:the |your |our )?(?:first |1st |sole )?mortgagee\b/i)) {
      const said = AS_MORTGAGEE.exec(text)?.[1]
      const name = said ? lenderNameIn([said.replace(WHAT_IT_IS, '')]) : undefined
      const over = cells[0] && headingOverRows(page, cells[0])[0]
      const isOther = [text, over?.text ?? ''].some((words) => OTHER_RANK.test(words) || FINANCED.test(words))
      if (name && LENDER.test(name) && !isOther && !IS_SAID.test(name)) return { name, cells }
    }
  }
  return null
}

/** 'Frost Bank, a Texas banking association' */
const WHAT_IT_IS = /,\san?\s(?:\w+\s){0,3}(?:association|bank|corporation|company)$/

const LENDER_NAMED =
  '([A-Z][^;:$]{3,90}?)(?=,|;|\\.\\s|\\.?$|\\s(?:as|at|its|isaoa|atima|under|loan|on|for|of \\d|P\\.? ?O)\\b|\\s\\(|\\s\\d)'

/** 'Loss, if any, is payable to the insured and to Citizens National Bank, as interest may appear.', 'Your loan is held by …', 'Frost Bank, …, holds the mortgage on your unit' */
const CLAUSES = [
  new RegExp(
    `\\b[Pp](?:ayable|aid)(?:,[^,;.$\\d]{3,40},)?\\s(?:jointly\\s)?to\\s(?:(?:you|(?:the\\s)?(?:named\\s)?(?:[Ii]nsured|[Mm]ember|[Aa]ssured|[Ss]ubscriber|[Pp]olicyholder|[Oo]wner)s?)\\s(?:and|or)\\s(?:to\\s)?)?(?:the\\s(?:mortgagee|lienholder|lender),?\\s)?${LENDER_NAMED}`,
  ),
  new RegExp(
    `\\b(?:[Mm]ortgaged?|[Ll]oan|[Ll]ien|[Nn]ote|financed)\\s(?:[a-z]+\\s){0,4}(?:held\\sby|with|serviced\\sby|owned\\sby|to|by)\\s${LENDER_NAMED}`,
  ),
  /^([A-Z][^,;:$]{3,80}?)(?:,[^;:]{0,120}?)?\s(?:holds|owns|services|has)\s(?:the|your|a)\s(?:first\s)?(?:mortgage|loan|lien|note)\b/,
  // '… is the named insured. The lender is' / 'Frost Bank, PO Box 12, Waco, TX 76710 (loan 4471).'
  new RegExp(`^(?:The|Your|Our) (?:first )?(?:lender|mortgagee|lienholder|mortgage company) is ${LENDER_NAMED}`),
]

/** Where no label names a lender a sentence may. */
const inClause = (pages: Page[]): SaidLender | null => {
  const sentences = pages.flatMap((page) => [...sentencesWith(page, TELLS), ...afterHeading(page)])
  for (const { text, cells } of sentences) {
    const plain = text.replace(/,? (?:if any|as (?:its |their |his )?interests? may appear)\b,?/gi, '')
    const name = plain.length > 420 || isHedged(plain) || isOfArticle(plain) ? undefined : clauseName(plain)
    if (name) return { name, cells }
  }
  return null
}

/** 'Loss to your piano is payable to …', 'The golf cart is financed by …': what is said of no home is said of its own lender. */
const isOfArticle = (text: string): boolean => {
  const before = text.split(/\b(?:payable|paid|held|financed|serviced|owned|with|by)\b/i)[0] ?? ''
  return OF_ARTICLES.test(before) || ([OF_LOSS_TO, FINANCED].some((of) => of.test(before)) && !OF_HOME.test(before))
}
const OF_ARTICLES = /\bto scheduled (?!buildings?|dwellings?|structures?)\w+/i
const OF_LOSS_TO =
  /\bloss(?:es)?,? (?:to|of|on) (?!which\b|any\b|be\b|you\b|us\b|them\b|(?:the )?(?:extent|(?:named )?insured)\b)/i
const OF_HOME =
  /\b(?:dwellings?|buildings?|home|house|residence|structures?|property|premises|policy|coverages?|items?|unit|condominium|location|real|rents?|use)\b/i

const TELLS = /\b(?:payable|paid|mortgaged?|loan|lien|note|financed|(?:lender|mortgagee|lienholder|company) is)\b/i

/** 'LOSS PAYABLE CLAUSE.   Loss, if any, is payable to' / 'Citizens Bank …': a heading in front of a paragraph's first line. */
const afterHeading = (page: Page): Sentence[] =>
  page.cells.flatMap((cell) => {
    const heading = TELLS.test(cell.text) ? cellLeftOf(page, cell) : undefined
    const next =
      heading && page.cells.find((other) => isNextLine(heading, other, { pitch: 1.9, indent: 4, sizes: 1.1 }))
    return heading && next && /[.:–—]$/.test(heading.text)
      ? [{ text: `${cell.text} ${next.text}`, cells: [cell, next] }]
      : []
  })

/** Running words tell that a clause went on past the name, or never named anybody, or began before it: 'Others we protect' over 'Frost Bank, …'. */
const IS_SAID =
  /^(?:[Yy]ours?|You|Until|Since|[Oo]ur|[Aa]ny|[Ee]ach|[Tt]he (?:bank|lender|mortgagee|lienholder|person|owner))\b|\s(?!(?:of|and|the|for|de|del|la|on|in|at)\s)\p{Ll}/u

const clauseName = (text: string): string | undefined =>
  CLAUSES.map((clause) => lenderNameIn([clause.exec(text)?.[1] ?? ''])).find(
    (name) => name !== undefined && LENDER.test(name) && !IS_SAID.test(name),
  )
