import type { TextItem } from '../../domain/reader/geometry/page-text.ts'
import type { TextRun } from './flowing-page.ts'

/** What stands upright on a page. */
export interface UprightText {
  items: TextItem[]
  /** Of each item. */
  fonts: string[]
  /** How many items run from right to left. */
  mirrored: number
}

/**
 * Keeps what stands upright. Text that runs from right to left (a State Farm packet draws its amounts so, with glyphs
 * turned around) is turned: its characters are stored backwards. Sideways margins are left out.
 */
export const uprightText = (runs: TextRun[]): UprightText => {
  const upright: UprightText = { items: [], fonts: [], mirrored: 0 }
  for (const run of runs) {
    const { matrix } = run
    const [a, x, y] = [matrix[0], matrix[4], matrix[5]]
    if (Math.abs(matrix[1]) > Math.abs(a)) continue
    const size = plausibleSize(Math.abs(matrix[3]) || Math.abs(a), run)
    const isMirrored = a < 0
    const text = isMirrored ? [...run.text].reverse().join('') : run.text
    const left = isMirrored ? x - run.width : x
    if (isMirrored) upright.mirrored += 1
    upright.items.push({ text, x: left, y, width: run.width, size })
    upright.fonts.push(run.font)
  }
  return upright
}

/** A letter is about half as wide as its font is high. Fonts made of pictures sometimes claim to be far smaller than they are. */
const plausibleSize = (size: number, { width, text }: TextRun): number => {
  const letterWidth = width / Math.max(text.length, 1)
  return round(letterWidth > 1.5 * size ? letterWidth / 0.52 : size)
}

const round = (value: number): number => Math.round(value * 100) / 100
