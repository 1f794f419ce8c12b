import type { PageText, TextItem } from '../geometry/page-text.ts'

const CHARACTER = 5
const LINE = 12
const SIZE = 9

/** Pages as a typewriter would set them, for tests: columns are parted by two spaces, pages by a line of '==='. */
export const typedPages = (text: string): PageText[] =>
  text.split(/^=+$/m).map((page, index) => {
    const lines = page.split('\n')
    return {
      number: index + 1,
      width: 40 + CHARACTER * Math.max(100, ...lines.map((line) => line.length)),
      height: Math.max(792, 80 + LINE * lines.length),
      items: lines.flatMap((line, row) => runs(line, 40 + LINE * row)),
    }
  })

const runs = (line: string, y: number): TextItem[] =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map((match) => ({
    text: match[0],
    x: 20 + CHARACTER * match.index,
    y,
    width: CHARACTER * match[0].length,
    size: SIZE,
  }))
