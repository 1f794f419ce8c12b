import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { FieldEvidence, PolicyFields } from '../../policy-fields.ts'
import { evidenceOf, evidenceOfFound } from '../evidence.ts'
import { type Cell, isSameLine, squash } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { isNotPurchased } from '../geometry/not-purchased.ts'
import { isDenial, type Statement } from '../geometry/statements.ts'
import { inFull } from '../labels/abbreviations.ts'
import { findBest, type Parse, type Reading } from '../search.ts'
import { codeAtStart } from '../values/form-code.ts'
import { saysTakenOut } from '../values/taken-out.ts'
import type { FieldValues } from './field-values.ts'
import { CONTENTS, CONTENTS_B, DWELLING, ROOF, type Settlement, type SettlementRules } from './settlement-rules.ts'
import { agreedOn, type Settled, settlementsSaid } from './settlement-sentences.ts'

/** What other fields tell: an extension of the dwelling's limit is one of its replacement cost. */
export interface SettlementHints {
  extension: Evidence | undefined
  isContentsB: boolean
}

/** How losses are paid: the words of a row first, then the names of endorsements and plain sentences. */
export const readSettlements = (
  pages: Page[],
  said: Statement[],
  { extension, isContentsB }: SettlementHints,
): FieldValues => {
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  const held = said.filter((one) => !isOffered(pages, one)).map(withoutShares)
  const told = settlementsSaid(held, isContentsB)
  // What the grammar of a sentence gave to one thing is not said of another.
  const unread = held.filter(({ text }) => !told.some((one) => one.text.includes(text)))
  const take = (field: Settled, rules: SettlementRules) => {
    const settlement = settlementIn(rules)
    const row = findBest(pages, rules.labels, (reading) =>
      isRowOfItsOwn(reading, pages) ? undefined : settlement(reading),
    )
    const statement = row ? null : (agreedOn(told, field) ?? firstStatement(unread, rules))
    if (row) Object.assign(evidence, { [field]: evidenceOfFound(row) })
    if (statement) Object.assign(evidence, { [field]: evidenceOf(statement.cells, 0.85) })
    const value = row?.value ?? statement?.value
    if (value) Object.assign(fields, { [field]: value })
  }
  take('roof_settlement', ROOF)
  take('dwelling_settlement', DWELLING)
  take('personal_property_settlement', isContentsB ? CONTENTS_B : CONTENTS)
  if (!fields.dwelling_settlement && extension) {
    fields.dwelling_settlement = 'RCV'
    evidence.dwelling_settlement = { ...extension, method: 'derived' }
  }
  return { fields, evidence }
}

/** 'Ordinance or Law - 10% of Coverage A' over 'Replacement Cost on …': a share of a limit says nothing of its settlement. */
const withoutShares = (statement: Statement): Statement => ({
  ...statement,
  text: statement.text.replace(/\d ?% of (?:the )?(?:coverage [a-d]|dwelling)\b/gi, ''),
})

/** Named in a list of what was not bought. */
const isOffered = (pages: Page[], { cells: [first] }: Statement): boolean =>
  first !== undefined && pages.some((page) => page.number === first.page && isNotPurchased(page, first))

/** 'Coverage A is settled at replacement cost' under the word 'Roof' is said of something else; 'Roof: ACV' under 'Dwelling', too. */
const OF_THE_HOME = /^[a-z]*(?:coverage[a-f]|dwelling|personalproperty|contents)[a-z]*(?:settled|paid)/
const OF_THE_ROOF = /^(?:windstorm|wind|hail|or|and)*(?:to(?:the)?)?roof/

/** 'Actual cash value until repaired': what is paid at first is not how the loss is settled. */
const AT_FIRST = /^[a-z]{0,60}actualcash(?:value)?(?:until|unless|pending)/

