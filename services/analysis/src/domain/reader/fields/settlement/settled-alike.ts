import type { Cell } from '../../geometry/cell.ts'
import { sentencesIn } from '../../geometry/text/sentences.ts'
import type { Statement } from '../../geometry/text/statements.ts'
import type { Settled } from './said-settlement.ts'
import { type Token, tokensOf } from './settlement-sentences.ts'

/** One thing that is settled as another is. */
interface Alike {
  field: Settled
  as: Settled
  cells: Cell[]
}

const LIKE =
  /\b(?:(?:(?:in|on|by|under) the same (?:(?:loss[- ])?(?:settlement|valuation) |(?:replacement[- ]cost|cost[- ]new|actual cash value) )?|(?:valued|settled|paid) the same )(?:way|manner|basis|terms) (?:as|that)|(?:the )?same (?:basis )?as|just like|as (?:is|are)|follows?)\b/

const LONGEST = 160

/** 'Roof   Same as house' may tell its year, its deductible or what it is made of. */
const OF_LOSSES = /\b(?:loss(?:es)?|settle\w*|paid|pays?|payments?|valu\w+|adjusted|reimburs\w+|basis)\b/

/** 'Roof surfacing damaged by wind or hail is settled in the same way as the dwelling', 'Roof loss settlement   Same as dwelling'. */
export const settledAlike = (said: Statement[]): Alike[] =>
  said.flatMap(({ text, cells }) =>
    sentencesIn(text).flatMap((sentence) => {
      const alike = sentence.length < LONGEST ? alikeIn(sentence.toLowerCase()) : null
      return alike ? [{ ...alike, cells }] : []
    }),
  )

const alikeIn = (text: string): Omit<Alike, 'cells'> | null => {
  const like = LIKE.exec(text)
  if (
    !like ||
    !OF_LOSSES.test(text) ||
    /\bdeductibles?\b|\bpremiums?\b|\b(?:handled|inspected|reported|billed)\b|\bnot\b|\bexcept\b|\bunless\b|\bif\b/.test(
      text,
    )
  )
    return null
  const tokens = tokensOf(text)
  const [before, after] = [
    tokens.filter(({ at }) => at < like.index),
    tokens.filter(({ at }) => at >= like.index + like[0].length),
  ]
  const [thing, other] = [onlyThing(before), onlyThing(after)]
  return thing && other && thing !== other ? { field: thing, as: other } : null
}

const onlyThing = (tokens: Token[]): Settled | null => {
  const [first, ...more] = tokens
  return first?.kind === 'thing' && more.length === 0 ? first.of : null
}
