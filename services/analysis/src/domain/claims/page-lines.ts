import type { PageText } from '../reader/geometry/page-text.ts'

/** A word with its place; points, from the page's top left corner. */
export interface Word {
  text: string
  left: number
  right: number
  top: number
  bottom: number
}

/** The page's words, line by line from the top, each line from the left. */
export function pageLines({ items }: PageText): Word[][] {
  const sorted = items.flatMap(wordsOf).sort((a, b) => a.baseline - b.baseline || a.word.left - b.word.left)
  const lines: { baseline: number; words: Word[] }[] = []
  for (const { baseline, word } of sorted) {
    const last = lines.at(-1)
    if (last && baseline - last.baseline < 0.45 * (word.bottom - word.top)) last.words.push(word)
    else lines.push({ baseline, words: [word] })
  }
  return lines.map(({ words }) => words.sort((a, b) => a.left - b.left))
}

/** The words of one run; a run's letters are taken to be equally wide. */
function wordsOf({ text, x, y, width, size }: PageText['items'][number]): { baseline: number; word: Word }[] {
  const perLetter = width / Math.max(text.length, 1)
  return [...text.matchAll(/\S+/g)].map((match) => ({
    baseline: y,
    word: {
      text: match[0],
      left: x + match.index * perLetter,
      right: x + (match.index + match[0].length) * perLetter,
      top: y - 0.85 * size,
      bottom: y + 0.25 * size,
    },
  }))
}
