import { cellsBetween } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'

/** Whether a year at a label is that of something else than of when the home was built. */
export const isOfOtherTime = (pages: Page[], label: Cell, text: string): boolean =>
  // 'Completed   06/12/2024' is an inspection, or whatever was done on a day.
  (label.key === 'completed' && !/^\d{4}$/.test(text)) ||
  isErectedElse(pages, label) ||
  NOT_WHEN_BUILT.test(`${label.text} ${text.split('  ')[0]}`)

/** 'Home built 1950, rebuilt 2008', 'Construction completed   Roof repairs 2020' */
const NOT_WHEN_BUILT = /\b(?:rebuilt|reconstructed|effective|repairs?|additions?|remodel\w*)\b/i

/** 'Erected   1999' counts only among facts of the home, 'Erected   Re-roofed': barns and fences are erected as well. */
const isErectedElse = (pages: Page[], label: Cell): boolean => {
  const page = /^erected/.test(label.key) ? pages.find(({ number }) => number === label.page) : undefined
  if (!page) return false
  const around = cellsBetween(page, label.y - PITCH * label.size, label.y + PITCH * label.size)
  const near = around.filter((cell) => cell !== label)
  return near.some(({ text }) => OUTBUILDING.test(text)) || !near.some(({ text }) => OF_HOME.test(text))
}
/** In font sizes: from a row to the next. */
const PITCH = 2.3
const OF_HOME =
  /\b(?:re-?roof\w*|roof\w*|construction|occupan\w+|protection class|square f\w+|sq\.? ?ft|stor(?:y|ies)|foundation|brick|stucco|one family)\b/i
const OUTBUILDING =
  /\b(?:barns?|fenc\w+|sheds?|garages?|carports?|tanks?|silos?|pools?|(?:other|detached) structures?|outbuildings?|docks?|shop|workshop|stables?|greenhouse|tower|antennas?|shelter|pergola|gazebo)\b/i

/** 'Renovation   Main residence; completed 2015; stone counters': a work that was completed. */
export const isOfWork = (page: Page, cell: Cell): boolean => cellsOfLine(page, cell).some(({ text }) => WORK.test(text))
const WORK = /\b(?:renovat\w+|remodel\w*|updat\w+|upgrad\w+|addition\w*|repairs?|improvements?|permit|certificate)\b/i
