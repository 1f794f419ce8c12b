import { describe, expect, it } from 'vitest'
import { readPolicy } from '../src/domain/reader/read-policy.ts'
import { typedPages } from '../src/domain/reader/testing/typed-pages.ts'
import { type Comparison, compareFields } from './compare-fields.ts'

export interface Truth {
  document_kind: string
  fields: Record<string, unknown>
}

/** A document as a typist set it (`typedPages`), with what a careful person reads in it. */
export interface TypedDocument {
  name: string
  text: string
  truth: Truth
}

/** Holds of documents that have been studied: each is of its kind, no value is wrong or invented, and at least `share` of all are found. */
export function holdDocuments(title: string, documents: TypedDocument[], share: number): void {
  const read = documents.map(({ name, text, truth }) => {
    const { document_kind, fields } = readPolicy(typedPages(text))
    const compared = compareFields(truth.fields, { ...fields })
      .map(asDelivered)
      .map(asSets)
    return { name, kinds: { truth: truth.document_kind, read: document_kind }, compared }
  })
  const told = (verdicts: Comparison['verdict'][]): string[] =>
    read.flatMap(({ name, compared }) =>
      compared.filter(({ verdict }) => verdicts.includes(verdict)).map(({ field }) => `${name}: ${field}`),
    )

  describe(`${documents.length} ${title}`, () => {
    it.each(read)('$name is of its kind', ({ kinds }) => {
      expect(kinds.read).toBe(kinds.truth)
    })

    it('have no value that is wrong or invented', () => {
      expect(told(['wrong', 'invented'])).toEqual([])
    })

    it(`have at least ${100 * share} of 100 of their values found`, () => {
      const [exact, missing] = [told(['exact']), told(['missing'])]
      expect(exact.length / (exact.length + missing.length), missing.join('\n')).toBeGreaterThan(share)
    })
  })
}

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
