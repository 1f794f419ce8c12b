import { labelWeight } from '../../labels/known-label.ts'
import { cellsDownFrom } from '../by-height.ts'
import { type Cell, overlap, squash } from '../cell.ts'
import type { Page } from '../layout.ts'

/** The words of a caption, which may take several lines. */
export interface CaptionWords {
  /** All its lines. */
  lines: Cell[]
  /** The first, or the first two where only both name something: 'Year' over 'built'. */
  title: Cell
  /** The lines behind the title: '(if not the mailing address)'. */
  rest: Cell[]
}

/** In font sizes: from one line of a caption to the next. */
const PITCH = 1.9

/** 'Insured:' has its value beside or below itself, 'Mold $5,000' within. */
export const isName = (cell: Cell): boolean =>
  (labelWeight(cell) > 0 && !/:$|\$\s?\d/.test(cell.text)) || OF_ADDRESS.test(cell.key)
const OF_ADDRESS = /^(?:city|town|state|zip(?:code)?)$/

export const captionAt = (page: Page, first: Cell): CaptionWords => {
  const [next, ...more] = restOf(page, first)
  if (!next) return { lines: [first], title: first, rest: [] }
  const isOne = isMore(first, next)
  return {
    lines: [first, next, ...more],
    title: isOne ? joined(first, next) : first,
    rest: isOne ? more : [next, ...more],
  }
}

/** 'Year' over 'built', of which neither says as much alone. */
const isMore = (upper: Cell, lower: Cell): boolean =>
  labelWeight(joined(upper, lower)) > Math.max(labelWeight(upper), labelWeight(lower))
const joined = (upper: Cell, lower: Cell): Cell => {
  const text = `${upper.text} ${lower.text}`
  return { ...upper, text, key: squash(text) }
}

/** 'Policy number' over '(show on all payments)', '1st mortgagee, PO Box 12,' over 'Waco, TX 76703': in print as small. */
const restOf = (page: Page, caption: Cell): Cell[] => {
  const rest: Cell[] = []
  let last = caption
  for (const cell of cellsDownFrom(page, caption.y + 2)) {
    if (cell.y - last.y > PITCH * caption.size) break
    if (cell.y - last.y < 2 || overlap(cell, caption) <= 0) continue
    if (cell.size > caption.size + 0.5 || (isName(cell) && !GOES_ON.test(cell.text) && !isMore(caption, cell))) break
    rest.push(cell)
    last = cell
  }
  return rest
}

const GOES_ON = /^(?:[(a-z]|12[:.])/
