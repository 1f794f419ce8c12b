import type { Suspicion, TextItem } from '../geometry/page-text.ts'
import { knownTrigrams } from '../values/vocabulary.ts'

/** Fewer letters say too little about the language that they are in. */
const ENOUGH_LETTERS = 40
/** Share of known trigrams: English about insurance has 0.7 and more, names and streets 0.3, a shifted encoding 0.1. */
const LEAST_KNOWN = 0.25

/** What a page's text alone tells against itself; `fonts` names each item's font, since an encoding is a font's. */
export const textSuspicions = (items: TextItem[], fonts: string[]): Suspicion[] => {
  const isGarbled = [...byFont(items, fonts).values()].some(isGibberish)
  return [...(isGarbled ? (['garbled'] as const) : []), ...(isReversed(items) ? (['reversed'] as const) : [])]
}

const byFont = (items: TextItem[], fonts: string[]): Map<string, string> => {
  const texts = new Map<string, string>()
  const order = items.map((_, index) => index)
  // As read: some files draw letter by letter, in any order.
  order.sort((one, other) => {
    const [a, b] = [items[one] as TextItem, items[other] as TextItem]
    return Math.round(a.y - b.y) || a.x - b.x
  })
  for (const index of order) {
    const font = fonts[index] ?? ''
    texts.set(font, `${texts.get(font) ?? ''} ${items[index]?.text}`)
  }
  return texts
}

/** Codes and figures are left out: only runs of letters are words, and capitals after the first are shouted or shifted. */
const isGibberish = (text: string): boolean => {
  const letters = text.toLowerCase().replace(/[^a-z]+/g, '')
  const uncommon = text.replace(/[A-Za-z0-9\s.,:;$%()/'"&#*–—-]+/g, '')
  const marks = uncommon.replace(/[\p{L}\p{N}]/gu, '').length
  if (letters.length + marks < ENOUGH_LETTERS) return false
  if (marks > letters.length) return true
  const least = LEAST_KNOWN * (letters.length - 2)
  let known = 0
  for (let index = 0; index + 3 <= letters.length && known < least; index += 1)
    known += KNOWN[placeOf(letters, index)] ?? 0
  return known < least
}

/** The number of the three letters from a to z that stand here. */
const placeOf = (letters: string, at: number): number => {
  const [a, b, c] = [letters.charCodeAt(at) - 97, letters.charCodeAt(at + 1) - 97, letters.charCodeAt(at + 2) - 97]
  return (a * 26 + b) * 26 + c
}

/** 1 for each that is known, by its number: a page has thousands to look up. */
const KNOWN = new Uint8Array(26 ** 3)
for (const trigram of knownTrigrams) KNOWN[placeOf(trigram, 0)] = 1

/** '009,042$', '00.888,1$', '6202/51/90': nobody prints amounts and dates so. */
const BACKWARDS =
  /^(?:0+\.)?\d{3}(?:,\d{3})*,\d{1,3}\$$|^00\.\d+(?:,\d+)*\$?$|^\d+\$$|^0\d{2},\d{2,3}$|^\d{4}\/[0-3]\d\/[01]\d$/
const FORWARDS = /^\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?$/

const isReversed = (items: TextItem[]): boolean => {
  const words = items.flatMap(({ text }) => text.trim().split(/\s+/))
  const backwards = words.filter((word) => BACKWARDS.test(word)).length
  return backwards >= 2 && backwards > 0.3 * words.filter((word) => FORWARDS.test(word)).length
}
