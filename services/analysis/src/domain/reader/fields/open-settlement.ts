/* Words that leave open how the home is settled, in a row as in a sentence. Texts without spaces, but for parts of the home. */

/** 'Replacement cost or actual cash value, as the form provides' leaves open which. */
export const EITHER =
  /(?:replacementcost|rcv?)(?:value)?or(?:the)?(?:actualcash|acv)|(?:actualcashvalue|acv)or(?:the)?(?:replacementcost|rcv?)/

/** 'Replacement cost unless over 10 years old, then actual cash value', 'Actual cash value if it is over 10 years old': nothing tells which holds. */
const BY_AGE =
  /(?:unless|if|when)[a-z]{0,30}(?:over|under|older|less|more|within|younger|newer|at)[a-z]{0,12}\d+[a-z]{0,40}(?:actualcash|acv|replacementcost|rcv|schedule)|(?:actualcash|acv|replacementcost|rcv|schedule)[a-z]{0,40}(?:unless|if|when)[a-z]{0,30}\d+years?(?:old|ofage)/

/** 'Replacement cost until the roof is 10 years old', 'for roofs up to 10 years old replacement cost' */
const UNTIL_AGE =
  /(?:until|once|after|upto|lessthan|under|over|through|within|forthefirst|reaches|turns)[a-z]{0,30}\d+years?[a-z]{0,60}(?:actualcash|acv|replacementcost|rcv|schedule)/

/** Whether the age of the roof decides. Text without spaces. */
export const isByAge = (key: string): boolean => BY_AGE.test(key) || UNTIL_AGE.test(key)

const IN_THIS_PERIOD =
  /\b(?:(?:for|in|during|throughout) (?:this|the (?:current|present|coming)|your current) (?:(?:policy|renewal|premium) )?(?:period|term|year|renewal)|this (?:(?:policy|renewal) )?(?:period|term|year)(?=\s?[:,–—-])|currently|at present)\b/i

/** 'Replacement cost until year 10. For this policy period: actual cash value.': the sentence that says what holds; null where none does. */
export const saidOfThisPeriod = (text: string): string | null =>
  text.split(/(?<=[a-z)][.;])\s+/i).findLast((sentence) => IN_THIS_PERIOD.test(sentence)) ?? null

/** 'Roof (perils other than windstorm or hail)', 'Roof, all other covered losses': nothing of wind and hail. */
export const isOfOtherPerils = (text: string): boolean => OTHER_THAN_WIND.test(text) || ALL_OTHER.test(text)
const OTHER_THAN_WIND =
  /\b(?:other than|except(?:ing)?|excluding|not(?: caused)?)(?: for| by| from| loss(?:es)?| the| perils?| of)* (?:wind|hail)/i
const ALL_OTHER =
  /\broof\w*(?: (?:surfac\w+|materials?|cover\w+))?\W+(?:(?:for|by|from|under|after)\W+)?(?:all|any|every) other\b/i

/** 'Awnings and outdoor equipment of the dwelling are settled at …' says nothing of the home. */
export const PART_OF_HOME =
  /^[^.;:]{0,60}\b(?:fences?|decks?|awnings?|carpet\w*|antennas?|outdoor|appliances?|screens?)\b/i

/** 'Functional replacement cost' is neither what is meant by replacement cost nor by actual cash value; a discount for one is neither. */
export const OF_OTHER_COST = /\bfunctional replacement|\b(?:discount|surcharge)s?\b/i
