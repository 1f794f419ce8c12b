import { type CandidateKind, candidateKinds } from './candidates.ts'
import learnedLines from './weights.json' with { type: 'json' }

/** For each kind of figure: what it may be said of, and for each feature how much it speaks for which of these. */
export interface Weights {
  meanings: string[]
  /** Pairs of a meaning's index and a weight. */
  ofFeature: Map<string, number[]>
}

export type WeightsByKind = Record<CandidateKind, Weights>

/** What a figure is said of when it is no value of a field. */
export const NOTHING = 'none'
/** The feature that every figure has. */
export const ALWAYS = ''

/** How probable each meaning is for a figure with these features; together 1. */
export const probabilitiesOf = ({ meanings, ofFeature }: Weights, features: string[]): number[] => {
  const scores = meanings.map(() => 0)
  for (const feature of [ALWAYS, ...features]) {
    const weights = ofFeature.get(feature) ?? []
    for (let at = 0; at < weights.length; at += 2) {
      const meaning = weights[at] as number
      scores[meaning] = (scores[meaning] as number) + (weights[at + 1] as number)
    }
  }
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/** Weights are kept in hundredths. */
const UNIT = 100

/** A line for each feature: its kind, its words, and pairs of a meaning and a weight. */
export const printWeights = (weights: WeightsByKind): string[] =>
  candidateKinds.flatMap((kind) => {
    const { meanings, ofFeature } = weights[kind]
    const lines = [...ofFeature].map(([feature, pairs]) => {
      const printed = pairs.map((value, index) => (index % 2 === 0 ? value : Math.round(value * UNIT)))
      return `${feature}\t${printed.join(' ')}`
    })
    return [`#${kind}\t${meanings.join(' ')}`, ...lines.sort()]
  })

export const parseWeights = (lines: string[]): WeightsByKind => {
  const weights = { money: none(), percent: none(), year: none(), settlement: none() }
  let current = none()
  for (const line of lines) {
    const [name = '', values = ''] = line.split('\t')
    if (name.startsWith('#')) {
      current = weights[name.slice(1) as CandidateKind]
      current.meanings.push(...values.split(' '))
      continue
    }
    const pairs = values.split(' ').map((value, index) => (index % 2 === 0 ? Number(value) : Number(value) / UNIT))
    current.ofFeature.set(name, pairs)
  }
  return weights
}

const none = (): Weights => ({ meanings: [], ofFeature: new Map() })

/** For who reads by rules alone. */
export const noWeights: WeightsByKind = parseWeights([])

let learned: WeightsByKind | undefined

/** Those that `npm run train` has written. */
export const learnedWeights = (): WeightsByKind => {
  learned ??= parseWeights(learnedLines)
  return learned
}
