import type { GrayPicture } from './gray-picture.ts'

/** A box to be ticked, in pixels; the last ones are within it. */
export interface DrawnBox {
  left: number
  top: number
  right: number
  bottom: number
  isTicked: boolean
}

/** Darker than this is ink. */
const INK = 190
/** In parts of an inch: a smaller square is a letter, a larger one a cell of a table. */
const SMALLEST = 1 / 11
const LARGEST = 1 / 5
/** Parts of its width that its height may differ. */
const UNEVEN = 0.1
/** Share of a side that is ink at least, and of what is right outside and inside of it at most. */
const SIDE = 0.85
const BESIDE = 0.15
const TOUCHED = 0.75
/** Share of the inside that is ink: specks are less, a cross is more, and what is full is no box. */
const [SPECKS, CROSS, FULL] = [0.03, 0.07, 0.85]

/** The squares of a form that are ticked or left empty, and the picture without them: recognisers take them for letters. */
export const takeBoxes = (picture: GrayPicture, dpi: number): { boxes: DrawnBox[]; rest: GrayPicture } => {
  const boxes: DrawnBox[] = []
  for (const edge of edgesOf(picture, dpi)) {
    const [left, right, top] = edge
    if (boxes.some((box) => left <= box.right && right >= box.left && top <= box.bottom)) continue
    const box = boxUnder(picture, edge)
    if (box) boxes.push(box)
  }
  return { boxes, rest: boxes.length === 0 ? picture : withoutBoxes(picture, boxes) }
}

type Edge = [left: number, right: number, top: number]

/** From the top: runs of ink as wide as a box. */
const edgesOf = (picture: GrayPicture, dpi: number): Edge[] => {
  const edges: Edge[] = []
  for (let y = 0; y < picture.height; y += 1)
    for (const [from, to] of runsIn(picture, y)) {
      const across = to - from + 1
      if (across >= SMALLEST * dpi && across <= LARGEST * dpi) edges.push([from, to, y])
    }
  return edges
}

const runsIn = ({ width, pixels }: GrayPicture, y: number): [from: number, to: number][] => {
  const runs: [number, number][] = []
  for (let x = 0, from = -1; x <= width; x += 1) {
    const isInk = x < width && (pixels[y * width + x] as number) < INK
    if (isInk && from < 0) from = x
    if (isInk || from < 0) continue
    runs.push([from, x - 1])
    from = -1
  }
  return runs
}

const boxUnder = (picture: GrayPicture, [left, right, top]: Edge): DrawnBox | null => {
  const across = right - left + 1
  for (let bottom = top + Math.round((1 + UNEVEN) * across); bottom > top + (1 - UNEVEN) * across; bottom -= 1) {
    const box = { left, top, right, bottom }
    if (!hasSides(picture, box) || !hasRoomAround(picture, box)) continue
    const inside = inkIn(picture, inset(box, 0.2 * across))
    if (inside > FULL || (inside > SPECKS && inside < CROSS)) return null
    return { ...box, isTicked: inside >= CROSS }
  }
  return null
}

type Area = Omit<DrawnBox, 'isTicked'>

/** A side may lean by a pixel. Letters lack a corner at least. */
const hasSides = (picture: GrayPicture, { left, top, right, bottom }: Area): boolean =>
  [left, right - 1].every((x) =>
    [top, bottom - 1].every((y) => inkIn(picture, { left: x, right: x + 1, top: y, bottom: y + 1 }) > 0.5),
  ) &&
  inkIn(picture, { left, right, top: bottom, bottom }) >= SIDE &&
  [left, right - 2].every((x) => inkIn(picture, { left: x, right: x + 2, top, bottom }, 'row') >= SIDE)

/** Pixels within which a side has ended, as stems of bold letters have not. */
const THICK = 5
const BEYOND = 3

/** Lines of a table go on past a corner, and a cross touches the sides in places only. */
const hasRoomAround = (picture: GrayPicture, { left, top, right, bottom }: Area): boolean => {
  const strip = (x: number) => ({ left: x, right: x + 1, top, bottom })
  const row = (y: number) => ({ left, right, top: y, bottom: y + 1 })
  const outside = [strip(left - BEYOND - 1), strip(right + BEYOND), row(top - BEYOND - 1), row(bottom + BEYOND)]
  const inside = [strip(left + THICK), strip(right - THICK - 1), row(top + THICK), row(bottom - THICK - 1)]
  return (
    outside.every((area) => inkIn(picture, area) <= BESIDE) && inside.every((area) => inkIn(picture, area) <= TOUCHED)
  )
}

const inset = ({ left, top, right, bottom }: Area, by: number): Area => ({
  left: Math.ceil(left + by),
  right: Math.floor(right - by),
  top: Math.ceil(top + by),
  bottom: Math.floor(bottom - by),
})

/** Share of an area's pixels that are ink, or of its rows that have any. */
const inkIn = ({ width, pixels }: GrayPicture, { left, top, right, bottom }: Area, of?: 'row'): number => {
  let ink = 0
  for (let y = top; y <= bottom; y += 1) {
    const row = pixels.subarray(y * width + left, y * width + right + 1)
    const dark = row.reduce((sum, value) => sum + (value < INK ? 1 : 0), 0)
    ink += of === 'row' ? Math.min(dark, 1) : dark / (right - left + 1)
  }
  return ink / (bottom - top + 1)
}

/** A cross may reach over the sides. */
const OVER = 2

const withoutBoxes = ({ width, height, pixels: all }: GrayPicture, boxes: DrawnBox[]): GrayPicture => {
  const pixels = all.slice()
  for (const { left, top, right, bottom } of boxes)
    for (let y = Math.max(0, top - OVER); y <= Math.min(height - 1, bottom + OVER); y += 1)
      pixels.fill(255, y * width + Math.max(0, left - OVER), y * width + Math.min(width, right + OVER + 1))
  return { width, height, pixels }
}
