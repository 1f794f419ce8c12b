import type { FieldEvidence, PolicyFields } from '../src/domain/policy-fields.ts'
import { declarationPages } from '../src/domain/reader/fields/pages/declaration-pages.ts'
import { baselineOf } from '../src/domain/reader/geometry/cell.ts'
import { layOut } from '../src/domain/reader/geometry/laid-out/lay-out.ts'
import { type Candidate, type CandidateKind, candidatesOf } from '../src/domain/reader/learned/candidates.ts'
import { featuresOf } from '../src/domain/reader/learned/features.ts'
import { asField, largestOf } from '../src/domain/reader/learned/guesses.ts'
import { LEARNED_VALUES } from '../src/domain/reader/learned/learned-fields.ts'
import { NOTHING, noWeights } from '../src/domain/reader/learned/weights.ts'
import { readPolicy } from '../src/domain/reader/read-policy.ts'
import type { StudiedDocument } from './documents.ts'

/** A figure of a studied document, and what it is said of. */
export interface Example {
  set: string
  kind: CandidateKind
  features: string[]
  meaning: string
}

/**
 * The rules say where a true value stands; every other figure is said of nothing that is asked. A figure that equals a true
 * value elsewhere may mean it, too, and teaches nothing.
 */
export const examplesOf = ({ set, pages, truth }: StudiedDocument): Example[] => {
  const { fields, evidence } = readPolicy(pages, noWeights)
  const declarations = declarationPages(layOut(pages).filter(({ cells }) => cells.length > 0))
  const candidates = candidatesOf(declarations)
  const largest = largestOf(candidates)
  const values = { true: valuesOf(truth), read: valuesOf({ ...fields }) }
  return candidates.flatMap((candidate) => {
    const equal = values.true.filter(
      ({ meaning, kind, value }) => kind === candidate.kind && asField(meaning, candidate.value) === value,
    )
    const here = equal.filter(
      ({ meaning, kind, value }) =>
        isAt(candidate, evidence, meaning) &&
        values.read.some((read) => read.meaning === meaning && read.kind === kind && read.value === value),
    )
    const meaning = equal.length === 0 ? NOTHING : here.length === 1 ? here[0]?.meaning : undefined
    return meaning ? [{ set, kind: candidate.kind, features: featuresOf(candidate, largest), meaning }] : []
  })
}

interface Value {
  meaning: string
  kind: CandidateKind
  value: Candidate['value']
}

const valuesOf = ({ deductibles, ...fields }: Record<string, unknown>): Value[] => [
  ...LEARNED_VALUES.flatMap((meaning) => {
    const value = fields[meaning]
    return typeof value === 'string' || (typeof value === 'number' && value > 0)
      ? [{ meaning, kind: kindOf(meaning), value: value as Candidate['value'] }]
      : []
  }),
  ...Object.entries((deductibles ?? {}) as PolicyFields['deductibles']).flatMap(([peril, deductible]) => {
    const meaning = `deductibles.${peril}`
    const { amount, percentage } = deductible ?? {}
    return [
      ...(amount ? [{ meaning, kind: 'money' as const, value: amount }] : []),
      ...(percentage ? [{ meaning, kind: 'percent' as const, value: percentage }] : []),
    ]
  }),
]

const kindOf = (field: string): CandidateKind => {
  if (field.endsWith('_percentage')) return 'percent'
  if (field.endsWith('_settlement')) return 'settlement'
  return field.startsWith('year_') || field.endsWith('_year') ? 'year' : 'money'
}

const isAt = ({ cell }: Candidate, evidence: FieldEvidence, meaning: string): boolean => {
  const place = evidence[meaning]
  if (!place || place.page !== cell.page) return false
  const [left, top, right, bottom] = place.box
  const y = baselineOf(cell)
  return cell.right > left && cell.left < right && y > top && y < bottom
}
