import { knownWords } from '../../values/vocabulary.ts'
import type { PageText } from '../page-text.ts'

/** Letters that a font draws as one and that the file names by a character of nobody's, or by one that no language here has: 'InformaƟon'. */
const UNNAMED = /[\p{Co}\u0180-\u01bf]/u
const EVERY_UNNAMED = new RegExp(UNNAMED, 'gu')
const LIGATURES = [
  'ti',
  'tt',
  'tti',
  'ft',
  'fft',
  'tf',
  'fi',
  'fl',
  'ff',
  'ffi',
  'ffl',
  'fj',
  'th',
  'ct',
  'st',
  'ty',
  'rt',
]

/** The pages with such letters spelled out where the words of the document tell which they are; the same pages where there is none. */
export const withLigaturesSpelled = (pages: PageText[]): PageText[] => {
  const isAmong = pages.some(({ items }) => items.some(({ text }) => UNNAMED.test(text)))
  if (!isAmong) return pages
  const spelled = spellings(pages)
  const spell = (text: string) => text.replace(EVERY_UNNAMED, (letter) => spelled.get(letter) ?? letter)
  return pages.map((page) => ({ ...page, items: page.items.map((item) => ({ ...item, text: spell(item.text) })) }))
}

/** For each such letter the one ligature that makes known words of most that it stands in: of a bullet before every line none does. */
const spellings = (pages: PageText[]): Map<string, string> => {
  const words = new Set(pages.flatMap(({ items }) => items.flatMap(({ text }) => wordsWithUnnamed(text))))
  const found = new Map<string, string>()
  for (const letter of new Set([...words].join('').match(EVERY_UNNAMED) ?? [])) {
    const own = [...words].filter((word) => word.includes(letter) && word.length > 1)
    const known = LIGATURES.map((ligature) => knownAmong(own, letter, ligature))
    const most = Math.max(...known)
    const [best = '', ...others] = LIGATURES.filter((_, index) => known[index] === most)
    if (most > 0 && others.length === 0 && 2 * most >= own.length) found.set(letter, best)
  }
  return found
}

/** In small letters, but for those without a name: some have small ones that stand for something else. */
const wordsWithUnnamed = (text: string): string[] =>
  (text.match(/[\p{L}\p{Co}]+/gu) ?? [])
    .filter((word) => UNNAMED.test(word))
    .map((word) => word.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))

const knownAmong = (words: string[], letter: string, ligature: string): number =>
  words.filter((word) => knownWords.has(word.replaceAll(letter, ligature))).length
