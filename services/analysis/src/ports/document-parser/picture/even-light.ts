import type { GrayPicture } from './gray-picture.ts'

/** Pixels; about the height of two lines, so that every block sees some paper. */
const BLOCK = 32
/** Darker than this is not paper in shadow but a bar behind white letters. */
const DARKEST_PAPER = 100

/** Takes shadows and the dim corners of a photo away: the paper becomes white everywhere. */
export const evenLight = (picture: GrayPicture): GrayPicture => {
  const { width, height, pixels } = picture
  const paper = paperBrightness(picture)
  const out = new Uint8Array(pixels.length)
  const gains = new Float32Array(width)
  for (let y = 0; y < height; y += 1) {
    // Light changes slowly: every fourth row is looked at anew.
    if (y % 4 === 0) paper.gainsOfRow(y, gains)
    for (let x = 0, index = y * width; x < width; x += 1, index += 1) {
      const value = (pixels[index] as number) * (gains[x] as number)
      out[index] = value > 255 ? 255 : value
    }
  }
  return { width, height, pixels: out }
}

const paperBrightness = (picture: GrayPicture): { gainsOfRow(y: number, gains: Float32Array): void } => {
  const columns = Math.ceil(picture.width / BLOCK)
  const rows = Math.ceil(picture.height / BLOCK)
  const blocks = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      blocks[row * columns + column] = brightest(picture, column * BLOCK, row * BLOCK)
  const mix = (from: number, to: number, share: number): number => from + (to - from) * share
  const block = (column: number, row: number): number =>
    blocks[clamp(row, rows - 1) * columns + clamp(column, columns - 1)] as number
  return {
    gainsOfRow: (y, gains) => {
      const row = Math.floor(y / BLOCK - 0.5)
      const below = y / BLOCK - 0.5 - row
      const levels = Array.from({ length: columns + 2 }, (_, index) =>
        mix(block(index - 1, row), block(index - 1, row + 1), below),
      )
      for (let x = 0; x < gains.length; x += 1) {
        const place = x / BLOCK + 0.5
        const column = Math.floor(place)
        gains[x] = 255 / mix(levels[column] as number, levels[column + 1] as number, place - column)
      }
    },
  }
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value))

/** The brightness that a tenth of the block's pixels exceed. */
const brightest = ({ width, height, pixels }: GrayPicture, left: number, top: number): number => {
  const counts = new Uint32Array(256)
  let total = 0
  for (let y = top; y < Math.min(top + BLOCK, height); y += 2)
    for (let x = left; x < Math.min(left + BLOCK, width); x += 2) {
      const value = pixels[y * width + x] as number
      counts[value] = (counts[value] as number) + 1
      total += 1
    }
  let above = 0
  for (let value = 255; value > DARKEST_PAPER; value -= 1) {
    above += counts[value] as number
    if (above > 0.1 * total) return value
  }
  return 255
}
