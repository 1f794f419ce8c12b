import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { type Sentence, sentencesOn } from '../../geometry/text/sentences.ts'
import { isHedged } from '../../geometry/text/statements.ts'
import { isOfAllOther } from '../../labels/perils.ts'
import { offersShares } from '../../values/amount.ts'
import { BESIDES } from '../../values/besides.ts'
import { partsOf } from './parts-of-sentences.ts'
import { deductibleIn, FIGURE, type SaidDeductible } from './said-deductible.ts'

/** 'What’s your deductible?', 'How big is my deductible?' */
const OF_DEDUCTIBLE =
  /^(?:what(?:[’']s| is| are| was)|how (?:big|high|large|much) (?:is|are)) (?:my|your|our|the) (?:policy )?deductibles?\?$/i
/** 'How much of a loss do you pay?', 'What would I pay before you do?', 'How much comes out of my pocket first?' */
const OF_SHARE =
  /^(?:how much|what(?: part| share)?)\b(?=.*\b(?:do|would|will|must|should) (?:I|you) (?:have to )?(?:pay|bear)\b|.*\bout of (?:my|your) (?:own )?pocket\b)(?!.*\b(?:repairs?|adjuster)\b)(?=.*\b(?:of (?:an?|any|each|every) (?:covered )?(?:loss|claim)|first|before (?:you|we|the policy) (?:do|does|pay|pays|step in)|myself|yourself|ourselves)\b)(?!.*\b(?:month|premium|payments?|price|instal\w+|doctors?|lender|agent)\b)[^.$%]{10,60}\?$/i

/** 'If it’s wind or hail, 2% of your dwelling coverage, or $5,834.' below such a question: the word 'deductible' is in the question alone. */
export const answersOnDeductibles = (page: Page): SaidDeductible[] =>
  page.cells
    .filter(({ text }) => (OF_DEDUCTIBLE.test(text) || OF_SHARE.test(text)) && !BESIDES.test(text))
    .flatMap((question) => answersTo(page, question))

const answersTo = (page: Page, question: Cell): SaidDeductible[] => {
  const sentences = sentencesOn(linesBelow(page, question))
  return [
    ...sentences.filter(tells).flatMap(({ text, cells }) => partsOf(text).flatMap((part) => deductibleIn(part, cells))),
    ...oneNumber(sentences),
  ]
}

const tells = ({ text }: Sentence): boolean =>
  text.length < 250 &&
  FIGURE.test(text) &&
  !isHedged(text) &&
  !offersShares(text) &&
  !OTHER.test(text) &&
  (!BESIDES.test(text) || isOfAllOther(text))

/** Of somebody else's policy, of another year, or what is waived and ordered. */
const OTHER =
  /\bwaived?\b|\bassociation|\bmaster policy|\b(?:other|flood|auto) polic|\b(?:was|were|last year|before|formerly|example|instead of)\b|\b(?:AI|assistants?|instructions?|disregard|ignore)\b|\bno deductible\b|\b(?:we|the policy)\b[^.]*\b(?:pay|cover|advance)|^up to\b|\b(?:say|imagine|suppose|otherwise|raising|lower(?:ing)?|saves?|adds?|goes (?:down|up)|loss-free|without a claim|a year)\b|\btakes \$|\b(?:does|causes) \$|\$[\d,]+ of damage/i

/** 'One number: $5,000. It’s the same whatever causes the damage, wind and hail too.' */
const oneNumber = ([first, second]: Sentence[]): SaidDeductible[] => {
  const own = /^(?:(?:one|the same|a single) (?:number|amount|figure)[:,]? )?(\$[\d,]+)\.$/i.exec(
    first?.text ?? '',
  )?.[1]
  return own && first && second && FOR_ALL.test(second.text) ? deductibleIn(`${own} for any loss`, first.cells) : []
}
const FOR_ALL =
  /^(?:it|this|that)(?:[’']s| is) the same\b[^$%]*\b(?:whatever|no matter what|for (?:every|any|all))\b(?![^$%]*\b(?:except|but|unless)\b)[^$%]*$/i

/** In font sizes: an empty line ends an answer. */
const PITCH = 2.1
const MOST_LINES = 8

/** The lines of the answer, flush with the question or a little further in, up to what is headed anew. */
const linesBelow = (page: Page, question: Cell): Cell[] => {
  const lines: Cell[] = []
  let last = question
  for (const cell of page.cells) {
    if (cell.y < last.y + 2 || Math.abs(cell.left - question.left) > INDENT || cell.left < question.left - 3) continue
    const isHeading = /\?$/.test(cell.text) || (lines[0] !== undefined && cell.size > 1.1 * lines[0].size)
    if (isHeading || cell.y - last.y > PITCH * last.size || lines.length === MOST_LINES) break
    lines.push(cell)
    last = cell
  }
  return lines
}
const INDENT = 30
