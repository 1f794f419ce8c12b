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
import { isOfWork } from './when-built.ts'

/** 'Built 1957'; '1956 wood frame, stucco' begins with it, 'Dwelling, brick veneer, 1976, roof 2009' has it behind what it is built of. */
export const BUILT =
  /\b(?:year built(?: for rating)?|date of construction|construction date|y(?:ea)?r\.? bu?i?lt|(?:home|house|dwelling|residence|cottage|bungalow),? (?:was )?(?:built|finished|completed|erected)(?: in)?|(?<=(?:^|\b(?:describes|insures|covers)\s)(?:the|your)\s)(?:home|house|dwelling|residence) at \d+[A-Z]? [A-Z][^.;$()]{5,90}, which was (?:completed|finished|erected)(?: in)?|year of (?:construction|build(?:ing)?|(?:the )?(?:home|house|dwelling|residence|building))|constructed(?: in)?|(?:home|house|dwelling|residence) dates (?:from|back to)|(?:dwelling|house|home|residence) of (?:(?:brick|stone|frame|wood|masonry|stucco|veneer|steel|concrete|log|hardi\w*|siding|and|with|on)[ ,]+)+(?:erected|completed|finished)(?: in)?|(?<!\broof )\bbuilt(?: in)?):?\s(?:\d{1,2}\/){0,2}(\d{4})\b(?!\s?[–-]\s?\d)|(?:^|(?<=^(?:(?:primary|main|principal|secondary|seasonal|private|owner[- ]occupied|(?:one|single)[- ]family) )*(?:residence|dwelling|home|house)[;,] ))(?:completed|erected|finished)(?: in)? ((?:1[89]|20)\d\d)(?:[.;,]| of| in) (?:\w+ (?:and |& )?)?(?:stone|brick|frame|steel|masonry|stucco|wood|concrete|veneer|log|fire[- ]resistive)\b|\b(?:frame|brick|masonry|stucco|stone|resistive|concrete|steel|block|sprinklered|floors|(?:floors|stor(?:y|ies)),? \d+ units|stor(?:y|ies)|family)\b[^.;$\d]{0,30}(?:,? [\d,]+ (?:square feet|sq\.? ?ft\.?))?[.,] (?:completed|erected|finished)(?: in)? ((?:1[89]|20)\d\d)\b(?! [a-z])|^(?:(?:the )?building )?((?:1[89]|20)\d\d),? (?:(?:wood|brick|stone|concrete|masonry|log|steel|one|two|single)[ -])*(?:frame|veneer|masonry|stucco|construction|stor(?:y|ies)|family)\b|(?<=^(?:(?:item )?\d{1,2}[.,)]? )?(?:the |your )?(?:dwelling|house|home|residence|building|construction|duplex|(?:one|two|three|[123])[ -](?:story|stories|family))\b[^.$]{0,60})(?<!\broof\w*\b[^.;]{0,50})\b(?:frame|brick|veneer|masonry|stucco|stone|block|log|siding|hardi\w*)[,;] ((?:1[89]|20)\d\d)(?=\W*$|[.,;] )/i