/** 'Replacement cost or actual cash value, as the form provides' leaves open which. */
const EITHER =
  /(?:replacementcost|rcv)(?:value)?or(?:the)?(?:actualcash|acv)|(?:actualcashvalue|acv)or(?:the)?(?:replacementcost|rcv)/

/** 'Replacement cost unless over 10 years old, then actual cash value': nothing tells which holds. */
const BY_AGE =
  /(?:unless|if|when)[a-z]{0,30}(?:over|under|older|less|more|within|younger|newer|at)[a-z]{0,12}\d+[a-z]{0,40}(?:actualcash|acv|replacementcost|rcv|schedule)/

const DENIED = /^(?:not|none|excluded|declined|rejected|no$)/

/** 'Personal property replacement cost   Not purchased', 'AS 0203 Roof surfaces - actual cash value   Deleted 10/02/25' */
const isDeniedBeside = ({ label, cells }: Reading): boolean =>
  cells.some((cell) => cell !== label && isSameLine(cell, label) && (saysTakenOut(cell.text) || isDenial(cell.text)))

/** 'Replacement cost, no schedule and no depreciation', 'without a roof payment schedule' */
const NO_SCHEDULE =
  /(?:not?|without|nor)(?:by|on|under|subjectto)*(?:an?|any|the)?(?:roof|surfacing|payment|loss|age|or|depreciation)*schedules?/g

/** 'No' at a line's end, 'roof schedule applies.' on the next: the end of a sentence is no row. */
const isEndOfSentence = ({ label: { text }, place }: Reading): boolean =>
  place === 'inline' && /^[a-z]/.test(text) && text.endsWith('.')

/** 'Awnings and outdoor equipment of the dwelling are settled at …' says nothing of the home. */
const PART_OF_HOME = /^[^.;:]{0,60}\b(?:fences?|decks?|awnings?|carpet\w*|antennas?|outdoor|appliances?|screens?)\b/i

const settlementIn = ({ hasSchedules }: SettlementRules): Parse<Settlement> => {
  const ofOther = hasSchedules ? OF_THE_HOME : OF_THE_ROOF
  return (reading) => {
    const text = squash(reading.lines.slice(0, reading.place === 'inline' ? 1 : 2).join(' ')).replace(NO_SCHEDULE, '')
    const isOpen = [DENIED, ofOther, AT_FIRST, EITHER, BY_AGE].some((form) => form.test(text))
    if (isOpen || isDeniedOrOfPart(reading, hasSchedules)) return undefined
    if (hasSchedules && /schedule/.test(text)) return 'schedule'
    return firstNamed(text) ?? (isCoveredReplacement(reading) ? 'RCV' : undefined)
  }
}

const isDeniedOrOfPart = (reading: Reading, hasSchedules: boolean): boolean =>
  /actualcash(?:value)?roof/.test(reading.label.key) ||
  (!hasSchedules && PART_OF_HOME.test(reading.label.text)) ||
  isDenial(reading.lines[1]?.split('  ')[0] ?? '') ||
  isEndOfSentence(reading) ||
  isDeniedBeside(reading)

/** Words that head much else: only what stands on their own line is said of them. */
const BARE = /^(?:your)?(?:home|house|residence|stuff|things)$/
const ONLY_SETTLEMENT =
  /^(?:\$\s?[\d,]+ {2})?(?:(?:full|guaranteed|extended) )?(?:replacement cost(?: value)?|actual cash value|RCV|ACV)$/i
/** 'Home   Belongings   Roof' over how each is settled. */
const SETTLEMENT = /\b(?:replacement|actual cash|RCV|ACV|schedule|depreciat\w+)\b/i

/**
 * What stands under a label may be a row of its own: 'Repl. cost   308,450' has a figure beside it, and in a list each
 * name of an endorsement that says how it settles has another's below it.
 */
