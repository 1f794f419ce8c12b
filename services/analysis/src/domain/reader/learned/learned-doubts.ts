import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { FieldEvidence, PolicyFields, UncertainReading } from '../../policy-fields.ts'
import { baselineOf, edgesOf } from '../geometry/cell.ts'
import type { Page } from '../geometry/layout.ts'
import { evidenceOf } from '../search/evidence.ts'
import type { Candidate } from './candidates.ts'
import { type Guess, guessesOn } from './guesses.ts'
import { LEARNED_VALUES, type LearnedValue } from './learned-fields.ts'
import { surroundingsOf } from './surroundings.ts'
import type { WeightsByKind } from './weights.ts'

/** What the rules have found. */
interface Known {
  fields: PolicyFields
  evidence: FieldEvidence
}

/** `npm run train -- --check` prints how often a guess is right from here on, in documents that the weights have not met. */
const LIKELY = 0.7
/** Of such guesses so many are right: what the rules have left open is hard. */
const RIGHT = 0.8

const PERILS = ['all_perils', 'wind_hail', 'hurricane'] as const

/**
 * A second reader, for labels and layouts that no rule names: it goes by the words around a figure alone. What it takes for
 * the value of a field that the rules have left open becomes no answer, but a place for a person to look at.
 */
export const learnedDoubts = (
  pages: Page[],
  { fields, evidence }: Known,
  weights: WeightsByKind,
): UncertainReading[] => {
  const open = [
    ...LEARNED_VALUES.filter((field) => fields[field] === null),
    ...PERILS.filter((peril) => fields.deductibles[peril] === null).map((peril) => `deductibles.${peril}`),
  ]
  const mayTell = ({ kind }: Candidate) => weights[kind].meanings.some((meaning) => open.includes(meaning))
  const guesses = guessesOn(pages, weights, (candidate) => mayTell(candidate) && isOpen(candidate, evidence))
  return open.flatMap((path) => {
    const best = surest(guesses, path)
    return best && best.probability >= LIKELY && isPossible(best) && isOfInsured(path, fields) ? [doubtOf(best)] : []
  })
}

/** What any other value may have, in parts of the most probable one. */
const RIVAL = 0.3

/** The most probable value for a field, where no other comes near. */
const surest = (guesses: Guess[], path: string): Guess | undefined => {
  const own = guesses.filter(({ meaning }) => meaning === path).sort((a, b) => b.probability - a.probability)
  const [best] = own
  const rival = own.find(({ value }) => value !== best?.value)
  return best && (rival?.probability ?? 0) < RIVAL * best.probability ? best : undefined
}

/** A figure that stands for something else already is no more guessed at; one statement may settle several things. */
const isOpen = ({ kind, cell, from, to }: Candidate, evidence: FieldEvidence): boolean => {
  const printed = cell.text.slice(from, to).trim()
  const [y, [start, end]] = [baselineOf(cell), edgesOf(cell)]
  const isAt = ({ page, quote, box: [left, top, right, bottom] }: Evidence): boolean =>
    page === cell.page && end > left && start < right && y > top && y < bottom && quote.includes(printed)
  return kind === 'settlement' || !Object.values(evidence).some(isAt)
}

/** Dollars, and percent: less or more no policy has. */
const isPossible = ({ meaning, value }: Guess): boolean => {
  if (typeof value === 'string') return true
  if (meaning === 'extended_dwelling_percentage') return value >= 5 && value <= 60
  return !/limit$|^coverage/.test(meaning) || (value >= 500 && Number.isInteger(value))
}

/** How something is settled is told of what has a limit; wind and hail have no deductible where they are not insured. */
const isOfInsured = (path: string, fields: PolicyFields): boolean => {
  if (fields.wind_hail_excluded && /wind_hail|hurricane|^roof_settlement/.test(path)) return false
  const insured = SETTLED[path as LearnedValue]
  return !insured || (fields[insured] ?? 0) > 0
}
const SETTLED: Partial<Record<LearnedValue, 'coverage_a_dwelling' | 'coverage_c_personal_property'>> = {
  dwelling_settlement: 'coverage_a_dwelling',
  roof_settlement: 'coverage_a_dwelling',
  personal_property_settlement: 'coverage_c_personal_property',
}

/** The row's words up to the figure, or what heads its column. */
const doubtOf = ({ candidate: { page, cell, from, to }, meaning, probability }: Guess): UncertainReading => {
  const { left, head } = surroundingsOf(page, cell)
  const named = left.length > 0 ? left.slice(-2) : head && !/[a-z]{3}/i.test(cell.text) ? [head] : []
  const { box, confidence } = evidenceOf([...named, cell], RIGHT * probability)
  return { path: meaning, seems: cell.text.slice(from, to).trim(), page: page.number, box, confidence }
}
