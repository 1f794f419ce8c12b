import type { FieldEvidence, PolicyFields } from '../../../policy-fields.ts'
import { type Cell, misalignment } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { sentencesWith } from '../../geometry/text/running-text.ts'
import { isHedged } from '../../geometry/text/statements.ts'
import { type Label, label, matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'
import type { Reading } from '../../search/reading.ts'
import { findBest } from '../../search/search.ts'
import { parseYear } from '../../values/dates.ts'
import { OTHER_BUILDING } from '../../values/other-building.ts'
import { isOfOtherBuilding } from '../not-this-policy/of-other-building.ts'
import { beforeMaterial } from './before-material.ts'
import type { Dated } from './dated.ts'
import { agedUnderRoof, isOfWork, underRoof } from './years-under-roof.ts'

type Years = Pick<PolicyFields, 'year_built' | 'roof_year' | 'effective_date'>

/** Years of home and roof that no label of theirs names. */
export const readUnlabelledYears = (pages: Page[], known: Years): FieldValues => {
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  const built = known.year_built === null ? (manufacturedIn(pages) ?? amongHeads(pages) ?? beforeMaterial(pages)) : null
  if (built) {
    fields.year_built = built.year
    evidence.year_built = built.evidence
  }
  const yearBuilt = known.year_built ?? built?.year
  const roof = known.roof_year === null ? (underRoof(pages) ?? agedUnderRoof(pages, known.effective_date)) : null
  if (roof) {
    fields.roof_year = roof.year
    evidence.roof_year = roof.evidence
  }
  const original = known.roof_year === null && !roof && yearBuilt ? saysOriginal(pages) : null
  if (yearBuilt && original) {
    fields.roof_year = yearBuilt
    evidence.roof_year = evidenceOf(original, 0.85, 'derived')
  }
  return { fields, evidence }
}

/** A manufactured home has a year, a make and a serial number, as a vehicle has. */
const YEAR_LABELS: Label[] = [
  label(/^(?:model)?(?:year|yr)(?:of)?(?:manufactured?|model)?(?=$|(?:1[89]|20)\d\d$)/),
  label(/^(?:model)?(?:year|yr)(?:and)?(?:make|manufacturer|model)/, 0.9),
  label(/^(?:date|year)(?:of)?manufactured?$/, 0.9),
]
const BESIDE_YEAR = /^(?:make|manufacturer|brand|model|builder|serial|hud(?:label|number|tag|seal)|trade ?name)/i
/** Golf carts and boats have years and serial numbers, too. */
const VEHICLE = /\b(?:golf|carts?|boats?|watercraft|trailers?|atv|utv|motor\w*|recreational|vehicles?|vin)\b/i

const manufacturedIn = (pages: Page[]): Dated | null => {
  if (!pages.some(insuresManufactured)) return null
  const found = findBest(pages, YEAR_LABELS, ({ label, match, lines, cells }) => {
    const page = pages.find(({ number }) => number === label.page)
    const year = /^(?:1[89]|20)\d\d\b/.test(lines[0] ?? '') ? parseYear(lines[0] ?? '') : null
    if (!page || !year || !(match.weight < 1 || hasMakeBeside(page, label))) return undefined
    return [...cells, label].some((cell) => isOfVehicle(page, cell)) ? undefined : year
  })
  const cells = found ? [found.reading.label, ...found.reading.cells.slice(0, 1)] : []
  return found && { year: found.value, evidence: evidenceOf(cells, 0.88) }
}

const insuresManufactured = (page: Page): boolean =>
  page.cells.some(
    (cell) =>
      /manufactured|mobile|modular/.test(cell.key) && matchLabel(cell, LIMIT_LABELS.coverage_a_dwelling) !== null,
  )

/** In font sizes: how far off a list of these may go on. */
const NEAR = 6

const hasMakeBeside = (page: Page, year: Cell): boolean =>
  page.cells.some(
    (cell) =>
      BESIDE_YEAR.test(cell.text) &&
      (Math.abs(cell.y - year.y) < 0.45 * year.size ||
        (Math.abs(cell.left - year.left) < 3 && Math.abs(cell.y - year.y) < NEAR * year.size)),
  )

/** Heads of a table that describes a building. */
const OF_BUILDING =
  /^(?:const(?:r|ruction)?\b|prot(?:ection)?\b|families|number of families|townhouse|occup|stor(?:y|ies)|square f|sq\.? ?f|foundation|(?:brick |wood |masonry )?(?:frame|veneer|masonry)$|PC \d)/i

/**
 * 'Construction   Year   Families' over 'Frame   1979   1', 'Const  Frame   Yr  1979': of the building, where no line
 * above says of what ('Roof' over 'Year'), and nothing before it.
 */
const amongHeads = (pages: Page[]): Dated | null => {
  const found = findBest(pages, YEAR_LABELS.slice(0, 1), (reading) => {
    const page = pages.find(({ number }) => number === reading.label.page)
    const [text = ''] = (reading.lines[0] ?? '').split('  ')
    const isYear = ASIDE.includes(reading.place) && /^(?:1[89]|20)\d\d$/.test(text)
    return page && isYear && isOfBuilding(page, reading) ? (parseYear(text) ?? undefined) : undefined
  })
  return (
    found && {
      year: found.value,
      evidence: evidenceOf([found.reading.label, ...found.reading.cells.slice(0, 1)], 0.85),
    }
  )
}

const isOfBuilding = (page: Page, { label, place }: Reading): boolean => {
  const line = cellsOfLine(page, label)
  if (line.length < 3 || !line.some(({ text }) => OF_BUILDING.test(text))) return false
  if (isOfVehicle(page, label) || isOfOtherBuilding(page, label)) return false
  const over = cellOver(page, label)
  if (place === 'under') return over === undefined
  // 'Occupancy: Owner   Inspected: Yes   Year: 2019' may be of anything.
  const isDescribed = line.some(({ text }) => OF_BUILDING.test(text) && !/^occup/i.test(text))
  return isDescribed && !isOfWork(over) && !isBesideWork(page, label)
}

const ASIDE = ['under', 'right', 'inline']

/** 'Roof   Composition   Year 2014'; not 'Roof 2014   Year 1968', which has its own. */
const isBesideWork = (page: Page, label: Cell): boolean => {
  const before = cellsOfLine(page, label).filter(({ right }) => right <= label.left)
  const work = before.findLastIndex(isOfWork)
  return work >= 0 && !before.slice(work).some(({ text }) => /\b(?:1[89]|20)\d\d\b/.test(text))
}

const cellOver = (page: Page, label: Cell): Cell | undefined =>
  page.cells.find(
    (cell) => cell.y < label.y - 2 && label.y - cell.y < 1.5 * label.size && misalignment(cell, label) < 8,
  )

/** On its own line, or in the heading close above. */
const isOfVehicle = (page: Page, at: Cell): boolean =>
  page.cells.some(
    (cell) => cell.y <= at.y + 2 && at.y - cell.y < NEAR * at.size && cell.text.length < 90 && VEHICLE.test(cell.text),
  )

/** 'Built 1998; slate roof, original to the home': put on when the home was built. */
const ORIGINAL =
  /\broof(?:ing)?\b[^;.:$%\d]{0,50}\b(?:original to|as old as|same age as|put on with) (?:the|your) (?:home|house|dwelling|building|residence)\b|\bits original (?:[a-z]+ ){0,3}roof\b|\broof(?:ing)?,? (?:of|from) the same year\b|(?:^|\s[·•|] )original (?:[a-z]+ ){0,2}roof(?=\W*$|[,;.])|\broof(?:ing)?(?: is|,)(?: still)?(?: the)? original\b(?=\W*$|[,;.])/i
/** Of the roof of something else, or of what is paid for a roof: 'Porch roof original to the home', 'We restore the roof …'. */
const NOT_A_FACT =
  /\bgarage(?::|[^,;.]*\broof)|\b(?:garage|workshop|barn|shed|carport)\b.*\bsame year\b|\b(?:porch|patio|awning|solar|we|pays?|paid|loss(?:es)?|damaged?|settled?|repair\w*|restor\w+|match\w*|schedule|discount|credit|inspect\w+|covered|insured)\b/i
const RENEWED = /\bnot\b[^;.]{0,12}original|\breplac\w+|\bre-?roofed|\bupdated|\brenewed|\bnew roof/i

const isOriginal = (text: string): boolean =>
  text.length < 300 && ORIGINAL.test(text) && !NOT_A_FACT.test(text) && !isHedged(text)

const saysOriginal = (pages: Page[]): Cell[] | null => {
  const said = pages.flatMap((page) =>
    sentencesWith(page, /\boriginal|\bas old as\b|\bsame (?:age|year)\b|\bput on with\b/i).flatMap(
      ({ text, cells }) => {
        const isOther = cells.some((cell) => cellsOfLine(page, cell).some((other) => OTHER_BUILDING.test(other.text)))
        return isOriginal(text) && !isOther ? [{ text, cells }] : []
      },
    ),
  )
  const [first] = said
  return first && !said.some(({ text }) => RENEWED.test(text)) ? first.cells : null
}
