import { namesPeril } from '../../../labels/perils.ts'
import { figureGroups } from '../../../prose/told-figures.ts'
import { takeBounds } from '../../../values/bounds.ts'

const BORDER = /[,;(]|[.]\s|\s(?:and|but|while|or)\s/gi

/**
 * '2% for wind and hail and $2,500 for all other perils', 'Wind/hail 2%, all other perils $2,500': each figure with its
 * own peril. Perils stand before their figures where one stands before the first, or none after the last.
 */
export const partsByPeril = (text: string): string[] => {
  const groups = figureGroups(text)
  const [first, last] = [groups[0], groups.at(-1)]
  if (!first || !last || first === last || takeBounds(text).text !== text || isShareOfOne(text)) return [text]
  const isNamedBehind = namesPeril(text.slice(last.end)) || isPerilBehind(text.slice(first.end, groups[1]?.start))
  const isNamedFirst = namesPeril(text.slice(0, first.start)) || !isNamedBehind
  let from = 0
  const borders = groups.slice(1).map(({ start }, index) => {
    const end = groups[index]?.end ?? 0
    const found = [...text.slice(end, start).matchAll(BORDER)]
    const at = (isNamedFirst ? found[0] : found.at(-1))?.index
    return at === undefined ? (isNamedFirst ? end : start) : end + at
  })
  const parting = borders.filter((at) => !SHARE.test(text.slice(at)))
  return [...parting, text.length].map((to) => {
    const part = text.slice(from, to)
    from = to
    return part
  })
}

/** '$4,000 wind/hail. $2,000 all other. $1,000 water.': the last one may be of no peril that is told here. */
const isPerilBehind = (words: string): boolean =>
  !/^\W*(?:except|excluding|other than|unless)\b/i.test(words) &&
  /[,.;()]/.test(words) &&
  namesPeril(words.split(BORDER)[0] ?? '')

/** '$2,560 per loss (1.0% of Coverage A)': the same deductible once more. */
const SHARE = /^\s*\(\s*[\d.]+\s?%(?:\sof\s(?:the\s)?(?:coverage|dwelling)[^()]*)?\)/i

/** '5% of the dwelling limit, $28,750, each named storm': a share and its dollars, and one peril for both. */
const isShareOfOne = (text: string): boolean =>
  /^[^$%]*\d\s?% of (?:the |your )?(?:coverage [a-c]|[a-z ]{4,30}(?:limit|amount|insured|value)?)(?:,| or| =| is|:)?\s\(?\$\s?[\d,]+\d[^$%]*$/i.test(
    text,
  ) && !namesPeril(/^[^$]*/.exec(text)?.[0] ?? '')
