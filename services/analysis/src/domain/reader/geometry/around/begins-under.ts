import type { Cell } from '../cell.ts'

interface Reach {
  /** In font sizes of the upper line: from it to the lower one. */
  pitch: number
  /** The same: how far in the lower one may begin. */
  indent: number
}

/** Points that a line may begin further out than the one over it. */
const FLUSH = 3

/** Whether a line goes on under another, flush with it or a little further in. */
export const beginsUnder = (upper: Cell, lower: Cell, { pitch, indent }: Reach): boolean => {
  const [down, further] = [lower.y - upper.y, lower.left - upper.left]
  return down > 0.5 * upper.size && down < pitch * upper.size && further > -FLUSH && further < indent * upper.size
}
