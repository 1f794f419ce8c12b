import { cellsRightOf, continuationsOf } from '../../geometry/around/neighbours.ts'
import { cellsRightOver } from '../../geometry/around/right-over.ts'
import { cellsBetween } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { isUnderDeductibles } from '../../geometry/sections/sections.ts'
import { sentencesWith } from '../../geometry/text/running-text.ts'
import { isHedged } from '../../geometry/text/statements.ts'
import { offersShares } from '../../values/amount.ts'
import { BESIDES } from '../../values/besides.ts'
import { withoutRows } from '../limits/places/without-rows.ts'
import { isValue } from '../limits/rows/is-value.ts'
import type { LimitRow } from '../limits/rows/limit-row.ts'
import { beginsWithThing, isOfThingBesides, saysThingBesides } from '../not-this-policy/of-thing-besides.ts'
import { answersOnDeductibles } from './answers-on-deductibles.ts'
import { endsInStack } from './ends-in-stack.ts'
import { figuresBeforeWords } from './figures-before-words.ts'
import { partsOf } from './parts-of-sentences.ts'
import type { Peril } from './peril-in-words.ts'
import { deductibleIn, FIGURE, type SaidDeductible } from './said-deductible.ts'
import { sharesOfLoss } from './shares-of-loss.ts'
import { sharesSaidAfter } from './shares-said-after.ts'

/** Deductibles that running text states for this peril: a share here and its dollars there are one. Two that differ are none. */
export const sentenceRows = (pages: Page[], peril: Peril): LimitRow[] => {
  const rows = pages.flatMap((page) => known.get(page) ?? remembered(page)).filter((row) => row.peril === peril)
  const [dollars, percents] = (['dollars', 'percent'] as const).map((kind) => [
    ...new Set(rows.map(({ amount }) => amount[kind])),
  ])
  const isOf = (figures: unknown[]) => figures.filter((figure) => figure !== null).length < 2
  return isOf(dollars ?? []) && isOf(percents ?? []) ? rows.map(({ row }) => row) : []
}

const known = new WeakMap<Page, SaidDeductible[]>()

const remembered = (page: Page): SaidDeductible[] => {
  const found = sentencesWith(
    page,
    /deductible|\$[\d,]+ (?:applies to|for|per) (?:each|every|any|all)\b|\bwe (?:subtract|deduct) \$|that part of (?:the|a) loss|\b(?:pay|bear|cover|absorb|handle|take care of|responsible for) the first\b|\bresponsible for \$[\d,]+ of (?:each|every|any)\b|\bthe first [$\d][^.;]{0,50}\b(?:is|are) (?:yours|on you)\b|^(?:\$[\d,]+|\d[\d.]*\s?% of [A-Za-z ]{3,30}) on (?:an?|any|each|every|all) (?:\w+ ){0,3}(?:loss|damage|claim)\b/i,
  )
    .concat(sharesSaidAfter(page))
    .flatMap((sentence) => (isList(sentence.cells) ? wholeRows(sentence.cells) : [sentence]))
    .filter(
      ({ text, cells }) =>
        text.length < 420 &&
        !isHedged(text) &&
        !offersShares(text) &&
        !WAIVES.test(text) &&
        !ORDERS.test(text) &&
        !OTHERS.test(text) &&
        !OF_ONE_THING.test(text) &&
        !isOfThing(page, text, cells) &&
        !(RESPONSIBLE.test(text) && followsThing(text, cells)) &&
        !(CHOSEN.test(text) && isBelowThing(page, cells[0])) &&
        (!(APPLIES.test(text) || ON_LOSS.test(text)) || cells.slice(0, 1).some((cell) => isBorne(page, cell))) &&
        !isInRow(page, cells) &&
        !endsInStack(page, cells),
    )
    .flatMap(({ text, cells }) => partsOf(withoutRows(page, text, cells)).flatMap((part) => deductibleIn(part, cells)))
  const all = [
    ...found,
    ...besideLabel(page),
    ...behindLabel(page),
    ...oneForAll(page),
    ...following(page),
    ...perClaim(page),
    ...answersOnDeductibles(page),
    ...sharesOfLoss(page),
    ...figuresBeforeWords(page),
  ]
  known.set(page, all)
  return all
}

const RESPONSIBLE = /\bresponsible for \$/i
/** 'Equipment breakdown: limit $50,000. You are responsible for $500 of any loss.' */
const followsThing = (text: string, cells: Cell[]): boolean =>
  BESIDES.test(
    cells
      .map((cell) => cell.text)
      .join(' ')
      .split(text.slice(0, 24))[0] ?? '',
  )

