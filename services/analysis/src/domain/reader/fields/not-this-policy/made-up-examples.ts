import { cellsDownFrom } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isNextLine } from '../../geometry/text/paragraphs.ts'

/** 'How a percentage deductible works – an example with made-up figures'; an example with the policy's own figures is not left away. */
const MADE_UP =
  /(?<!\b(?:not|no|without|never)\s(?:\w+\s)?)\b(?:made[ -]up|invented|fictitious|hypothetical|imaginary)\s(?:\w+\s)?(?:figures|numbers|amounts|values|house|home|policy|claim|loss)\b/i
const EXAMPLE = /\bexamples?\b/i
/** 'A house is insured for $300,000 …', 'Suppose a home is insured …': nobody's house. */
const OF_NOBODY =
  /^(?:(?:suppose|assume|imagine|say)(?: that)? )?an? (?:house|home|dwelling|family|homeowner)(?: (?:that|which|who))? (?:is|was|has|insures)\b/i
/** 'Your', 'this policy': said of the one that is read. */
const OF_READER = /\b(?:your?|this policy|our insured)\b/i

/** The page without the paragraphs that tell of an example with figures of nobody's house. */
export const withoutMadeUpExamples = (page: Page): Page => {
  const told = page.cells.filter(({ text }) => EXAMPLE.test(text)).flatMap((head) => exampleBelow(page, head))
  return told.length === 0 ? page : { ...page, cells: page.cells.filter((cell) => !told.includes(cell)) }
}

/** The lines of text that follow the heading closely; a row, with a figure beside its words, ends them. */
const exampleBelow = (page: Page, head: Cell): Cell[] => {
  if (head.text.length > 90 || /\$\d|\d\s?%/.test(head.text) || cellsOfLine(page, head).length > 1) return []
  const lines: Cell[] = []
  for (const cell of cellsDownFrom(page, head.y + 2)) {
    if (!isNextLine(lines.at(-1) ?? head, cell, PARAGRAPH)) continue
    if (cellsOfLine(page, cell).length > 1) break
    lines.push(cell)
  }
  const text = lines.map((line) => line.text).join(' ')
  const isMadeUp = MADE_UP.test(head.text) || OF_NOBODY.test(text)
  return isMadeUp && /\.\W*$/.test(text) && !OF_READER.test(text) ? lines : []
}
const PARAGRAPH = { pitch: 1.6, indent: 12, sizes: 1.1 }
