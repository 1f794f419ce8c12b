import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { FieldEvidence, PolicyReading, UncertainReading } from '../../policy-fields.ts'
import { squash } from '../geometry/cell.ts'
import type { PageText, TextItem } from '../geometry/page-text.ts'
import { confirmedAmounts } from './confirmed-amounts.ts'
import { isSeenOtherwise } from './number-in-doubt.ts'
import { pageWarnings } from './page-warnings.ts'
import { printedValue } from './printed-value.ts'

/**
 * A recogniser that is surer of every word of a value is nearly always right: of 27 figures between 0.5 and 0.8 that nothing
 * confirmed 18 were right, of words and dates all but the lists. A word has letters to spare, a figure none.
 */
const LEAST_SURE = { figure: 0.8, words: 0.6 }
/** An amount that others on the page confirm may be less sure by itself. */
const LEAST_CONFIRMED = 0.35
/** What is left of the doubt about a figure that another printed figure gives, too. */
const DOUBT_LEFT = 0.3

/**
 * Weighs each value: what another figure bears out is surer, what was recognised in a picture is as sure as its words, and
 * its place is brought back to the page as it lies. What is not certain loses its evidence, and with it its value: it is
 * told as uncertain instead, no answer rather than a guess.
 */
export const certainOnly = (reading: PolicyReading, pages: PageText[]): PolicyReading => {
  const confirmed = confirmedAmounts(reading, pages)
  const weighed = Object.entries(reading.evidence).map(([path, found]) => ({
    path,
    ...weigh({ path, found, pages, said: printedValue(reading, path) }, confirmed.has(path)),
  }))
  const lostDwelling = weighed.some(({ path, isCertain }) => path === 'coverage_a_dwelling' && !isCertain)
  const isKept = ({ place, isCertain }: Weighed): boolean => isCertain && !(lostDwelling && isComputed(place))
  const evidence: FieldEvidence = Object.fromEntries(weighed.filter(isKept).map(({ path, place }) => [path, place]))
  const lost = weighed
    .filter((value) => !isKept(value))
    .map(({ path, place: { page, box, confidence, quote } }) => {
      return { path, seems: printedValue(reading, path) ?? quote.slice(0, 120), page, box, confidence }
    })
  const uncertain = [...lost, ...(reading.uncertain ?? []).map((value) => onPage(value, pages))]
  const doubts = uncertain.length > 0 ? [UNCERTAIN] : []
  return { ...reading, evidence, uncertain, warnings: [...reading.warnings, ...pageWarnings(pages), ...doubts] }
}

/** Where the page itself has it, which may have been turned. */
const onPage = (value: UncertainReading, pages: PageText[]): UncertainReading => {
  const toPage = pages.find(({ number }) => number === value.page)?.toPage
  return toPage ? { ...value, box: mapBox(toPage, value.box) } : value
}

/** Paths of amounts, percentages, years and numbers of policies. */
const FIGURE = /^(?:coverage_|deductibles\.)|_(?:limit|premium|percentage|year|built|number)$/

interface Value {
  path: string
  found: Evidence
  pages: PageText[]
  /** The value in words; null for what is not one. */
  said: string | null
}

interface Weighed {
  place: Evidence
  isCertain: boolean
}

const weigh = ({ path, found, pages, said }: Value, isConfirmed: boolean): Weighed => {
  const page = pages.find(({ number, toPage }) => number === found.page && toPage)
  const sure = page ? sureness(page, found, ownTexts(path, said)) : null
  if (!page || sure === null) return { place: { ...found, confidence: weight(found, 1, isConfirmed) }, isCertain: true }
  return {
    place: {
      ...found,
      box: mapBox(page.toPage ?? [], found.box),
      confidence: weight(found, sure, isConfirmed),
      found: 'ocr',
    },
    isCertain:
      sure >= (isConfirmed ? LEAST_CONFIRMED : LEAST_SURE[FIGURE.test(path) ? 'figure' : 'words']) &&
      !(path === 'policy_number' && said !== null && isSeenOtherwise(said, pages)),
  }
}

const weight = ({ confidence }: Evidence, sure: number, isConfirmed: boolean): number => {
  const alone = confidence * sure
  return Math.round((isConfirmed ? 1 - (1 - alone) * DOUBT_LEFT : alone) * 100) / 100
}

/** From a dwelling limit in a picture: not certain where that is not. */
const isComputed = ({ method, found }: Evidence): boolean => method === 'derived' && found === 'ocr'

const UNCERTAIN = {
  code: 'uncertain-picture',
  message:
    'Some figures of this policy we could not read with certainty. The report leaves them out: please look at the pages yourself.',
}

/** Which of the texts within a value's box are its own, and whether they are told by phrases or by words. */
interface Own {
  isOwn: (text: string) => boolean
  isByWord: boolean
}

/** Others may stand beside it: an address beside a name, the period beside a policy's number, how many families beside the year built. */
const ownTexts = (path: string, said: string | null): Own => {
  const isFigure = path !== 'policy_number' && FIGURE.test(path)
  if (said === null) return { isOwn: () => false, isByWord: false }
  if (!isFigure) return { isOwn: (text) => squash(text) !== '' && squash(said).includes(squash(text)), isByWord: false }
  const figures = said.split(/[\s()]+/).map(inFigures)
  return { isOwn: (word) => inFigures(word) !== '' && figures.includes(inFigures(word)), isByWord: true }
}

const inFigures = (word: string): string =>
  word
    .replace(/\.00?(?!\d)/, '')
    .replace(/[^\d.]/g, '')
    .replace(/\.$/, '')

/**
 * Of the value's own words, else of the figures, where it has some. null where nothing of it stands in the picture: part
 * of its page is text of the file.
 */
const sureness = (
  page: PageText,
  { box: [left, top, right, bottom] }: Evidence,
  { isOwn, isByWord }: Own,
): number | null => {
  const isWithin = ({ x, y, width, size }: TextItem): boolean =>
    x + width / 2 > left && x + width / 2 < right && y - 0.4 * size > top && y - 0.4 * size < bottom
  const items = page.items.filter(isWithin)
  const own = (isByWord ? items.flatMap(wordsOf) : items).filter(({ text }) => isOwn(text))
  const figures = items.filter(({ text }) => /\d/.test(text))
  const [weighed = items] = [own, figures].filter((some) => some.length > 0)
  const seen = weighed.flatMap(({ confidence = [] }) => confidence)
  return seen.length === 0 ? null : Math.min(...seen)
}

const wordsOf = (item: TextItem): Pick<TextItem, 'text' | 'confidence'>[] => item.words ?? [item]

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
