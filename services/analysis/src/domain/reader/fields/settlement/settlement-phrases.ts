import { cellsUnder } from '../../geometry/around/cells-under.ts'
import { isUnticked } from '../../geometry/boxes.ts'
import { cellsBetween } from '../../geometry/by-height.ts'
import { type Cell, misalignment } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isNotPurchased } from '../../geometry/sections/not-purchased.ts'
import { rowOver } from '../../geometry/sections/row-further-out.ts'
import { columnRole } from '../../geometry/tables/headers.ts'
import { isHedged } from '../../geometry/text/statements.ts'
import { beginsInDenial, isDenial } from '../../values/denial.ts'
import { codeAtStart } from '../../values/form-code.ts'
import { saysTakenOut } from '../../values/taken-out.ts'
import { dollarsIn, LEAST_HOME } from './cost-of-rebuilding.ts'
import { itemNames, named as withItemNamed } from './insured-items.ts'
import { NOT_TAKEN, saidBy } from './phrase-settlement.ts'
import { saidAlone } from './said-alone.ts'
import type { SaidSettlement } from './said-settlement.ts'
import { belowRow } from './settled-below-row.ts'
import { inCard, underAppliesTo } from './settled-by-place.ts'
import { insteadOf } from './settled-instead.ts'
import { roofsInColumn, withoutRoofs } from './settled-roof-column.ts'
import { tokensOf } from './settlement-sentences.ts'
import { isOfStorm, type Phrase, stormRow } from './storm-rows.ts'

/**
 * Rows and titles that say how one thing is paid and nothing else, in any order of words: 'Dwelling: RC', 'Guaranteed
 * home replacement cost', 'COV B  PERSONAL PROPERTY (60%)   ACTUAL CASH VALUE'.
 */
export const settlementPhrases = (pages: Page[], isContentsB: boolean): SaidSettlement[] => {
  const names = itemNames(pages)
  return pages
    .flatMap((page) =>
      linesNow(page).flatMap((line) => [
        ...roofsInColumn(page, line),
        ...[
          phrasesOf,
          phraseBelow,
          phraseInColumn,
          belowRow,
          stormRow,
          overDash,
          overHalf,
          inCard,
          underAppliesTo,
        ].flatMap((phrasesIn) => phrasesIn(page, withoutRoofs(page, line))),
      ]),
    )
    .map((phrase) => ({ ...phrase, parts: phrase.parts.map((part) => withItemNamed(part, names)) }))
    .flatMap(({ parts, cells }) => saidBy(parts, isContentsB).map((one) => ({ ...one, text: parts.join(' '), cells })))
}

/** Lines of the page that hold: nothing of last year, of what may be bought or of what was taken out. */
const linesNow = (page: Page): Cell[][] =>
  page.cells.flatMap((cell) => {
    const line = cellsOfLine(page, cell)
    if (line[0] !== cell || !NAMES_WAY.test(line.map(({ text }) => text).join(' '))) return []
    const isOut =
      line.some(({ text }) => saysTakenOut(text.replace(NOT_TAKEN, ''))) ||
      endsInDenial(page, line) ||
      isHedged(line.map(({ text }) => text.replace(NOT_TAKEN, '')).join(' '))
    if (isOut || isNotPurchased(page, cell)) return []
    return [line.filter((one) => columnRole(page, one) !== 'previous' && !isUnticked(one.text))]
  })

/** 'LO-9   Actual cash value dwelling   None' in the column of premiums: what pays less costs nothing. */
const isFree = (page: Page, cell: Cell): boolean => {
  const line = cell.key === 'none' && columnRole(page, cell) === 'premium' ? cellsOfLine(page, cell) : []
  return codeAtStart(line[0]?.text ?? '') !== null && line.some(({ text }) => /actual cash value/i.test(text))
}

const endsInDenial = (page: Page, line: Cell[]): boolean => {
  const last = line.length > 2 ? withoutNextBlock(page, line).at(-1) : undefined
  return last !== undefined && isDenial(last.text) && !isFree(page, last)
}

/** 'Replacement cost on personal property   Added      Pet damage   Not added': two names, each with its answer. */
const withoutNextBlock = (page: Page, line: Cell[]): Cell[] => {
  const [, answer, name, last, ...more] = line
  if (!answer || !name || !last || more.length > 0 || !ADDED.test(answer.text) || !isWorded(name)) return line
  // Another row has a figure behind such a name: it is the second block, and no remark on the first.
  const isBlock = page.cells.some((cell) => {
    const [, , other, figure] = Math.abs(cell.left - name.left) < 2 && cell !== name ? cellsOfLine(page, cell) : []
    return other === cell && figure !== undefined && /^\$\s?\d/.test(figure.text)
  })
  return isBlock ? line.slice(0, 2) : line
}
const ADDED = /^(?:added|included|yes|purchased|selected|elected|bought|\$\s?\d[\d,.]*)$/i
const isWorded = (cell: Cell | undefined): boolean =>
  /^[A-Z][a-z]/.test(cell?.text ?? '') && !NAMES_WAY.test(cell?.text ?? '')
const NAMES_WAY =
  /repl|cash|rcv?\b|acv|schedule|new.for.old|cost.new (?:settle|basis)|reinstatement as new|indemnity value|depreciat/i