/** '$10,000 applies to each covered loss' and '$5,000 for each flood' say what of by their heading alone. */
const APPLIES =
  /^(?!.*(?:deductible|the first|subtract)).*(?:\bapplies to|\$[\d,]+ (?:for|per)) (?:each|every|any|all)\b/i

/** '$5,000 on any covered loss other than wind or hail' */
const ON_LOSS = /^(?!.*deductible)(?:\$|\d[\d.]*\s?%)[^.;:]*? on (?:an?|any|each|every|all)\b/i

/** Under a heading of deductibles, or beside 'What do I pay first?'. */
const isBorne = (page: Page, cell: Cell): boolean => {
  const near = cellsBetween(page, cell.y - ANSWER * cell.size, cell.y + 2)
  const beside = near.filter(({ right }) => right < cell.left).at(-1)
  return isUnderDeductibles(page, cell) || (beside !== undefined && PAYS_FIRST.test(beside.text))
}
/** In font sizes: how far an answer may go on below its question. */
const ANSWER = 8
const PAYS_FIRST = /^(?:what )?(?:(?:do|will|would|must) )?(?:i|you) (?:have to )?(?:pay|bear|owe) first\W*$/i

/** 'You selected a $100 deductible' may as well be said of the jewelry above it. */
const CHOSEN = /^you (?:have )?(?:chose|chosen|picked|selected) an?\b/i

const isBelowThing = (page: Page, first: Cell | undefined): boolean =>
  first !== undefined && cellsRightOver(page, first, PITCH).some(({ text }) => BESIDES.test(text))
/** In font sizes: the line right above. */
const PITCH = 1.8

/** 'Deductible   $2,500 any one loss, except 2% of Coverage A in respect of wind and hail': words beside the bare label. */
const besideLabel = (page: Page): SaidDeductible[] =>
  page.cells
    .filter(({ key }) => /^(?:your|the|policy)?deductibles?$/.test(key))
    .flatMap((label) => {
      const [first, ...others] = cellsRightOf(page, label)
      if (!first || others.length > 0 || !WORDS.test(first.text)) return []
      const cells = [label, first, ...continuationsOf(page, label, first)]
      const text = cells.map((cell) => cell.text).join(' ')
      return isHedged(text) || WAIVES.test(text) || ORDERS.test(text) || isOfThing(page, text, cells)
        ? []
        : partsOf(text).flatMap((part) => deductibleIn(part, cells))
    })

/** 'Your deductibles: $4,000 wind/hail (2%). $2,000 all other.', or a semicolon between them: each ends as a sentence does, and only the first one has the word. */
const behindLabel = (page: Page): SaidDeductible[] =>
  page.cells
    .filter(({ text }) => STOPS_BETWEEN.test(text) && !isHedged(text) && !WAIVES.test(text) && !ORDERS.test(text))
    .flatMap((cell) => partsOf(cell.text).flatMap((part) => deductibleIn(part, [cell])))
const STOPS_BETWEEN =
  /^(?:your |the |policy )?deductibles:\s(?:\$\s?|[^.$%]{0,40}\s)?\d[^.]*(?:\.\d[^.]*)*[.;]\s+[^.]*\d/i

/** '1% of the Dwelling limit, $4,682. You have one deductible.' under 'Your deductible': what the figure is for follows it. */
const oneForAll = (page: Page): SaidDeductible[] =>
  sentencesWith(page, ONE_FOR_ALL).flatMap(({ text, cells }) => {
    const figure = cells.slice(0, 1).find((cell) => FIGURE_FIRST.test(cell.text) && isUnderDeductibles(page, cell))
    const own = FIGURE_FIRST.exec(figure?.text ?? '')?.[0]
    return own && !isHedged(text) ? deductibleIn(`${own} for any loss`, cells) : []
  })
const ONE_FOR_ALL =
  /\b(?:have|is|carries|takes?) (?:just |only |but )?(?:one|a single) deductible\b|^(?:it|this|that) (?:is taken (?:from|off)|applies to|comes off) (?:any|every|each|all)\b|^(?:one|a single|the same) deductible for (?:everything|all|any|every)\b/i
const FIGURE_FIRST =
  /^(?:\$[\d,]+|\d[\d.]*\s?%(?: of (?:the |your )?(?:coverage a|(?:dwelling|house|home|building)(?: limit| amount)?)(?: limit)?)?(?:,? ?[(,=]? ?\$[\d,]+\)?)?)\.(?=\s)/i

