import type { Cell } from '../../../geometry/cell.ts'
import type { LabelMatch } from '../../../labels/label.ts'
import { isOfAllOther, namesPeril, stormIn } from '../../../labels/perils.ts'
import { partsByPeril } from '../rows/parts-by-peril.ts'

/** 'Your deductible is 2% for wind and hail and …': words that name no peril, and a figure that is one's. */
export const isOfNamedPeril = ({ text }: Cell, { rest }: LabelMatch): boolean =>
  !namesPeril(text.slice(0, rest ? Math.max(text.indexOf(rest), 0) : undefined)) &&
  (/\d.*\b(?:for|applies to|apply to)\b/.test(rest)
    ? stormIn(partsByPeril(text)[0] ?? '') !== null
    : !SHARE_BEHIND_BUT.test(rest) && namesStormFirst(rest))

/** 'All loss|es but wind and hail (1% of A)': where the dollars beside it come to that share it is of all but the storm. */
export const SHARE_BEHIND_BUT =
  /^(?:es|s)?\s?but (?:not )?(?:(?:for|by) )?(?:(?:wind(?:storm)?|hail|and|or)[ /]*){1,4}\(\d[\d.]*\s?%[^()]*\)$/i

/** 'Deductible per loss: windstorm or hail $6,660, other perils $3,330'; not '(all perils except windstorm or hail), 1%' */
const namesStormFirst = (rest: string): boolean => {
  const before = /^[^\d$]*(?=\$?\d)/.exec(rest.replace(AND_ALSO, ''))?.[0] ?? ''
  return (
    stormIn(before) !== null &&
    !isOfAllOther(before) &&
    !namesPeril(before.replace(/\b(?:wind|hail|hurricane|named|tropical)\w*/gi, ''))
  )
}

/** 'All perils, including wind and hail: $2,680', 'All loss|es, including hail': one deductible for all of them. */
const AND_ALSO =
  /^(?:es)?\W*(?:(?:all|any) )?(?:includ(?:ing|es?)|incl\.?|also|even|inclusive of|as well as|and also)\b(?=[^:\d$]*\b(?:wind|hail|hurricane|named|tropical))[^:\d$]*/i
