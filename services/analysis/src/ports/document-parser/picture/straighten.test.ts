import { describe, expect, it } from 'vitest'
import type { GrayPicture } from './gray-picture.ts'
import { mapPoint } from './homography.ts'
import { straighten } from './straighten.ts'
import { warp } from './warp.ts'

const WIDTH = 800
const HEIGHT = 1000

/** Lines of short strokes of unequal width, as letters are, with margins. */
const aPage = (): GrayPicture => {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (let line = 100; line < 900; line += 36)
    for (let x = 100, stroke = line; x < 700; stroke += 1) {
      const width = 5 + ((stroke * 7) % 6)
      for (let y = line; y < line + 14; y += 1) pixels.fill(0, y * WIDTH + x, y * WIDTH + x + width)
      x += width + 4 + ((stroke * 5) % 7)
    }
  return { width: WIDTH, height: HEIGHT, pixels }
}

const turned = (degrees: number): GrayPicture => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [x, y] = [WIDTH / 2, HEIGHT / 2]
  return warp(aPage(), [cos, sin, x - cos * x - sin * y, -sin, cos, y + sin * x - cos * y, 0, 0, 1], aPage())
}

/** Just below the first line, where a page that is level has no ink. */
const BELOW = 117

const darkest = ({ width, pixels }: GrayPicture): number =>
  Math.min(...pixels.subarray(BELOW * width, (BELOW + 1) * width))

describe('a picture of a page', () => {
  it('is left as it lies when it is level', () => {
    expect(straighten(aPage()).toOriginal).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1])
  })

  it.each([-3, -1, 0.8, 2.5])('is levelled when it is askew by %d degrees', (degrees) => {
    expect(darkest(turned(degrees))).toBeLessThan(100)
    expect(darkest(straighten(turned(degrees)).picture)).toBeGreaterThan(200)
  })

  it('is turned upright when it lies on its side, and each place is found again', () => {
    const onItsSide = warp(aPage(), [0, 1, 0, -1, 0, HEIGHT - 1, 0, 0, 1], { width: HEIGHT, height: WIDTH })
    const { picture, toOriginal } = straighten(onItsSide)
    expect([picture.width, picture.height]).toEqual([WIDTH, HEIGHT])
    const inked = picture.pixels.findIndex((value) => value < 50)
    const [x, y] = mapPoint(toOriginal, [inked % WIDTH, Math.floor(inked / WIDTH)])
    expect(onItsSide.pixels[Math.round(y) * HEIGHT + Math.round(x)]).toBeLessThan(50)
  })

  it('is cut out of the dark table that it was photographed on', () => {
    const photo = warp(aPage(), [1.25, 0.02, -120, 0.01, 1.25, -130, 0, 0, 1], aPage())
    const dark = { ...photo, pixels: photo.pixels.map((value, index) => (isOutside(index) ? 40 : value)) }
    const { picture } = straighten(dark)
    expect(picture.width / picture.height).toBeCloseTo(WIDTH / HEIGHT, 1)
    expect(picture.width).toBeLessThan(WIDTH * 0.9)
  })

  it('becomes white where its paper lies in shadow', () => {
    const page = aPage()
    const shaded = {
      ...page,
      pixels: page.pixels.map((value, index) => value * (0.6 + (0.4 * (index % WIDTH)) / WIDTH)),
    }
    expect(straighten(shaded).picture.pixels[50 * WIDTH + 20]).toBeGreaterThan(245)
  })
})

const isOutside = (index: number): boolean => {
  const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)]
  return x < 96 || x > 736 || y < 104 || y > 904
}
