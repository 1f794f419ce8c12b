/** 'All other perils', 'anything else', 'other covered losses', 'other than wind or hail', 'all perils except hail' */
const ALL_OTHER =
  /\bAOP\b|\b(?:all|any|every|most) other\b|\b(?:every|any)thing else\b|\bnon-?\s?(?:hurricane|wind(?:storm)?|named storm)\b|\bother than (?:wind|hail|named|(?:a )?hurricane)|\bother (?:covered |insured )?(?:perils?|loss(?:es)?|causes?|damage|kinds?)\b|\b(?:all|any|every) (?:covered |insured )?(?:perils?|loss(?:es)?|causes?)(?: of loss)?,? (?:except|excluding|but not)\b/i
const NAMED_STORM = /\bnamed (?:wind)?storm|\bNS\b/i
const WIND_OR_HAIL =
  /\bconvective storms?\b|\bwind(?:storms?)?\b(?!\s?(?:and|or)?\s?water)|\bhail(?:storms?)?\b|\bW\s?[/&]?\s?H\b/i
const HURRICANE = /\bhurricanes?\b|\btropical\b/i

export const isOfAllOther = (words: string): boolean => ALL_OTHER.test(words)

export const namesPeril = (words: string): boolean => isOfAllOther(words) || stormIn(words) !== null

/** The storm whose deductible words name. A list such as 'windstorm, hurricane or hail' is the deductible of wind and hail. */
export const stormIn = (words: string): 'wind_hail' | 'hurricane' | null => {
  const isNamed = NAMED_STORM.test(words)
  if (WIND_OR_HAIL.test(words) && !isNamed) return 'wind_hail'
  return isNamed || HURRICANE.test(words) ? 'hurricane' : null
}

/** 'Windstorm or hail, other than a Named Storm (2% of Coverage A)', 'Windstorm or hail (other than hurricane) deductible' */
export const OTHER_STORM =
  /\s\((?:except|excluding|other than|but not|not)\s(?:for\s)?(?:an?\s|the\s)?(?:named|hurricane|tropical)[^()$%]*\)|,? \b(?:except|excluding|other than|outside(?: of)?|but not|not)\s(?:for\s)?(?:an?\s|the\s)?(?:named|hurricane|tropical)[^.$%(]*/i
