import { cellsUnder } from '../../geometry/around/cells-under.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { EFFECTIVE_LABELS, PERIOD_LABELS, POLICY_NUMBER_LABELS, PROVIDER_LABELS } from '../../labels/identity-labels.ts'
import { type Label, matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { LOCATION_LABELS } from '../../labels/location-labels.ts'
import { NAMED_INSURED_LABELS } from '../../labels/party-labels.ts'
import { isYearApart, parseDates } from '../../values/dates.ts'
import { isHeading, mayHeadForms } from './form-headings.ts'
import { isLetter } from './page-kind.ts'
import { listsForms } from './stated-on-page.ts'

/**
 * A policy in cards, among so many explanations that none of its pages has a table: its number, its year and whom or what
 * it insures at the head of a page, limits in large print, each right under the name of its coverage or beside it, and
 * there or on the next page the list of the forms that it is made of. A letter, an offer and a bill in the same design
 * may have all of that but the list, and say what they are.
 */
export const contractInCards = (pages: Page[]): Page[] => {
  const first = pages.find(statesInCards)
  const next = pages.find((page) => first && page.number === first.number + 1 && !isLetter(page))
  const contract = [first, next].filter((page) => page !== undefined)
  const isOther = contract.some(({ cells }) => cells.some(isOfOtherPaper))
  return !isOther && contract.some(listsOwnForms) ? contract : []
}

const statesInCards = (page: Page): boolean => page.cells.some(isLargeFigure) && limitsIn(page) && identifies(page)

/** Below their heading; a letter may name three of them in its sentences. */
const listsOwnForms = (page: Page): boolean =>
  page.cells.some((heading) => {
    const isTitle = heading.text.length < 60 && !heading.text.endsWith('.')
    if (!isTitle || !(isHeading(heading.text) || mayHeadForms(heading.text))) return false
    const below = page.cells.filter(({ y, text }) => y > heading.y && text.length < 60)
    return listsForms({ ...page, cells: below })
  })

const COVERAGES = [
  'coverage_a_dwelling',
  'coverage_b_other_structures',
  'coverage_c_personal_property',
  'coverage_d_loss_of_use',
  'coverage_e_personal_liability',
  'coverage_f_medical_payments',
] as const
const MANY = 4

/** '$291,700', and nothing else. */
const isLargeFigure = ({ text }: Cell): boolean => /^\$\s?\d{1,3}(?:,\d{3})+$/.test(text)

/** The dwelling's, and those of three more coverages. */
const limitsIn = (page: Page): boolean => {
  const limited = COVERAGES.filter((coverage) =>
    page.cells.some((cell) => isName(cell, LIMIT_LABELS[coverage]) && figuresOf(page, cell).length === 1),
  )
  return limited.length >= MANY && limited[0] === 'coverage_a_dwelling'
}

const isName = (cell: Cell, labels: Label[]): boolean =>
  cell.text.length < 50 && (matchLabel(cell, labels)?.weight ?? 0) >= 0.6

/** How much larger than the name. */
const LARGER = 1.2
/** In sizes of the figure. */
const REACH = 1.6

const figuresOf = (page: Page, name: Cell): Cell[] =>
  page.cells.filter(
    (cell) =>
      isLargeFigure(cell) &&
      cell.size > LARGER * name.size &&
      cell.y > name.y - 0.3 * cell.size &&
      cell.y - name.y < REACH * cell.size &&
      (Math.abs(cell.left - name.left) < 5 || isAlone(page, cell, name)),
  )

/** At the other end of the name's block, where no figure stands between. */
const isAlone = (page: Page, figure: Cell, name: Cell): boolean =>
  figure.left > name.right && cellsOfLine(page, figure).filter(isLargeFigure).length === 1

const HEAD = 0.35

const identifies = (page: Page): boolean => {
  const head = page.cells.filter(({ y }) => y < HEAD * page.height)
  return (
    head.some(({ text }) => OF_HOME.test(text)) &&
    !head.some(({ text, y }) => y < TITLES * page.height && TITLE_OF_OTHER.test(text)) &&
    head.some((cell) => isNumber(page, cell)) &&
    isForYear(page, head) &&
    namesInsured(page, head)
  )
}

/** 'Your home policy at a glance', 'Landlord insurance (DP-3) for your rental at 12 Elm St, Waco, TX 76701'; 'Your home policy ended' is another paper's. */
const OF_HOME =
  /^(?:your |my )?(?:home(?:owners?)?|house|landlord(?:[’']?s)?|dwelling|condo(?:minium)?|rental)[’']? (?:insurance|policy|coverage)(?: (?:policy|coverage))?(?: \([A-Z\d-]{2,8}\))?(?:,? (?:at a glance|summary|overview|declarations?|in (?:brief|short|plain (?:words|english|language)))| for (?:your|the) [a-z]+ at \d+ [A-Z].{8,})?$/i

/** In parts of a page: where it says what it is. */
const TITLES = 0.16
/** Papers about a policy, and policies of other things and times. */
const TITLE_OF_OTHER =
  /\b(?:offers?|review|check-?up|neighbou?rs|claims?|renters?|umbrella|lenders?|mortgage\w*|lapsed?|old|previous|prior|former|expir\w+|last year|compar\w+|cards?|inspect\w*|updat\w+|chang\w+|sign|would|could|compet\w+|remind\w*|is ready|coming up|payments?|sav(?:e|ings?)|thank)\b/i

const MANY_DIGITS = /(?:\d\D*){5}/

/** 'Policy 53-C7-R418', or a label with the number beside or under it. */
const isNumber = (page: Page, cell: Cell): boolean =>
  /^policy (?:(?:number|no\.?|#):? ?)?[A-Z0-9 -]{5,24}$/i.test(cell.text) && MANY_DIGITS.test(cell.text)
    ? true
    : (matchLabel(cell, POLICY_NUMBER_LABELS)?.weight ?? 0) >= 0.5 &&
      besideOrUnder(page, cell).some(({ text }) => /^[A-Z0-9 -]{5,24}$/i.test(text) && MANY_DIGITS.test(text))

const besideOrUnder = (page: Page, cell: Cell): Cell[] => [
  ...cellsOfLine(page, cell).filter(({ left }) => left > cell.right),
  ...cellsUnder(page, cell, { maxLines: 2 }),
]

/** The first and the last day, at their labels. */
const isForYear = (page: Page, head: Cell[]): boolean =>
  head
    .filter((cell) => cell.text.length < 60 && matchLabel(cell, [...PERIOD_LABELS, ...EFFECTIVE_LABELS]) !== null)
    .some((cell) => {
      const dates = [cell, ...besideOrUnder(page, cell), ...lineUnder(page, cell)].flatMap(({ text }) =>
        parseDates(text),
      )
      return dates.some((from) => dates.some((to) => from < to && isYearApart(from, to)))
    })

/** 'Starts   Ends' over both days */
const lineUnder = (page: Page, cell: Cell): Cell[] => {
  const [first] = cellsUnder(page, cell, { maxLines: 1 })
  return first ? cellsOfLine(page, first) : []
}

/** 'Policyholders', 'Insured location'; 'Landlord insurance for your rental at 12 Elm St, Waco, TX 76701' */
const namesInsured = (page: Page, head: Cell[]): boolean =>
  head.some(
    (cell) =>
      (isName(cell, [...NAMED_INSURED_LABELS, ...LOCATION_LABELS, ...PROVIDER_LABELS]) &&
        cellsUnder(page, cell, { maxLines: 1 }).length > 0) ||
      /\binsur\w+\b.*\b(?:home|house|rental|property|place|condo|unit)\b.* at \d+ [A-Z]\w*/.test(cell.text),
  )

/** Letters greet, offers suppose, bills ask for money, claims are paid; each may send the declarations along or point to them. */
const OTHER_PAPER = new RegExp(
  [
    String.raw`^(?:dear|hi|hello|howdy|good (?:morning|day))\b,? [A-Z]`,
    String.raw`\b(?:quot(?:es?|ed|ation|ing)|proposal|proposed|invoice|brochure|flyer|binder|reinstate\w*|cancell?ed|cancell?ation|non-?renew\w*|estimator)\b`,
    String.raw`\b(?:this|your|an) (?:estimate|illustration|sample|example|application|offer|renewal offer)\b|\bestimated (?:\w+ )?(?:premium|price|cost)\b(?! (?:to|of) re)|\bapplication (?:number|no|id)\b|^samples?\b`,
    String.raw`\b(?:evidence|proof|verification|confirmation) of (?:\w+ ){0,3}(?:insurance|coverage)\b`,
    String.raw`\b(?:amount|payment|balance) due\b|\bplease pay\b|\bto (?:accept|bind|apply|buy|sign up)\b|\bif you (?:accept|buy|decide|sign|renew|switch|choose)\b`,
    String.raw`\b(?:policy|declarations?(?: page)?)\b[^.]{0,20}\b(?:enclosed|attached|follows?|comes? with|on its way)\b(?! (?:forms?|endorse))|\b(?:enclosed|attached) (?:is|are|you)\b`,
    String.raw`\bclaim (?:number|no\.?|#|payment)|\bdate of loss\b`,
    String.raw`\b(?:not|isn[’']t|aren[’']t) (?:a|an|your|the|part of your) (?:\w+ )?(?:policy|contract|insurance|declarations?)\b|\bnot (?:yet )?(?:bound|in force|issued)\b`,
    String.raw`\b(?:see|read|check|refer to|find|full|complete) (?:(?:all|the|your|our|in|details|of) ){0,4}(?:policy|declarations?)\b`,
  ].join('|'),
  'i',
)

const isOfOtherPaper = ({ text }: Cell): boolean => OTHER_PAPER.test(text)
