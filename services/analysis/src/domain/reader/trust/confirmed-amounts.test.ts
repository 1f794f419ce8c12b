import { expect, it } from 'vitest'
import { emptyDetails, emptyFields } from '../search/field-values.ts'
import { confirmedAmounts } from './confirmed-amounts.ts'

const at = (method: 'printed' | 'derived') => ({
  ...{ page: 1, quote: '', box: [0, 0, 1, 1] as [number, number, number, number], confidence: 0.9, method },
})

const confirmed = (effective_date: string, renewal_date: string, method: 'printed' | 'derived' = 'printed') => [
  ...confirmedAmounts(
    {
      document_kind: 'homeowners_declarations',
      fields: { ...emptyFields(), effective_date, renewal_date },
      details: emptyDetails(),
      evidence: { effective_date: at('printed'), renewal_date: at(method) },
      refusal: null,
      warnings: [],
    },
    [],
  ),
]

it('two dates that are a year apart to the day bear each other out', () => {
  expect(confirmed('2026-04-01', '2027-04-01')).toEqual(['effective_date', 'renewal_date'])
})

it('dates of which one was misread, or computed, do not', () => {
  expect(confirmed('2026-04-01', '2027-04-07')).toEqual([])
  expect(confirmed('2026-04-01', '2027-04-01', 'derived')).toEqual([])
})
