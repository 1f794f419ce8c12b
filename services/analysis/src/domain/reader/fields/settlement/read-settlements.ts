import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { FieldEvidence, PolicyFields } from '../../../policy-fields.ts'
import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { linesOf } from '../../geometry/lines-of.ts'
import { isBelow, isNotPurchased } from '../../geometry/sections/not-purchased.ts'
import { rowFurtherOut } from '../../geometry/sections/row-further-out.ts'
import { isOfOtherThing, namesOtherThing } from '../../geometry/tables/headed-rows.ts'
import type { Statement } from '../../geometry/text/statements.ts'
import { evidenceOf, evidenceOfFound } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'
import type { Reading } from '../../search/reading.ts'
import { findBest } from '../../search/search.ts'
import { isOfOtherBuilding } from '../not-this-policy/of-other-building.ts'
import { isEstimated, isEstimatedInRow } from './cost-of-rebuilding.ts'
import { firstStatement } from './first-settlement-statement.ts'
import { withItemsNamed } from './insured-items.ts'
import { withLettersNamed } from './lettered-items.ts'
import { FOR_ESTIMATE, OF_LIMIT_ALONE } from './open-settlement.ts'
import { isRowOfItsOwn } from './row-of-its-own.ts'
import { withThingBefore, withThingForIt } from './said-of-it.ts'
import type { SaidSettlement, Settled } from './said-settlement.ts'
import { withTitles } from './settled-after-title.ts'
import { settledAlike } from './settled-alike.ts'
import { settledBesideLimits } from './settled-in-cards.ts'
import { withoutFormerBasis } from './settled-instead.ts'
import { settledLists } from './settled-lists.ts'
import { underRoof } from './settled-roof-column.ts'
import { settledUnderHeads } from './settled-under-heads.ts'
import { settledByAge } from './settlement-by-age.ts'
import { settlementIn } from './settlement-in-row.ts'
import { settlementPhrases } from './settlement-phrases.ts'
import { CONTENTS, CONTENTS_B, DWELLING, ROOF, type SettlementRules } from './settlement-rules.ts'
import { agreedOn, settlementsSaid, tokensOf } from './settlement-sentences.ts'
import { valuationOfAll } from './valuation-of-all.ts'

/** What other fields tell: an extension of the dwelling's limit is one of its replacement cost. */
export interface SettlementHints {
  extension: Evidence | undefined
  isContentsB: boolean
  /** Years at the policy's beginning. */
  roofAge: number | null
}

/** How losses are paid: the words of a row first, then the names of endorsements and plain sentences. */
export const readSettlements = (
  pages: Page[],
  said: Statement[],
  { extension, isContentsB, roofAge }: SettlementHints,
): FieldValues => {
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  const held = withTitles(statedNow(pages, said)).map(withThingBefore)
  const sentences = [...withThingForIt(held), ...settledLists(pages).filter((one) => areBought(pages, one))]
  const told = [...settlementsSaid(sentences, isContentsB), ...settledByAge(held, roofAge)]
  const phrases = phrasesOf(pages, isContentsB)
  // What the grammar of a sentence gave to one thing is not said of another.
  const unread = held.filter((one) => !told.some(({ text }) => text.includes(one.text))).flatMap(perSentence)
  const take = (field: Settled, rules: SettlementRules) => {
    const settlement = settlementIn(rules, roofAge)
    const row = findBest(pages, rules.labels, (whole) => {
      const reading = rules.hasSchedules ? whole : withoutRoofColumn(pages, whole)
      return isOfElse(pages, reading) ||
        isRowOfItsOwn(reading, pages) ||
        (!rules.hasSchedules && isEstimatedInRow(pages, reading))
        ? undefined
        : settlement(reading)
    })
    const statement = row ? null : (agreedOn(told, field) ?? firstStatement(unread, rules) ?? agreedOn(phrases, field))
    if (row) Object.assign(evidence, { [field]: evidenceOfFound(row) })
    if (statement) Object.assign(evidence, { [field]: evidenceOf(statement.cells, 0.85) })
    const value = row?.value ?? statement?.value
    if (value) Object.assign(fields, { [field]: value })
  }
  take('roof_settlement', ROOF)
  take('dwelling_settlement', DWELLING)
  take('personal_property_settlement', isContentsB ? CONTENTS_B : CONTENTS)
  if (!fields.dwelling_settlement && extension && !OF_LIMIT_ALONE.test(extension.quote)) {
    fields.dwelling_settlement = 'RCV'
    evidence.dwelling_settlement = { ...extension, method: 'derived' }
  }
  const ofAll = fields.dwelling_settlement ? null : valuationOfAll(pages)
  if (ofAll) {
    fields.dwelling_settlement = ofAll.value === 'ACV' ? 'ACV' : 'RCV'
    evidence.dwelling_settlement = evidenceOf(ofAll.cells, 0.85)
  }
  for (const { field, as, cells } of settledAlike(held)) {
    const value = fields[as]
    if (fields[field] || !value) continue
    Object.assign(fields, { [field]: value })
    evidence[field] = evidenceOf(cells, 0.85, 'derived')
  }
  return { fields, evidence }
}

/** Of another thing, or of what was not bought: the label, or what stands below it. */
const isOfElse = (pages: Page[], { label, place, cells }: Reading): boolean =>
  [isOfOther, isNotBought].some((holds) => holds(pages, label)) ||
  (place === 'under' && cells.some((cell) => isNotBought(pages, cell)))

