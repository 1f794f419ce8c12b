/* Words that leave open how the home is settled, in a row as in a sentence. Texts without spaces, but for parts of the home. */

/** 'Replacement cost or actual cash value, as the form provides' leaves open which. */
export const EITHER =
  /(?:replacementcost|rcv?)(?:value)?or(?:the)?(?:actualcash|acv)|(?:actualcashvalue|acv)or(?:the)?(?:replacementcost|rcv?)/

/** 'Replacement cost unless over 10 years old, then actual cash value', 'Actual cash value if it is over 10 years old': nothing tells which holds. */
export const BY_AGE =
  /(?:unless|if|when)[a-z]{0,30}(?:over|under|older|less|more|within|younger|newer|at)[a-z]{0,12}\d+[a-z]{0,40}(?:actualcash|acv|replacementcost|rcv|schedule)|(?:actualcash|acv|replacementcost|rcv|schedule)[a-z]{0,40}(?:unless|if|when)[a-z]{0,30}\d+years?(?:old|ofage)/

/** 'Awnings and outdoor equipment of the dwelling are settled at …' says nothing of the home. */
export const PART_OF_HOME =
  /^[^.;:]{0,60}\b(?:fences?|decks?|awnings?|carpet\w*|antennas?|outdoor|appliances?|screens?)\b/i

/** 'Functional replacement cost' is neither what is meant by replacement cost nor by actual cash value; a discount for one is neither. */
export const OF_OTHER_COST = /\bfunctional replacement|\b(?:discount|surcharge)s?\b/i
