/** Numbers from 0 up to 1 that depend on the seed and the name alone: the same at every run. */
export type Random = () => number

export function randomOf(seed: number, name: string): Random {
  let state = seed >>> 0
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0
  // mulberry32
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<Value>(random: Random, values: readonly [Value, ...Value[]]): Value {
  return values[Math.floor(random() * values.length)] ?? values[0]
}
