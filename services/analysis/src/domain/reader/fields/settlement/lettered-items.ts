import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import type { Statement } from '../../geometry/text/statements.ts'
import { type Label, matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'

/** 'Item C' in the sentences of a page whose table has 'C   Landlord's furnishings' under 'Item': what it calls so itself. */
export const withLettersNamed = (said: Statement[], pages: Page[]): Statement[] => {
  const names = new Map(pages.flatMap(lettersOf))
  return names.size === 0
    ? said
    : said.map((one) => ({
        ...one,
        text: one.text.replace(
          LETTERED,
          (whole, word: string, letter: string) => names.get(`${word} ${letter}`.toLowerCase()) ?? whole,
        ),
      }))
}
const LETTERED = /\b(item|part) ([a-d])\b/gi

const lettersOf = (page: Page): [string, string][] =>
  page.cells
    .filter(({ key }) => key === 'item' || key === 'part')
    .flatMap((head) => {
      const rows = page.cells.filter(
        ({ text, left, y }) => y > head.y + 2 && Math.abs(left - head.left) < FLUSH && /^[A-D]$/.test(text),
      )
      const named = rows.flatMap((row): [string, string][] => {
        const name = nameOf(page, row)
        return name ? [[`${head.key} ${row.key}`, name]] : []
      })
      // Other things have letters, too: the first of these is a home.
      return named[0]?.[1] === 'coverage A' ? named : []
    })
/** Points. */
const FLUSH = 3

const nameOf = (page: Page, letter: Cell): string | undefined => {
  const [beside, ...figures] = cellsOfLine(page, letter).filter(({ left }) => left > letter.right)
  if (!figures.some(({ text }) => /\d,?\d{3}|\d\s?%/.test(text))) return undefined
  const name = beside && NAMES.find(([labels]) => matchLabel(beside, labels) !== null)?.[1]
  return name === 'contents' && letter.key === 'c' ? 'coverage C' : name
}
const NAMES: [Label[], string][] = [
  [LIMIT_LABELS.coverage_b_other_structures, 'coverage B'],
  [LIMIT_LABELS.coverage_c_personal_property, 'contents'],
  [LIMIT_LABELS.coverage_a_dwelling, 'coverage A'],
]