/** What names of endorsements, descriptions and tables say. */
const phrasesOf = (pages: Page[], isContentsB: boolean): SaidSettlement[] =>
  [...settlementPhrases(pages, isContentsB), ...settledBesideLimits(pages), ...settledUnderHeads(pages)].filter(
    (one) => areBought(pages, one) && !isEstimated(pages, one),
  )

/** 'Dwelling   RC   ACV' below 'Loss settlement   Roof settlement' */
const withoutRoofColumn = (pages: Page[], reading: Reading): Reading => {
  const page = pages.find(({ number }) => number === reading.label.page)
  const ofRoof = page ? underRoof(page, reading.cells) : []
  if (ofRoof.length === 0) return reading
  const cells = reading.cells.filter((cell) => !ofRoof.includes(cell))
  const isInline = reading.place === 'inline'
  return {
    ...reading,
    cells,
    lines: [...(isInline ? [reading.match.rest] : []), ...linesOf(isInline ? cells.slice(1) : cells)],
  }
}

/** '… including the roof covering. Item 2 is settled at actual cash value.': a line of text, and no row of a table. */
const perSentence = (one: Statement): Statement[] => {
  if (areSaidApart(one.cells)) return one.cells.map((cell) => ({ ...one, text: cell.text, cells: [cell] }))
  return one.isRow && one.cells.length === 1
    ? one.text.split(/(?<=[a-z)]\.) (?!loss settlement\b)/i).map((text) => ({ ...one, text }))
    : [one]
}

/** 'Dwelling, replacement cost' over or beside 'Contents, actual cash value': each cell has its thing and how that is paid. */
const areSaidApart = (cells: Cell[]): boolean => cells.filter(saysOfItsOwn).length > 1
const saysOfItsOwn = ({ text }: Cell): boolean => {
  const [first] = SAYS_OF_ITS_OWN.test(text) ? tokensOf(text.toLowerCase().replace(/\bitems? \d/, 'dwelling')) : []
  return first?.kind === 'thing'
}
const SAYS_OF_ITS_OWN = /^(?!replacement|actual)[a-z][^.;:$]{2,40}\b(?:replacement cost|actual cash value)\b/i

/** Statements on how this home's losses are settled under this policy. */
const statedNow = (pages: Page[], said: Statement[]): Statement[] => {
  const active = said
    .flatMap((one) => withoutOffered(pages, one))
    .filter((one) => !FOR_ESTIMATE.test(one.text) && !isEstimated(pages, one) && !isOfOther(pages, one.cells[0]))
  return withItemsNamed(withLettersNamed(active.map(withoutShares).map(withoutFormer), pages), pages)
}

/** 'Ordinance or Law - 10% of Coverage A' over 'Replacement Cost on …': a share of a limit says nothing of its settlement. */
const withoutShares = (statement: Statement): Statement => ({
  ...statement,
  text: statement.text.replace(/\d ?% of (?:the )?(?:coverage [a-d]|dwelling)\b/gi, ''),
})

const withoutFormer = (statement: Statement): Statement => ({ ...statement, text: withoutFormerBasis(statement.text) })

/** What a list of things that were not bought names is left out; the row beside it may be of another list. */
const withoutOffered = (pages: Page[], statement: Statement): Statement[] => {
  const cells = statement.cells.filter((cell) => !isNotBought(pages, cell) && !isOfBuilding(pages, cell))
  if (cells.length === statement.cells.length) return [statement]
  const text = cells.map((cell) => cell.text).join(' ')
  return statement.isRow && text ? [{ ...statement, cells, text }] : []
}

const areBought = (pages: Page[], { cells }: { cells: Cell[] }): boolean =>
  !cells.some((cell) => isNotBought(pages, cell) || isOfBuilding(pages, cell))

const isNotBought = (pages: Page[], cell: Cell): boolean =>
  pages.some((page) => page.number === cell.page && (isNotPurchased(page, cell) || isBelow(page, cell, OF_WORDS)))
/** 'Definitions used in this packet', 'Glossary', 'What these terms mean': nothing there is said of this policy. */
const OF_WORDS =
  /^(?:(?:some |insurance |policy |key |common )*(?:definitions?|glossary)\b|(?:what )?(?:these |the |some |insurance )*(?:words?|terms?)\b.{0,30}\b(?:mean\w*|defined|explained)\b)/i

/** 'Loss settlement   Actual cash value' below 'Other structures', or below 'Item 2   Garage apartment' */
const isOfOther = (pages: Page[], cell: Cell | undefined): boolean =>
  cell !== undefined &&
  (isOfBuilding(pages, cell) ||
    (!cell.isClause &&
      pages.some(
        (page) => page.number === cell.page && (isOfOtherThing(page, cell) || isFurtherInThanOther(page, cell)),
      )))

const isFurtherInThanOther = (page: Page, cell: Cell): boolean => {
  const row = SETTLEMENT.test(cell.text) ? rowFurtherOut(page, cell) : undefined
  return row !== undefined && namesOtherThing(row)
}
const SETTLEMENT = /^(?:loss )?(?:settlement|valuation)(?: basis)?:?$/i

const isOfBuilding = (pages: Page[], cell: Cell): boolean =>
  pages.some((page) => page.number === cell.page && isOfOtherBuilding(page, cell))
