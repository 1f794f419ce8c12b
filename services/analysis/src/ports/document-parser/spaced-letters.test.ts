import { tinyPdf } from '@plainpolicy/platform/pdf/testing/tiny-pdf'
import { describe, expect, it } from 'vitest'
import { readPages } from './read-pages.ts'

/** With so many thousandths of the size after each letter. */
const spaced = (text: string, gap: number): string =>
  `BT /F1 12 Tf 72 720 Td [${[...text].map((letter) => `(${letter})`).join(` -${gap} `)}] TJ ET`
const textsOf = async (content: string): Promise<string[]> =>
  (await readPages(tinyPdf({ content }))).pages.flatMap(({ items }) => items.map(({ text }) => text))

describe('letters that are spaced out', () => {
  it.each([
    ['COVERAGE A DWELLING', 60],
    ['COVERAGE A DWELLING', 120],
    ['COVERAGE A DWELLING', 150],
    ['Wind/Hail Deductible', 150],
    ['ALL', 150],
    ['$412,000', 150],
  ])('%s are words, by %s', async (text, gap) => {
    expect(await textsOf(spaced(text, gap))).toEqual([text])
  })

  it.each([
    ['1234', 150, '1 2 3 4'],
    ['ABCDE', 250, 'A B C D E'],
    ['ON', 150, 'O N'],
    ['A........$500', 150, 'A . . . . . . . . $ 5 0 0'],
  ])('%s by %s may be more than one word', async (text, gap, read) => {
    expect(await textsOf(spaced(text, gap))).toEqual([read])
  })
})
