import { isSameLine, squash } from '../../geometry/cell.ts'
import { listsNotPurchased } from '../../geometry/sections/not-purchased.ts'
import { sentencesIn } from '../../geometry/text/sentences.ts'
import { inFull } from '../../labels/abbreviations.ts'
import type { Reading } from '../../search/reading.ts'
import type { Parse } from '../../search/search.ts'
import { isDenial, saysNo, withoutReason } from '../../values/denial.ts'
import { saysTakenOut } from '../../values/taken-out.ts'
import { firstNamed } from './first-named.ts'
import { EITHER, isOfOtherPerils, OF_OTHER_COST, OTHER_ROOF, PART_OF_HOME, withoutOthers } from './open-settlement.ts'
import { ofRoof, refusedInstead, withoutFormerBasis, withoutRefusal } from './settled-instead.ts'
import { saidOfNow, settlementByAge } from './settlement-by-age.ts'
import type { Settlement, SettlementRules } from './settlement-rules.ts'
import { tokensOf } from './settlement-sentences.ts'

/** 'Coverage A is settled at replacement cost' under the word 'Roof' is said of something else; 'Roof: ACV' under 'Dwelling', too. */
const OF_THE_HOME =
  /^(?:(?!actualcash|replacementcost)[a-z0-9])*(?:coverages?(?!for)[a-f]|dwelling|personalproperty|contents)(?:(?!roof)[a-z])*(?:settled|paid|actualcash|replacementcost)/
const OF_THE_ROOF = /^(?:windstorm|wind|hail|or|and)*(?:to(?:the)?)?roof/

/** 'Actual cash value until repaired': what is paid at first is not how the loss is settled. */
const AT_FIRST = /^[a-z]{0,60}actualcash(?:value)?(?:until|unless|pending)/

/** 'Last year paid at actual cash value' says nothing of now, either. */
const DENIED = /^(?:not|none|excluded|declined|rejected|no$|last(?:year|term)|formerly|previously)/

/** 'Personal property replacement cost   Not purchased', 'AS 0203 Roof surfaces - actual cash value   Deleted 10/02/25' */
const isDeniedBeside = ({ label, cells }: Reading): boolean =>
  cells.some((cell) => cell !== label && isSameLine(cell, label) && (saysTakenOut(cell.text) || isDenial(cell.text)))

/** 'Replacement cost, no schedule and no depreciation', 'Percentage of replacement cost not taken', 'without a roof payment schedule', 'Roof schedule does not apply' */
const NO_SCHEDULE =
  /(?:not?|without|nor)(?:by|on|under|subjectto)*(?:an?|any|the)?(?:roof|surfacing|payment|loss|age|or|depreciation|percentage)*(?:schedules?|tables?)|(?:the|roof|surfac(?:es?|ing)|covering|payment|loss|age|settlement)*(?:schedules?|tables?)(?:endorsement|form|provisions?)?(?:do(?:es)?|is|are|has)?(?:not|nolonger)(?:been)?(?:appl(?:y|ies|icable)|attached|included|added|used|inforce|(?:a)?partof)|schedules?(?:that|which)(?:(?!is)[a-z]){3,40}(?:is|are)not(?:on|in|of|partof|attachedto)(?:this|your|the)policy|(?:roof|payment|loss|age)*(?:schedules?|tables?)(?:none|notapplicable|declined|no$)|(?:percentages?|share)of(?:the)?replacementcost(?:option|endorsement)?(?:was|is)?not(?:taken|chosen|selected|purchased|elected|bought)/g

/** 'FORMS SCHEDULE', 'Schedule of endorsements': a title near the word 'roof' is no way to settle it. */
const OTHER_SCHEDULE =
  /(?:forms?|endorsements?|coverages?|policy)schedules?|schedules?of(?:the)?(?:policy)?(?:forms|endorsements|coverages)/g

/** 'Replacement cost (optional)', 'Replacement cost available for $45 a year', 'Replacement cost if elected', 'You may be able to buy back replacement cost on your roof' */
const OFFERED =
  /\(optional\)|\b(?:may|can|could) (?:also )?(?:be (?:able to )?)?(?:purchased?|bought|buy|add(?:ed)?|select(?:ed)?|choose)\b|\bbuy back\b|\b(?:cost|value)(?: coverage| option)?,? (?:is )?\W{0,2}(?:(?:offered|available)(?:\W*$| (?:for|at) \$)|if (?:you (?:add|buy|choose|select|want)(?! to (?:repair|rebuild|replace))\b|(?:selected|elected|purchased|added|bought)\b)|ask your)|\bavailable at replacement/i

