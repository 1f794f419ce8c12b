import type { Evidence } from '@plainpolicy/platform/report/evidence'
import { describe, expect, it } from 'vitest'
import type { PolicyReading } from '../../policy-fields.ts'
import type { PageText } from '../geometry/page-text.ts'
import { emptyDetails, emptyFields } from '../search/field-values.ts'
import { certainOnly } from './certain-only.ts'

const aPage = (confidence: number, page: Partial<PageText> = {}): PageText => ({
  number: 1,
  width: 612,
  height: 792,
  items: [{ text: '$300,000', x: 200, y: 110, width: 50, size: 10, confidence }],
  suspicions: ['no-text'],
  toPage: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  ...page,
})

const reading = (fields: Partial<PolicyReading['fields']> = {}): PolicyReading => ({
  document_kind: 'homeowners_declarations',
  fields: { ...emptyFields(), coverage_a_dwelling: 300_000, ...fields },
  details: emptyDetails(),
  evidence: {
    coverage_a_dwelling: {
      ...{ page: 1, quote: 'Dwelling $300,000', box: [50, 100, 260, 113], confidence: 0.98, method: 'printed' },
    },
  },
  refusal: null,
  warnings: [],
})

describe('values recognised in a picture', () => {
  it('say so, and are less sure than text', () => {
    const { evidence } = certainOnly(reading(), [aPage(0.95)])
    expect(evidence.coverage_a_dwelling).toMatchObject({ found: 'ocr', confidence: 0.93 })
  })

  it('are as sure as their own words, whatever stands beside them in the same phrase', () => {
    const words = [
      { text: '$300,000', confidence: 0.95 },
      { text: '3rd', confidence: 0.4 },
    ]
    const item = { text: '$300,000 3rd', x: 200, y: 110, width: 50, size: 10, confidence: 0.4, words }
    const { evidence } = certainOnly(reading(), [aPage(0.4, { items: [item] })])
    expect(evidence.coverage_a_dwelling).toMatchObject({ found: 'ocr', confidence: 0.93 })
  })

  it('are told as uncertain, with a warning, where a word of them is not certain', () => {
    const onItsSide = [0, -1, 612, 1, 0, 0, 0, 0, 1]
    const { evidence, uncertain, warnings } = certainOnly(reading(), [aPage(0.5, { toPage: onItsSide })])
    expect([evidence, warnings.map(({ code }) => code)]).toEqual([{}, ['uncertain-picture']])
    expect(uncertain).toEqual([
      { path: 'coverage_a_dwelling', seems: '$300,000', page: 1, box: [499, 50, 512, 260], confidence: 0.49 },
    ])
  })

  it('that are computed from an uncertain dwelling limit are uncertain, too', () => {
    const wind = { amount: 6000, percentage: 2, stated: 'percentage' as const }
    const computed = { ...reading({ deductibles: { all_perils: null, wind_hail: wind, hurricane: null } }) }
    const { coverage_a_dwelling: dwelling } = computed.evidence
    const second = { text: '2%', x: 200, y: 140, width: 50, size: 10, confidence: 0.99 }
    const page = aPage(0.5)
    if (dwelling)
      computed.evidence['deductibles.wind_hail'] = { ...dwelling, box: [50, 130, 260, 143], method: 'derived' }
    const { evidence, uncertain } = certainOnly(computed, [{ ...page, items: [...page.items, second] }])
    expect(evidence).toEqual({})
    expect(uncertain?.map(({ path, seems }) => `${path}: ${seems}`)).toEqual([
      'coverage_a_dwelling: $300,000',
      'deductibles.wind_hail: 2% ($6,000)',
    ])
  })

  it('are as sure as their own words, and not as those below them', () => {
    const words = [
      { text: 'Pat', x: 60, y: 110, width: 20, size: 10, confidence: 0.9 },
      { text: '75791"', x: 100, y: 110, width: 30, size: 10, confidence: 0.2 },
    ]
    const place = { ...reading().evidence.coverage_a_dwelling } as Evidence
    const named = { ...reading({ policy_holder_name: 'PAT' }), evidence: { policy_holder_name: place } }
    expect(Object.keys(certainOnly(named, [aPage(0.9, { items: words })]).evidence)).toEqual(['policy_holder_name'])
  })

  it('are as sure as a policy’s number, and not as the dates beside it', () => {
    const words = [
      { text: 'HO 447-2', x: 60, y: 110, width: 40, size: 10, confidence: 0.9 },
      { text: '05/01/26', x: 140, y: 110, width: 40, size: 10, confidence: 0.5 },
    ]
    const place = { ...reading().evidence.coverage_a_dwelling } as Evidence
    const numbered = { ...reading({ policy_number: 'HO 447-2' }), evidence: { policy_number: place } }
    expect(Object.keys(certainOnly(numbered, [aPage(0.9, { items: words })]).evidence)).toEqual(['policy_number'])
  })

  it('are held to more where they are figures than where they are words', () => {
    const holder = { ...reading().evidence.coverage_a_dwelling } as Evidence
    const both = { ...reading({ policy_holder_name: 'Pat' }) }
    const { evidence } = certainOnly({ ...both, evidence: { ...both.evidence, policy_holder_name: holder } }, [
      aPage(0.7),
    ])
    expect(Object.keys(evidence)).toEqual(['policy_holder_name'])
  })

  it('are kept where another figure bears them out', () => {
    const borneOut = { amount: 6000, percentage: 2, stated: 'both' as const }
    const deductibles = { all_perils: null, wind_hail: borneOut, hurricane: null }
    const { evidence } = certainOnly(reading({ deductibles }), [aPage(0.5)])
    expect(evidence.coverage_a_dwelling?.found).toBe('ocr')
  })

  it('are not borne out by a percentage that gives another amount', () => {
    const other = { amount: 9000, percentage: 2, stated: 'both' as const }
    const deductibles = { all_perils: null, wind_hail: other, hurricane: null }
    expect(certainOnly(reading({ deductibles }), [aPage(0.5)]).evidence).toEqual({})
  })

  it('stand where they are on the page as it lies', () => {
    const onItsSide = [0, -1, 612, 1, 0, 0, 0, 0, 1]
    const { evidence } = certainOnly(reading(), [aPage(0.95, { toPage: onItsSide })])
    expect(evidence.coverage_a_dwelling?.box).toEqual([499, 50, 512, 260])
  })
})

