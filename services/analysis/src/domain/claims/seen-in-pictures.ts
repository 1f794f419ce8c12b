import type { PolicyReading } from '../policy-fields.ts'
import type { PageText } from '../reader/geometry/page-text.ts'
import type { Claim } from './claim-fields.ts'

/** Nothing bears it out: a person has to look. */
const CONFIDENCE = 0.3

/** Figures alone: whatever else stands in a picture is a stranger's words, which a report does not repeat. */
const FIGURE = /^(?=.*\d)[\d$.,%()/ -]+$/

/**
 * What a model says to see on pages that nobody else could read. There is no text to check it against, so it becomes no
 * value: the report names it as uncertain, with the page.
 */
export function seenInPictures(reading: PolicyReading, claims: Claim[], pages: PageText[]): PolicyReading {
  const unread = new Map(pages.filter(({ isUnread }) => isUnread).map((page) => [page.number, page]))
  const told = new Set([...Object.keys(reading.evidence), ...(reading.uncertain ?? []).map(({ path }) => path)])
  const seen = claims.flatMap(({ field, page: number, printed }) => {
    const page = unread.get(number)
    if (!page || told.has(field) || !FIGURE.test(printed)) return []
    told.add(field)
    const box: [number, number, number, number] = [0, 0, page.width, page.height]
    return [{ path: field, seems: printed, page: number, box, confidence: CONFIDENCE }]
  })
  return seen.length === 0 ? reading : { ...reading, uncertain: [...(reading.uncertain ?? []), ...seen] }
}
