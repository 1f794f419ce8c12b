import { type Cell, misalignment } from '../../geometry/cell.ts'
import { cellsUnder } from '../../geometry/cells-under.ts'
import { columnRole } from '../../geometry/headers.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isNotPurchased } from '../../geometry/not-purchased.ts'
import { rowOver } from '../../geometry/row-further-out.ts'
import { isHedged } from '../../geometry/statements.ts'
import { inFull } from '../../labels/abbreviations.ts'
import { isUnticked } from '../../values/boxes.ts'
import { beginsInDenial, isDenial, saysNo } from '../../values/denial.ts'
import { saysTakenOut } from '../../values/taken-out.ts'
import { dollarsIn, LEAST_HOME } from './cost-of-rebuilding.ts'
import { itemNames, named as withItemNamed } from './insured-items.ts'
import { isOfOtherPerils } from './open-settlement.ts'
import { saidAlone } from './said-alone.ts'
import type { SaidSettlement } from './said-settlement.ts'
import { inCard, underAppliesTo } from './settled-by-place.ts'
import { insteadOf } from './settled-instead.ts'
import { roofsInColumn, withoutRoofs } from './settled-roof-column.ts'
import { type Token, tokensOf, withEachCoverage } from './settlement-sentences.ts'
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
        ...[phrasesOf, phraseBelow, phraseInColumn, stormRow, inCard, underAppliesTo].flatMap((phrasesIn) =>
          phrasesIn(page, withoutRoofs(page, line)),
        ),
      ]),
    )
    .map((phrase) => ({ ...phrase, parts: phrase.parts.map((part) => withItemNamed(part, names)) }))
    .flatMap(({ parts, cells }) => saidBy(parts, isContentsB).map((one) => ({ ...one, text: parts.join(' '), cells })))
}

/** Lines of the page that hold: nothing of last year, of what may be bought or of what was taken out. */
const linesNow = (page: Page): Cell[][] =>
  page.cells.flatMap((cell) => {
    const line = cellsOfLine(page, cell)
    if (
      line[0] !== cell ||
      !/repl|cash|rcv?\b|acv|schedule|new.for.old|depreciat/i.test(line.map(({ text }) => text).join(' '))
    )
      return []
    const isOut =
      line.some(({ text }) => saysTakenOut(text.replace(NOT_TAKEN, ''))) ||
      (line.length > 2 && isDenial(line.at(-1)?.text ?? '')) ||
      isHedged(line.map(({ text }) => text.replace(NOT_TAKEN, '')).join(' '))
    if (isOut || isNotPurchased(page, cell)) return []
    return [line.filter((one) => columnRole(page, one) !== 'previous' && !isUnticked(one.text))]
  })

/** A cell by itself, and a thing with how it is paid beside it; the amounts between them are left away. */
const phrasesOf = (page: Page, line: Cell[]): Phrase[] => {
  const worded = line.filter((cell) => !isFigure(cell) && !isOfStorm(cell))
  return worded.flatMap((cell, index) => {
    const value = worded[index + 1]
    const next = line[line.indexOf(cell) + 1]
    if (next && beginsInDenial(next.text)) return insteadOf(cell, next)
    const isAnswer = SETTLEMENT.test(line[line.indexOf(cell) - 1]?.text ?? '')
    if (!isAnswer && cellsUnder(page, cell).some(({ text }) => isDenial(text))) return []
    const alone = saidAlone(page, cell)
    if (!value || isOfOtherBlock(line, cell, value)) return alone
    // 'Actual Cash Value Loss Settlement   (Coverages A, B and C)', 'Replacement cost   for your dwelling'
    const parts = /^(?:\(|(?:for|on|of)\s)/i.test(value.text) ? [`${cell.text} ${value.text}`] : [cell.text, value.text]
    return [...alone, { parts, cells: [cell, value] }]
  })
}

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
    if (!thing || !isHeaded || !/^(?:replacement|actual cash)$/i.test(value.text)) return []
    const full = /^r/i.test(value.text) ? 'replacement cost' : 'actual cash value'
    return [{ parts: [thing.text.split(',')[0] ?? '', full], cells: [thing, value] }]
  })

const isFigure = ({ text }: Cell): boolean =>
  /^[-+($]*\s?\d[\d,.]*\)?\s?%?$|^(?:incl(?:uded|\.)?|covered|applies|yes)$/i.test(text)

/** 'Dwelling   $300,000      Replacement cost   $412,000': each has its own amount; 'Home   Replacement cost   $412,000' is an estimate. */
const isOfOtherBlock = (line: Cell[], thing: Cell, value: Cell): boolean =>
  dollarsIn(line[line.indexOf(value) + 1]?.text) >= LEAST_HOME &&
  (line.indexOf(value) > line.indexOf(thing) + 1 ||
    !/\b(?:cov(?:erage)?|dwelling|property|contents)\b/i.test(thing.text))

const FILLER =
  /\b(?:loss(?:es)?|settle(?:ment|s|d)?|valu(?:ation|ed|e)|basis|payment|pa(?:id|ys?)|extra|at|on|of|for|to|the|your|our|an?|all|full|extended|expanded|enhanced|additional|guaranteed|unlimited|cov(?:erages?)?|property|protection|endorsement|option|provisions?|terms|appl(?:y|ies)|included|incl|yes|items?|cause|you|own|with|and|structure|unit|interior|additions|alterations|form|windstorm|wind|hail|storm|damaged?|caused|by|or|from|surfac(?:es?|ing)|is|are|its|too|also|whatever|primary|principal|main|deluxe|custom|standard|preferred|premier|insured|limit|method|amount|manufactured|mobile|modular|residential|expenses?|under)\b/g

