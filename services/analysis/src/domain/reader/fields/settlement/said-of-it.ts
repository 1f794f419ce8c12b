import type { Statement } from '../../geometry/text/statements.ts'
import { settlementsIn, tokensOf } from './settlement-sentences.ts'

/** Statements that go on about the thing that the one before them is about, with its name in the place of 'it'. */
export const withThingForIt = (said: Statement[]): Statement[] =>
  said.map((one, index) => {
    const before = said[index - 1]
    if (one.isRow || !before || before.isRow) return one
    const named = withRoofForIt(one, before.text) ?? withSubjectForIt(one, before.text) ?? withName(one, before.text)
    return named ?? withSameValue(one, before.text) ?? one
  })

/** 'Your roof was put on in 2011. We settle wind and hail damage to it at replacement cost.' */
const withRoofForIt = (one: Statement, before: string): Statement | null => {
  const things = TO_IT.test(one.text) && !ROOF.test(one.text) ? tokensOf(before.toLowerCase()) : []
  const isRoof =
    IS_OF_ROOF.test(before) || things.every((thing) => thing.kind === 'thing' && thing.of === 'roof_settlement')
  return things.length > 0 && isRoof && !NAMES_OTHER.test(before)
    ? { ...one, text: one.text.replace(TO_IT, '$1 the roof') }
    : null
}
const TO_IT =
  /\b((?:damage|loss(?:es)?|claims?)(?: by (?:wind|hail|or|and| )+)? (?:to|of|on)|\b(?:if|when|where) (?:wind|hail|or|and|a |storm| )+(?:damage|destroy|hit)s?) it\b/i
/** 'The roof is metal and was put on when the house was built, in 2019. If wind or hail damages it …' */
const NAMES_OTHER =
  /\b(?:fence|porch|carport|garage|barn|shed|panels?|patio|awnings?|gutters?|deck|pergola|skylights?|siding)\b/i
const IS_OF_ROOF = /^(?:the|your) roof (?:is|was|has|dates)\b/i
const ROOF = /\broof/i

/** 'Coverage C covers your belongings. They are settled at actual cash value.' */
const withSubjectForIt = (one: Statement, before: string): Statement | null => {
  const subject = IT_IS.test(one.text) ? SUBJECT.exec(before)?.[1] : undefined
  return subject ? { ...one, text: one.text.replace(IT_IS, `${subject} is`) } : withInsuredFor(one, before)
}

/** 'Your belongings are insured for up to $149,250. We pay actual cash value.' */
const withInsuredFor = (one: Statement, before: string): Statement | null => {
  const thing = WE_PAY.test(one.text) ? INSURED_FOR.exec(before)?.[1] : undefined
  const isBare = () => tokensOf(one.text.toLowerCase()).every(({ kind }) => kind === 'value')
  return thing && isBare() ? { ...one, text: `${thing}: ${one.text}` } : null
}
const WE_PAY = /^we (?:pay|settle at) (?:(?:the|its|their|full) )*(?:replacement cost|actual cash value)\b/i
const INSURED_FOR =
  /^(?:the |your )?(dwelling|house|home|building|unit|personal property|contents|belongings) (?:is|are) (?:insured|covered|protected) (?:for |up to )+\$[\d,]+\.?$/i
const IT_IS =
  /^(?:it is|they are|(?:losses|claims|damage) to (?:it|them) (?:is|are))(?= (?:settled|paid|valued|insured|adjusted)\b)/i
const SUBJECT =
  /^(?:the |your )?(coverage [a-f]|dwelling|house|home|building|unit|personal property|contents|belongings|roof(?: surfac(?:e|es|ing)| coverings?)?)(?: of this policy| \(coverage [a-f]\))? (?:covers|insures|is|are|protects|means|includes)\b/i

/** 'Contents. Replacement cost, without deduction for depreciation.': a name that the next words are said of. */
const withName = (one: Statement, before: string): Statement | null => {
  if (!PAID_SO.test(one.text)) return null
  const name = /^(?:the |your )?([^.]{4,40})\.$/i.exec(before)?.[1] ?? ''
  const [token] = tokensOf(name.toLowerCase())
  const isName = token?.kind === 'thing' && token.of !== null && token.at === 0 && token.end === name.length
  return isName ? { ...one, text: `${name}: ${one.text}` } : null
}
const PAID_SO =
  /^(?:we (?:pay|settle)(?: (?:you|losses|claims))? )?(?:at )?(?:(?:the|its|their) )?(?:full )?(?:replacement cost|actual cash value)\b/i

/** '… are settled at replacement cost. That is also true of a roof damaged by wind or hail.' */
const withSameValue = (one: Statement, before: string): Statement | null => {
  const thing = (SO_TOO.exec(one.text) ?? SO_IS.exec(one.text))?.[1]
  const [value, ...others] = thing ? [...new Set(settlementsIn(before).map((told) => told.value))] : []
  if (!thing || !value || value === 'schedule' || others.length > 0 || ONLY_IF.test(thing)) return null
  const words = value === 'RCV' ? 'replacement cost' : 'actual cash value'
  return { ...one, text: `Losses to ${thing} are settled at ${words}.` }
}

/** '… the dwelling if it is vacant'; not '… the roof when hail takes it' */
const ONLY_IF = /\b(?:if|when|unless|only|while|until)\b(?! (?:a |the )?(?:hail|wind|storm))/i

const SO_TOO =
  /^(?:that|this|the same)(?: is| goes| holds| applies)(?: also| too)?(?: true)? (?:of|for|to) ([^.;]{4,80}?)(?:,? (?:too|as well))?\.?$/i
/** 'So is the roof, when wind or hail damages it, and dents are covered too.' */
const SO_IS = /^so (?:is|are) ([^.;,]{4,60}(?:, when [^.;,]{4,60})?)(?=[.,])/i

/** 'Personal property in item 1. Loss settlement: actual cash value.' is said of what stands before it. */
export const withThingBefore = (one: Statement): Statement => {
  const [cell] = one.cells
  const at = cell && LOSS_SETTLEMENT.test(one.text) ? cell.text.indexOf(one.text) : -1
  if (!cell || at <= 0) return one
  const before = cell.text.slice(0, at)
  return tokensOf(before.toLowerCase()).some(({ kind }) => kind === 'thing')
    ? { ...one, text: `${before}${one.text}` }
    : one
}
const LOSS_SETTLEMENT = /^loss settlement\b/i
