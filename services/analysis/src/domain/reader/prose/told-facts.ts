import type { FieldEvidence, PolicyFields } from '../../policy-fields.ts'
import { evidenceOf } from '../search/evidence.ts'
import { OTHER_BUILDING } from '../values/other-building.ts'
import { withoutOwnRule } from '../values/own-rule.ts'
import { toldFigures } from './told-figures.ts'
import type { Told } from './told-sentences.ts'
import { isSupposed, topicOf } from './told-topics.ts'

type Said = { fields: Partial<PolicyFields>; evidence: FieldEvidence }

/** The price of the year, the years of house and roof, how losses are paid and what is left out. */
export const toldFacts = (sentences: Told[], effective: string | null): Said => {
  const said: Said = { fields: {}, evidence: {} }
  for (const told of sentences.filter(({ text }) => text.length < 500 && !isSupposed(text))) {
    const own = { ...yearsIn(told, effective), ...settlementsIn(told), ...exclusionsIn(told) }
    for (const [field, value] of Object.entries(own)) {
      if (field in said.fields) continue
      Object.assign(said.fields, { [field]: value })
      said.evidence[field] = evidenceOf(told.cells, 0.85)
    }
  }
  const prices = sentences.flatMap(pricesIn)
  const [price] = prices
  if (price && prices.every(({ dollars }) => dollars === price.dollars)) {
    said.fields.total_annual_premium = price.dollars
    said.evidence.total_annual_premium = evidenceOf(price.told.cells, 0.85)
  }
  return said
}

