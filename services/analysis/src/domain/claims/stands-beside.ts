import { parseAmount } from '../reader/values/amount.ts'
import type { Printed } from './find-printed.ts'
import type { Word } from './page-lines.ts'

/** A value may stand so many lines under its label. */
const LINES_BELOW = 3

interface Pair {
  label: Printed
  value: Printed
}

/**
 * Whether the value is the label's own: the only figure of its kind after it on its line, or the only one in its column
 * just below. Where last year's figure stands beside this year's, neither is believed.
 */
export function standsBeside(lines: Word[][], { label, value }: Pair): boolean {
  const isItself = (line: number, index: number) => line === value.line && index >= value.first && index <= value.last
  const others = (line: number, from: number, isInColumn: (word: Word) => boolean) =>
    (lines[line] ?? []).some(
      (word, index) => index >= from && isInColumn(word) && isMoney(word.text) && !isItself(line, index),
    )
  if (value.line === label.line) return value.first > label.last && !others(label.line, label.last + 1, () => true)
  const below = value.line - label.line
  if (below < 1 || below > LINES_BELOW || !shareColumn(label, value)) return false
  const inColumn = (word: Word) => shareColumn(label, word)
  const between = Array.from({ length: LINES_BELOW }, (_, index) => label.line + 1 + index)
  return !others(label.line, label.last + 1, () => true) && !between.some((line) => others(line, 0, inColumn))
}

const isMoney = (text: string): boolean => parseAmount(text)?.dollars != null

const shareColumn = (a: { left: number; right: number }, b: { left: number; right: number }): boolean =>
  Math.min(a.right, b.right) > Math.max(a.left, b.left)
