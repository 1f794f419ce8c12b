import { squash } from '../reader/geometry/cell.ts'
import type { Word } from './page-lines.ts'

/** Where some printed words stand: in one line, from one word to another. */
export interface Printed {
  line: number
  first: number
  last: number
  left: number
  right: number
}

/** Every place where the page prints exactly these words, whatever their case and punctuation. */
export function findPrinted(lines: Word[][], printed: string): Printed[] {
  const wanted = plain(printed)
  if (wanted === '') return []
  return lines.flatMap((words, line) =>
    words.flatMap((_, first) => {
      const last = endOf(words, first, wanted)
      return last === null ? [] : [placeOf({ words, line, first, last })]
    }),
  )
}

/** The word with which the wanted text ends when it begins at `first`. Words count as a whole: 300 is not in 1,300. */
function endOf(words: Word[], first: number, wanted: string): number | null {
  let seen = ''
  for (let index = first; index < words.length; index++) {
    const word = plain(words[index]?.text ?? '')
    if (index === first && word === '') return null
    seen += word
    if (seen === wanted) return index
    if (!wanted.startsWith(seen)) return null
  }
  return null
}

/** Of figures the point and the percent sign count: 2.5% is neither 25 nor 2.5. */
const plain = (text: string): string =>
  /\d/.test(text) ? text.toLowerCase().replace(/[^a-z0-9.%½¼¾]+|\.(?!\d)/g, '') : squash(text)

function placeOf({ words, line, first, last }: { words: Word[]; line: number; first: number; last: number }): Printed {
  return { line, first, last, left: words[first]?.left ?? 0, right: words[last]?.right ?? 0 }
}
