import { expect, test } from 'vitest'
import { pageSizeOf } from './page-size.ts'
import { encodeSmallPng } from './png.ts'

const drawn = (width: number, height: number, dpi?: number) =>
  encodeSmallPng({ width, height, pixels: new Uint8Array(width * height) }, dpi)

test('a letter page drawn at 110 dots an inch is 612 by 792 points', () => {
  const [width = 0, height = 0] = (pageSizeOf(drawn(935, 1210, 110)) ?? '').split('x').map(Number)
  expect(width).toBeCloseTo(612, 0)
  expect(height).toBeCloseTo(792, 0)
})

test('what does not say its resolution has no size', () => {
  expect(pageSizeOf(drawn(20, 20))).toBeNull()
  expect(pageSizeOf(Buffer.from('page 2'))).toBeNull()
})