export const ROOF_REPLACED =
  /\b(?:renovated|remodeled|renewed|updated|modernized|restored)(?: in)? ((?:19|20)\d\d),? (?:with|including) (?:a |the )?new (?:[a-z]+ ){0,2}roof(?!s? (?:of|over) )|\b(?:roof(?:ed)?|rf)\b(?:(?:(?!\b(?:heat\w*|wiring|plumbing|electric\w*|hvac|furnace)\b)[^.;|$%]){0,45}?\b(?:replaced|installed|installation|updated|renewed|redone|rebuilt|(?:re)?laid(?: anew)?|put on|went on|applied|fitted|placed|changed|new|dates(?= from)))?(?: in| of| from)?(?:,? (?:the )?(?:year|yr\.?)(?: is(?: now)?)?)?[:,]?\s?(?<=[\s(])\(?(?:(?:0?[1-9]|1[0-2])\/|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? )?((?:19|20)\d\d)\b(?!,\d)|(?<=^(?:the|your|this) (?:home|house|dwelling) [^.;]{0,40})\bhas an? ((?:19|20)\d\d) roof(?=[.,]| of [a-z ]{3,30}\b(?:shingles?|tiles?|metal|slate)\b)|\broof has been (?:on|in place)\b[^.;|$%\d]{0,25}\bsince ((?:19|20)\d\d)\b|\broof\b[^.;|$%]{0,30}\b(?:shingles?|tiles?|metal|slate|seam|membrane|shakes?|composition)(?:,| from) ((?:19|20)\d\d)\b(?! (?:hail|wind|storms?|claims?|loss(?:es)?|inspect\w*|survey\w*|standards?|codes?|warrant\w*)\b)|\b(?:laminated|architectural|dimensional|composition|asphalt|(?:three|3)-tab|wood|impact[- ]resistant) (?:shingles?|shakes?),? (?:were |was )?(?:installed|put on|laid|replaced)(?: in)? ((?:19|20)\d\d) on (?:a|the|your) (?:house|home|dwelling|roof)\b|(?<!\b(?:homes|roofs|credit|discount)\b[^.;]{0,30})\bwith (?:a roof of )?(?:laminated|architectural|dimensional|composition|asphalt) shingles from ((?:19|20)\d\d)\b(?=[.,;]|$)|\bre-?roof(?:ed|ing)?(?: was)?(?: completed| done| finished)?(?: (?:with|in)(?: (?:a|new|the|of|architectural|composition|comp|asphalt|laminated|dimensional|standing[- ]seam|impact[- ]resistant|class [1-4]|natural|clay|concrete|cedar|wood|metal|steel|copper|slates?|tiles?|shingles?|shakes?)){1,4},?)?(?: in)?[:,]?\s(?:(?:0?[1-9]|1[0-2])\/|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? )?\(?((?:19|20)\d\d)\b/i

/** What was added, mended or bought then is not when the home was built. */
const OF_PART =
  /\b(?:additions?|(?:prior|previous|former|old) roof|solar|skylights?|kitchen|(?<!\d )bath(?:room)?s?|(?:retaining|sea) ?walls?|bulkheads?|docks?|pools?|decks?|patios?|porch(?:es)?|fences?|sun ?room|workshop|(?<!-)wing|annexe?|stables?|casita|cabana|pianos?|instruments?|firearms?|boats?|trailers?|carts?|vehicles?|tractors?|motorcycles?|greenhouse|permits?|repair\w*|damage to|partial(?:ly)?|warrant(?:y|ies)|before|prior to|(?:inspect(?:ion|ed)|survey(?:ed)?) of|not (?:been )?(?:replaced|updated))\b[^;]*$/i

/** 'Building   Completed 2021. Steel and stone', or the like under 'The building', and 'Completed 2021, steel, 22 stories' was built then; an inspection or a basement was completed. */
const isOfOtherWork = (page: Page, text: string, cells: Cell[]): boolean =>
  /^(?:completed|erected|finished)\b/i.test(text) &&
  !/\b(?:\d+|one|two|three) stor(?:y|ies)\b/i.test(text) &&
  !cells.some((cell) =>
    [...cellsOfLine(page, cell).slice(0, 1), ...headingOverRows(page, cell)].some(({ text }) => BUILDING.test(text)),
  )
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

/** Of two buildings with a year each, none tells which is meant. */
export const inSentence = (pages: Page[], pattern: RegExp): Dated | null => {
  const yearIn = (page: Page, { text: whole, cells }: Sentence) => {
    const text = withoutStandards(withRoofForIt(page, whole, cells)).replace(OTHER_YEAR, '')
    const match = /\bexample\b/i.test(text) ? null : pattern.exec(text)
    if (!match) return []
    const isOther = cells.some(
      (cell) => isOfOtherBuilding(page, cell) || cellsOfLine(page, cell).some((one) => namesOtherBuilding(one.text)),
    )
    return !isOther &&
      !cells.some((cell) => isInExample(page, cell)) &&
      !isOfOtherWork(page, text, cells) &&
      !OF_PART.test(text.slice(0, match.index + match[0].length)) &&
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
    sentencesWith(page, /\b(?:built|roof|shingles?|construct(?:ed|ion)|which was (?:completed|finished|erected))\b/i)
      .filter(({ cells }) => !cells.some(isOfOtherLine))
      .flatMap((said) => yearIn(page, said))
  const inDescriptions = (page: Page) => itemDescriptions(page).flatMap((said) => yearIn(page, said))
  const said = onLines.length > 0 ? onLines : pages.flatMap(inSentences)
  const found = said.length > 0 ? said : pages.flatMap(inDescriptions)
  const [first] = found
  const isAgreed = found.every(({ year }) => year === first?.year)
  return first && isAgreed ? { year: first.year, evidence: evidenceOf(first.cells, 0.9) } : null
}
