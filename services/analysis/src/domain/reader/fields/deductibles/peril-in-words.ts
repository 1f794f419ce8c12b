import { isOfAllOther, stormIn } from '../../labels/perils.ts'

export type Peril = 'wind_hail' | 'hurricane' | 'all_perils'

const EVERY_LOSS =
  /\b(?:every|all|any(?: one)?|each(?: and every)?) (?:covered |insured |property |section (?:i|1) )*loss(?:es)?\b(?!(?: (?:covered |insured )?under section (?:i|1))? ?(?:by|from|caused|due|resulting|arising|(?:in|with) respect))|\bfor everything\b(?! (?:else|other|but|except|apart))|\bwhatever (?:the |its )?(?:cause|peril)\b/i

/** 'Each loss from any covered peril, windstorm and hail included', 'all covered causes of loss, including hail' */
const EVERY_PERIL =
  /\b(?:every|all|any(?: one)?|each(?: and every)?) (?:\w+ ){0,2}(?:perils?|causes?|loss(?:es)?|claims?)\b|\bsection (?:i|1) (?:property )?(?:loss(?:es)?|perils|claims)\b/i
const STORMS_TOO =
  /\b(?:including|even)\b(?:\W+(?:those|that|loss(?:es)?|damage|caused|by|from|of|the)){0,4}\W+(?:wind|hail|hurricane|named)|\b(?:wind(?:storm)?s?|hail|hurricanes?|named storms?)(?:\W+(?:loss(?:es)?|claims?|damage|is|are))*\W+(?:included|as well|too|alike|among them|with it)\b/i

/** One deductible for all that happens, in which the storms are named only to say so. */
export const isOfEverything = (text: string): boolean => EVERY_PERIL.test(text) && STORMS_TOO.test(text)

/** The peril whose deductible words tell; where none is named, that of everything. */
export const perilIn = (text: string): Peril | null => {
  if (isOfAllOther(text) || EVERY_LOSS.test(text) || isOfEverything(text)) return 'all_perils'
  const storm = stormIn(text)
  if (storm) return storm
  return /(?:every|all|any|each|a) (?:covered |insured |flood )?(?:loss|losses|perils|claim|event)|\b(?:each|every|any|per|a) flood\b|part of (?:the|a) loss (?:to (?:the |your |covered )*property )?(?:over|above|that exceeds)|\bsomething covered happens|\bloss(?:es)? (?:covered |insured )?under section (?:i|1)\b|\bsection (?:i|1) (?:property )?loss(?:es)?\b|\bcovered (?:loss|damage) happens|your (?:policy )?deductible is|\byou have (?:just |only )?(?:one|a single) deductible(?: of|,|:)? \$?\d|\b(?:an?|the|your) (?:policy|base|basic|standard) deductible\b|\byou (?:have )?(?:chose|chosen|picked|selected) an? \$?[\d,]+ deductible\.?$/i.test(
    text,
  ) && !/assessment|water|sewer|theft|earthquake|jewel|equipment|service line|identity|refrigerat|spoil/i.test(text)
    ? 'all_perils'
    : null
}
