import { type Label, label } from './label.ts'

/** Of a storm that is said to be wind and hail behind the word; 'Storm deductible' alone may be that of a named one. */
const WIND_OR_HAIL =
  '(?:wind(?:storm)?(?:and|or)?(?:hurricane|tornado(?:es)?)?(?:and|or)?hail|hail(?:and|or)?wind(?:storm)?)'

export const WIND_HAIL_IN_OTHER_WORDS: Label[] = [
  // Texas forms call it 'Deductible Clause 1'.
  label(/^(?:deductible)?clause1$/, 0.6),
  label(/^(?:severe)?convective(?:storms?|winds?)(?:$|windorhail|deductible(?=$|\d))/, 0.9),
  // 'Storm deductible (wind, hail)'
  label(
    new RegExp(`^(?:convective|severe)?storms?(?:loss(?:es)?)?deductibles?(?:for|of|by)?${WIND_OR_HAIL}(?=$|\\d)`),
    0.9,
  ),
]

export const ALL_PERILS_IN_OTHER_WORDS: Label[] = [
  label(/^lossescoveredundersectioniaresubjecttoa(?:deductibleof|$)/, 0.6),
  label(/^deductible(?:amount)?(?:is|of|whateverthe(?:cause|peril)(?:ofloss)?)?(?=$|\d)/, 0.5),
  label(/^(?:deductible)?clause2$/, 0.6),
  // 'Other insured causes'
  label(/^(?:all|any|every)?other(?:covered|insured)(?:causes?(?:ofloss)?|events?)$/, 0.9),
  // 'Any one flood, items 1 to 3 together' below 'Retained by you'
  label(
    /^(?:any|each|every)(?:one|and|single)*flood(?:loss|event|occurrence)?(?:allitems|items?\d(?:\d|and|to|through)*)(?:together|combined)?$/,
    0.7,
  ),
  // 'Deductible, items 1, 2 and 3'
  label(/^deductible(?:for|of|on|to)?(?:all|each|every)?items?(?:and|to|through)*\d(?:\d|and|to|through)*$/, 0.5),
]