/** 'Actual cash value. Replacement cost may be bought for an extra premium.': how it is paid stands before what else is offered by name. */
const withoutOffer = (words: string): string => {
  if (!OFFERED.test(words)) return words
  const [first = '', ...more] = sentencesIn(words)
  return [first, ...more.filter((sentence) => !(OFFERED.test(sentence) && BEGINS_IN_WAY.test(sentence)))].join(' ')
}
const BEGINS_IN_WAY = /^\(?(?:replacement cost|actual cash value|RCV|ACV)\b/i

/** 'Roof schedule   A table that some policies use for older roofs' */
const OF_OTHERS = /\b(?:some|many|most) (?:policies|insurers|companies)\b/i

/** What a row says of how losses are settled; undefined where it leaves that open or speaks of something else. */
export const settlementIn = ({ hasSchedules }: SettlementRules, roofAge: number | null): Parse<Settlement> => {
  const ofOther = hasSchedules ? OF_THE_HOME : OF_THE_ROOF
  return (reading) => {
    const words = wordsOf(reading, hasSchedules)
    const byAge = settlementByAge(words, hasSchedules ? roofAge : null)
    if (byAge !== undefined) return byAge ?? undefined
    const text = squash(words).replace(NO_SCHEDULE, '').replace(OTHER_SCHEDULE, '')
    const isOpen = [DENIED, ofOther, AT_FIRST, EITHER].some((form) => form.test(text))
    if (isOpen || isRefused(words) || DENIED_BEFORE.test(words) || isDeniedOrOfPart(reading, hasSchedules))
      return undefined
    if (SCHEDULED.test(text)) return hasSchedules ? 'schedule' : undefined
    return firstNamed(text) ?? coveredReplacement(reading)
  }
}

/** 'Replacement cost: No' beside 'Contents'; 'ACV, replacement cost not purchased' refuses what stands behind the first alone. */
const isRefused = (words: string): boolean =>
  saysNo(words) && tokensOf(words.toLowerCase()).filter(({ kind }) => kind === 'value').length < 2

/** 'The house. Not paid at replacement cost.', 'No replacement cost'; not 'Paid at actual cash value, not replacement cost' */
const DENIED_BEFORE =
  /^(?:(?!\b(?:replacement cost|actual cash value)\b).)*\b(?:not?|never)\b(?: [\w'’-]+){0,4} (?:replacement cost|actual cash value)\b/i

/** 'Payment schedule', 'Age table', 'a percentage of replacement cost that depends on the age of the roof' */
const SCHEDULED =
  /schedule|^(?:(?:loss(?:es)?|paid|settled|roof|surface|surfacing|payments?|by|per|see|the|our|attached|on|an?)*)(?:age|depreciation|payment|percentage)table(?!.*(?:rat(?:e|ing)|factor|class|credit|discount|premium|comparison|option|not|declined|removed|waived|deleted|deductible))|(?:percentages?|share|portion)(?:(?:shown|listed|stated)?(?:below|above|beside|here))?of(?:the|its|full)*(?:replacementcost|costto)/

/** 'We pay what it costs to rebuild. There is one exception. If hail damages your roof, …': how the rest is settled was said before. */
const upToException = (words: string): string => {
  const sentences = sentencesIn(words)
  const at = sentences.findIndex((sentence, index) => index > 0 && /\b(?:exceptions?|except|roof\w*)\b/i.test(sentence))
  return at < 0 ? words : sentences.slice(0, at).join(' ')
}

/** What holds in this period, wherever the row says it; else its first lines. */
const wordsOf = ({ lines: all, place }: Reading, isRoof: boolean): string => {
  const lines = all.filter((line) => !listsNotPurchased(line)).map(withoutOffer)
  const told = refusedInstead(lines.slice(0, 2)) ?? saidOfNow(lines.join(' '))
  const words = told ?? lines.slice(0, place === 'inline' ? 1 : 2).join(' ')
  return withoutFormerBasis(withoutReason(withoutOthers(withoutRefusal(isRoof ? ofRoof(words) : upToException(words)))))
}

/** 'The dwelling is settled at replacement' over 'cost; the roof at actual cash value.'; not 'Dwelling (A)' over 'settled at replacement cost'. */
const isRestOfSentence = ({ match, place, lines }: Reading): boolean =>
  place === 'under' && /^[a-z]/.test(lines[0] ?? '') && (/[a-z]{2}/i.test(match.rest) || !SETTLED.test(lines[0] ?? ''))
const SETTLED = /^(?:(?:is|are) )?(?:settled|paid|valued|adjusted|insured|at|on) /

/** 'Personal property' over 'Settled at actual cash value:', which heads what stands below it */
const isNextHead = ({ place, lines }: Reading): boolean => place === 'under' && /:$/.test(lines[0] ?? '')

const isDeniedOrOfPart = (reading: Reading, hasSchedules: boolean): boolean =>
  /actualcash(?:value)?roof/.test(reading.label.key) ||
  (!hasSchedules && PART_OF_HOME.test(reading.label.text.replace(INCLUDED, ''))) ||
  (hasSchedules && OTHER_ROOF.test(reading.label.text)) ||
  (hasSchedules && isOfOtherPerils(`${reading.label.text} ${reading.lines[0] ?? ''}`)) ||
  isRestOfSentence(reading) ||
  isNextHead(reading) ||
  isDenial(reading.lines[1]?.split('  ')[0] ?? '') ||
  OFFERED.test(withoutOffer(reading.lines[0] ?? '')) ||
  OF_OTHERS.test(reading.lines.join(' ')) ||
  OF_OTHER_COST.test(reading.label.text) ||
  (reading.place === 'under' && ESTIMATED.test(reading.lines.slice(0, 2).join(' '))) ||
  /^(?:functional\b|\w{1,2} ?=)/i.test(reading.lines[0] ?? '') ||
  isDeniedBeside(reading)

/** 'Replacement cost value: $241,000', below 'Rating information': what the building would cost. */
const ESTIMATED = /\breplacement cost(?: value)?:\s*\$\s?\d{2,3},\d{3}/i

/** 'C Personal Property (appliances, lawn care)': some of what is insured. */
const INCLUDED = /\s\([^()]*\)$/

/** 'Contents Replacement Cost  Covered' */
const coveredReplacement = ({ label, lines }: Reading): Settlement | undefined =>
  /replacement|full value|reimbursement/i.test(inFull(label.text)) &&
  /^(?:covered|included|incl|yes|applies|guaranteed|full|added|purchased|selected)\b/i.test(lines[0] ?? '')
    ? 'RCV'
    : undefined
