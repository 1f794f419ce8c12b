import { sentencesIn } from '../../geometry/text/sentences.ts'
/* Words that leave open how the home is settled, in a row as in a sentence. Texts without spaces, but for parts of the home. */

/** 'Replacement cost or actual cash value, as the form provides' leaves open which. */
export const EITHER =
  /(?:replacementcost|rcv?)(?:value)?or(?:the)?(?:actualcash|acv)|(?:actualcashvalue|acv)or(?:the)?(?:replacementcost|rcv?)/

/** 'Roof (perils other than windstorm or hail)', 'Roof, all other covered losses', 'loss to the roof by other perils': nothing of wind and hail. */
export const isOfOtherPerils = (text: string): boolean => OTHER_THAN_WIND.test(text) || ALL_OTHER.test(text)
const OTHER_THAN_WIND =
  /\b(?:other than|except(?:ing)?|excluding|not(?: caused)?)(?: for| by| from| loss(?:es)?| the| perils?| of)* (?:wind|hail)/i
const ALL_OTHER =
  /\broof\w*(?: (?:surfac\w+|materials?|cover\w+))?\W+(?:(?:for|by|from|under|after)\W+)?(?:(?:all|any|every) other|other (?:perils|causes))\b/i

/** 'Awnings and outdoor equipment of the dwelling are settled at …' says nothing of the home. */
export const PART_OF_HOME =
  /^[^.;:]{0,60}\b(?:fences?|decks?|awnings?|carpet\w*|antennas?|outdoor|appliances?|screens?|contents of (?!(?:the|your|home|house|dwelling|residence|unit|apartment)\b)|property of others)\b/i

/** 'Roof of other structures', 'Roofs on detached garages' */
export const OTHER_ROOF =
  /\broofs?(?: surfac\w+| coverings?)? (?:of|on|over|for) (?:the |your |any |a )?(?:other |detached |separate |garages?|carports?|barns?|sheds?|porch|patio|outbuildings?)/i

/** 'Functional replacement cost' is neither what is meant by replacement cost nor by actual cash value; a discount for one, and an estimate, are neither. */
export const OF_OTHER_COST =
  /\bfunctional replacement|\b(?:discount|surcharge)s?\b|\breplacement cost (?:value )?estimate/i

/** 'Insured for $300,000, its replacement cost as estimated by our tool': how the limit was found. */
export const FOR_ESTIMATE = /\breplacement cost(?: value)?,? (?:as (?:we )?|which (?:is|was|we) )?estimated\b/i

/** 'Increased building structure protection   40%' raises a limit, and says nothing of how the home is settled. */
export const OF_LIMIT_ALONE = /^(?:increased|enhanced) building structure\b(?!.*\b(?:replacement|reconstruction)\b)/i

/** 'If your dwelling is damaged, we pay …' leaves nothing open. */
export const IS_DAMAGED =
  /^if (?:the |your |any )?(?:dwelling|home|house|residence|roof|contents|belongings|personal property|things|stuff) (?:is|are|gets?) (?:damaged|destroyed|stolen|lost)\b/

/** '… at replacement cost. In other policies of this company it may be by a schedule'; nor how the limit was estimated. */
export const withoutOthers = (words: string): string =>
  sentencesIn(words)
    .filter((sentence) => !/\bother (?:policies|insurers|companies)\b/i.test(sentence) && !FOR_ESTIMATE.test(sentence))
    .join(' ')

/** 'Paid at actual cash value, which is today’s worth' tells at its end what the words before mean. */
export const withoutMeaning = (text: string): string =>
  text.replace(
    /(?<=\b(?:replacement cost|actual cash value)),? (?:which|that) (?:is|means) (?![^.;]*\b(?:options?|optional|add|buy|until|unless|if|when|only|so|not|may|can|was|before|chosen|choice|plans?|years?|last|extra|upgrades?|offered|available|coming|reduced|raised|longer|gold|price|more than)\b)[^.;$%]{3,70}(?=\.?$)/i,
    '',
  )
