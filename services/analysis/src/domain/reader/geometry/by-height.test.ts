import { expect, test } from 'vitest'
import { cellsBetween, cellsDownFrom, cellsUpFrom, nearestUpFrom } from './by-height.ts'
import type { Cell } from './cell.ts'

/** One line whose cells rise and fall, and lines above and below it. */
const heights = [10, 20, 33, 31, 32, 40, 50]
const cells = heights.map((y): Cell => ({ text: `${y}`, key: `${y}`, page: 1, left: 0, right: 10, y, size: 9 }))
const page = { number: 1, width: 600, height: 800, cells }
const ys = (found: Iterable<Cell>): number[] => [...found].map(({ y }) => y)

test('cells between two heights come in reading order, however those of a line rise and fall', () => {
  expect(ys(cellsBetween(page, 31, 40))).toEqual([33, 32])
  expect(ys(cellsBetween(page, 0, 60))).toEqual(heights)
  expect(ys(cellsBetween(page, 40, 50))).toEqual([])
})

test('what is above a height comes from there up, and what is below it from there down', () => {
  expect(ys(cellsUpFrom(page, 33))).toEqual([32, 31, 20, 10])
  expect(ys(cellsDownFrom(page, 31))).toEqual([33, 32, 40, 50])
  expect(ys(cellsUpFrom(page, 10))).toEqual([])
  expect(ys(cellsDownFrom(page, 50))).toEqual([])
  expect(nearestUpFrom(page, 33, ({ y }) => y % 10 === 0)?.y).toBe(20)
  expect(nearestUpFrom(page, 33, ({ y }) => y > 33)).toBeUndefined()
})
