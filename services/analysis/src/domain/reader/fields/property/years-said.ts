import { headingOverRows } from '../../geometry/around/heading-over-rows.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { itemDescriptions } from '../../geometry/tables/item-descriptions.ts'
import { linesAround, sentencesWith } from '../../geometry/text/running-text.ts'
import type { Sentence } from '../../geometry/text/sentences.ts'
import { evidenceOf } from '../../search/evidence.ts'
import { withoutStandards } from '../../values/dates.ts'
import { namesOtherBuilding } from '../../values/other-building.ts'
import { isOfOtherBuilding } from '../not-this-policy/of-other-building.ts'
import type { Dated } from './dated.ts'
import { isEditionOfForm } from './edition-of-form.ts'
import { isOfWork } from './when-built.ts'
import { roofsSaidAsYours } from './yours-said.ts'

/** What was added, mended or bought then is not when the home was built. */
const OF_PART =
  /\b(?:additions?|(?:prior|previous|former|old) roof|solar|skylights?|kitchen|(?<!\d )bath(?:room)?s?|(?:retaining|sea) ?walls?|bulkheads?|docks?|pools?|decks?|patios?|porch(?:es)?|fences?|sun ?room|workshop|club ?house|(?<!-)wing|annexe?|stables?|casita|cabana|pianos?|instruments?|firearms?|boats?|trailers?|carts?|vehicles?|tractors?|motorcycles?|greenhouse|permits?|repair\w*|damage to|partial(?:ly)?|warrant(?:y|ies)|before|prior to|(?:inspect(?:ion|ed)|survey(?:ed)?) of|not (?:been )?(?:replaced|updated))\b[^;]*$/i

/** 'Building   Completed 2021. Steel and stone', or the like under 'The building', and 'Completed 2021, steel, 22 stories' was built then; an inspection or a basement was completed. */
const isOfOtherWork = (page: Page, text: string, cells: Cell[]): boolean =>
  /^(?:completed|erected|finished)\b/i.test(text) &&
  (!/\b(?:(?:\d+|one|two|three) stor(?:y|ies)|(?:\d+|three|four|five|six) floors)\b/i.test(text) ||
    cells.some((cell) => headingOverRows(page, cell).some((head) => WORK.test(head.text)))) &&
  !cells.some((cell) =>
    [...cellsOfLine(page, cell).slice(0, 1), ...headingOverRows(page, cell)].some(({ text }) => BUILDING.test(text)),
  )
/** 'Renovation' over 'Completed 2019, two stories, wood' */
const WORK =
  /\b(?:renovat\w+|remodel\w*|restor\w+|additions?|upgrades?|improvements?|repairs?|retrofit\w*|replacements?|installations?)\b/i
const BUILDING = /^(?:(?:the|your) )?(?:building|dwelling|home|house|residence|structure|construction)\b(?! inspect)/i

/** 'First built 1961, destroyed by fire and rebuilt 2007', 'Effective year built: 1995' */
const OTHER_YEAR =
  /\b(?:(?:first|originally) )?built (?:in )?\d{4}(?=[^.;]*\b(?:rebuilt|reconstructed)\b)|\beffective year(?: built)?:?\s\d{4}/gi

/** 'It went on in 2014.' below 'A word about your roof', or behind 'The roof is metal.' */
const withRoofForIt = (page: Page, text: string, [first]: Cell[]): string => {
  const isBelowRoof =
    first && IT.test(text) && headingOverRows(page, first).some((head) => /\broof\W*$/i.test(head.text))
  return isBelowRoof ? text.replace(IT, 'Roof') : text.replace(ROOF_BEFORE_IT, 'Roof')
}
const PUT_ON = '(?= (?:went on|was (?:put on|installed|laid|replaced|renewed))\\b)'
const IT = new RegExp(`^It${PUT_ON}`)
const ROOF_BEFORE_IT = new RegExp(`\\b(?:the|your) (?:\\w+ )?roof (?:is|has)\\b[^.;\\d]*\\. It${PUT_ON}`, 'i')

/** 'Example. The Does insure their dwelling …' over 'Their roof was put on in 2015': nothing in that paragraph is of this home. */
const isInExample = (page: Page, cell: Cell): boolean => {
  const index = page.cells.indexOf(cell)
  const around = index < 0 ? [] : linesAround(page, index)
  return around.slice(0, around.indexOf(cell)).some(({ text }) => EXAMPLE.test(text))
}
const EXAMPLE = /^\W*(?:(?:an|for|as an) )?examples?\b(?! of\b)|\.\s+for example\b/i

/** 'Other structures: the barn and the fence?' stands a little lower in the column beside. */
const isLevel = (one: Cell, { y }: Cell): boolean => Math.abs(one.y - y) <= 2

/** Told first: most sentences have none of these words. */
const MAY_TELL_YEAR =
  /\b(?:built|roof|shingles?|construct(?:ed|ion)|(?:building|which) (?:was )?(?:finished|completed|erected))\b/i

/** Of two buildings with a year each, none tells which is meant. */
export const inSentence = (pages: Page[], pattern: RegExp): Dated | null => {
  const yearIn = (page: Page, { text: whole, cells }: Sentence) => {
    const text = withoutStandards(withRoofForIt(page, whole, cells)).replace(OTHER_YEAR, '')
    const match = /\bexample\b/i.test(text) ? null : pattern.exec(text)
    if (!match) return []
    const isOther = cells.some(
      (cell) =>
        isEditionOfForm(page, cell) ||
        isOfOtherBuilding(page, cell) ||
        cellsOfLine(page, cell).some((one) => isLevel(one, cell) && namesOtherBuilding(one.text)),
    )
    return !isOther &&
      !cells.some((cell) => isInExample(page, cell)) &&
      !isOfOtherWork(page, text, cells) &&
      !OF_PART.test(text.slice(0, match.index + match[0].length)) &&
      // 'The clubhouse. Building finished in 2013.': which one, the words before it tell.
      !(/^building/i.test(match[0]) && cells.some((cell) => OF_PART.test(cell.text))) &&
      !(/^(?:completed|erected|finished)/i.test(match[0]) && cells.some((cell) => isOfWork(page, cell)))
      ? [{ year: Number(match.slice(1).find((year) => year !== undefined)), cells }]
      : []
  }
  const onLines = pages.flatMap((page) =>
    page.cells.flatMap((cell) => yearIn(page, { text: cell.text, cells: [cell] })),
  )
  // 'The workshop. Metal roof, replaced in 2015.': the line tells of what its sentence is.
  const isOfOtherLine = ({ text }: Cell) => {
    const match = pattern.exec(text)
    return match !== null && OF_PART.test(text.slice(0, match.index))
  }
  const inSentences = (page: Page) =>
    sentencesWith(page, MAY_TELL_YEAR)
      .concat(roofsSaidAsYours(page))
      .filter(({ cells }) => !cells.some(isOfOtherLine))
      .flatMap((said) => yearIn(page, said))
  const inDescriptions = (page: Page) => itemDescriptions(page).flatMap((said) => yearIn(page, said))
  const said = onLines.length > 0 ? onLines : pages.flatMap(inSentences)
  const found = said.length > 0 ? said : pages.flatMap(inDescriptions)
  const [first] = found
  const isAgreed = found.every(({ year }) => year === first?.year)
  return first && isAgreed ? { year: first.year, evidence: evidenceOf(first.cells, 0.9) } : null
}
