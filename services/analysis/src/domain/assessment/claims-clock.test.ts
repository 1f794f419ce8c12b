import { describe, expect, test } from 'vitest'
import type { PolicyDetails, TimeLimit } from '../policy-fields.ts'
import { anEvidence, noDetails, reportOf } from './testing/a-reading.ts'

const limit = (amount: number, unit: TimeLimit['unit'], extra_days = 0): TimeLimit => ({
  amount,
  unit,
  extra_days,
  quote: 'as printed',
})

const withLimits = (details: Partial<PolicyDetails>) => ({
  reading: {
    details: { ...noDetails, ...details },
    evidence: { claim_notice_limit: anEvidence('365 days'), suit_limit: anEvidence('two years and one day') },
  },
})

const clock = (variant: Parameters<typeof reportOf>[0] = {}, language: 'en' | 'es' = 'en') =>
  reportOf(variant, '2026-11-21', language).claims_clock ?? []

test('without limits of its own the policy leaves the statutes, in the order of a claim', () => {
  expect(clock().map(({ id, days }) => [id, days])).toEqual([
    ['acknowledge', 15],
    ['decide', 15],
    ['pay', 5],
    ['catastrophe', 15],
    ['late', null],
  ])
})

test('only deciding and paying count business days', () => {
  expect(
    clock()
      .filter((step) => step.business_days)
      .map(({ id }) => id),
  ).toEqual(['decide', 'pay'])
})

test('every statute has its name, its address and the day on which it was looked at', () => {
  for (const { law, origin } of clock()) {
    expect(origin).toBe('law')
    expect(law?.name).toMatch(/^Tex\. Ins\. Code 542\.0\d\d$/)
    expect(law?.url).toMatch(/^https:\/\/statutes\.capitol\.texas\.gov\//)
    expect(law?.text_of).toBe('2023')
    expect(law).not.toHaveProperty('checked')
  }
})

test('late interest is 18 percent, and for most storm damage the court rate plus 5', () => {
  const late = clock().find(({ id }) => id === 'late')
  expect(late?.text).toMatch(/18% a year/)
  expect(late?.text).toMatch(/storm damage .* court rate plus 5%/)
})

describe('the limits of the policy', () => {
  const details = { claim_notice_limit: limit(365, 'days'), suit_limit: limit(2, 'years', 1) }

  test('stand first and last, with their places', () => {
    const steps = clock(withLimits(details))
    expect(steps[0]).toMatchObject({ id: 'notice', days: 365, origin: 'policy', sources: ['claims_clock.notice'] })
    expect(steps[0]?.text).toContain('365 days')
    expect(steps.at(-1)).toMatchObject({ id: 'suit', days: null, origin: 'policy', sources: ['claims_clock.suit'] })
    expect(steps.at(-1)?.text).toContain('2 years and 1 day')
  })

  test('read in Spanish', () => {
    expect(clock(withLimits(details), 'es').at(-1)?.text).toContain('2 años y 1 día')
  })
})

describe('policies under other laws', () => {
  test('a claim on a Windstorm Association policy is due within a year, and chapter 542 is left out', () => {
    const fields = { insurance_provider: 'Texas Windstorm Insurance Association' }
    expect(clock({ kind: 'windstorm_declarations', fields }).map(({ id, law }) => [id, law?.name])).toEqual([
      ['notice', 'Tex. Ins. Code 2210.205'],
    ])
  })

  test('what the policy itself says wins over the statute', () => {
    const fields = { insurance_provider: 'Texas Windstorm Insurance Association' }
    const variant = { ...withLimits({ claim_notice_limit: limit(180, 'days') }), fields }
    expect(clock({ ...variant, kind: 'windstorm_declarations' })[0]).toMatchObject({ days: 180, origin: 'policy' })
  })

  test('a flood policy is federal', () => expect(clock({ kind: 'flood_declarations' })).toEqual([]))
})
