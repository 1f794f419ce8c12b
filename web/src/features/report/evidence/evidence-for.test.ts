import { expect, it } from 'vitest'
import type { EvidenceByPath } from '../report-types.ts'
import { certaintyOf, methodWords } from './certainty.ts'
import { evidenceFor, pagesText } from './evidence-for.ts'

const box = [72, 100, 300, 112]

const evidence: EvidenceByPath = {
  'deductibles.wind_hail.amount': {
    page: 2,
    quote: 'Wind or Hail 2% $8,240',
    box,
    confidence: 0.98,
    method: 'printed',
  },
  'deductibles.wind_hail.percentage': {
    page: 2,
    quote: 'Wind or Hail 2% $8,240',
    box,
    confidence: 0.98,
    method: 'printed',
  },
  'property_coverage_limits.coverage_a_dwelling': {
    page: 1,
    quote: '$412,000',
    box,
    confidence: 0.6,
    method: 'derived',
  },
}

it('takes what lies below a path, and each quote once', () => {
  expect(evidenceFor(evidence, ['deductibles.wind_hail']).map((item) => item.quote)).toEqual(['Wind or Hail 2% $8,240'])
})

it('does not take a neighbour whose name begins alike', () => {
  expect(
    evidenceFor({ 'deductibles.wind_hail_excluded': evidence['deductibles.wind_hail.amount'] as never }, [
      'deductibles.wind_hail',
    ]),
  ).toEqual([])
})

it('names the pages in order', () => {
  const found = evidenceFor(evidence, ['deductibles.wind_hail', 'property_coverage_limits.coverage_a_dwelling'])
  expect(pagesText(found, 'en')).toBe('p. 1, 2')
})

it('says in words how sure the reading is', () => {
  expect(certaintyOf(0.9, 'en').level).toBe(3)
  expect(certaintyOf(0.89, 'en').level).toBe(2)
  expect(certaintyOf(0.69, 'en')).toEqual({ level: 1, words: 'We are not sure: please check this page yourself' })
  expect(methodWords({ method: 'derived' }, 'en')).toBe('Computed from what your policy prints')
  expect(methodWords({ method: 'printed', found: 'ocr' }, 'en')).toBe(
    'Printed in your policy, read from a picture of the page',
  )
  expect(methodWords({ method: 'printed', found: 'person' }, 'en')).toBe(
    'Printed in your policy, put right by a person',
  )
})
