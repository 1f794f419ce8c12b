import { cellsRightOf } from '../../geometry/around/neighbours.ts'
import { figureOverCaption } from '../../geometry/captions/figure-over-caption.ts'
import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { isLimit } from '../../geometry/tables/current-column.ts'
import { sentencesOn } from '../../geometry/text/sentences.ts'
import { isHedged } from '../../geometry/text/statements.ts'
import { matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { valueBesideTwoLines } from '../limits/places/figure-beside-two-lines.ts'
import { valueInCard } from '../limits/places/limit-in-card.ts'
import { withoutMeaning } from './open-settlement.ts'
import type { SaidSettlement } from './said-settlement.ts'
import { settledInDescriptions } from './settled-in-description.ts'
import { dependsOnAge } from './settlement-by-age.ts'
import { tokensOf } from './settlement-sentences.ts'

const NAMES = [
  ['dwelling_settlement', LIMIT_LABELS.coverage_a_dwelling],
  ['personal_property_settlement', LIMIT_LABELS.coverage_c_personal_property],
] as const

/** In the words that describe what has a limit, in tables and in cards. */
export const settledBesideLimits = (pages: Page[]): SaidSettlement[] => [
  ...settledInDescriptions(pages),
  ...settledInCards(pages),
]

/** 'Your contents' and its limit in large print, below or above it, over 'Furniture, clothes. Settled at actual cash value.' in small print. */
const settledInCards = (pages: Page[]): SaidSettlement[] =>
  pages.flatMap((page) => page.cells.filter(({ text }) => SAYS.test(text)).flatMap((cell) => saidIn(page, cell)))

const WHOLE =
  /^(?:we )?(?:repair|replace|rebuil)\w*\b[^.]*\bwithout (?:deducting|(?:a |any )?deduction|taking anything off) (?:for )?depreciation\b/i
const SAYS =
  /\b(?:replacement cost|actual cash(?: value)?|depreciation|(?:price|cost) of (?:a )?new (?:ones?|things|items?))\b/i
/** What is settled otherwise has words of its own. */
const BUT_ROOF = /,? except (?:for )?(?:the |your )?roof(?: surfac(?:e|es|ing))?(?=\W*$)/i

const saidIn = (page: Page, cell: Cell): SaidSettlement[] => {
  const name = nameOver(page, cell)
  if (!name) return []
  const beside = cellsRightOf(page, name).slice(0, 1).filter(isLimit)
  const figure =
    [...valueBesideTwoLines({ page, label: name }), ...valueInCard({ page, label: name }), beside][0]?.[0] ??
    figureOverCaption(page, name)
  const field = NAMES.find(([, labels]) => (matchLabel(name, labels)?.weight ?? 0) >= 0.6)?.[0]
  if (!figure || !field || !isCloseTo(cell, [name, figure])) return []
  return sentencesOn(remarkWith(page, cell, name)).flatMap(({ text, cells }) => {
    const value = valueIn(text, field)
    return value ? [{ field, value, text, cells: [name, ...cells] }] : []
  })
}

/** The nearest words in larger print, flush with the remark. */
const nameOver = (page: Page, remark: Cell): Cell | undefined => {
  const name = page.cells.findLast(
    (cell) =>
      cell.y < remark.y - 2 &&
      Math.abs(cell.left - remark.left) < 3 &&
      cell.size > 1.03 * remark.size &&
      !isFigure(cell),
  )
  return name && name.text.length < 45 && !name.isClause ? name : undefined
}

const isFigure = ({ text }: Cell): boolean => /^[$\d+]/.test(text)

/** In sizes of the upper line: from the name or its figure down to the remark, which may take three lines. */
const isCloseTo = (remark: Cell, [name, figure]: [Cell, Cell]): boolean => {
  const over = figure.y > name.y && figure.left < remark.left + 3 && figure.y < remark.y ? figure : name
  return remark.y - over.y < 1.7 * over.size + 2 * 1.5 * remark.size
}

/** The lines in one print that stand close below each other. */
const remarkWith = (page: Page, cell: Cell, name: Cell): Cell[] => {
  const lines = page.cells.filter(
    (other) => other.y > name.y + 2 && Math.abs(other.left - cell.left) < 3 && Math.abs(other.size - cell.size) < 0.2,
  )
  const at = lines.indexOf(cell)
  const isBroken = (upper: Cell | undefined, lower: Cell | undefined) =>
    !upper || !lower || lower.y - upper.y > 1.6 * lower.size
  let [from, to] = [at, at + 1]
  while (!isBroken(lines[from - 1], lines[from])) from -= 1
  while (!isBroken(lines[to - 1], lines[to])) to += 1
  return lines.slice(from, to)
}

/** 'The replacement cost of your home, as estimated' is what the limit is. */
const OPEN =
  /\b(?:based|estimat\w*|calculat\w*|reflects?|limit|unless|until|if|except|not|never|may|can|add|option\w*|choose|upgrade|instead|was)\b|[%$]|\breplacement cost(?: value)? (?:of|for|estimate|is)\b|n[’']t\b/i

/** 'Settled at actual cash value.', 'To rebuild it, at replacement cost.', 'To rebuild the house itself, at replacement cost', 'Replacement cost: we pay to rebuild with new materials.', not '… we pay what is left after wear.' */
const PAID_SO =
  /^(?:(?:always )?(?:settled|paid|covered|insured|valued|rebuilt|repaired|replaced)\b[^.,]* at |to (?:rebuild|repair|replace) (?:it|(?:the|your) (?:house|home|building)(?: itself)?),? at |(?:the |your )?(?:building|house|home) and what(?:[’']s| is) attached to it,? at )?(?:(?:full|its|their|the) )*(?:replacement cost|actual cash value)(?:(?<=replacement cost): we (?:pay to )?(?:repair|replace|rebuild)\b(?![^.]*\b(?:plans?|wear|depreciat\w*|less|later|else|another)\b)[^.]*)?\.?$/i

/** 'Paid at the price of a new one.', 'Personal property, replaced at today’s price of a new one (replacement cost).' */
const AS_NEW =
  /^(?:(?:your )?(?:personal property|contents|belongings),? )?(?:paid|settled|replaced|valued) at (?:the|today[’']s) (?:price|cost) of (?:a )?new (?:ones?|things|items?)(?: \(replacement cost\))?\.?$/i

const valueIn = (whole: string, field: (typeof NAMES)[number][0]): 'RCV' | 'ACV' | null => {
  if (AS_NEW.test(whole)) return field === 'personal_property_settlement' ? 'RCV' : null
  const plain = whole.replace(BUT_ROOF, '')
  const text = withoutMeaning(plain)
  if (
    !(PAID_SO.test(text) || WHOLE.test(text)) ||
    text.length > 90 ||
    !SAYS.test(text) ||
    OPEN.test(plain) ||
    isHedged(text) ||
    dependsOnAge(text.toLowerCase())
  )
    return null
  const tokens = tokensOf(text.toLowerCase())
  const values = new Set(tokens.flatMap((token) => (token.kind === 'value' ? [token.value] : [])))
  const [value] = values
  const isOwn = tokens.every((token) => token.kind === 'value' || (token.kind === 'thing' && token.of === field))
  if (values.size === 0) return WHOLE.test(text) && isOwn ? 'RCV' : null
  return values.size === 1 && isOwn && value && value !== 'schedule' ? value : null
}
