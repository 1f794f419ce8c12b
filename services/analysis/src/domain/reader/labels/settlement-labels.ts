import { type Label, label } from './label.ts'
import { CONTENTS_OF_A_KIND, HOUSE_OF_A_KIND, MANUFACTURED_HOME } from './names-of-homes.ts'

/** 'Payment basis for the house', 'Basis of settlement, contents', 'How we pay claims for your home' */
export const basisFor = (what: string, after = '') =>
  new RegExp(
    `^(?:(?:basis|method)of(?:payment|settlement|losssettlement|losspayment|valuation|recovery)|(?:loss|claims?)?(?:payment|settlement|valuation|recovery|reimbursement)(?:basis|method|option|terms)|how(?:we|claims|losses)?(?:(?:are)?(?:paid|settled|valued)|pay|settle|value)(?:claims|losses|forlosses)?|(?:loss|claims?)(?:payment|settlement|valuation))(?:for|on|of|to|under|in)?(?:losses|claims|damage)?(?:to|on)?(?:the|your)?${what}${after}`,
  )
/** What may follow the home in such a label: 'for your home office equipment' is about something else. */
const NO_MORE =
  '(?=$|(?:structure|itself|coverage)?(?:$|(?:is|are|at|on)?(?:the|an?)?(?:actual|replacement|extended|expanded|enhanced|guaranteed|full|functional|rcv|acv)|and(?:the|your)?(?:other|detached)))'
export const HOUSE = '(?:dwelling|house|home|building|residence|structure|coveragea)'

/** 'How your stuff is valued', 'How the rest of your home is paid for' */
const howIs = (what: string) =>
  new RegExp(
    `^how(?:losses|damage|claims)?(?:to)?(?:the)?(?:restof)?(?:the|your)?${what}(?:is|are|gets?)(?:settled|paid|valued|insured|replaced|covered)(?:for)?`,
  )

const ROOF = '(?:your|the)?(?:dwelling|house|home|main)?roof(?:ing)?(?:surfac(?:e|es|ing)|materials?|coverings?)?'

const ofRoof = (after: string, weight = 1): Label => label(new RegExp(`^${ROOF}${after}`), weight)

export const ROOF_SETTLEMENT_LABELS: Label[] = [
  label(howIs('roof(?:ing|surfac(?:e|es|ing)|materials?|coverings?)?')),
  ofRoof('(?:if|when)(?:it|its)?(?:is)?(?:damaged|lost|hit|damage)(?:caused)?by(?:windstorm|wind|hail|and|or)+'),
  // 'Roof, when wind or hail hits', 'When wind or hail damages the roof'
  ofRoof('(?:if|when)(?:windstorm|wind|hail|and|or)+(?:hits?|strikes?|damages?)(?:it)?$'),
  label(
    /^(?:if|when)(?:windstorm|wind|hail|and|or)+(?:hits?|strikes?|damages?)(?:the|your)?roof(?:surfac(?:e|es|ing))?$/,
  ),
  ofRoof('(?:windstorm|wind|hail|and|or)*(?:loss)?settlement(?:wind|storm|hail|and|or)*'),
  ofRoof(
    '(?:loss(?:es)?|damage)?(?:by|from|dueto|causedby|for)?(?:windstorm|wind|hail|and|or)+(?:loss(?:es)?)?(?:settlement)?',
  ),
  label(
    /^(?:windstorm|wind)(?:and|or)?hail(?:loss(?:es)?|damage)?(?:to(?:the|your)?)?roof(?:surfac(?:e|es|ing))?(?:loss)?(?:settlement)?/,
  ),
  ofRoof(
    '(?:loss)?(?:valuation|coverage|payment(?:basis)?|settlementbasis|losses|basis|claims)(?!schedule|limit|deduct)',
    0.85,
  ),
  ofRoof(
    '(?:for|by|from)?(?:all|any|every)(?:covered|insured)?(?:perils?|loss(?:es)?|causes?(?:ofloss)?)(?:(?:including)?(?:windstorm|wind|hail|and|or)+(?:included|too)?)?$',
  ),
  // 'Roof of house, shed and fence'
  ofRoof(
    's?of(?:the|your|all)?(?:house|home|dwelling|residence|buildings|structures)(?:and|only|the|your|detached|attached|garage|shed|fence|carport|other|structures|buildings)*s?$',
    0.85,
  ),
  label(basisFor('roof(?:ing|surfac(?:e|es|ing)|materials?|coverings?)?')),
  // 'Valuation, roof, wind/hail perils: RC'
  label(
    new RegExp(
      `^valuation(?:of|for|on)?${ROOF}(?:[a-z]{0,40}(?:perils|loss(?:es)?|wind(?:storm)?|hail))?(?=$|rc|acv|repl|actual|sched)`,
    ),
    0.9,
  ),
  ofRoof('(?:composition|comp|shingles?|metal|tile|slate|wood)?$', 0.8),
  label(/^roof(?:surfaces?)?(?=(?:actualcash|replacementcost|paymentschedule|schedule))/, 0.8),
]

