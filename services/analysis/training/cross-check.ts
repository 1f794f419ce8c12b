import type { PolicyFields } from '../src/domain/policy-fields.ts'
import type { WeightsByKind } from '../src/domain/reader/learned/weights.ts'
import { readPolicy } from '../src/domain/reader/read-policy.ts'
import { compareFields } from '../test/compare-fields.ts'
import type { StudiedDocument } from './documents.ts'

/**
 * For each set, with weights that were learned from all the others: how many values the rules leave open, and how many guesses
 * at them are right.
 */
export const crossCheck = (documents: StudiedDocument[], weightsWithout: (set: string) => WeightsByKind): string => {
  const sets = [...new Set(documents.map(({ set }) => set))]
  const rows = sets.map((set) => {
    const weights = weightsWithout(set)
    return { set, filled: documents.filter((one) => one.set === set).map((document) => filledIn(document, weights)) }
  })
  const all = { set: 'all', filled: rows.flatMap(({ filled }) => filled) }
  return [...rows, all].map(lineOf).join('\n')
}

interface Filled {
  missing: number
  right: number
  wrong: string[]
}

const filledIn = ({ name, pages, truth }: StudiedDocument, weights: WeightsByKind): Filled => {
  const reading = readPolicy(pages, weights)
  const doubts = reading.uncertain ?? []
  const wrong = doubts.filter(({ path, seems }) => !isRight(seems, truth as unknown as PolicyFields, path))
  return {
    missing: compareFields(truth, { ...reading.fields }).filter(({ verdict }) => verdict === 'missing').length,
    right: doubts.length - wrong.length,
    wrong: wrong.map(({ path, seems }) => `  wrong: ${name}: ${path} ${seems}`),
  }
}

/** A doubt quotes what is printed: '125%' of an extension of 25. */
const isRight = (seems: string, truth: PolicyFields, path: string): boolean => {
  const [name = '', peril] = path.split('.')
  const value = (truth as unknown as Record<string, unknown>)[name]
  if (typeof value === 'string') return value === (/^r/i.test(seems) ? 'RCV' : 'ACV')
  const { amount, percentage } = (value as PolicyFields['deductibles'] | null)?.[peril as 'wind_hail'] ?? {}
  const figure = Number(seems.replace(/[^\d.]/g, ''))
  return [value, amount, percentage, typeof value === 'number' ? value + 100 : null].includes(figure)
}

const lineOf = ({ set, filled }: { set: string; filled: Filled[] }): string => {
  const sum = (of: (one: Filled) => number) => filled.reduce((total, one) => total + of(one), 0)
  const wrong = filled.flatMap((one) => one.wrong)
  const figures = `left open ${sum(({ missing }) => missing)}, guessed right ${sum(({ right }) => right)}, wrong ${wrong.length}`
  return [`${set.padEnd(24)} ${figures}`, ...(set === 'all' ? [] : wrong)].join('\n')
}
