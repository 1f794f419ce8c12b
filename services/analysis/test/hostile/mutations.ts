/** Numbers from 0 to 1 that are the same at each run (mulberry32). */
export const seeded = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) >>> 0
  let value = Math.imul(seed ^ (seed >>> 15), seed | 1)
  value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
  return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
}

type Random = () => number

const below = (random: Random, limit: number): number => Math.floor(random() * limit)

/** Up to a tenth of the file. */
const part = (random: Random, bytes: Buffer): [number, number] => {
  const from = below(random, bytes.length)
  return [from, Math.min(bytes.length, from + 1 + below(random, bytes.length / 10))]
}

const cut = (bytes: Buffer, random: Random): Buffer => {
  const [from, to] = part(random, bytes)
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
}

const cutOff = (bytes: Buffer, random: Random): Buffer => bytes.subarray(0, 1 + below(random, bytes.length))

const doubled = (bytes: Buffer, random: Random): Buffer => {
  const [from, to] = part(random, bytes)
  return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
}

const flipped = (bytes: Buffer, random: Random): Buffer => {
  const changed = Buffer.from(bytes)
  const count = 1 + below(random, 50)
  for (let index = 0; index < count; index += 1) {
    const at = below(random, changed.length)
    changed[at] = (changed[at] as number) ^ (1 << below(random, 8))
  }
  return changed
}

/** Figures of the file's own structure: lengths, places, counts, sizes. */
const renumbered = (bytes: Buffer, random: Random): Buffer => {
  const text = bytes.toString('latin1')
  const figures = [...text.matchAll(/(?<=[\s/[])\d{1,9}(?=[\s/\]>])/g)]
  const figure = figures[below(random, figures.length)]
  if (!figure) return flipped(bytes, random)
  const other = ['0', '-1', '1', '65536', '99999999999', '1e38', figure[0].repeat(2)][below(random, 7)]
  const end = figure.index + figure[0].length
  return Buffer.from(`${text.slice(0, figure.index)}${other}${text.slice(end)}`, 'latin1')
}

const KINDS = { cut, cutOff, doubled, flipped, renumbered }
export type MutationKind = keyof typeof KINDS

/** One to three changes upon each other, the first of them named. */
export const mutated = (bytes: Buffer, random: Random): { kind: MutationKind; bytes: Buffer } => {
  const names = Object.keys(KINDS) as MutationKind[]
  const kinds = Array.from({ length: 1 + below(random, 3) }, () => names[below(random, names.length)] as MutationKind)
  const changed = kinds.reduce((file, kind) => (file.length > 1 ? KINDS[kind](file, random) : file), bytes)
  return { kind: kinds[0] as MutationKind, bytes: changed }
}