/** Amounts, shares and numbers of forms. */
const FIGURES = /\b[a-z]{1,5}[ -]\d[\w.-]*|[$(]?\d[\d,.]*\s?(?:%|percent|pct)?\)?/g

const OPEN = /\bor (?:the )?(?:actual|replacement)|estimat|\bunless\b|\bup to\b|\byears?\b/

const saidBy = (parts: string[], isContentsB: boolean): Pick<SaidSettlement, 'field' | 'value'>[] => {
  const texts = parts.map((part) => named(part, isContentsB))
  const tokens = texts.map(tokensOf)
  if (texts.some((text) => OPEN.test(text) || isOfOtherPerils(text) || saysNo(text)) || !isInOrder(tokens)) return []
  if (texts.some((text, index) => isOfPart(text, tokens[index] ?? []))) return []
  if (texts.some((text, index) => wordsLeft(text, tokens[index] ?? []).length > 0)) return []
  const all = tokens.flat()
  const except = all.findIndex(({ kind }) => kind === 'except')
  const values = [...new Set(all.flatMap((token) => (token.kind === 'value' ? [token.value] : [])))]
  const things = (except < 0 ? all : all.slice(0, except)).flatMap((token) =>
    token.kind === 'thing' ? [token.of] : [],
  )
  const fields = [...new Set(things)].flatMap((field) => field ?? [])
  const [value] = values
  const isOfOne = fields.length === 1 || texts.some((text, index) => areJoined(text, tokens[index] ?? []))
  if (values.length !== 1 || !value || !isOfOne || (except >= 0 && fields.length > 1)) return []
  return fields.flatMap((field) => (field === 'roof_settlement' || value !== 'schedule' ? [{ field, value }] : []))
}

/** 'Actual cash value - mobile home and personal property': two things that one value is said of. */
const areJoined = (text: string, tokens: Token[]): boolean => {
  const [first, second, ...more] = tokens.filter(({ kind }) => kind === 'thing')
  return (
    first !== undefined &&
    second !== undefined &&
    more.length === 0 &&
    /^(?: additions and alterations)?(?:(?:, coverage b,?)?\s(?:and|&)\s(?:(?:to|on|for|of) )?(?:the |your |its )?|, (?:and )?its )$/.test(
      text.slice(first.end, second.at),
    )
  )
}

/** 'Replacement cost, if insured to 80%': what holds for every policy of replacement cost. */
const TO_VALUE = /,? (?:if|when) insured (?:to|for|at)(?: at least)?(?:$| \d+\s?%.*$)/

/** 'Replacement cost, roof surfaces excepted', '…, except that roof coverings are settled at actual cash value' */
const EXCEPT_ROOF =
  /,? (?:(?:the |your )?roof\w*(?: surfac\w+| cover\w+| materials?)? (?:aside|excepted|excluded|apart)|except(?:ing)?(?: that)? (?:for )?(?:the |your )?roof\b.*)$/
/** 'Actual cash value (replacement cost was not elected)' */
const NOT_TAKEN =
  /\s?\([^()]*\bnot (?:been )?(?:elected|selected|chosen|taken|purchased|bought|included|added)[^()]*\)/i

const named = (text: string, isContentsB: boolean): string => {
  const plain = inFull(text)
    .toLowerCase()
    .replace(TO_VALUE, '')
    .replace(NOT_TAKEN, '')
    .replace(/[.\s]+$/, '')
  const small = withEachCoverage(plain.replace(EXCEPT_ROOF, ''))
  return isContentsB ? small.replace(/\bcov(?:erage)? b\b/g, 'contents') : small
}

/** 'Dwelling awnings: actual cash value'; not 'Personal property, awnings, fences   Actual cash value' */
const isOfPart = (text: string, tokens: Token[]): boolean =>
  tokens.some(
    (token, index) =>
      token.kind === 'thing' &&
      token.of === null &&
      !/structures?$|buildings?$/.test(text.slice(token.at, token.end)) &&
      !(isContents(tokens[0]) && /^, (?:and )?$/.test(text.slice(tokens[index - 1]?.end, token.at))),
  )

const isContents = (token: Token | undefined): boolean =>
  token?.kind === 'thing' && token.of === 'personal_property_settlement'

/** Beside a thing stands how it is paid, and no other thing. */
const isInOrder = ([first, second]: Token[][]): boolean =>
  !second ||
  (first !== undefined &&
    !first.some(({ kind }) => kind === 'value') &&
    first.some(({ kind }) => kind === 'thing') &&
    second.some(({ kind }) => kind === 'value') &&
    !second.some(({ kind }) => kind === 'thing'))

/** What a phrase says besides: 'Contents replacement cost discount' is none. */
const wordsLeft = (text: string, tokens: Token[]): string[] => {
  let rest = text
  for (const { at, end } of tokens) rest = rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end)
  return (
    rest
      .replace(FIGURES, ' ')
      .replace(FILLER, ' ')
      .match(/[a-z]{3,}/g) ?? []
  )
}
