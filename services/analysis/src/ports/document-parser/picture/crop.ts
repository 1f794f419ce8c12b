import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { GrayPicture } from './gray-picture.ts'

/** Points of the page around a place, so that the eye sees what it belongs to. */
const MARGIN = 6

/** The part of a page's picture that shows a place on it; null where the page has no such place. */
export const crop = (page: GrayPicture, box: Evidence['box'], pixelsPerPoint: number): GrayPicture | null => {
  const [left, top, right, bottom] = box
  const from = (edge: number) => Math.max(0, Math.floor((edge - MARGIN) * pixelsPerPoint))
  const to = (edge: number, most: number) => Math.min(most, Math.ceil((edge + MARGIN) * pixelsPerPoint))
  const [x, y] = [from(left), from(top)]
  const [width, height] = [to(right, page.width) - x, to(bottom, page.height) - y]
  if (!(width >= 1 && height >= 1)) return null
  const pixels = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1) {
    const start = (y + row) * page.width + x
    pixels.set(page.pixels.subarray(start, start + width), row * width)
  }
  return { width, height, pixels }
}
