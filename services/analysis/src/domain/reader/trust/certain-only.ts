import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { FieldEvidence, PolicyReading } from '../../policy-fields.ts'
import type { PageText, TextItem } from '../page-text.ts'
import { confirmedAmounts } from './confirmed-amounts.ts'

/** A recogniser that is surer than this of every word of a value is nearly always right. */
const LEAST_SURE = 0.6
/** An amount that others on the page confirm may be less sure by itself. */
const LEAST_CONFIRMED = 0.35
/** Even a clear picture is not the text itself. */
const OF_A_PICTURE = 0.9

/**
 * Says of values that were recognised in a picture how they were found and how sure that is; their places are brought back
 * to the page as it lies. What is not certain loses its evidence, and with it its value: no answer rather than a guess.
 */
export const certainOnly = (reading: PolicyReading, pages: PageText[]): PolicyReading => {
  const pictures = new Map(pages.filter((page) => page.toPage).map((page) => [page.number, page]))
  const confirmed = confirmedAmounts(reading.fields)
  const judged = Object.entries(reading.evidence).map(([path, found]) => {
    const page = pictures.get(found.page)
    return [path, page ? judge(found, page, confirmed.has(path)) : found] as const
  })
  const certain = Object.fromEntries(judged.filter((entry): entry is [string, Evidence] => entry[1] !== null))
  const lostDwelling = reading.evidence.coverage_a_dwelling && !certain.coverage_a_dwelling
  const evidence = lostDwelling ? withoutComputed(certain) : certain
  const isComplete = Object.keys(evidence).length === judged.length
  const warnings = [...reading.warnings, ...pageWarnings(pages), ...(isComplete ? [] : [UNCERTAIN])]
  return { ...reading, evidence, warnings }
}

/** null: not certain. */
const judge = (found: Evidence, page: PageText, isConfirmed: boolean): Evidence | null => {
  const sure = sureness(page, found)
  if (sure === null) return found
  if (sure < (isConfirmed ? LEAST_CONFIRMED : LEAST_SURE)) return null
  return seenInPicture(found, page, isConfirmed ? Math.max(sure, 0.9) : sure)
}

/** What is computed from a dwelling limit that is not certain is not certain either. */
const withoutComputed = (evidence: FieldEvidence): FieldEvidence =>
  Object.fromEntries(Object.entries(evidence).filter(([, { method, found }]) => method !== 'derived' || !found))

const UNCERTAIN = {
  code: 'uncertain-picture',
  message:
    'Some figures of this policy we could not read with certainty. The report leaves them out: please look at the pages yourself.',
}

/** Of the figures, where the value has some. null where nothing of it stands in the picture: part of its page is text of the file. */
const sureness = (page: PageText, { box: [left, top, right, bottom] }: Evidence): number | null => {
  const isWithin = ({ x, y, width, size }: TextItem): boolean =>
    x + width / 2 > left && x + width / 2 < right && y - 0.4 * size > top && y - 0.4 * size < bottom
  const words = page.items.filter(isWithin)
  const figures = words.filter(({ text }) => /\d/.test(text))
  const seen = (figures.length > 0 ? figures : words).flatMap(({ confidence = [] }) => confidence)
  return seen.length === 0 ? null : Math.min(...seen)
}

const seenInPicture = (found: Evidence, { toPage = [] }: PageText, sure: number): Evidence => ({
  ...found,
  box: mapBox(toPage, found.box),
  confidence: Math.round(found.confidence * sure * OF_A_PICTURE * 100) / 100,
  found: 'ocr',
})

const mapBox = (toPage: number[], [left, top, right, bottom]: Evidence['box']): Evidence['box'] => {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = toPage
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => {
    const w = g * x + h * y + i
    return [(a * x + b * y + c) / w, (d * x + e * y + f) / w] as const
  })
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const edges = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  return edges.map((edge) => Math.round(edge * 10) / 10) as Evidence['box']
}

const pageWarnings = (pages: PageText[]): PolicyReading['warnings'] => {
  const unread = pages.filter(({ isUnread }) => isUnread).map(({ number }) => number)
  const hidden = pages.some(({ hasHiddenText }) => hasHiddenText)
  return [
    ...(unread.length > 0 ? [{ code: 'pages-unread', message: unreadMessage(unread) }] : []),
    ...(hidden ? [HIDDEN] : []),
  ]
}

const HIDDEN = {
  code: 'hidden-text',
  message: 'This file holds words that nobody sees on its pages. We read only what can be seen.',
}

const unreadMessage = (pages: number[]): string => {
  const named = pages.length > 20 ? `${pages.slice(0, 20).join(', ')} and more` : pages.join(', ')
  const subject = pages.length === 1 ? `Page ${named} is a picture` : `Pages ${named} are pictures`
  return `${subject} that we could not read. The report leaves out what stands there.`
}
