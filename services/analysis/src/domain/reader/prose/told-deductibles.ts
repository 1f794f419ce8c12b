import type { Deductible, PolicyFields } from '../../policy-fields.ts'
import type { Cell } from '../geometry/cell.ts'
import { isOfAllOther, stormIn } from '../labels/perils.ts'
import { type ToldFigure, toldFigures } from './told-figures.ts'
import type { Told } from './told-sentences.ts'
import { isSupposed } from './told-topics.ts'

type Peril = keyof PolicyFields['deductibles']

export interface ToldDeductible {
  peril: Peril
  value: Deductible
  cells: Cell[]
}

/** The deductible in the words of people. */
const OWN_PART =
  /\bdeductibles?\b|\byour (?:part|share)\b|\b(?:pay|cover|take|bear|handle|absorb|is on you|yours) (?:for )?the first\b|\bthe first \$[\d,]+ (?:is|are) (?:yours|on you)|\bbefore we (?:pay|step in|start)|\b(?:we|(?:it|the (?:company|association|exchange|society|insurer)) (?:will|shall)|(?:there )?(?:will|shall) be) (?:subtract|deduct|hold back|keep back)(?:ed)?\b|\byou(?:'ll)? (?:pay|cover) \$?[\d.,]+%?(?: percent)? (?:first|yourself)|\bout of (?:your own )?pocket/i
/** Deductibles of single coverages, and of others; a mutual may call itself 'the Association'. */
const NARROW =
  /\bequipment|\bservice line|\butility line|\bidentity|\bcyber|\bscheduled?\b|\bearthquake|\bsewer|\bback(?:s|ed)?[ -]?up|\bglass\b|\bliability|\bown \$|\bassociation(?! (?:will|shall) (?:deduct|subtract|hold|keep))|\bneighbor|\bflood|\bjewel|\bmold|\bwater (?:damage|leak)|\bfreez|\bfoundation|\bmonth/i

/** The three deductibles, where sentences state them. Two that differ for one peril state neither. */
export const toldDeductibles = (sentences: Told[], limit: number | null): ToldDeductible[] => {
  const found = sentences
    .filter(
      (told) =>
        told.text.length < 500 &&
        !isSupposed(told.text) &&
        !/\bassessments?\b/i.test(told.text) &&
        speaksOfOwnPart(told),
    )
    .flatMap((told) => toldFigures(told).flatMap((figure) => deductibleOf(figure, limit)))
  return found.filter(
    ({ peril, value }) => !found.some((other) => other.peril === peril && other.value.amount !== value.amount),
  )
}

/** 'For everything else, it's $2,500.' follows a sentence, or stands under a heading, that speaks of the deductible. */
const speaksOfOwnPart = ({ text, before, heading }: Told): boolean =>
  OWN_PART.test(text) ||
  ((OWN_PART.test(before) || OWN_PART.test(heading)) && /\b(?:it|that|this)(?:'s| is)\b|^for\b/i.test(text))

const deductibleOf = (
  { words, dollars, percent, isAlone, told }: ToldFigure,
  limit: number | null,
): ToldDeductible[] => {
  const peril = NARROW.test(words) ? null : (perilIn(words) ?? (isAlone && isPlain(told.text) ? 'all_perils' : null))
  const value = peril && deductibleIn({ dollars, percent, limit, words })
  return peril && value ? [{ peril, value, cells: told.cells }] : []
}

const EXCEPT =
  /[(,]?\s?\b(?:except|excluding|other than|unless|besides|apart from|but not)\b[^.$%]*$|\b(?:except|other than|unless|besides|apart from)\b[^.$%,;]*(?=,)|\bnot (?:caused )?by (?:wind|hail|hurricane)[^.$%,;]*/i

const perilIn = (words: string): Peril | null => {
  if (isOfAllOther(words)) return 'all_perils'
  const own = words.replace(EXCEPT, '')
  const storm = stormIn(own)
  if (storm) return storm
  return /\b(?:any|every|each|all|most|a|the) (?:covered |insured )?(?:property )?(?:loss(?:es)?|claims?|damage)\b/i.test(
    own,
  )
    ? 'all_perils'
    : null
}

/** 'Your deductible is $2,500.' */
const isPlain = (text: string): boolean =>
  /^(?:your|the|our) (?:policy )?(?:deductible|part|share)(?: of (?:a|any|each|the) loss)? is (?:the first )?\$[\d,]+\.?$/i.test(
    text,
  )

const deductibleIn = ({
  dollars,
  percent,
  limit,
  words,
}: {
  dollars: number | null
  percent: number | null
  limit: number | null
  words: string
}): Deductible | null => {
  if ((percent ?? 1) > 25 || (dollars ?? 100) < 100) return null
  if (percent === null) return dollars === null ? null : { amount: dollars, percentage: null, stated: 'amount' }
  if (
    limit === null ||
    /\bbelongings|\bcontents|\bpersonal property|\bcoverages? (?:[B-F]\b|A (?:and|plus|\+))|\bof (?:the|your|a) (?:loss|claim)/i.test(
      words,
    )
  )
    return null
  const computed = Math.round(limit * percent) / 100
  if (dollars === null) return { amount: computed, percentage: percent, stated: 'percentage' }
  return Math.abs(computed - dollars) <= 1.01 ? { amount: dollars, percentage: percent, stated: 'both' } : null
}
