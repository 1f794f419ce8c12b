import { type Label, label } from './label.ts'

export const ROOF_SETTLEMENT_LABELS: Label[] = [
  label(
    /^roof(?:ing)?(?:surfac(?:e|es|ing)|materials?|coverings?)?(?:windstorm|wind|hail|and|or)*(?:loss)?settlement(?:wind|storm|hail|and|or)*/,
  ),
  label(
    /^roof(?:ing)?(?:surfac(?:e|es|ing)|materials?|coverings?)?(?:lossby)?(?:windstorm|wind|hail|and|or)+(?:loss(?:es)?)?(?:settlement)?/,
  ),
  label(
    /^roof(?:ing|surfaces?|surfacing)?(?:loss(?:es)?|damage)?(?:by|from|dueto|causedby|for)?(?:windstorm|wind)(?:and|or)?hail/,
  ),
  label(
    /^(?:windstorm|wind)(?:and|or)?hail(?:loss(?:es)?|damage)?(?:to(?:the|your)?)?roof(?:surfac(?:e|es|ing))?(?:loss)?(?:settlement)?/,
  ),
  label(
    /^roof(?:ing|surfac(?:e|es|ing)|materials?|coverings?)?(?:loss)?(?:valuation|coverage|payment(?:basis)?|settlementbasis|losses|basis|claims)(?!schedule|limit|deduct)/,
    0.85,
  ),
  label(/^roof(?:surfac(?:e|es|ing)|materials?|coverings?)?$/, 0.8),
  label(/^roof(?:surfaces?)?(?=(?:actualcash|replacementcost|paymentschedule|schedule))/, 0.8),
]

export const DWELLING_SETTLEMENT_LABELS: Label[] = [
  label(/^(?:dwelling|building|coveragea|structure)s?(?:loss)?(?:settlement|valuation|items$)/),
  label(
    /^replacementcost(?:coverage)?(?:on|for|of)?(?:the)?(?:dwelling|building|coveragea|structure)(?!.*(?:extended|roof))/,
  ),
  label(/^a?building(?:residence|property|coverage|limit|items)?$/, 0.7),
  label(/^(?:cov(?:erage)?)?a?(?:the)?(?:rental)?dwelling(?!.*(?:roof|limit\d|deduct)|fire|policy|form)/, 0.9),
  label(/^losssettlement(?:coverage)?a(?![a-z]*roof)/, 0.9),
  label(
    /^(?:cov(?:erage)?)?a?(?:your)?(?:residence|home|house)(?:loss)?(?:settlement|valuation|replacement|basis)/,
    0.9,
  ),
  label(
    /^(?:your)?(?:residence|home|house|dwelling)(?:is|are)?(?:settled|paid|valued|replaced)(?:at|for|on|by)?$/,
    0.9,
  ),
  label(/^(?:your)?(?:home|house)$/, 0.7),
  label(/^a1$/, 0.8),
]

/** Where B is personal property (Texas forms, State Farm). */
export const CONTENTS_B_SETTLEMENT_LABELS: Label[] = [
  label(/^losssettlement(?:coverages?)?(?:aand)?(?:coverage)?b$/, 0.9),
  label(/^b1$/, 0.8),
]

export const CONTENTS_SETTLEMENT_LABELS: Label[] = [
  label(/^coveragec(?:loss)?(?:settlement|valuation)/),
  label(/^(?:personalproperty|contents)(?:loss)?(?:settlement|valuation)/),
  label(/^replacementcost(?:coverage)?(?:on|for|of)?(?:the)?(?:personalproperty|contents|coveragec)/),
  label(
    /^(?:coverage[bc]|cov[bc]|[bc])?(?:personalproperty|contents)(?=.*(?:replacementcost|actualcash|reimbursement))/,
    0.95,
  ),
  label(
    /^(?:cov(?:erage)?)?c?(?:your)?(?:personalpropert(?:y|ycontents)(?:contents|protection|coverage)?|(?:personal)?belongings)$/,
    0.9,
  ),
  label(
    /^(?:your)?(?:personalproperty|(?:personal|household)?(?:belongings|possessions|contents|goods))(?:claims|losses)?(?:is|are)?(?:settled|paid|valued|replaced|insured)(?:at|for|on|by|basis)?/,
  ),
  // As Safeco and Nationwide call it; the latter's name alone does not say how it is paid.
  label(/^(?:fullvalueon(?:personalproperty|contents)|brandnewbelongings)/),
  label(/^(?:your)?(?:stuff|things)$/, 0.7),
  label(/^contents(?:replacement)?(?:cost)?(?:coverage)?$/, 0.9),
  label(/^(?:cov(?:erage)?)?[bc]?(?:landlords?)?furnishings$/, 0.9),
]
