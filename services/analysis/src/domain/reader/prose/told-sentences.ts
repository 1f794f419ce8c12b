import type { Cell } from '../geometry/cell.ts'
import type { Page } from '../geometry/layout.ts'
import { blocksOf } from '../geometry/text/paragraphs.ts'
import { sentencesOn } from '../geometry/text/sentences.ts'

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
  if (!lines.some(({ text }) => /[a-z\d)][.!?]|[A-Z]{2}[.!?]/.test(text))) return []
  const texts: string[] = []
  return sentencesOn(lines).map(({ text, cells }) => {
    const before = texts.at(-1) ?? ''
    texts.push(straight(text))
    return { text: straight(text), cells, heading, before }
  })
}
