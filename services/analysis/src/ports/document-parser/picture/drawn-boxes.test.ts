import { describe, expect, it } from 'vitest'
import { takeBoxes } from './drawn-boxes.ts'
import type { GrayPicture } from './gray-picture.ts'

const DPI = 200
const WIDTH = 300
const HEIGHT = 100

type Area = [left: number, top: number, right: number, bottom: number]

const drawn = (areas: Area[]): GrayPicture => {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (const [left, top, right, bottom] of areas)
    for (let y = top; y < bottom; y += 1) pixels.fill(0, y * WIDTH + left, y * WIDTH + right)
  return { width: WIDTH, height: HEIGHT, pixels }
}

const square = (left: number, top: number, wall = 2): Area[] => [
  [left, top, left + 24, top + wall],
  [left, top + 24 - wall, left + 24, top + 24],
  [left, top, left + wall, top + 24],
  [left + 24 - wall, top, left + 24, top + 24],
]

const cross = (left: number, top: number): Area[] =>
  Array.from({ length: 16 }, (_, at): Area[] => [
    [left + 4 + at, top + 4 + at, left + 7 + at, top + 5 + at],
    [left + 19 - at, top + 4 + at, left + 22 - at, top + 5 + at],
  ]).flat()

const found = (areas: Area[]) => takeBoxes(drawn(areas), DPI).boxes.map(({ left, isTicked }) => [left, isTicked])

describe('drawn boxes', () => {
  it('are ticked or not, and are taken from the picture', () => {
    const letter: Area = [140, 40, 144, 60]
    const { boxes, rest } = takeBoxes(drawn([...square(40, 40), ...square(100, 40), ...cross(100, 40), letter]), DPI)
    expect(boxes.map(({ left, isTicked }) => [left, isTicked])).toEqual([
      [40, false],
      [100, true],
    ])
    expect(rest).toEqual(drawn([letter]))
  })

  it('are no letters, which have a round corner, thick stems or sides of two lengths', () => {
    const round = square(40, 40).map(
      ([left, top, right, bottom], at): Area => [left, top, at < 2 ? right - 6 : right, bottom],
    )
    const roundAtRight: Area[] = [...round.slice(0, 3), [62, 46, 64, 58]]
    expect(found(roundAtRight)).toEqual([])
    expect(found(square(100, 40, 7))).toEqual([])
    expect(
      found([
        [40, 40, 56, 42],
        [40, 62, 56, 64],
        [40, 40, 42, 64],
        [54, 40, 56, 64],
      ]),
    ).toEqual([])
  })

  it('are no cells of a table, whose lines go on, and no bullets, which are full', () => {
    const lines: Area[] = [40, 62].flatMap((at): Area[] => [
      [20, at, 200, at + 2],
      [at, 20, at + 2, 90],
    ])
    expect(found(lines)).toEqual([])
    expect(found([[40, 40, 64, 64]])).toEqual([])
  })
})