/** 'The following deductible applies unless otherwise stated within the policy. $3,000 each occurrence.' */
const following = (page: Page): SaidDeductible[] => page.cells.flatMap((cell) => forAnyLoss(page, cell, FOLLOWING))

/** The figure that such words name, where nothing insured besides the home stands over them. */
const forAnyLoss = (page: Page, cell: Cell, words: RegExp): SaidDeductible[] => {
  const own = words.exec(cell.text)?.[1]
  if (!own || cellsBetween(page, cell.y - 5 * cell.size, cell.y - 2).some(({ text }) => BESIDES.test(text))) return []
  return deductibleIn(`${own} for any loss`, [cell])
}
const FOLLOWING =
  /^the following deductible applies(?:,? unless (?:otherwise )?[^.$%]{0,60})?[.:]\s+(\$[\d,]+)\s(?:each|per|any)\b/i

/** '$2,500 per claim. If wind or hail did it, the deductible is …' under 'Deductible': the next sentence says what is otherwise. */
const perClaim = (page: Page): SaidDeductible[] =>
  page.cells.flatMap((cell) => (isUnderDeductibles(page, cell) ? forAnyLoss(page, cell, PER_CLAIM) : []))
const PER_CLAIM =
  /^(\$[\d,]+) (?:per|a|each|every|any|for (?:each|every|any)) (?:covered )?(?:claim|loss|occurrence)\.\s(?:if|when|where|for)\b.*\b(?:wind|hail|hurricane|storm)\b.*\bdeductible is\b/i

const WORDS = /\d.*[a-z]{2,} [a-z]{2,} [a-z]{2,}/i

/** 'The deductible does not apply to a loss of more than $50,000', 'we waive it for losses above that' name no deductible's amount. */
const WAIVES = /\bwaived?\b|\bdeductible (?:does not|will not|shall not|doesn[’']t) apply|\bno deductible applies/i

/** The deductible of somebody else's policy, or of a claim: a unit owner is told that of the association. */
const OTHERS =
  /\bassociation|\b(?:its|their) (?:own )?deductible|\bmaster policy|\bother polic|\bdeductible (?:was )?applied \$/i

/** 'Earthquake deductible' over '$34,000 applies to each covered loss', 'For the roof there is one deductible, whatever the cause' */
const OF_ONE_THING =
  /\b(?:earthquake|theft|water(?: backup| damage)?|sewer|jewel(?:ry|s)|equipment|service line|identity) deductible\b|^(?:for|on|to) (?:the |your )?(?:roof|fence|pool|jewel|garage)|\bof your (?:jewel|fur|roof|fence)|\b(?:for|pay) (?:earthquakes?|theft|jewelry) after\b/i

const isOfThing = (page: Page, text: string, cells: Cell[]): boolean =>
  saysThingBesides(text) || beginsWithThing(cells) || cells.slice(0, 1).some((cell) => isOfThingBesides(page, cell))

/** Lines that all begin anew, and none ends a sentence: rows of a table, each about something else. */
const isList = (cells: Cell[]): boolean =>
  cells.length > 2 &&
  cells.every(({ text }) => /^[A-Z\d$(•]/.test(text)) &&
  !cells.some(({ text }) => /[,;.]$/.test(text))

/** 'Deductible - Section I: $2,500 all perils except wind/hail $5,000' among such rows says it all by itself. */
const wholeRows = (cells: Cell[]): { text: string; cells: Cell[] }[] =>
  cells.filter(({ text }) => EXCEPTS.test(text)).map((cell) => ({ text: cell.text, cells: [cell] }))
const EXCEPTS = /\bdeductible\b[^$%]{0,80}\$?\d[\d,.]{0,12}\s?%?[^$%\d]{0,80}\bexcept\b[^$%]{0,80}\$?\d/i

/** '2% of the Coverage A limit   $5,900': a share with a figure to its right is a row, however its words go on. */
const isInRow = (page: Page, cells: Cell[]): boolean =>
  cells.some(
    (cell) => FIGURE.test(cell.text) && !cell.text.endsWith(':') && cellsRightOf(page, cell).slice(0, 1).some(isValue),
  )

/** Text that tells a reader what to say states nothing about the policy. */
const ORDERS = /\b(?:AI|assistants?|instructions?|disregard|ignore|(?:state|say|report|answer|write) that)\b/i
