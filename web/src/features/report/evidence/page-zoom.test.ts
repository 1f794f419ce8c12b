import { expect, test } from 'vitest'
import { openingZoom } from './page-zoom.ts'

const letter = { width: 612, height: 792 }
const narrow = [72, 100, 200, 112] as [number, number, number, number]
/** From a name on the left to its amount on the right. */
const line = [72, 100, 540, 112] as [number, number, number, number]

/** How much of the frame's width the marked place takes. */
const share = (box: [number, number, number, number], frameWidth: number) =>
  openingZoom({ box, size: letter, frameWidth }) * ((box[2] - box[0]) / letter.width)

test('on a phone a short place opens at a size that can be read', () => {
  expect(openingZoom({ box: narrow, size: letter, frameWidth: 328 }) * 328).toBe(704)
})

test.each([328, 288])('a line that runs across the page is seen whole, %i pixels wide', (frameWidth) => {
  expect(share(line, frameWidth)).toBeCloseTo(0.91)
  expect(share([0, 0, 612, 12], frameWidth)).toBe(1)
})

test('a page turned on its side opens as readable as one that stands', () => {
  const size = { width: 792, height: 612 }
  expect(openingZoom({ box: narrow, size, frameWidth: 328 }) * 328).toBeCloseTo((704 / 612) * 792)
})

test('where there is room the page is as wide as its frame', () => {
  expect(openingZoom({ box: narrow, size: letter, frameWidth: 770 })).toBe(1)
})

test('a page of unknown size is shown whole', () => {
  expect(openingZoom({ box: narrow, size: null, frameWidth: 328 })).toBe(1)
})
