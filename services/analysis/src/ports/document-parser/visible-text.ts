import { plainLetters } from '@plainpolicy/platform/pdf/open-pdf'
import type { TextItem } from '../../domain/reader/geometry/page-text.ts'
import type { DrawnRun } from './drawn-run.ts'

/** Share of a page's letters from which on invisible text is what another program recognised in a scanned picture. */
const RECOGNISED = 0.8

/**
 * Leaves out text that no reader of the page sees: white on white, see-through, drawn in the invisible mode. A file may
 * carry such text to tell a program something else than the person; behind a scanned picture it is another program's
 * reading, which is not believed either.
 */
export const visibleText = (items: TextItem[], runs: DrawnRun[]): TextItem[] => without(items, runs, isHidden)

/** Leaves out text that is struck out: everybody sees it, and that it holds no more. */
export const unstruckText = (items: TextItem[], runs: DrawnRun[]): TextItem[] =>
  without(items, runs, ({ isStruckOut }) => isStruckOut)

const without = (items: TextItem[], runs: DrawnRun[], isOut: (run: DrawnRun) => boolean): TextItem[] => {
  const out = runs.filter(isOut)
  if (out.length === 0) return items
  const kept = runs.filter((run) => !isOut(run))
  return items.filter(
    (item) => !out.some((run) => covers(item, run)) || kept.some((run) => covers(item, run) && saysTheSame(item, run)),
  )
}

export const isRecognisedElsewhere = (runs: DrawnRun[]): boolean => shareOfInvisible(runs) > RECOGNISED

const isHidden = (run: DrawnRun): boolean => run.isFaint || run.isInvisible

const shareOfInvisible = (runs: DrawnRun[]): number => {
  const invisible = runs.filter((run) => run.isInvisible)
  if (invisible.length === 0) return 0
  const width = (some: DrawnRun[]) => some.reduce((sum, run) => sum + run.right - run.left, 0)
  return width(invisible) / Math.max(width(runs), 1)
}

const saysTheSame = (item: TextItem, run: DrawnRun): boolean => {
  const [said, drawn] = [item.text, plainLetters(run.text)].map((text) => text.replace(/\s/g, '')) as [string, string]
  return said.includes(drawn) || drawn.includes(said)
}

/** The run is on the item's line and for the greater part within it. */
const covers = (item: TextItem, run: DrawnRun): boolean => {
  if (Math.abs(item.y - run.y) > 1) return false
  const shared = Math.min(item.x + item.width, run.right) - Math.max(item.x, run.left)
  return shared > 0.5 * Math.min(run.right - run.left, item.width)
}
