import { MANUFACTURED_HOME } from '../../labels/names-of-homes.ts'
import {
  basisFor,
  CONTENTS_B_SETTLEMENT_LABELS,
  CONTENTS_SETTLEMENT_LABELS,
  DWELLING_SETTLEMENT_LABELS,
  HOUSE,
  ROOF_SETTLEMENT_LABELS,
} from '../../labels/settlement-labels.ts'

export type Settlement = 'RCV' | 'ACV' | 'schedule'

/** How one settlement is named: labels of rows, and what plain sentences and names of endorsements say. */
export interface SettlementRules {
  labels: typeof ROOF_SETTLEMENT_LABELS
  /** Squashed statements that say it, with what they say. */
  statements: [RegExp, Settlement][]
  hasSchedules: boolean
}

/** What says it of both: the words up to 'replacement cost' and up to 'actual cash value' are the same. */
const either = (words: string, short?: string): [RegExp, Settlement][] => [
  [new RegExp(`${words}replacementcost`), 'RCV'],
  [new RegExp(`${words}(?:actualcash${short ? `|${short}` : ''})`), 'ACV'],
]

export const ROOF: SettlementRules = {
  labels: ROOF_SETTLEMENT_LABELS,
  hasSchedules: true,
  statements: [
    [
      /roof[a-z]{0,20}(?:(?:payment|percentage|depreciation)(?:schedule|table)|(?<!no)agetable(?![a-z]*(?:rat(?:e|ing)|factor|class|credit|discount|premium|comparison|option|not|declined|removed|waived|deleted|below))|(?:payment|percentage)s?by(?:roof)?age)/,
      'schedule',
    ],
    // 'Age table for roof surface losses'
    [/(?<!no)(?:age|percentage|depreciation)tablefor(?:the|your)?roof/, 'schedule'],
    // The premium of a row may stand in the midst of a title that goes on below it.
    ...either('', 'acv').map(([name, value]): [RegExp, Settlement] => [
      new RegExp(
        `${name.source}(?:value)?(?:losssettlement|settlement)?(?:for|of|on)?(?:windstorm|wind)(?:storm)?(?:or|and)?hail(?:loss|losses|damage)?(?:\\d{1,7}(?:cr)?)?(?:to|of)?(?:the|your)?roof`,
      ),
      value,
    ]),
    [
      /replacementcost(?:value)?(?:losssettlement|settlement|coverage)?(?:for|of|on)?(?:the|your)?roof(?:surfac|cover|material)[a-z]{0,20}(?:wind|hail)/,
      'RCV',
    ],
    [/actualcashvalue[a-z]{0,20}roof|roof(?!materialtype)[a-z]{0,45}actualcashvalue/, 'ACV'],
    [/roof(?:ing|surfac[a-z]{1,4})?(?:loss)?(?:settlement)?acv$|acv(?:loss)?(?:settlement)?(?:of|for|on)?roof/, 'ACV'],
    [/roofsurfacesextendedcoverage/, 'RCV'],
    // 'Replacement cost - dwelling, roof included'
    [
      /replacementcost(?:endorsement|coverage)?(?:on|for|of|the|your)*(?:dwelling|building|home|house)(?:and|its|the|your|including|with)*roof(?![a-z]{0,24}(?:actual|acv|schedule|except|exclu|depreciat|limited|not))/,
      'RCV',
    ],
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

const OTHERS = '(?:and(?:the|your)?(?:other|detached|adjacent)structures)'
const PAID = '(?:(?:losses)?(?:is|are)(?:settled|paid|valued))'

/** 'Loss settlement: mobile home and other structures - actual cash value'; 'Home replacement cost' alone is an estimate. */
const homeAt = (settlement: string) =>
  new RegExp(
    `(?:^(?:losssettlement|losses)?(?:to|of)?(?:the|your)?(?:house|home|residence)(?:${OTHERS}${PAID}?|${PAID})|losssettlement${MANUFACTURED_HOME}|${MANUFACTURED_HOME}(?:${OTHERS}${PAID}?|${PAID}))(?:at|on|for)?(?:the|its|an|a|full)*${settlement}(?!(?:value)?(?:estimate|\\d))`,
  )

/** 'Personal property loss settlement   Replacement cost', 'Personal property in item 1. Loss settlement: …' say nothing of the home. */
const NOT_OF_OTHER =
  '(?<!(?:roof|personalproperty|contents|belongings|possessions|effects|householdgoods|furnishings|coveragec)[a-z]{0,40}\\d{0,2}\\|?)'

export const DWELLING: SettlementRules = {
  labels: DWELLING_SETTLEMENT_LABELS,
  hasSchedules: false,
  statements: [
    ...either(
      '(?:buildingstructure|coveragea|dwelling)[a-z]{0,30}(?:losses)?(?:are|is)(?:settled|paid)(?:at|on)(?:the|an?)?',
    ),
    [
      /dwelling(?:protection)?replacementcost(?:(?<=cov(?:erage)?adwellingreplacementcost)|(?!(?:value)?(?:estimate|\d{5})))/,
      'RCV',
    ],
    [
      /replacementcost(?:coverage|endorsement|settlement)?(?:applies|apply)?(?:to|on|of|for)?(?:the)?(?:coveragea)?(?:dwelling|building)(?!cost)/,
      'RCV',
    ],
    [
      /(?:building|dwelling|home)(?:losses)?(?:otherwise)?(?:settles?|issettled|aresettled|ispaid|arepaid)(?:at|for|on)(?:the)?(?:full|guaranteed)?replacement/,
      'RCV',
    ],
    [
      /(?:building|dwelling|home)(?:losses)?(?:otherwise)?(?:settles?|issettled|aresettled|ispaid|arepaid)(?:at|for|on)(?:the)?actualcash/,
      'ACV',
    ],
    [
      /(?:actualcashvalue|acv)(?:coverage|settlement|basis)?(?:applies|apply)?(?:to|on|for)(?:the|your)?(?:coveragea)?(?:dwelling|building)(?!s?(?:roof|material|item))/,
      'ACV',
    ],
    // 'Reconstruction (Coverage A)   $120,000   What is yours inside the unit, paid at replacement cost'
    ...either(
      '(?:coveragea|dwelling)\\d{5,8}(?:(?!contents|personal|belonging|stuff|roof|structures)[a-z]){0,80}(?:settled|paid|valued)(?:at|for|on)(?:the|its|full)*',
    ),
    // '…; the dwelling at replacement cost if insured to 80 percent': the verb stands before the semicolon.
    ...either('^(?:the|your)?(?:dwelling|house|home|building)at(?:the|full|its)?'),
    [/(?:losssettlement)?dwelling(?:protection)?actualcash(?!value(?:for|of|on)?(?:the)?roof)/, 'ACV'],
    [new RegExp(`${NOT_OF_OTHER}losssettlementreplacementcost|replacementcost(?:similar|common)construction`), 'RCV'],
    [new RegExp(`${NOT_OF_OTHER}losssettlementactualcash`), 'ACV'],
    ...either(
      '^(?:(?:loss)?(?:settlement|valuation|basis))?coverages?a(?:(?:and)?(?:coverage)?b)?(?:is|are)?(?:settled|paid)?(?:at|on)?(?:the)?',
    ),
    [/^(?:twia802)?replacementcostendorsementdwelling/, 'RCV'],
    [
      /rebuildyourhomeat(?:the|full)?replacementcost|lossesto(?:the|your)?(?:dwelling|home|building)at(?:the|full)?replacementcost/,
      'RCV',
    ],
    [/(?:dwelling|home|building)isinsured(?:at|for|on)(?:the|a|full)?replacementcost/, 'RCV'],
    [homeAt('replacementcost'), 'RCV'],
    [homeAt('actualcash'), 'ACV'],
    [/^guaranteedreplacementcost|buildingstructurereimb(?:ursement)?/, 'RCV'],
    [
      new RegExp(`^(?:your|the)?${HOUSE}\\d{5,8}(?:full|guaranteed|extended|expanded|unlimited)replacementcost$`),
      'RCV',
    ],
    // Beside the words of another label: 'Payment basis for the house   Extended replacement cost'.
    [basisFor(HOUSE, '(?:extended|expanded|enhanced|guaranteed|full)replacementcost'), 'RCV'],
    [
      /(?:repairorrebuild|rebuildorrepair|repairorreplace)(?:it|your)[a-z]{0,80}without(?:taking|any)?[a-z]{0,30}(?:age|depreciation)/,
      'RCV',
    ],
    ...either(
      '^(?:cov(?:erage)?)?a?(?:dwelling|building|residence)\\d*(?:loss)?(?:settlement|valuation|basis)(?:is|at)?',
    ),
  ],
}

export const CONTENTS: SettlementRules = {
  labels: CONTENTS_SETTLEMENT_LABELS,
  hasSchedules: false,
  statements: [
    [
      /(?:personalproperty|contents)[a-z]{0,40}replacementcost|replacementcost[a-z]{0,20}(?:personalproperty|contents)/,
      'RCV',
    ],
    [
      /(?:personalproperty|contents)[a-z]{0,20}actualcash|actualcashvalue[a-z]{0,12}(?:personalproperty|contents)/,
      'ACV',
    ],
    [/depreciatedlosssettlement(?:coverage[bc])?(?:personalproperty|contents)/, 'ACV'],
    // As Allstate calls it.
    [/personalproperty(?:protection)?(?:with)?reimbursementprovision/, 'RCV'],
    [/fullvalueon(?:personalproperty|contents)/, 'RCV'],
    [/replacementcostof(?:the|your)?(?:personal)?(?:belongings|property|contents)/, 'RCV'],
    [
      /(?:whatitcosts|thecost)tobuythemnew|(?:belongings|things|stuff|property)[a-z]{0,60}\d{0,9}(?:newforold|costofnewones)/,
      'RCV',
    ],
    // 'Personal property is replaced at its cost new.'
    [
      /(?:personalproperty|contents|belongings|things)(?:is|are)replaced(?:at|for)(?:its|their|the|full)*(?:costnew|newcost|costofnew)/,
      'RCV',
    ],
    ...either('^coveragec(?:is)?(?:settled|paid)?(?:at|on)?(?:the)?'),
    ...either(
      '^(?:cov(?:erage)?)?[bc]?(?:personalproperty|contents)\\d*(?:loss)?(?:settlement|valuation|basis)(?:is|at)?',
    ),
  ],
}

/** Where the policy's letter for personal property is B, what it says of B is about contents. */
export const CONTENTS_B: SettlementRules = {
  labels: [...CONTENTS_SETTLEMENT_LABELS, ...CONTENTS_B_SETTLEMENT_LABELS],
  hasSchedules: false,
  statements: [
    ...CONTENTS.statements,
    [/depreciatedlosssettlementcoverageb/, 'ACV'],
    [/replacementcostcoverageb/, 'RCV'],
  ],
}
