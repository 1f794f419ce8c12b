import type { Page } from '../../geometry/layout.ts'
import type { Sentence } from '../../geometry/text/sentences.ts'
import { toldSentences } from '../../prose/told-sentences.ts'

const YOURS =
  /^Yours (?=(?:was|has been) (?:put on|installed|laid|replaced|renewed) in (?:19|20)\d\d\b(?!,? (?:in part\b|part(?:ly|ially)\b)))/
/** How old it may be is said of the roof itself, 'When a roof turns 15 years old', 'how old your roof is': 'a new deck under the roof' is another thing. */
const OF_ROOF =
  /(?<!\b(?:under|beneath|below|on|of|or|and) )\b(?:a|any|the|every|your) (?:\w+ )?roof\b[^.,]{0,50} (?:(?:that|which|it) (?:is|was|has)|is|less|not|no|over|under|up to|newer|older|younger|turns|of \d+)\b[^.]*\b(?:years?|old)\b|\b(?:age of|how old|older) (?:a|any|the|every|your) roof\b|\broofs? lasts?\b/i
/** 'If the roof or the water heater is old, we pay less. Yours was installed in 2019.' */
const OF_MORE =
  /\b(?:heaters?|furnaces?|hvac|air condition\w*|wiring|plumbing|panels?|boilers?|siding|windows?|gutters?|fences?|garages?|sheds?|barns?|carports?|pools?|solar|skylights?|alarms?|systems?|porch\w*|patios?|neighbou?r\w*)\b/i

/** 'We replace a roof that is less than 15 years old. Yours was installed in 2019.': the sentence with the word that it stands for. */
export const roofsSaidAsYours = (page: Page): Sentence[] =>
  toldSentences(page).flatMap(({ text, before, cells }) =>
    YOURS.test(text) && OF_ROOF.test(before) && !OF_MORE.test(before)
      ? [{ text: text.replace(YOURS, 'Roof '), cells }]
      : [],
  )
