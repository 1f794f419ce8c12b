import type { Cell } from '../geometry/cell.ts'
import type { Candidate } from './candidates.ts'
import { surroundingsOf } from './surroundings.ts'

/** Words of a place that are told apart at most. */
const MOST = 12
const FEW = 8

/**
 * What tells of what a figure is said: the words around it, each with the place where it stands ('left:dwelling'), and the
 * figure's own shape. `largest` is the largest sum of the pages, in dollars.
 */
export const featuresOf = (candidate: Candidate, largest: number): string[] => {
  const { cell, from, to, page } = candidate
  const { left, right, above, below, over, head } = surroundingsOf(page, cell)
  const before = wordsOf(cell.text.slice(0, from))
  const beside = wordsIn(left.slice(-1))
  const isAlone = left.length + right.length === 0 && above.length === 1
  const features = new Set<string>()
  const add = (place: string, words: string[]) => {
    for (const word of words) features.add(`${place}:${word}`)
  }
  add('before', paired(before.slice(-MOST)))
  add('after', wordsOf(cell.text.slice(to)).slice(0, FEW))
  add('left', paired(beside.slice(-MOST)))
  add('right', wordsIn(right.slice(0, 1)).slice(0, FEW))
  add('label', paired([...beside, ...before].slice(-MOST)))
  add('row', paired([...wordsIn(left), ...before].slice(-MOST)))
  add('over', paired(wordsIn(over ? [over] : []).slice(-MOST)))
  add('head', paired(wordsIn(head ? [head] : []).slice(-MOST)))
  add('above', wordsIn(above).slice(-MOST))
  add('below', wordsIn(below.slice(0, 1)).slice(0, FEW))
  if (isAlone) add('sentence', [...wordsIn(above), ...before].slice(-MOST))
  add('cells', [`${Math.min(left.length, 4)}left`, `${Math.min(right.length, 3)}right`])
  add('value', shapeOf(candidate, largest))
  return [...features]
}

/** 'Dwelling limit: $300,000' is 'dwelling', 'limit', '$', '0'. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\d[\d,.]*/g, '0')
    .match(/[a-z]+|[%$0]/g) ?? []

const wordsIn = (cells: Cell[]): string[] => cells.flatMap(({ text }) => wordsOf(text))

/** Each word, and each with the one before it. */
const paired = (words: string[]): string[] =>
  words.flatMap((word, index) => (index > 0 ? [word, `${words[index - 1]}_${word}`] : [word]))

const shapeOf = ({ kind, value, cell, from, to }: Candidate, largest: number): string[] => {
  if (kind === 'settlement') return [String(value)]
  if (kind === 'percent') return [`${value}%`]
  if (kind === 'year' || typeof value === 'string') return []
  const printed = cell.text.slice(from, to)
  const share = value / largest
  return [
    printed.includes('$') ? 'signed' : 'bare',
    ...(/\.\d\d$/.test(printed) ? [printed.endsWith('.00') ? 'no-cents' : 'cents'] : []),
    `size${Math.round(2 * Math.log10(Math.max(value, 1)))}`,
    `share${share > 0.02 ? Math.round(share * 20) / 20 : 'small'}`,
    ...(/^(?:19|20)\d\d$/.test(printed) ? ['like-a-year'] : []),
  ]
}
