import type { GrayPicture } from './gray-picture.ts'
import type { Corners, Point } from './homography.ts'

/** A sheet that fills less of the photo would not be legible. */
const LEAST_SHARE = 0.3

/** The corners of a sheet of paper on something darker, clockwise from the top left; null for a scan, which is paper to its edges. */
export const sheetCorners = (picture: GrayPicture): Corners | null => {
  const threshold = otsu(picture.pixels)
  if (darkBorder(picture, threshold) < 0.5) return null
  const sheet = largestBright(picture, threshold)
  if (sheet.length < LEAST_SHARE * picture.pixels.length) return null
  const corner = (score: (x: number, y: number) => number): Point => {
    let best: Point = [0, 0]
    let most = Number.NEGATIVE_INFINITY
    for (const index of sheet) {
      const [x, y] = [index % picture.width, Math.floor(index / picture.width)]
      if (score(x, y) <= most) continue
      most = score(x, y)
      best = [x, y]
    }
    return best
  }
  return [corner((x, y) => -x - y), corner((x, y) => x - y), corner((x, y) => x + y), corner((x, y) => y - x)]
}

/** The brightness that parts dark from bright best. */
const otsu = (pixels: Uint8Array): number => {
  const counts = new Float64Array(256)
  for (const value of pixels) counts[value] = (counts[value] as number) + 1
  const all = counts.reduce((sum, count, value) => sum + count * value, 0)
  let [below, sumBelow, best, most] = [0, 0, 127, -1]
  for (let value = 0; value < 255; value += 1) {
    below += counts[value] as number
    sumBelow += value * (counts[value] as number)
    const above = pixels.length - below
    if (below === 0 || above === 0) continue
    const between = below * above * (sumBelow / below - (all - sumBelow) / above) ** 2
    if (between > most) [most, best] = [between, value]
  }
  return best
}

const darkBorder = ({ width, height, pixels }: GrayPicture, threshold: number): number => {
  let [dark, total] = [0, 0]
  const look = (x: number, y: number) => {
    total += 1
    if ((pixels[y * width + x] as number) <= threshold) dark += 1
  }
  for (let x = 0; x < width; x += 1) for (const y of [2, height - 3]) look(x, y)
  for (let y = 0; y < height; y += 1) for (const x of [2, width - 3]) look(x, y)
  return dark / total
}

/** The pixels of the largest bright region, by flood from each bright pixel not yet reached. */
const largestBright = ({ width, height, pixels }: GrayPicture, threshold: number): Int32Array => {
  const unreached = pixels.map((value) => (value > threshold ? 1 : 0))
  const queue = new Int32Array(pixels.length)
  let largest = new Int32Array(0)
  for (let start = 0; start < pixels.length; start += 1) {
    if (!unreached[start]) continue
    const size = flood({ unreached, queue, width, height }, start)
    if (size > largest.length) largest = queue.slice(0, size)
  }
  return largest
}

interface Flood {
  unreached: Uint8Array
  /** Holds what was reached. */
  queue: Int32Array
  width: number
  height: number
}

const flood = ({ unreached, queue, width, height }: Flood, start: number): number => {
  let end = 0
  const reach = (index: number) => {
    if (!unreached[index]) return
    unreached[index] = 0
    queue[end] = index
    end += 1
  }
  reach(start)
  for (let next = 0; next < end; next += 1) {
    const index = queue[next] as number
    const x = index % width
    if (x > 0) reach(index - 1)
    if (x < width - 1) reach(index + 1)
    reach(index - width)
    if (index < width * (height - 1)) reach(index + width)
  }
  return end
}