describe('a figure that another one gives, too', () => {
  it('is surer, also where it is text', () => {
    const { toPage: _, ...text } = aPage(1)
    const borneOut = { amount: 6000, percentage: 2, stated: 'both' as const }
    const deductibles = { all_perils: null, wind_hail: borneOut, hurricane: null }
    const { evidence } = certainOnly(reading({ deductibles }), [text])
    expect(evidence.coverage_a_dwelling?.confidence).toBe(0.99)
  })
})

describe('what a page could not show', () => {
  it('is untouched where the text of the file is read', () => {
    const { toPage: _, suspicions: __, ...sound } = aPage(1)
    expect(certainOnly(reading(), [sound])).toEqual({ ...reading(), uncertain: [] })
  })

  it('names the pages that were left unread', () => {
    const unread = [aPage(1, { number: 3, isUnread: true }), aPage(1, { number: 7, isUnread: true })]
    const { warnings } = certainOnly(reading(), unread)
    expect(warnings[0]?.message).toMatch(/^Pages 3, 7 are pictures that we could not read/)
  })

  it('tells of words that nobody sees', () => {
    const { warnings } = certainOnly(reading(), [aPage(1, { hasHiddenText: true })])
    expect(warnings.map(({ code }) => code)).toEqual(['hidden-text'])
  })
})