const isRowOfItsOwn = ({ label, place, cells, lines }: Reading, pages: Page[]): boolean => {
  const page = pages.find(({ number }) => number === label.page)
  const [first] = cells
  const line = first && page ? cellsOfLine(page, first) : []
  if (BARE.test(label.key)) {
    const isTable = place === 'under' && line.length > 1 && line.every(({ text }) => SETTLEMENT.test(text))
    return !(place === 'right' || isTable) || !ONLY_SETTLEMENT.test(lines[0] ?? '')
  }
  if (place !== 'under' || !first || !page) return false
  const isNamed = line.some((cell) => cell.right < first.left && codeAtStart(cell.text) !== null)
  const [next] = line.filter((cell) => cell.left > first.right)
  return isNamed || (next !== undefined && /^\$?\s?\d{1,3}(?:,\d{3})+/.test(next.text))
}

/** Of two settlements in one value the first is meant: 'Replacement cost except roof, actual cash value'. */
const firstNamed = (text: string): Settlement | undefined => {
  if (/^[a-z]{0,60}replacementcost(?:value)?(?:less|minus)(?:any|the)?(?:deductionfor)?depreciation/.test(text))
    return 'ACV'
  const name =
    /actualcash|actcash|acv|depreciated|replacementcost|replcost|replacecost|rcv|replacementprovision|fullcostofreplacement|(?:basis|settlement|^)(?:full|guaranteed|extended)?replacement$/.exec(
      text,
    )?.[0]
  if (!name) return undefined
  return /^rep|^rc|replacement$/.test(name) ? 'RCV' : 'ACV'
}

/** 'Contents Replacement Cost  Covered' */
const isCoveredReplacement = ({ label, lines }: Reading): boolean =>
  /replacement|full value|reimbursement/i.test(inFull(label.text)) &&
  /^(?:covered|included|incl|yes|applies|guaranteed|full)\b/i.test(lines[0] ?? '')

/** What rebuilding would cost says nothing of how losses are paid. */
const ESTIMATE =
  /\bestimat|replacement cost (?:value )?(?:of|for) (?:the |your )?(?:dwelling|building|home|house)\W*\$/i

/** What a text denies or tells a person to ask states nothing: 'at replacement cost, not at actual cash value'. */
const affirmed = (text: string): string =>
  text
    .replace(
      /\b(?:not|never|unless|without|no(?= (?:roof |payment |payments? by )*(?:schedule|depreciation)))\b[^.;,]*/gi,
      '',
    )
    .replace(/(?:^|(?<=\. ))(?:ask|contact|call)\b[^.;]*/gi, '')

/** How a roof is settled after a fire says nothing of one after hail. */
const OTHER_PERIL = /\b(?:fire|lightning|theft|vandalism)\b/i
const STORM = /\b(?:wind\w*|hail\w*)\b/i

const keys = new WeakMap<Statement, string>()

const keyOf = (statement: Statement): string => {
  const key = keys.get(statement) ?? squash(affirmed(statement.text))
  keys.set(statement, key)
  return key
}

export const firstStatement = (
  said: Statement[],
  { statements, hasSchedules }: SettlementRules,
): { value: Settlement; cells: Cell[] } | null => {
  for (const [pattern, value] of statements) {
    const statement = said.find(
      (one) =>
        one.text.length < 400 &&
        pattern.test(keyOf(one)) &&
        !EITHER.test(keyOf(one)) &&
        !BY_AGE.test(squash(one.text)) &&
        !ESTIMATE.test(one.text) &&
        !PART_OF_HOME.test(one.text) &&
        !(hasSchedules && OTHER_PERIL.test(one.text) && !STORM.test(one.text)) &&
        !/\bnot\s(?:covered|purchased|selected|included|attached|part of|on (?:this|your|the) policy)|deleted|\bdo(?:es)? not apply|\bnot applicable|\b(?:no|none|n\/a|declined|rejected|waived)\W*$/i.test(
          one.text,
        ),
    )
    if (statement) return { value, cells: statement.cells }
  }
  return null
}
