import type { Box } from './drawing-state.ts'
import type { DrawnRun } from './drawn-run.ts'

/** Of a font's size: how high a rule is at the most that strikes words out, and where above their line it may lie. */
const THIN = 0.2
const THROUGH = [0.12, 0.5] as const
/** Points: most rules are none of these. */
const THICKEST = 2.5
const SHORTEST = 4
/** Points by which it may end before the words, or after them. */
const ENDS = 1.5

/**
 * The runs under a rule that goes through their middle and is as long as they are together, as programs strike words out:
 * they were said before, and are said no more. A longer rule is one of the form's.
 */
export const struckOut = (runs: DrawnRun[], [left, top, right, bottom]: Box): DrawnRun[] => {
  if (bottom - top > THICKEST || right - left < SHORTEST) return []
  const middle = (top + bottom) / 2
  const under = runs.filter((run) => {
    const height = (run.y - middle) / run.size
    const isThrough = height > THROUGH[0] && height < THROUGH[1] && bottom - top < THIN * run.size
    return isThrough && run.left > left - ENDS && run.right < right + ENDS
  })
  const isAsLong =
    Math.abs(Math.min(...under.map((run) => run.left)) - left) < ENDS &&
    Math.abs(Math.max(...under.map((run) => run.right)) - right) < ENDS
  return isAsLong ? under : []
}
