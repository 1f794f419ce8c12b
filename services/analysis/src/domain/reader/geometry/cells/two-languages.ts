import { isSpanish, isSpanishPhrase, mayBeSpanish, spanishShare } from '../../labels/spanish-words.ts'
import type { Cell } from '../cell.ts'

/** 'Policy Number / Número de póliza' */
const BETWEEN = /(?<=\S)\s+[/–—-]\s+(?=\S)/g
/** 'Policy Number (Número de póliza)' */
const IN_BRACKETS = /^(.*?\S)\s+\(([^()]+)\)$/
const LEAST_PAIRS = 4
/** One of these is on any page that says its labels in Spanish; most pages are done with that. */
const CLUE = /p[oó]liza|asegurad|vivienda|cobertura|deducible/i

type Side = 'first' | 'second'

type Halves = [string, string]

/** 'Coverage B - Personal Property / Bienes personales': of several marks the one that parts the languages. */
const halvesOf = (text: string): Halves | null => {
  const parted = [...text.matchAll(BETWEEN)].map(
    (mark): Halves => [text.slice(0, mark.index), text.slice(mark.index + mark[0].length)],
  )
  const [, first, second] = IN_BRACKETS.exec(text) ?? []
  if (parted.length === 0) return first && second ? [first, second] : null
  return parted.reduce((best, halves) => (unlikeness(halves) > unlikeness(best) ? halves : best))
}

const unlikeness = ([first, second]: Halves): number => Math.abs(spanishShare(first) - spanishShare(second))

const spanishSide = (text: string): Side | null => {
  const [first, second] = halvesOf(text) ?? []
  if (!first || !second || isSpanish(first) === isSpanish(second)) return null
  return isSpanish(first) ? 'first' : 'second'
}

/**
 * 'Número de póliza / Policy Number': where a page says what it says in two languages, always in the same order, the
 * English holds. A pair of words in one language ('Wind / Hail') stays as it is.
 */
export const inEnglish = (cells: Cell[]): Cell[] => {
  if (!cells.some(({ text }) => CLUE.test(text))) return cells
  const whole = cells.filter(isSpanishAlone)
  const own =
    whole.length < LEAST_PAIRS || whole.length > 0.5 * cells.length
      ? cells
      : cells.filter((cell) => !whole.includes(cell))
  return halvesInEnglish(own)
}

/** 'Número de póliza' in a cell of its own, beside or below 'Policy Number': no value of that label. */
const isSpanishAlone = ({ text }: Cell): boolean =>
  !/[\d$]/.test(text) && halvesOf(text) === null && isSpanishPhrase(text)

const halvesInEnglish = (cells: Cell[]): Cell[] => {
  const sides = cells.map(({ text }) => spanishSide(text))
  const first = sides.filter((side) => side === 'first').length
  const second = sides.filter((side) => side === 'second').length
  if (first + second < LEAST_PAIRS) return cells
  const spanish: Side = first > second ? 'first' : 'second'
  return cells.map((cell, index) => ({ ...cell, text: englishOf(cell.text, spanish, sides[index] ?? null) }))
}

const englishOf = (text: string, spanish: Side, side: Side | null): string => {
  const [first, second] = halvesOf(text) ?? []
  if (!first || !second) return text
  if (side !== spanish && (side !== null || !mayBeSpanish(spanish === 'first' ? first : second))) return text
  // 'Policy Number / Número de póliza: TXL481966'
  return spanish === 'first' ? second : `${first}${/:\s.*$/.exec(second)?.[0] ?? ''}`
}