const OF_THE_YEAR =
  /\b(?:full|whole|entire|one|this|that) year\b|\b(?:a|per|each|for the|for a|the) year\b|\bannual(?:ly)?\b|\byear(?:'s|ly)\b|\b(?:twelve|12)[ -]months?\b|\bin (?:all|total)\b|\btotal\b|\baltogether\b/i
const PRICE = /\b(?:costs?|price[sd]?|premium|pay|bill|owe)\b/i
const NO_PRICE =
  /\b(?:monthly|a month|per month|each month|every month|instal\w+|sav(?:e|es|ed|ing|ings)|discounts?|credits?|less than|more than|off\b|we(?:'ll)? pay|up to|limit|insure[ds]? for|fees? (?:of|is)|tax(?:es)? (?:of|is)|late|refund|renewal|next year|deductible|(?:auto|car|umbrella|boat|motorcycle|other) polic(?:y|ies)|polic(?:y|ies) of (?:its|their) own|not part of)\b/i

const pricesIn = (told: Told): { dollars: number; told: Told }[] =>
  isSupposed(told.text) || !PRICE.test(`${told.heading} ${told.text}`)
    ? []
    : toldFigures(told).flatMap(({ dollars, percent, words }) =>
        dollars !== null && percent === null && dollars >= 100 && OF_THE_YEAR.test(words) && !NO_PRICE.test(words)
          ? [{ dollars, told }]
          : [],
      )

const BUILT = /\b(?:built|constructed|went up|dates from|completed)\b(?: (?:back )?in| around)? ((?:18|19|20)\d\d)\b/i
const ROOF =
  /\b(?:re-?roofed(?: in)?|roof\b[^.;$%]{0,80}?\b(?:replaced|new|installed|put on|redone|laid|renewed|from)\b[^.;$%\d]{0,20}) ((?:19|20)\d\d)\b/i
const ROOF_AGE = /\broof\b[^.;$%\d]{0,40}? (?:is |about )?(\d{1,2}) years old\b/i

const yearsIn = ({ text }: Told, effective: string | null): Partial<PolicyFields> => {
  if (OTHER_BUILDING.test(text)) return {}
  const built = BUILT.exec(text)?.[1]
  const roof = ROOF.exec(text)?.[1]
  const age = ROOF_AGE.exec(text)?.[1]
  const aged = age && effective ? Number(effective.slice(0, 4)) - Number(age) : undefined
  return {
    ...(built && /\b(?:house|home|residence|dwelling|built in|it)\b/i.test(text) ? { year_built: Number(built) } : {}),
    ...(roof || aged ? { roof_year: roof ? Number(roof) : aged } : {}),
  } as Partial<PolicyFields>
}

const NEW =
  /\breplacement cost|\bwithout (?:taking|subtracting|deducting|any(?:thing)? (?:off|deduct))[^.]{0,40}\b(?:age|wear|depreciation)|\bno (?:deduction|subtraction|depreciation)|\bnot (?:take|subtract|deduct)[^.]{0,30}\b(?:age|wear|depreciation)|\bn't (?:take|subtract|deduct)[^.]{0,30}\b(?:age|wear|depreciation)|\bwhat (?:it|they) costs? to (?:buy|replace|rebuild|repair)|\bwhat (?:a )?new (?:one|ones|things?) costs?|\bnew for old|\bbrand[- ]new|\bbuy(?:ing)? (?:them|it|the same) new\b|\bthe (?:full )?cost (?:of|to) (?:replac|rebuild|buy)/i
const USED =
  /\bactual cash value|\b(?:less|minus) (?:depreciation|wear)|(?<!without |not |n't |no )\b(?:subtract|deduct|take off|taking off|take something off|depreciate)(?:ing|ed|s)?\b[^.]{0,30}\b(?:age|wear|depreciation)|\bwhat (?:it|they|your \w+) (?:was|were|is|are) worth\b/i

const settlementOf = (text: string): 'RCV' | 'ACV' | null => {
  const [isNew, isUsed] = [NEW.test(text), USED.test(text)]
  return isNew === isUsed ? null : isNew ? 'RCV' : 'ACV'
}

/** 'We pay what they were worth' says of what in the sentence before it. */
const GOES_ON = /^(?:and )?(?:we|they|it|these|those|that)\b/i

const settlementsIn = ({ text: whole, before }: Told): Partial<PolicyFields> => {
  const text = withoutOwnRule(whole)
  if (/\b(?:unless|until)\b/i.test(text)) return {}
  const value = settlementOf(text)
  if (/\broof/i.test(text)) {
    const isSchedule = /\broof[^.]{0,80}\bschedule\b/i.test(text) && !/\bcode\b/i.test(text)
    return isSchedule || value ? { roof_settlement: isSchedule ? 'schedule' : value } : {}
  }
  if (!value) return {}
  const topic = topicOf(text) ?? (GOES_ON.test(text) ? topicOf(before) : null)
  if (topic === 'coverage_c_personal_property') return { personal_property_settlement: value }
  return topic === 'coverage_a_dwelling' ? { dwelling_settlement: value } : {}
}

const NOT =
  /\b(?:do(?:es)?n't|do(?:es)? not|won't|will not|never) (?:pay|cover|insure|protect|include)|\b(?:is|are)(?:n't| not) (?:covered|insured|included|part of)|\bno (?:coverage|cover|insurance) for\b|\bexclud/i
const DECLINED =
  /\b(?:said no(?: thanks| thank you)? to|no thanks to|turned down|declined?|chose not to|left out|opted out of|passed on|decided against|skipped|waived|went without)\b|\b(?:didn't|did not|haven't|have not) (?:pick|choose|add|buy|take|want|chosen|added|bought|taken|picked)/i

const exclusionsIn = ({ text }: Told): Partial<PolicyFields> => {
  const declined = DECLINED.exec(text)
  const isOut = NOT.test(text) || declined !== null
  if (!isOut || /\$\d|\b(?:unless|except|only if|instead)\b/i.test(text)) return {}
  const isCosmetic = /\bcosmetic|\b(?:dents?|marks?|scratch\w*)\b[^.]{0,40}\b(?:look|appearance)/i.test(text)
  // 'You did not take the cosmetic damage exclusion.'
  const isRefused =
    declined !== null && /\b(?:the|a|any) (?:(?:cosmetic|roof|metal|damage|hail) ){0,4}exclusion\W*$/i.test(text)
  if (isCosmetic) return isRefused ? {} : { cosmetic_damage_excluded: true }
  const about = declined ? text.slice(declined.index) : text
  return {
    ...(isPlainMold(about) ? { mold_limit: 0 } : {}),
    ...(/\b(?:water|sewer|drain)s?(?: or \w+)? back(?:s|ed|ing)?[ -]?ups?\b|\bback(?:ing|s|ed)? ?up (?:of|from|through)/i.test(
      about,
    )
      ? { water_backup_limit: 0 }
      : {}),
    ...(isWind(text) ? { wind_hail_excluded: true } : {}),
  }
}

/** 'Mold from long neglect is not covered' leaves other mold in. */
const isPlainMold = (text: string): boolean =>
  /\bmou?ld\b/i.test(text) && !/\bmou?ld (?:that|which|from|caused|you)/i.test(text)

const isWind = (text: string): boolean =>
  /\bwind(?:storm)?\b[^.]{0,20}\bhail\b/i.test(text) && !/\broof|\bfence|\bscreen|\bantenna|\bdeductible/i.test(text)
