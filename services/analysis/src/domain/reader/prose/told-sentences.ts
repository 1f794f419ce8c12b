import type { Cell } from '../geometry/cell.ts'
import type { Page } from '../geometry/layout.ts'
import { blocksOf, joinLines } from '../geometry/paragraphs.ts'

/** A sentence of a policy that is written as a letter is, with what it stands under. */
export interface Told {
  /** Apostrophes are straight, spaces single. */
  text: string
  cells: Cell[]
  /** The heading over its paragraph, or in the margin beside it; empty where there is none. */
  heading: string
  /** The sentence before it in its paragraph. */
  before: string
}

const MARGIN = 30
const PARAGRAPH = { pitch: 1.75, indent: MARGIN, sizes: 0.6, open: 6, mostLines: 40 }
/** A full stop after which a sentence goes on. */
const GOES_ON =
  '(?<!\\b(?:St|Dr|Ave|Rd|Ln|Ct|Blvd|Pkwy|Cir|Mr|Mrs|Ms|Inc|Co|Corp|No|Jr|Sr|Apt|Ste|[A-Z]|a\\.m|p\\.m|P\\.O|N\\.A)\\.)'
const END = new RegExp(`(?<=[.!?][)"”']?)${GOES_ON}\\s+(?=[A-Z(“"•$\\d])`)

const known = new WeakMap<Page, Told[]>()

/** The sentences of a page's paragraphs. Rows of tables have none: they do not end with a full stop. */
export const toldSentences = (page: Page): Told[] => {
  const before = known.get(page)
  if (before) return before
  const blocks = blocksOf(page.cells, PARAGRAPH)
  const told = blocks.flatMap((block, index) => sentencesOf(block, headingOf(block, blocks.slice(0, index))))
  known.set(page, told)
  return told
}

const MOST_OF_A_HEADING = 70

/** Short words without a full stop: over the paragraph, or to the left of its first line. */
const headingOf = ([first]: Cell[], before: Cell[][]): string => {
  if (!first) return ''
  const nearest = before.findLast((block) => {
    const [head] = block
    if (!head || head.left >= first.left + MARGIN) return false
    const text = textOf(block)
    return text.length < MOST_OF_A_HEADING && !/[.,;$]$|\$\d/.test(text)
  })
  return straight(textOf(nearest ?? []))
}

const textOf = (lines: Cell[]): string => lines.map(({ text }) => text).join(' ')

const straight = (text: string): string =>
  /[’‘]|[^\S ]| {2}|^ | $/.test(text) ? text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim() : text

const sentencesOf = (lines: Cell[], heading: string): Told[] => {
  const { text: whole, spans } = joinLines(lines.map(({ text }) => straight(text)))
  if (!/[a-z\d)][.!?]|[A-Z]{2}[.!?]/.test(whole)) return []
  let from = 0
  let before = ''
  return whole.split(END).map((text) => {
    const at = whole.indexOf(text, from)
    from = at + text.length
    const cells = lines.filter((_, line) => (spans[line]?.start ?? 0) < from && (spans[line]?.end ?? 0) > at)
    const told = { text, cells, heading, before }
    before = text
    return told
  })
}
