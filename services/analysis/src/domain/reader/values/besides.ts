/** What is insured besides the home and what the lettered coverages name, with a limit or a deductible of its own. */
export const BESIDES =
  /\b(?:theft|glass|water|freez\w+|jewel\w*|furs?|fine arts?|silver\w*|valuables?|articles|schedul\w*|collecti\w*|equipment|service lines?|identity|fraud|cyber|earthquake|flood|golf|pianos?|instruments?|firearms?|guns|boats?|watercraft|trailers?|tractors?|motorcycles?|computers?|assessments?|refrigerat\w*|fences?|trees|pools?|solar|business|umbrella|pets?|dogs?|canine|animals?|roof\w*)\b/i

/** What has a lender of its own, and its mark in what is said of a home's. */
export const FINANCED =
  /\b(?:pianos?|instruments?|jewel\w*|furs?|fine arts?|collections?|equipment|firearms?|golf|carts?|boats?|watercraft|trailers?|tractors?|motorcycles?|cars?|autos?|vehicles?|solar)\b/i

/** 'Water damage is excluded', 'Cosmetic roof damage exclusion': what is not insured has no deductible, and heads nothing. */
export const isNotInsured = (text: string): boolean =>
  /\b(?:exclu(?:ded|sion)(?: applies)?|not (?:covered|insured|included|purchased))\W*$/i.test(text)

/** 'Two story frame dwelling, tenant occupied, roof of metal' says what the home is like. */
export const isBesidesHome = (heading: string): boolean => BESIDES.test(heading.replace(OF_HOME, '$1'))
const OF_HOME = /^([^,]*\b(?:dwelling|house|home|residence)\b[^,]*),.*$/i
