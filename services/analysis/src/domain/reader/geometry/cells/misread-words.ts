import type { TextItem } from '../page-text.ts'

/** Letters that a recogniser takes for each other in a faint or speckled picture. */
const ALIKE = ['iltfj1!|', 'ceo', 'nur', 'hb', 'vy', 'gq9', 's5']

/** Long words of labels, none of which becomes another word by one such letter ('premises' and 'promises' would, and 'hail' and 'hall'). */
const WORDS =
  'liability personal dwelling structures coverage coverages deductible deductibles windstorm hurricane premium policy limit limits medical payments ordinance mortgagee insured effective expiration replacement occurrence perils annual'.split(
    ' ',
  )

const oneLetterOff = (word: string): string[] =>
  [...word].flatMap((letter, at) => {
    const others = ALIKE.find((alike) => alike.includes(letter))?.replace(letter, '')
    return others ? [`${word.slice(0, at)}[${others}]${word.slice(at + 1)}`] : []
  })

const MISREAD = new RegExp(
  `(?<![A-Za-z])(?:${WORDS.map((word) => `(${oneLetterOff(word).join('|')})`).join('|')})(?![A-Za-z])|(?<=\\bpersonal )(properly)\\b`,
  'gi',
)

/** 'HO 04:90', whose second space is a speck. */
const CODE = /^([A-Z]{2,3} \d\d)[.:·,](\d\d)(?=$|\s)/

/** '$.100,000', whose point is a speck: no cents have a comma. */
const SPECK_BEHIND_SIGN = /(?<=\$)[.:·](?=\d{1,3}(?:,\d{3})+(?![\d,]))/g

/** What was recognised in a picture, with the words of labels as they are spelled: 'Personal tiability'. */
export const asMeant = (item: TextItem): TextItem => {
  if (item.confidence === undefined) return item
  const text = item.text
    .replace(CODE, '$1 $2')
    .replace(SPECK_BEHIND_SIGN, '')
    .replace(MISREAD, (seen: string, ...found) => inCaseOf(seen, wordAt(found)))
  return text === item.text ? item : { ...item, text }
}

const wordAt = (found: unknown[]): string => {
  const at = found.findIndex((part) => typeof part === 'string')
  return WORDS[at] ?? 'property'
}

/** 'POLlCY' is in capitals but for the letter that was misread. */
const inCaseOf = (seen: string, word: string): string => {
  if (/[A-Z]{2}/.test(seen)) return word.toUpperCase()
  return /^[A-Z]/.test(seen) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
