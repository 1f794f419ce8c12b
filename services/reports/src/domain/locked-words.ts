/** Stands in the place of a line that names a locked coverage. */
export const HIDDEN = '…'

/** How policies name the locked coverages; 'wind driven rain' and names of people and streets are not meant. */
const MOLD_OR_WATER =
  /\b(mou?lds?|mildew|fung\w*|microb\w*|rot|sewers?|sewage|sumps?|drains?|drainage|seepage|leakage|overflow|water\w*|back[- ]?up)\b/i

/** The same in our own Spanish sentences; an accent ends a word for \b, so these are beginnings of words. */
const MOLD_OR_WATER_ES = /\b(moho|hongo|aguas?\b|drenaje|alcantarilla|desag|cloaca|filtraci|fuga|humedad|reflujo)/i

const FLOOD = /\b(flood|inundaci)/i

export const speaksOfMoldOrWater = (words: string): boolean => MOLD_OR_WATER.test(words) || MOLD_OR_WATER_ES.test(words)

export const speaksOfFlood = (words: string): boolean => FLOOD.test(words)
