import type { GrayPicture } from './gray-picture.ts'

/** Darker than this is ink; dots of leaders are pale in a photo. */
const INK = 205
/** In parts of an inch. A stroke of a letter is as thin, and much shorter. */
const THICKEST = 1 / 30
const SHORTEST = 0.4
/** Between the dots of a leader, and where a letter's tail crosses a rule. */
const WIDEST_GAP = 1 / 28
/** Share of a run that is ink: specks in a row are fewer. */
const LEAST_INK = 0.45
/** Share of a run that is crossed by ink which is higher: feet of letters, with their stems between, look like a rule. */
const MOST_CROSSED = 0.06
/** Pixels that a rule may rise or fall from one column to the next. */
const STEP = 1.6

interface Run {
  from: number
  to: number
  middle: number
  parts: Part[]
}

interface Part {
  x: number
  top: number
  bottom: number
}

/** Takes the rules of tables and the dots of leaders away, which a recogniser takes for letters or for part of them. */
export const eraseRules = (picture: GrayPicture, dpi: number): GrayPicture => {
  const runs = runsOf(thinParts(picture, Math.round(THICKEST * dpi)), Math.round(WIDEST_GAP * dpi))
  const rules = runs.filter((run) => isRule(picture, run, dpi))
  if (rules.length === 0) return picture
  const pixels = picture.pixels.slice()
  for (const { x, top, bottom } of rules.flatMap(({ parts }) => parts))
    for (let y = Math.max(0, top - 1); y <= Math.min(picture.height - 1, bottom + 1); y += 1)
      pixels[y * picture.width + x] = 255
  return { ...picture, pixels }
}

const isRule = (picture: GrayPicture, { from, to, parts }: Run, dpi: number): boolean => {
  const length = to - from
  return (
    length >= SHORTEST * dpi && parts.length >= LEAST_INK * length && crossings(picture, parts) <= MOST_CROSSED * length
  )
}

/** Columns between the parts of a run in which there is ink all the same. */
const crossings = ({ width, pixels }: GrayPicture, parts: Part[]): number => {
  let found = 0
  for (const [index, { x, top, bottom }] of parts.entries()) {
    const row = Math.round((top + bottom) / 2) * width
    for (let between = x + 1; between < (parts[index + 1]?.x ?? 0); between += 1)
      if ((pixels[row + between] as number) < INK) found += 1
  }
  return found
}

/** By columns, from the left: what is dark and no higher than a rule. */
const thinParts = ({ width, height, pixels }: GrayPicture, thickest: number): Part[][] => {
  const columns: Part[][] = Array.from({ length: width }, () => [])
  const starts = new Int32Array(width).fill(-1)
  for (let y = 0, index = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, index += 1) {
      const top = starts[x] as number
      const isInk = (pixels[index] as number) < INK
      if (isInk && top < 0) starts[x] = y
      if (isInk || top < 0) continue
      if (y - top <= thickest) columns[x]?.push({ x, top, bottom: y - 1 })
      starts[x] = -1
    }
  return columns
}

const runsOf = (columns: Part[][], widestGap: number): Run[] => {
  const done: Run[] = []
  let open: Run[] = []
  for (const [x, parts] of columns.entries()) {
    const taken = new Set<Run>()
    for (const part of parts) {
      const middle = (part.top + part.bottom) / 2
      const run = open.find((one) => !taken.has(one) && Math.abs(one.middle - middle) <= STEP)
      if (run) {
        Object.assign(run, { to: x, middle })
        run.parts.push(part)
        taken.add(run)
      } else {
        const begun = { from: x, to: x, middle, parts: [part] }
        taken.add(begun)
        open.push(begun)
      }
    }
    done.push(...open.filter(({ to }) => x - to > widestGap))
    open = open.filter(({ to }) => x - to <= widestGap)
  }
  return [...done, ...open]
}
