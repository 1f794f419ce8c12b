import { squash } from '../geometry/cell.ts'
import type { PageText } from '../geometry/page-text.ts'

/** Shorter ones are alike by chance. */
const SHORTEST = 7
/** The last ones may number the terms of one policy. */
const LAST = 2

/**
 * 'LO8 448217' in the head of one page and 'LOB 448217' on the next: the pictures of one number, which a recogniser was
 * sure of both times, once wrongly. What is seen so more often is believed.
 */
export const isSeenOtherwise = (number: string, pages: PageText[]): boolean => {
  const own = squash(number)
  if (own.length < SHORTEST) return false
  const seen = pages
    .filter(({ toPage }) => toPage)
    .flatMap(({ items }) => items.flatMap(({ text }) => windows(squash(text), own.length)))
  return seen.filter((text) => isOneOff(text, own)).length >= Math.max(1, seen.filter((text) => text === own).length)
}

const windows = (text: string, length: number): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length))

const isOneOff = (text: string, own: string): boolean => {
  const differing = [...own].flatMap((letter, at) => (letter === text[at] ? [] : [at]))
  return differing.length === 1 && (differing[0] ?? 0) < own.length - LAST
}
