import { type Cell, squash } from '../geometry/cell.ts'
import { isProse } from '../geometry/layout.ts'

/** How a carrier names something. `pattern` meets the start of the squashed text; the higher weight wins. */
export interface Label {
  pattern: RegExp
  weight: number
}

export interface LabelMatch {
  weight: number
  /** What stands in the same cell after the label: 'Policy Number: TXL418827'. */
  rest: string
  /** Numbers before it: '• 2% Windstorm and Hail'. */
  lead: string
}

/** Bullets, item numbers and amounts that may stand before a label. */
const LEAD = /^(?:[•*☒☐·\-–—\s]+|\(?\$?\d[\d,.½]*\)?%?\)?[.:]?\s+)+/

const MAX_LABEL_LENGTH = 130

export const matchLabel = (cell: Cell, labels: Label[]): LabelMatch | null => {
  if (!cell.isClause && (cell.text.length > MAX_LABEL_LENGTH || (isProse(cell) && !/:/.test(cell.text)))) return null
  const lead = LEAD.exec(cell.text)?.[0] ?? ''
  const text = cell.text.slice(lead.length)
  const key = lead ? squash(text) : cell.key
  let best: LabelMatch | null = null
  for (const { pattern, weight } of labels) {
    const match = pattern.exec(key)
    if (match && match.index === 0 && weight > (best?.weight ?? 0))
      best = { weight, rest: afterKey(text, match[0].length), lead }
  }
  return best
}

/** The text after so many of its letters and digits. */
const afterKey = (text: string, length: number): string => {
  let seen = 0
  let index = 0
  for (const character of text) {
    if (seen >= length) break
    seen += squash(character).length
    index += character.length
  }
  return text
    .slice(index)
    .replace(/^[\s:.#)\]’'–—-]+/, '')
    .trim()
}
