import { tinyPdf } from '@plainpolicy/platform/pdf/testing/tiny-pdf'
import { expect, test } from 'vitest'
import { readPages } from './read-pages.ts'

const LETTER = [5, 8] as const
const ROWS = Array.from({ length: 10 }, (_, row) => 640 - 20 * row)

/** The letter L as a path, as programs draw it that turn text into outlines. */
const outlined = (x: number, y: number): string => {
  const [width, height] = LETTER
  return `${x} ${y} m ${x + width} ${y} l ${x + width} ${y + 2} l ${x + 2} ${y + 2} l ${x + 2} ${y + height} l ${x} ${y + height} l h f`
}
const word = (letters: number, y: number): string =>
  Array.from({ length: letters }, (_, at) => outlined(300 + (LETTER[0] + 1) * at, y)).join(' ')
const text = (said: string, x: number, y: number): string => `BT /F1 12 Tf ${x} ${y} Td (${said}) Tj ET`
const unseen = (said: string, y: number): string => `3 Tr ${text(said, 300, y)} 0 Tr`

const suspicionsOf = async (rows: string[]) => {
  const content = [text('Homeowners Declarations', 72, 720), ...rows].join('\n')
  const { pages } = await readPages(tinyPdf({ content }))
  return pages[0]?.suspicions ?? []
}
const label = (y: number) => text('Coverage A - Dwelling limit', 72, y)

test('amounts that are outlines of letters are noticed, whatever text nobody sees lies behind them', async () => {
  const amounts = ROWS.map((y) => `${label(y)} ${unseen('000,052$', y)} ${word(6, y)}`)
  expect(await suspicionsOf(amounts)).toContain('pictures')
})

test('marks before the rows of a list are no words', async () => {
  expect(
    await suspicionsOf(ROWS.map((y) => `${label(y)} ${word(1, y)} ${outlined(400, y)} ${outlined(500, y)}`)),
  ).toEqual([])
})

/** Six letters end three points before the border of their cell. */
const cell = (y: number): string => `${word(6, y)} 60 ${y - 6} 278 20 re S`

test('amounts are noticed within the borders of a grid', async () => {
  expect(await suspicionsOf(ROWS.map((y) => `${text('Item', 72, y)} ${cell(y)}`))).toContain('pictures')
})

const SOME = ROWS.slice(0, 5)

test('a few amounts are noticed beside what they are of, and nothing beside other words', async () => {
  expect(await suspicionsOf(SOME.map((y) => `${label(y)} ${word(6, y)}`))).toContain('pictures')
  expect(await suspicionsOf(SOME.map((y) => `${text('Lone Oak', 72, y)} ${word(6, y)}`))).toEqual([])
})
