import { namesPeril } from '../labels/perils.ts'
import type { Told } from './told-sentences.ts'

/** One figure of a sentence, with the words that are said of it alone. */
export interface ToldFigure {
  dollars: number | null
  percent: number | null
  /** Its part of the sentence. */
  words: string
  isAlone: boolean
  told: Told
}

const FIGURE =
  /\$\s?(\d[\d,]*(?:\.\d\d)?)(?![\d,]*\d)( million\b)?|(?<![\d.])(\d{1,3}(?:\.\d+)?)\s?(?:%|percent\b|per cent\b)/gi
/** '…, up from $410,000', '(last year $400,000)': not what holds now. */
export const EARLIER =
  /[,(]?\s?(?:\b(?:up|down|increased|raised|lowered|changed)\sfrom\b|\bcompared\s(?:with|to)\b|\b(?:last year|before|previously|formerly)\b(?: it was| we paid|:)?|\binstead of|\brather than|\bit was)\s(?:last year's )?\$[\d,.]*\d(?: last year| before)?\)?/gi

/**
 * 'Wind or hail: 2% of your dwelling amount, so $8,760 today': a percentage and dollars that are said of one thing are
 * one figure. What stands between two figures belongs to the first one up to a comma, 'and' or 'but'.
 */
export const toldFigures = (told: Told): ToldFigure[] => {
  const text = told.text.replace(EARLIER, '')
  const groups = figureGroups(text)
  let from = 0
  return groups.map((group, index) => {
    const next = groups[index + 1]
    const to = next ? group.end + borderIn(text.slice(group.end, next.start)) : text.length
    const words = text.slice(from, to).trim()
    from = to
    return { dollars: group.dollars, percent: group.percent, words, isAlone: groups.length === 1, told }
  })
}

interface PlacedGroup extends Group {
  start: number
  end: number
}

/** The figures of a text, and where each stands: a percentage and the dollars that it comes to are one. */
export const figureGroups = (text: string): PlacedGroup[] => {
  const groups: PlacedGroup[] = []
  for (const match of text.matchAll(FIGURE)) {
    const dollars = match[1] ? Number(match[1].replaceAll(',', '')) * (match[2] ? 1e6 : 1) : null
    const percent = match[3] ? Number(match[3]) : null
    const figure = { start: match.index, end: match.index + match[0].length, dollars, percent }
    const last = groups.at(-1)
    if (last && isSameThing(last, figure, text.slice(last.end, figure.start)))
      Object.assign(last, { end: figure.end, dollars: last.dollars ?? dollars, percent: last.percent ?? percent })
    else groups.push(figure)
  }
  return groups
}

interface Group {
  dollars: number | null
  percent: number | null
}

const isSameThing = (one: Group, other: Group, between: string): boolean =>
  (one.dollars === null) !== (other.dollars === null) &&
  (one.percent === null) !== (other.percent === null) &&
  between.length < 70 &&
  !namesPeril(between) &&
  (/^[^,;.]{0,50}[,(–—=-]?\s?(?:\(|so|or|being|which (?:today |now |currently )?is|that is|that's|that comes to|equal to|today|now|currently|i\.e\.|meaning|=|at|is|works out to|comes to)\s?(?:today |now |about )?\(?$/i.test(
    between,
  ) ||
    /^\)?[ ,(–—-]*(?:\(|which is |that is |that's |or )?(?:the equivalent of )?$/i.test(between)) &&
  !/\b(?:for|if|when|but|while)\b/i.test(between.replace(/\bfor (?:the|your) (?:dwelling|home|house)\b/i, ''))

const borderIn = (between: string): number => {
  // '$5,000 if a sewer or drain backs up, and up to $3,000 if …': the comma parts the figures, 'or' the drains.
  const or = /^[^,;.!?]*\sor\s[^,;.!?]*(?=,\s(?:and|but|plus)\s)/i.exec(between)
  if (or) return or[0].length
  const at = between.search(/[,;]|[.!?]\s|\s(?:and|but|while|plus|or|except)\s/i)
  return at < 0 ? between.length : at
}
