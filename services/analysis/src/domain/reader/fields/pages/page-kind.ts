import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { cellsOfLine, readsOn } from '../../geometry/layout.ts'
import { matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { SELF_NAMED } from '../../prose/self-named.ts'
import { tellsPolicy } from '../../prose/tells-policy.ts'
import { codeAtStart } from '../../values/form-code.ts'
import { hasCoverageTable, hasLimitInColumn } from './coverage-table.ts'
import { namesDeclarations } from './own-name.ts'
import { isPolicyWording } from './policy-wording.ts'

/** Figures are read from declarations alone: forms, letters and notices print examples and last year's values. */
export type PageKind = 'declarations' | 'letter' | 'form' | 'endorsement' | 'vehicle'

export const pageKind = (page: Page): PageKind => {
  const before = known.get(page)
  if (before) return before
  const kind = kindOf(page)
  known.set(page, kind)
  return kind
}

const known = new WeakMap<Page, PageKind>()

const kindOf = (page: Page): PageKind => {
  if (isVehiclePage(page)) return 'vehicle'
  if (isOfLoanOrClaim(page)) return 'letter'
  const title = titleOf(page)
  const isTitled = /declaration/i.test(title)
  if (hasCoverageTable(page)) return isBillAlone(page) ? 'letter' : 'declarations'
  if (!isTitled && isEndorsement(page, title)) return 'endorsement'
  if (tellsPolicy(page)) return 'declarations'
  if ((OTHER_PAPERS.test(firstOf(page)) && !isTitled) || isLetter(page) || isBill(page)) return 'letter'
  if (page.cells.some(({ text }) => SELF_NAMED.test(text))) return 'declarations'
  return isProse(page) ? 'form' : 'declarations'
}

/** Of several headings in one size a later one, 'Important notice', is not the page's. */
const firstOf = (page: Page): string => titleLines(page).slice(0, MOST_OF_A_TITLE).join(' ')
const MOST_OF_A_TITLE = 3

/** Mostly sentences, or many of them and no name of declarations. */
const isProse = (page: Page): boolean => {
  const total = page.cells.reduce((sum, cell) => sum + cell.text.length, 0)
  const prose = page.cells.filter(readsOn).reduce((sum, cell) => sum + cell.text.length, 0)
  const share = total === 0 ? 0 : prose / total
  return share > 0.8 || (share > 0.5 && (!namesItself(page) || isPolicyWording(page)))
}

const namesItself = (page: Page): boolean => page.cells.some(({ text }) => text.length < 80 && namesDeclarations(text))

/** Declarations in sentences instead of tables. */
export const isTold = (page: Page): boolean => !hasCoverageTable(page) && !hasLimitInColumn(page) && tellsPolicy(page)

/** A page of the other half of a bundle: vehicles and their coverages, no dwelling. */
const isVehiclePage = (page: Page): boolean => {
  const text = page.cells.map((cell) => cell.text).join('\n')
  return (text.match(VEHICLE) ?? []).length >= 3 && !limitsDwelling(page)
}

const limitsDwelling = (page: Page): boolean =>
  page.cells.some(
    (cell) =>
      (matchLabel(cell, LIMIT_LABELS.coverage_a_dwelling)?.weight ?? 0) >= 0.8 &&
      (/\$\s?\d/.test(cell.text) || cellsOfLine(page, cell).some(({ text }) => /^\$?\s?\d{2,3},\d{3}/.test(text))),
  )

/** 'Vehicle and Property' is in a company's name; a home has a garage, a vehicle is garaged. */
const VEHICLE =
  /\bVIN\b|bodily injury liability|(?<!trip )collision|comprehensive(?! (?:personal|policy|form))|uninsured\W+underinsured|uninsured motorist|motorist|garag(?:ed|ing)|\bvehicles?\b(?! (?:and|&) property)/gi

const OTHER_PAPERS =
  /\bbilling\b|\binvoice|\bescrow (?:account|analysis|disclosure|review)|payment (?:plan|options)|(?:instal+ment|(?<!\broofs? (?:surfac(?:es?|ing) )?)payment) schedule$|statement of account|notice of|important notice|privacy|bill of rights|have a complaint|policyholder notice|table of contents/i

/** The address for complaints that Texas asks for has names of companies in it, but no policy. */
const NOTICE = /^(?:have a complaint\b|¿?tiene una queja\b)/i

export const isLetter = (page: Page): boolean =>
  page.cells.some(({ text, y }) => /^Dear\s/i.test(text) || (y < 0.2 * page.height && NOTICE.test(text)))

/** Words that a bill has, which may repeat the limits; a declarations page may have a pair of them. */
const OF_A_BILL =
  /\b(?:(?:minimum |total )?(?:amount|payment) due(?: date)?|due date|pay(?:ment)? in full|payable to|payment (?:coupon|stub|plan)|remit|detach|statement date|(?:previous|account|outstanding) balance|amount enclosed|auto ?pay)\b/gi
const MANY_OF_A_BILL = 4

const isBill = (page: Page): boolean => {
  const words = page.cells.flatMap(({ text }) => text.match(OF_A_BILL) ?? [])
  return new Set(words.map((word) => word.toLowerCase())).size >= MANY_OF_A_BILL
}

const isBillAlone = (page: Page): boolean => isBill(page) && !namesItself(page)

/** Words of the accounts that a mortgage's servicer keeps, of its closing and of taxes; declarations say 'loan number', or that a bill goes to escrow. */
const OF_A_LOAN =
  /\bescrow (?:account|analysis|deposits?|shortage|surplus|deficiency|balance|payments?|disbursements?|disclosure|statement|cushion|items?|activity)\b|\bpaid (?:in)?to escrow|\bprincipal (?:and|&) interest|\bunpaid principal|\bprincipal balance|\banticipated disbursements|\btotal disbursements|\binterest rate|\b(?:new|current|total|monthly) (?:mortgage )?payment\b|\bmortgage statement|\bpay-?off (?:amount|statement)|\bclosing (?:disclosure|costs)|\bloan (?:estimate|amount|terms)|\bcash to close|\bproperty tax(?:es)?|\b(?:county|school) tax(?:es)?|\btax(?:ing|able) (?:units?|value|entit\w+)|\btax (?:statement|rate|year|levy)|\bappraisal district|\bappraised value|\bhomestead exemption/gi
const MANY_OF_A_LOAN = 4

/** Words of what is paid for a loss; declarations list past losses by their dates and causes. */
const OF_A_CLAIM =
  /\bstatement of loss\b|\bclaim (?:number|no\.?|#|payment)|\b(?:date|cause) (?:and \w+ )?of loss\b|\badjusters?\b|\bdepreciation\b|\bless (?:the |your )?deductible\b|\bpa(?:yment|id) (?:now|to date)\b|\bheld back\b|\bproof of loss\b|\bscope of (?:loss|repairs|damage)\b/gi
const MANY_OF_A_CLAIM = 4

/** What no list of past losses and no remark on claims has. */
const PAYS_LOSS = /\bstatement of loss\b|\bproof of loss\b|\bpa(?:yment|id) now\b|\bheld back\b/i

/** What a lender has to disclose of a loan: a premium finance agreement names the policies, their premiums and limits; declarations may have a plan of payments with a charge. */
const OF_FINANCING =
  /\bamount financed\b|\bfinance charges?\b|\b(?:annual percentage rate|APR)\b|\btotal of (?:all )?payments\b|\b(?:cash )?down[ -]payment\b|\bpremium financ(?:e|ing)\b|\bpolicies financed\b|\btruth[ -]in[ -]lending\b|\bunearned premiums?\b|\bborrower\b/gi
const MANY_OF_FINANCING = 4

/** What no plan of payments has; 'See your premium finance agreement' speaks of another paper. */
const FINANCES =
  /^(?:the |total )?(?:amount (?:to be )?financed\b|(?:policies|premiums?) (?:to be )?financed\b(?!: yes)|financing agreement\b|(?:\w+ )?premium finance (?:agreement|contract|note|disclosure)\b)/i

const isFinanced = (page: Page): boolean =>
  hasManyOf(page, OF_FINANCING, MANY_OF_FINANCING) &&
  page.cells.some(({ text }) => FINANCES.test(text)) &&
  !hasCoverageTable(page)

const isOfLoanOrClaim = (page: Page): boolean =>
  isFinanced(page) ||
  hasManyOf(page, OF_A_LOAN, MANY_OF_A_LOAN) ||
  (hasManyOf(page, OF_A_CLAIM, MANY_OF_A_CLAIM) && page.cells.some(({ text }) => PAYS_LOSS.test(text)))

/** That many different words of a paper that is not titled as declarations are. */
const hasManyOf = (page: Page, words: RegExp, many: number): boolean =>
  !/declaration/i.test(titleOf(page)) &&
  new Set(page.cells.flatMap(({ text }) => text.match(words) ?? []).map((word) => word.toLowerCase())).size >= many

const headOf = (page: Page): Cell[] => page.cells.filter((cell) => cell.y < 0.3 * page.height && cell.text.length < 110)

/** What the head of the page says in its largest letters. */
export const titleOf = (page: Page): string => titleLines(page).join(' ')

export const titleLines = (page: Page): string[] => {
  const head = headOf(page).filter((cell) => !readsOn(cell))
  const largest = Math.max(0, ...head.map((cell) => cell.size))
  return head
    .filter((cell) => cell.size > 0.9 * largest)
    .slice(0, 6)
    .map((cell) => cell.text)
}

/** 'HO 04 95 Water Back-up', 'H-WB — Water back-up', 'This endorsement changes the policy'. */
const isEndorsement = (page: Page, title: string): boolean =>
  headOf(page).some(({ text }) => /endorsement changes the policy/i.test(text)) ||
  (!/\bpage\s\d/i.test(title) &&
    /^[A-Z]{1,5}[ .-]?[A-Z0-9][A-Z0-9 .()/-]{0,16}\s?[—–:-]?\s[A-Z][a-z]/.test(title) &&
    codeAtStart(title) !== null &&
    !/polic(?:y|ies)\b|homeowner|form\b/i.test(title) &&
    !goesOnWithForms(page))

/** A list of forms that goes on at the head of a page: line after line begins with a number. */
const goesOnWithForms = (page: Page): boolean => {
  const numbered = page.cells.filter((cell) => cell.y < 0.3 * page.height && codeAtStart(cell.text) !== null)
  return new Set(numbered.map(({ text }) => codeAtStart(text))).size >= 2
}
