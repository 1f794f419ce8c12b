import type { GrayPicture } from './gray-picture.ts'
import type { Homography } from './homography.ts'

/** Draws a new picture of the given size; `source` says for each of its points which point of the old one is seen there. */
export const warp = (
  picture: GrayPicture,
  source: Homography,
  { width, height }: { width: number; height: number },
): GrayPicture => {
  const out = new Uint8Array(width * height)
  const [a, b, c, d, e, f, g, h, i] = source as Homography & Nine
  for (let y = 0, index = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, index += 1) {
      const w = g * x + h * y + i
      out[index] = sample(picture, (a * x + b * y + c) / w, (d * x + e * y + f) / w)
    }
  return { width, height, pixels: out }
}

type Nine = readonly [number, number, number, number, number, number, number, number, number]

/** Between four pixels; white outside the picture. */
const sample = ({ width, height, pixels }: GrayPicture, x: number, y: number): number => {
  const left = Math.floor(x)
  const top = Math.floor(y)
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255
  const right = x - left
  const below = y - top
  const at = top * width + left
  const upper = (pixels[at] as number) * (1 - right) + (pixels[at + 1] as number) * right
  const lower = (pixels[at + width] as number) * (1 - right) + (pixels[at + width + 1] as number) * right
  return upper * (1 - below) + lower * below
}
