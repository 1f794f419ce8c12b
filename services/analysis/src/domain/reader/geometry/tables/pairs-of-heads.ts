import type { Cell } from '../cell.ts'

const GIVES = '(?:provides|includes|gives|pays|has)'
const NOUN =
  '(?:your|the|our|this(?=past|last|old)|what|as|how|it|they|reads?|stands?|stood|you|policy|terms?|years?|periods?|amounts?|limits?|values?|coverages?|premiums?)'

/** Two heads of one table that tell by each other which of them is of this policy. */
interface Pair {
  other: RegExp
  own: RegExp
}

const PAIRS: Pair[] = [
  // 'Basic form provides' beside 'Package provides', 'Standard policy' beside 'Your policy', 'Originally issued' beside 'As endorsed'
  {
    other: new RegExp(
      `^(?:the|our)?(?:basic|base|standard|unendorsed|built-?in)(?:form|policy|contract)${GIVES}?$|^(?:form|policy)(?:without|alone)|^without(?:the|this|your|any)?(?:endorsements?|package|option|upgrade|changes?)?$|^(?:as)?(?:originally|first)(?:issued|written)$|^(?:as)?originally$|^as(?:first|originally)?(?:issued|written)$|^original(?:policy|limits?|amounts?)?$`,
    ),
    own: new RegExp(
      `^(?:this|your|the)?(?:policy|package|endorsement|contract|upgrade)(?:${GIVES}|limits?)?$|^(?:your|this)(?:own)?(?:coverage|limits?|protection)$|^with(?:the|this|your)?(?:endorsements?|package|option|upgrade|changes?)?$|^(?:as)?(?:renewed|amended|endorsed|changed|revised)(?:limits?|amounts?)?$`,
    ),
  },
  // 'Your old policy' beside 'Your new policy', 'Past year' beside 'Next year', 'What you had' beside 'What you have now', 'As it was' beside 'As it now reads'
  {
    other: new RegExp(
      `^${NOUN}*(?:old|past|earlier|then|outgoing|original(?:ly)?|existing|previous(?:ly)?|prior|former(?:ly)?|last|expir(?:ing|ed)|was|were|stood|had|before|changedfrom|(?:until|upto)now)${NOUN}*$`,
    ),
    own: new RegExp(
      `^${NOUN}*(?:new|next|coming|upcoming|incoming|amended|changed(?:to)?|revised|renew(?:al|ed|ing)|this|present|current(?:ly)?|have|(?:have)?now|(?<=what|as|it|they)(?:is|are)|after|fromnow(?:on)?)${NOUN}*$`,
    ),
  },
  // 'Average home in your county', 'Homes like yours', 'We recommend', 'Standard limit' beside 'You', 'Your limit'
  {
    other:
      /recommend|suggest|^others(?!tuff|truct|torage)|average|typical|median|similar|comparable|likeyours|neighbou?rs|^(?:standard|basic)(?:limits?|amounts?|coverages?)?$|^(?:most|other)(?:homes|houses|homeowners)|^(?:homes|houses)(?:in|near)/,
    own: /^(?:(?:what)?you(?:have)?|yours|selected|chosen|(?:your|this)?(?:current)(?:policy|coverages?|limits?|amounts?)?|(?:your|this)(?:own)?(?:home|house|property|policy|coverages?|limits?|amounts?|figures?))$/,
  },
]

/** A sentence heads no column. */
const LONGEST = 36

const isOther = ({ other }: Pair, { key }: Cell): boolean => key.length < LONGEST && other.test(key)

/** Whether a head may have such a counterpart. */
export const mayBePaired = (cell: Cell): boolean => PAIRS.some((pair) => isOther(pair, cell) || pair.own.test(cell.key))

/** Whether another head of the line tells that this one is of another time, form or home. */
export const isBesideOwn = (cell: Cell, line: Cell[]): boolean =>
  PAIRS.some((pair) => isOther(pair, cell) && line.some(({ key }) => pair.own.test(key)))

export const isOwn = ({ key }: Cell, line: Cell[]): boolean =>
  PAIRS.some((pair) => pair.own.test(key) && line.some((cell) => isOther(pair, cell)))
