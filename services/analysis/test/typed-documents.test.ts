import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPolicy } from '../src/domain/reader/read-policy.ts'
import { typedPages } from '../src/domain/reader/testing/typed-pages.ts'
import { type Comparison, compareFields } from './compare-fields.ts'

interface Truth {
  document_kind: string
  fields: Record<string, unknown>
}

const folder = new URL('../holdout/typed/', import.meta.url)
const text = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => ({
    name,
    truth: JSON.parse(text(name.replace('.txt', '.truth.json'))) as Truth,
    reading: readPolicy(typedPages(text(name))),
  }))

const comparisons = documents.map(({ name, truth, reading }) => ({
  name,
  compared: compareFields(truth.fields, { ...reading.fields })
    .map(asDelivered)
    .map(asSets),
}))

/** A zip code is one with or without its last four figures. */
function asDelivered(comparison: Comparison): Comparison {
  const { field, truth, read } = comparison
  const isSame = field === 'property_address.zip' && String(truth).slice(0, 5) === String(read).slice(0, 5)
  return isSame ? { ...comparison, verdict: 'exact' } : comparison
}

/** Forms in any order; a list that is short of one misses it. */
function asSets(comparison: Comparison): Comparison {
  const { field, truth, read } = comparison
  if (field !== 'endorsements' || !Array.isArray(truth) || !Array.isArray(read) || truth.length === 0) return comparison
  const own = new Set(truth)
  const isRight = read.every((form) => own.has(form))
  return { ...comparison, verdict: isRight ? (read.length === own.size ? 'exact' : 'missing') : 'wrong' }
}

const told = (verdicts: Comparison['verdict'][]): string[] =>
  comparisons.flatMap(({ name, compared }) =>
    compared.filter(({ verdict }) => verdicts.includes(verdict)).map(({ field }) => `${name}: ${field}`),
  )

describe(`${documents.length} typed documents`, () => {
  it.each(documents)('$name is of its kind', ({ truth, reading }) => {
    expect(reading.document_kind).toBe(truth.document_kind)
  })

  it('have no value that is wrong or invented', () => {
    expect(told(['wrong', 'invented'])).toEqual([])
  })

  it('have at least 98 of 100 of their values found', () => {
    const [exact, missing] = [told(['exact']), told(['missing'])]
    expect(exact.length / (exact.length + missing.length), missing.join('\n')).toBeGreaterThan(0.98)
  })
})