/** A cell by itself, and a thing with how it is paid beside it; the amounts between them are left away. */
const phrasesOf = (page: Page, line: Cell[]): Phrase[] => {
  const worded = line.filter((cell) => !isFigure(cell) && !isOfStorm(cell))
  return worded.flatMap((cell, index) => {
    const value = worded[index + 1]
    const next = line[line.indexOf(cell) + 1]
    if (next && beginsInDenial(next.text) && !isFree(page, next)) return insteadOf(cell, next)
    const isAnswer = SETTLEMENT.test(line[line.indexOf(cell) - 1]?.text ?? '')
    if (!isAnswer && cellsUnder(page, cell, { maxLines: 1 }).some(({ text }) => isDenial(text))) return []
    const alone = saidAlone(page, cell)
    if (!value || isOfOtherBlock(line, cell, value)) return alone
    // 'Actual Cash Value Loss Settlement   (Coverages A, B and C)', 'Replacement cost   for your dwelling'
    const parts = /^(?:\(|(?:for|on|of)\s)/i.test(value.text) ? [`${cell.text} ${value.text}`] : [cell.text, value.text]
    if (ASKS_HOW.test(value.text) && line[0] === cell) parts.reverse()
    return [...alone, { parts, cells: [cell, value] }]
  })
}

/** 'Replacement cost   How we settle roof surfaces after wind or hail' */
const ASKS_HOW = /^how (?:we|do we|is|are) /i

const SETTLEMENT = /^(?:loss )?(?:settle(?:ment|d)|valu(?:ation|ed)|basis|paid|payment)(?: basis| (?:at|on|for))?:?$/i

/** 'Settlement   Replacement cost' below 'Personal property   $292,740', or 'Settlement: …' below 'Contents   Amount of coverage   $292,740' */
const phraseBelow = (page: Page, [first, second, ...more]: Cell[]): Phrase[] => {
  const [label, value] =
    first && !second ? first.text.split(/:\s/).map((text) => ({ ...first, text })) : [first, second]
  if (!label || !value || more.length > 0 || !SETTLEMENT.test(label.text)) return []
  const over = rowOver(page, label)
  // In the margin something else may stand on that line.
  const line = over ? cellsOfLine(page, over) : []
  const thing = line.find(({ text }) => tokensOf(text.toLowerCase()).some(({ kind }) => kind === 'thing'))
  return thing ? [{ parts: [thing.text, value.text], cells: [thing, value] }] : []
}

/** 'Replacement' under 'Settlement', beside 'A. Dwelling, frame, built 1991', be its limit between them */
const phraseInColumn = (page: Page, line: Cell[]): Phrase[] =>
  line.flatMap((value, index) => {
    const thing = line.slice(0, index).findLast((cell) => !isFigure(cell))
    const isHeaded = page.cells.some(
      (head) => head.y < value.y - 2 && misalignment(head, value) < 4 && SETTLEMENT.test(head.text),
    )
    if (
      !thing ||
      !isHeaded ||
      !/^(?:replacement(?:,? (?:up )?to 1\d\d\s?% of (?:the |this )?(?:amount|limit))?|actual cash)$/i.test(value.text)
    )
      return []
    const full = /^r/i.test(value.text) ? 'replacement cost' : 'actual cash value'
    return [{ parts: [thing.text.split(',')[0] ?? '', full], cells: [thing, value] }]
  })

/** 'HO-728 REPLACEMENT COST COVERAGE -' over 'PERSONAL PROPERTY' */
const overDash = (page: Page, line: Cell[]): Phrase[] =>
  line.flatMap((cell) => {
    if (!ENDS_IN_DASH.test(cell.text) || codeAtStart(cell.text) === null) return []
    const rest = lineBelow(page, cell).find(({ left }) => left > cell.left - 3 && left < cell.right)
    const isDenied = rest !== undefined && cellsOfLine(page, rest).some(({ text }) => isDenial(text))
    return rest && !isDenied ? [{ parts: [`${cell.text} ${rest.text}`], cells: [cell, rest] }] : []
  })
const ENDS_IN_DASH = /\s[–—-]$/

/** 'LO-221   Contents at replacement   $174.00' over 'cost': the title of a form. 'Dwelling replacement   $412,000' over 'cost' is an estimate. */
const overHalf = (page: Page, line: Cell[]): Phrase[] =>
  line.flatMap((cell, at) => {
    const below =
      ENDS_IN_HALF.test(cell.text) && codeAtStart(line[at - 1]?.text ?? '') !== null ? lineBelow(page, cell) : []
    const rest = below.find(({ left, text }) => Math.abs(left - cell.left) < 3 && REST_OF_HALF.test(text))
    const around = rest ? [...line, ...cellsOfLine(page, rest)] : []
    const isOut = around.some(({ text }) => isDenial(text) || dollarsIn(text) >= LEAST_HOME)
    return rest && !isOut ? [{ parts: [`${cell.text} ${rest.text}`], cells: [cell, rest] }] : []
  })
const ENDS_IN_HALF = /^[^.;:]*\s(?:replacement|actual(?: cash)?)$/i
const REST_OF_HALF = /^(?:cash )?(?:cost|value)\b/i

const lineBelow = (page: Page, { y, size }: Cell): Cell[] => cellsBetween(page, y + 2, y + NEXT * size)
/** In font sizes: from a line to the next. */
const NEXT = 1.5

const isFigure = ({ text }: Cell): boolean =>
  /^[-+($]*\s?\d[\d,.]*\)?\s?%?$|^(?:incl(?:uded|\.)?|covered|applies|yes)$/i.test(text)

/** 'Dwelling   $300,000      Replacement cost   $412,000': each has its own amount; 'Home   Replacement cost   $412,000' is an estimate. */
const isOfOtherBlock = (line: Cell[], thing: Cell, value: Cell): boolean =>
  dollarsIn(line[line.indexOf(value) + 1]?.text) >= LEAST_HOME &&
  (line.indexOf(value) > line.indexOf(thing) + 1 ||
    !/\b(?:cov(?:erage)?|dwelling|property|contents)\b/i.test(thing.text))