export const DWELLING_SETTLEMENT_LABELS: Label[] = [
  label(howIs(HOUSE)),
  label(
    /^(?:dwelling|building|coveragea|structure)s?(?:(?:loss)?(?:settlement|valuation|items$)|(?:loss(?:es)?|claims)$)/,
  ),
  label(
    /^replacementcost(?:coverage)?(?:(?:on|for|of)?(?:the|your)?(?:dwelling|building|coveragea|structure)|(?:on|for)(?:the|your)?(?:home|house|residence))(?!.*(?:extended|roof))/,
  ),
  label(basisFor(HOUSE, `(?!.*(?:roof|contents|personalproperty))${NO_MORE}`)),
  label(
    new RegExp(
      `^(?:cov(?:erage)?)?a?(?:your|the)?(?:${MANUFACTURED_HOME}(?:losssettlement)?|(?:house|home|residence|building)and(?:the|your)?(?:other|attached|detached|separate|permanent)+(?:structures|buildings))(?:and(?:the|your)?(?:other|detached|separate|permanent)+(?:structures|buildings))?$`,
    ),
    0.9,
  ),
  label(
    /^a?(?:building(?:residence|property|coverage|limit|items)?|(?:additions(?:and)?)?alterations(?:(?:to)?(?:the|your)?unit)?)$/,
    0.7,
  ),
  label(/^(?:cov(?:erage)?)?a?(?:the)?(?:rental)?dwelling(?!.*(?:roof|limit\d|deduct)|fire|policy|form)/, 0.9),
  // 'Coverage A - Building Property, replacement cost'
  label(
    /^cov(?:erage)?a(?:building|unit)(?:property|items|coverage)?(?=(?:replacementcost|actualcash)(?:value)?$)/,
    0.9,
  ),
  label(/^losssettlement(?:coverage)?a(?!cv|ctual|[a-z]*roof)/, 0.9),
  label(/^(?:cov(?:erage)?)?areplacementcost$/, 0.9),
  label(
    /^(?:cov(?:erage)?)?a?(?:your)?(?:residence|home|house)(?:loss)?(?:settlement|valuation|replacement|basis)/,
    0.9,
  ),
  label(
    /^(?:your)?(?:residence|home|house|dwelling)(?:is|are)?(?:settled|paid|valued|replaced)(?:at|for|on|by)?$/,
    0.9,
  ),
  label(/^(?:your)?(?:home|house|residence)$/, 0.7),
  label(/^a1$/, 0.8),
  label(new RegExp(`^${HOUSE_OF_A_KIND}$`), 0.8),
]

/** Where B is personal property (Texas forms, State Farm). */
export const CONTENTS_B_SETTLEMENT_LABELS: Label[] = [
  label(/^losssettlement(?:coverages?)?(?:aand)?(?:coverage)?b$/, 0.9),
  label(/^b1$/, 0.8),
]

export const CONTENTS_SETTLEMENT_LABELS: Label[] = [
  label(
    howIs(
      '(?:stuff|things|contents|coveragec|(?:personal|household)?(?:property|belongings|possessions|effects|goods))',
    ),
  ),
  label(/^coveragec(?:loss)?(?:settlement|valuation)/),
  label(/^(?:cov(?:erage)?)?creplacementcost$/, 0.9),
  label(basisFor('(?:contents|coveragec|(?:personal|household)?(?:property|belongings|possessions|effects|goods))')),
  label(/^(?:personalproperty|contents)(?:loss)?(?:settlement|valuation)/),
  label(
    /^replacementcost(?:coverage)?(?:on|for|of)?(?:the|your)?(?:personalproperty|contents|coveragec|(?:personal)?(?:belongings|possessions))/,
  ),
  label(
    /^(?:coverage[bc]|cov[bc]|[bc])?(?:personalproperty|contents|(?:personal|household)?(?:belongings|possessions))(?=.*(?:replacementcost|actualcash|reimbursement))/,
    0.95,
  ),
  label(
    /^(?:cov(?:erage)?)?c?(?:your)?(?:(?:household)?personalpropert(?:y|ycontents)(?:contents|protection|coverage)?|(?:personal)?belongings|(?:personal|household)(?:effects|goods|possessions|contents))$/,
    0.9,
  ),
  label(
    /^(?:your)?(?:personalproperty|(?:personal|household)?(?:belongings|possessions|contents|goods|effects))(?:claims|losses)?(?:is|are)?(?:settled|paid|valued|replaced|insured)(?:at|for|on|by|basis)?/,
  ),
  // As Safeco and Nationwide call it; the latter's name alone does not say how it is paid.
  label(/^(?:opt(?:ion)?[a-z]{1,2}?)?(?:fullvalue(?:replacement)?on(?:personalproperty|contents)|brandnewbelongings)/),
  // 'C Personal Property (appliances, lawn care)' of a landlord
  label(
    /^(?:cov(?:erage)?)?c?personalproperty(?:landlords?|owners?|appliances|furnishings|furniture|lawn(?:care|equipment)|unscheduled|blanket|tools|and|only|of|the)+$/,
    0.9,
  ),
  label(/^(?:the|your)?(?:stuff|things)(?:in(?:side)?(?:the|your)(?:house|home|dwelling|rental|unit))?$/, 0.7),
  label(
    /^(?:(?:cov(?:erage)?)?c)?(?:the)?(?:landlords?|owners?)(?:personal|own)?(?:property|belongings|contents)$/,
    0.9,
  ),
  label(new RegExp(`^${CONTENTS_OF_A_KIND}$`), 0.8),
  label(/^(?:(?:cov(?:erage)?)?c)?contents(?:replacement)?(?:cost)?(?:coverage)?(?:option|type|basis)?$/, 0.9),
  label(/^(?:cov(?:erage)?)?[bc]?(?:landlords?)?furnishings$/, 0.9),
]
