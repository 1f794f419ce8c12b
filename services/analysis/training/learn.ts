import { ALWAYS, NOTHING, type Weights } from '../src/domain/reader/learned/weights.ts'
import type { Example } from './examples.ts'

const ROUNDS = 12
const STEP = 0.15
/** Weights are drawn to 0 by so much of themselves. */
const DECAY = 0.0004
/** Of features that are met less often nothing is learned. */
const LEAST_MET = 5
/** Weights below it are left out: nine of ten, for hardly a difference. */
const LEAST_WEIGHT = 0.2

/**
 * Logistic regression over several meanings, by gradient steps that get smaller for each weight as it is moved (AdaGrad:
 * Duchi, Hazan, Singer 2011). The same examples give the same weights.
 */
export const learn = (examples: Pick<Example, 'features' | 'meaning'>[]): Weights => {
  const meanings = [NOTHING, ...new Set(examples.map(({ meaning }) => meaning).filter((one) => one !== NOTHING))]
  const places = placesOf(examples)
  const known = examples.map(({ features, meaning }) => ({
    features: Int32Array.from([ALWAYS, ...features].flatMap((feature) => places.get(feature) ?? [])),
    meaning: meanings.indexOf(meaning),
  }))
  const weights = new Float64Array(places.size * meanings.length)
  const moved = new Float64Array(weights.length).fill(0.01)
  const order = known.map((_, index) => index)
  const random = randomFrom(7)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random)
    for (const index of order) stepBy(known[index] as Known, { weights, moved, count: meanings.length })
  }
  return { meanings, ofFeature: pairsOf(places, weights, meanings.length) }
}

interface Known {
  features: Int32Array
  meaning: number
}

interface Learning {
  weights: Float64Array
  /** The sum of the squares of all steps so far. */
  moved: Float64Array
  /** Of meanings: so many weights a feature has. */
  count: number
}

const placesOf = (examples: Pick<Example, 'features'>[]): Map<string, number> => {
  const met = new Map<string, number>([[ALWAYS, LEAST_MET]])
  for (const { features } of examples) for (const feature of features) met.set(feature, (met.get(feature) ?? 0) + 1)
  const kept = [...met].filter(([, times]) => times >= LEAST_MET)
  return new Map(kept.map(([feature], index) => [feature, index]))
}

const stepBy = ({ features, meaning }: Known, { weights, moved, count }: Learning): void => {
  const errors = probabilities(features, weights, count)
  errors[meaning] = (errors[meaning] as number) - 1
  for (const feature of features) {
    for (let at = 0; at < count; at += 1) {
      const place = feature * count + at
      const weight = weights[place] as number
      const slope = (errors[at] as number) + DECAY * weight
      moved[place] = (moved[place] as number) + slope * slope
      weights[place] = weight - (STEP * slope) / Math.sqrt(moved[place] as number)
    }
  }
}

const probabilities = (features: Int32Array, weights: Float64Array, count: number): Float64Array => {
  const powers = new Float64Array(count)
  for (const feature of features)
    for (let at = 0; at < count; at += 1)
      powers[at] = (powers[at] as number) + (weights[feature * count + at] as number)
  const most = Math.max(...powers)
  let sum = 0
  for (let at = 0; at < count; at += 1) {
    powers[at] = Math.exp((powers[at] as number) - most)
    sum += powers[at] as number
  }
  return powers.map((power) => power / sum)
}

const pairsOf = (places: Map<string, number>, weights: Float64Array, count: number): Weights['ofFeature'] =>
  new Map(
    [...places].flatMap(([feature, place]) => {
      const own = [...weights.subarray(place * count, (place + 1) * count)]
      const pairs = own.flatMap((weight, at) => (Math.abs(weight) < LEAST_WEIGHT ? [] : [at, weight]))
      return pairs.length > 0 ? [[feature, pairs] as const] : []
    }),
  )

/** The same numbers each time: a linear congruential generator. */
const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const shuffle = (order: number[], random: () => number): void => {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const moved = order[last] as number
    order[last] = order[other] as number
    order[other] = moved
  }
}
