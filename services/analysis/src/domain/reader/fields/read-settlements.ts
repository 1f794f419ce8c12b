import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { FieldEvidence, PolicyFields } from '../../policy-fields.ts'
import { evidenceOf, evidenceOfFound } from '../evidence.ts'
import { type Cell, squash } from '../geometry/cell.ts'
import type { Page } from '../geometry/layout.ts'
import type { Statement } from '../geometry/statements.ts'
import { inFull } from '../labels/abbreviations.ts'
import {
  CONTENTS_B_SETTLEMENT_LABELS,
  CONTENTS_SETTLEMENT_LABELS,
  DWELLING_SETTLEMENT_LABELS,
  ROOF_SETTLEMENT_LABELS,
} from '../labels/settlement-labels.ts'
import { findBest, type Parse, type Reading } from '../search.ts'
import type { FieldValues } from './field-values.ts'

/** What other fields tell: an extension of the dwelling's limit is one of its replacement cost. */
export interface SettlementHints {
  extension: Evidence | undefined
  isContentsB: boolean
}

type Settlement = 'RCV' | 'ACV' | 'schedule'

/** How losses are paid: the words of a row first, then the names of endorsements and plain sentences. */
export const readSettlements = (
  pages: Page[],
  said: Statement[],
  { extension, isContentsB }: SettlementHints,
): FieldValues => {
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  const take = (field: 'roof_settlement' | 'dwelling_settlement' | 'personal_property_settlement', rules: Rules) => {
    const row = findBest(pages, rules.labels, settlementIn(rules))
    const statement = row ? null : firstStatement(said, rules)
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

interface Rules {
  labels: typeof ROOF_SETTLEMENT_LABELS
  /** Squashed statements that say it, with what they say. */
  statements: [RegExp, Settlement][]
  hasSchedules: boolean
}

const ROOF: Rules = {
  labels: ROOF_SETTLEMENT_LABELS,
  hasSchedules: true,
  statements: [
    [/roof[a-z]{0,20}paymentschedule/, 'schedule'],
    [
      /^(?:endorsement)?actualcashvalue(?:losssettlement)?(?:for)?(?:windstorm|wind)(?:or|and)hail(?:losses)?to(?:the)?roof/,
      'ACV',
    ],
    [/actualcashvalue[a-z]{0,20}roof|roof(?!materialtype)[a-z]{0,45}actualcashvalue/, 'ACV'],
    [/roof(?:ing|surfac[a-z]{1,4})?(?:loss)?(?:settlement)?acv$|acvroof/, 'ACV'],
    [/roofsurfacesextendedcoverage/, 'RCV'],
    [
      /^roofs?(?:coverings?|surfac[a-z]{1,4})?(?:are|is)(?:settled|paid)(?:at|on|for)(?:the|full)?replacementcost/,
      'RCV',
    ],
    [
      /roof(?:surfac|material|settle|cover|loss)[a-z0-9]{0,45}replacementcost|replacementcostincluding(?:the)?roof/,
      'RCV',
    ],
  ],
}

const DWELLING: Rules = {
  labels: DWELLING_SETTLEMENT_LABELS,
  hasSchedules: false,
  statements: [
    [
      /(?:buildingstructure|coveragea|dwelling)[a-z]{0,30}(?:losses)?(?:are|is)(?:settled|paid)(?:at|on)(?:the|a)?replacementcost/,
      'RCV',
    ],
    [
      /(?:buildingstructure|coveragea|dwelling)[a-z]{0,30}(?:losses)?(?:are|is)(?:settled|paid)(?:at|on)(?:the|an)?actualcash/,
      'ACV',
    ],
    [/(?:losssettlement)?dwellingreplacementcost/, 'RCV'],
    [/replacementcost(?:coverage)?(?:applies|apply)?(?:to|on|of|for)?(?:the)?(?:dwelling|building)(?!cost)/, 'RCV'],
    [
      /(?:building|dwelling|home)(?:losses)?(?:otherwise)?(?:settles?|issettled|aresettled|ispaid|arepaid)(?:at|for|on)(?:the)?(?:full|guaranteed)?replacement/,
      'RCV',
    ],
    [
      /(?:building|dwelling|home)(?:losses)?(?:otherwise)?(?:settles?|issettled|aresettled|ispaid|arepaid)(?:at|for|on)(?:the)?actualcash/,
      'ACV',
    ],
    [/(?:losssettlement)?dwellingactualcash(?!value(?:for|of|on)?(?:the)?roof)/, 'ACV'],
    [/(?<!roof[a-z]{0,20})losssettlementreplacementcost|replacementcost(?:similar|common)construction/, 'RCV'],
    [/(?<!roof[a-z]{0,20})losssettlementactualcash/, 'ACV'],
    [/^(?:losssettlement)?coveragea(?:and?b)?(?:is|are)?(?:settled|paid)?(?:at|on)?(?:the)?replacementcost/, 'RCV'],
    [/^(?:losssettlement)?coveragea(?:and?b)?(?:is|are)?(?:settled|paid)?(?:at|on)?(?:the)?actualcash/, 'ACV'],
    [/^(?:twia802)?replacementcostendorsementdwelling/, 'RCV'],
    [
      /rebuildyourhomeat(?:the|full)?replacementcost|lossesto(?:the|your)?(?:dwelling|home|building)at(?:the|full)?replacementcost/,
      'RCV',
    ],
    [/(?:dwelling|home|building)isinsured(?:at|for|on)(?:the|a|full)?replacementcost/, 'RCV'],
    [/^guaranteedreplacementcost/, 'RCV'],
  ],
}

const CONTENTS: Rules = {
  labels: CONTENTS_SETTLEMENT_LABELS,
  hasSchedules: false,
  statements: [
    [
      /(?:personalproperty|contents)[a-z]{0,40}replacementcost|replacementcost[a-z]{0,12}(?:personalproperty|contents)/,
      'RCV',
    ],
    [
      /(?:personalproperty|contents)[a-z]{0,20}actualcash|actualcashvalue[a-z]{0,12}(?:personalproperty|contents)/,
      'ACV',
    ],
    [/replacementcostof(?:the|your)?(?:personal)?(?:belongings|property|contents)/, 'RCV'],
    [/^coveragec(?:is)?(?:settled|paid)?(?:at|on)?(?:the)?actualcash/, 'ACV'],
    [/^coveragec(?:is)?(?:settled|paid)?(?:at|on)?(?:the)?replacementcost/, 'RCV'],
  ],
}

/** Where the policy's letter for personal property is B, what it says of B is about contents. */
const CONTENTS_B: Rules = {
  labels: [...CONTENTS_SETTLEMENT_LABELS, ...CONTENTS_B_SETTLEMENT_LABELS],
  hasSchedules: false,
  statements: [
    ...CONTENTS.statements,
    [/depreciatedlosssettlementcoverageb/, 'ACV'],
    [/replacementcostcoverageb/, 'RCV'],
  ],
}

const settlementIn =
  ({ hasSchedules }: Rules): Parse<Settlement> =>
  (reading) => {
    const text = squash(reading.lines.slice(0, reading.place === 'inline' ? 1 : 2).join(' '))
    if (/^(?:not|none|excluded)/.test(text) || /actualcash(?:value)?roof/.test(reading.label.key)) return undefined
    if (hasSchedules && /schedule/.test(text)) return 'schedule'
    return firstNamed(text) ?? (isCoveredReplacement(reading) ? 'RCV' : undefined)
  }

/** Of two settlements in one value the first is meant: 'Replacement cost except roof, actual cash value'. */
const firstNamed = (text: string): Settlement | undefined => {
  const name =
    /actualcash|actcash|acv|depreciated|replacementcost|replcost|replacecost|rcv|replacementprovision|(?:basis|settlement|^)(?:full|guaranteed|extended)?replacement$/.exec(
      text,
    )?.[0]
  if (!name) return undefined
  return /^rep|^rc|replacement$/.test(name) ? 'RCV' : 'ACV'
}

/** 'Contents Replacement Cost  Covered' */
const isCoveredReplacement = ({ label, lines }: Reading): boolean =>
  /replacement|full value|reimbursement/i.test(inFull(label.text)) &&
  /^(?:covered|included|incl|yes|applies|guaranteed|full)\b/i.test(lines[0] ?? '')

const keys = new WeakMap<Statement, string>()

const keyOf = (statement: Statement): string => {
  const key = keys.get(statement) ?? squash(statement.text)
  keys.set(statement, key)
  return key
}

const firstStatement = (said: Statement[], { statements }: Rules): { value: Settlement; cells: Cell[] } | null => {
  for (const [pattern, value] of statements) {
    const statement = said.find(
      (one) =>
        one.text.length < 400 &&
        pattern.test(keyOf(one)) &&
        !/not\s(?:covered|purchased|selected)|deleted/i.test(one.text),
    )
    if (statement) return { value, cells: statement.cells }
  }
  return null
}
