import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page, readsOn } from '../../geometry/layout.ts'
import { isNextLine } from '../../geometry/text/paragraphs.ts'
import { isKnownLabel } from '../../labels/known-label.ts'
import type { Reading } from '../../search/reading.ts'
import { codeAtStart } from '../../values/form-code.ts'
import { tokensOf } from './settlement-sentences.ts'
import { isOfStorm } from './storm-rows.ts'

/** Words that head much else: only what stands on their own line is said of them. */
const BARE = /^(?:your)?(?:home|house|residence|stuff|things)$/
const ONLY_SETTLEMENT =
  /^(?:\$\s?[\d,]+ {2})?(?:(?:full|guaranteed|extended) (?:rebuilding|reconstruction) cost|guaranteed (?:rebuilding|reconstruction)|(?:(?:full|guaranteed|extended) )?(?:replacement cost(?: value)?|actual cash value|RCV|ACV))(?:,[^$]*| \([^()$]*\))?$|^(?:guaranteed|extended|expanded) replacement cost(?: {2}\$[\d,]+)?$/i
/** 'Home   Belongings   Roof' over how each is settled. */
const SETTLEMENT = /\b(?:replacement|actual cash|RCV|ACV|schedule|depreciat\w+)\b/i

/**
 * What stands under a label may be a row of its own: 'Repl. cost   308,450' has a figure beside it, and in a list each
 * name of an endorsement that says how it settles has another's below it.
 */
export const isRowOfItsOwn = ({ label, place, cells, lines }: Reading, pages: Page[]): boolean => {
  const page = pages.find(({ number }) => number === label.page)
  if (page && place === 'inline' && endsSentenceAbove(page, label)) return true
  const [first] = cells
  const line = first && page ? cellsOfLine(page, first) : []
  if (BARE.test(label.key)) {
    const isTable = place === 'under' && line.length > 1 && line.every(({ text }) => SETTLEMENT.test(text))
    return !(place === 'right' || isTable) || !ONLY_SETTLEMENT.test(lines[0] ?? '')
  }
  const isTitle = line.some((cell) => cell.right < label.left && codeAtStart(cell.text) !== null)
  // Beside a form's title stands another form: 'DP 00 03   Dwelling Property 3      LO 410   Roof surfacing ACV'.
  if (place === 'right' && isTitle && first && codeAtStart(first.text) !== null) return true
  if (place === 'under' && page && cells.some((cell) => isOfItem(page, cell))) return true
  if (place !== 'under' || !page || !first) return false
  return isRowBelow(label, first, withoutCards(cellsOfLine(page, label), line))
}

/** '002   Actual cash value': a row of a list of items. */
export const isOfItem = (page: Page, cell: Cell): boolean =>
  cellsOfLine(page, cell).some(
    ({ right, text }) => right < cell.left && /^\(?(?:item )?0{0,2}\d{1,2}[).:]?$/i.test(text),
  )

/** 'Roof   Loss assessment' in small print over 'Replacement cost   $50,000': what has a caption of its own is no more of the line. */
const withoutCards = (captions: Cell[], line: Cell[]): Cell[] =>
  line.filter(
    (cell) => !captions.slice(1).some(({ left, size }) => Math.abs(left - cell.left) < 2 && size < 0.85 * cell.size),
  )

/** The line that stands under a label has a name, or figures, of its own. */
const isRowBelow = (label: Cell, first: Cell, line: Cell[]): boolean => {
  const isNamed = line.some((cell) => cell.right < first.left && codeAtStart(cell.text) !== null)
  const [next] = line.filter((cell) => cell.left > first.right)
  // 'Dwelling loss settlement:   Replacement cost' below 'Roof:   Composition shingle' has its own name before it.
  const isLabelled = line.some(
    (cell) =>
      cell.right < first.left && (cell.text.endsWith(':') || (cell.left > label.left - 3 && isKnownLabel(cell))),
  )
  const isAnother = next !== undefined && (isOfStorm(first) || /^\$?\s?\d{1,3}(?:,\d{3})+/.test(next.text))
  return isNamed || isLabelled || isAnother || namesOtherThing(label, first)
}

/** 'Personal property replacement cost', flush below 'Coverage A - Dwelling   $300,000'; 'Building loss is settled at … Contents loss at …' below 'Contents' */
const namesOtherThing = (label: Cell, below: Cell): boolean => {
  const own = thingsIn(label)
  const theirs = thingsIn(below)
  return own.length > 0 && theirs.some((of) => !own.includes(of))
}

/** 'Replacement cost except roof' is not about the roof. */
const thingsIn = ({ text }: Cell): string[] => {
  const tokens = tokensOf(text.toLowerCase())
  const except = tokens.findIndex(({ kind }) => kind === 'except')
  const stated = except < 0 ? tokens : tokens.slice(0, except)
  return stated.flatMap((token) => (token.kind === 'thing' && token.of ? [token.of] : []))
}

/** 'No' at a line's end, 'roof schedule applies.' on the next: the end of a sentence is no row. In capitals the line above tells. */
const endsSentenceAbove = (page: Page, label: Cell): boolean => {
  if (!label.text.endsWith('.') || /^[A-Z].*[a-z]/.test(label.text)) return false
  const isAbove = (cell: Cell) => isNextLine(cell, label, { pitch: 1.45, indent: 0, sizes: 0.6 })
  return (
    /^[a-z]/.test(label.text) || page.cells.some((cell) => isAbove(cell) && readsOn(cell) && !/[.:;]$/.test(cell.text))
  )
}
