import { describe, expect, it } from 'vitest'
import { eraseRules } from './erase-rules.ts'
import type { GrayPicture } from './gray-picture.ts'

const DPI = 200
const WIDTH = 400
const HEIGHT = 120

const paper = (): GrayPicture => ({ width: WIDTH, height: HEIGHT, pixels: new Uint8Array(WIDTH * HEIGHT).fill(255) })

const drawn = (boxes: [left: number, top: number, right: number, bottom: number][], shade = 0): GrayPicture => {
  const picture = paper()
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y += 1) picture.pixels.fill(shade, y * WIDTH + left, y * WIDTH + right)
  return picture
}

describe('rules of a table', () => {
  it('are taken away', () => {
    expect(eraseRules(drawn([[20, 60, 380, 63]]), DPI)).toEqual(paper())
  })

  it('are taken away where they rise', () => {
    const steps = Array.from({ length: 90 }, (_, at): [number, number, number, number] => {
      const top = 70 - Math.floor(at / 8)
      return [20 + 4 * at, top, 24 + 4 * at, top + 2]
    })
    expect(eraseRules(drawn(steps), DPI)).toEqual(paper())
  })

  it('are taken away where they are the pale dots of a leader', () => {
    const dots = Array.from({ length: 60 }, (_, at): [number, number, number, number] => [
      20 + 5 * at,
      60,
      23 + 5 * at,
      62,
    ])
    expect(eraseRules(drawn(dots, 190), DPI)).toEqual(paper())
  })

  it('leave the letters that stand on them, and dashes, as they are', () => {
    const letters: [number, number, number, number][] = [
      [40, 40, 44, 60],
      [60, 40, 64, 70],
      [100, 50, 120, 53],
    ]
    expect(eraseRules(drawn([...letters, [20, 62, 380, 64]]), DPI).pixels[45 * WIDTH + 41]).toBe(0)
    expect(eraseRules(drawn([...letters, [20, 66, 380, 68]]), DPI).pixels[55 * WIDTH + 61]).toBe(0)
    expect(eraseRules(drawn(letters), DPI)).toEqual(drawn(letters))
  })

  it('are no feet of letters, between which stems stand', () => {
    const feet = Array.from({ length: 30 }, (_, at): [number, number, number, number] => {
      const left = 20 + 12 * at
      return [left, 60, left + 11, 63]
    })
    const stems = feet.map(([left]): [number, number, number, number] => [left + 4, 40, left + 7, 63])
    expect(eraseRules(drawn([...feet, ...stems]), DPI)).toEqual(drawn([...feet, ...stems]))
  })

  it('are no bars, which are as high as letters', () => {
    const bar = drawn([[20, 40, 380, 60]])
    expect(eraseRules(bar, DPI)).toEqual(bar)
  })
})
