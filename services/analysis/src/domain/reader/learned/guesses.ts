import type { Page } from '../geometry/layout.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { featuresOf } from './features.ts'
import { NOTHING, probabilitiesOf, type WeightsByKind } from './weights.ts'

/** A figure, what it is taken to be said of, and how probable that is. */
export interface Guess {
  candidate: Candidate
  /** A field, or 'deductibles.wind_hail'. */
  meaning: string
  /** As the field has it: 'Up to 125% of the limit' is an extension of 25. */
  value: Candidate['value']
  probability: number
}

/** Less is not worth a thought. */
const LEAST = 0.05

/** Of the figures that are asked for; how large one is, all tell. */
export const guessesOn = (
  pages: Page[],
  weights: WeightsByKind,
  isAsked: (candidate: Candidate) => boolean,
): Guess[] => {
  const candidates = candidatesOf(pages)
  const largest = largestOf(candidates)
  return candidates.filter(isAsked).flatMap((candidate) => {
    const ofKind = weights[candidate.kind]
    const probabilities = probabilitiesOf(ofKind, featuresOf(candidate, largest))
    return ofKind.meanings.flatMap((meaning, index) => {
      const probability = probabilities[index] as number
      return meaning === NOTHING || probability < LEAST
        ? []
        : [{ candidate, meaning, value: asField(meaning, candidate.value), probability }]
    })
  })
}

/** Dollars; more than the largest homes are insured for is an account's number. */
export const largestOf = (candidates: Candidate[]): number =>
  Math.max(
    1,
    ...candidates.flatMap(({ kind, value }) =>
      kind === 'money' && typeof value === 'number' && value < 1e8 ? [value] : [],
    ),
  )

export const asField = (meaning: string, value: Candidate['value']): Candidate['value'] =>
  meaning === 'extended_dwelling_percentage' && typeof value === 'number' && value > 100 ? value - 100 : value
