import type { DocumentKind } from '@plainpolicy/platform/report/report-data'
import { describe, expect, test } from 'vitest'
import { type Candidate, chooseRelated } from './choose-related.ts'

const address = '5212 Water St, Fort Worth, TX 76109'

function policy(kind: DocumentKind, effectiveDate: string | null, rest: Partial<Candidate> = {}): Candidate {
  const createdAt = new Date('2026-11-21T12:00:00Z')
  return {
    reportId: crypto.randomUUID(),
    version: 1,
    kind,
    address,
    effectiveDate,
    renewalDate: null,
    createdAt,
    ...rest,
  }
}

const own = policy('homeowners_declarations', '2026-03-02')

const previousOf = (...others: Candidate[]) => chooseRelated(own, [own, ...others]).previous
const besideOf = (...others: Candidate[]) => chooseRelated(own, [own, ...others]).companions

describe('the policy before', () => {
  test('is the latest of the earlier terms of the same kind', () => {
    const [old, last] = [
      policy('homeowners_declarations', '2024-03-02'),
      policy('homeowners_declarations', '2025-03-02'),
    ]
    expect(previousOf(old, last, policy('homeowners_declarations', '2027-03-02'))).toBe(last)
  })

  test('may be a change within a term, since that is the same kind of policy', () => {
    const amended = policy('amended_declarations', '2025-03-02')
    expect(previousOf(amended)).toBe(amended)
  })

  test('is none of this very term, uploaded twice', () => {
    expect(previousOf(policy('homeowners_declarations', '2026-03-02'))).toBeNull()
  })

  test('of two papers of one term is the one uploaded last', () => {
    const later = policy('homeowners_declarations', '2025-03-02', { createdAt: new Date('2026-11-22T12:00:00Z') })
    expect(previousOf(policy('homeowners_declarations', '2025-03-02'), later)).toBe(later)
  })

  test('is found by the end of the term where its begin is not stated, and not at all without both', () => {
    const ended = policy('homeowners_declarations', null, { renewalDate: '2026-03-02' })
    const mine = { ...own, renewalDate: '2027-03-02' }
    expect(chooseRelated(mine, [ended]).previous).toBe(ended)
    expect(chooseRelated(mine, [policy('homeowners_declarations', null)]).previous).toBeNull()
  })
})

describe('policies beside', () => {
  test('are flood and windstorm, of each the newest, whenever their terms are', () => {
    const flood = [policy('flood_declarations', '2025-05-01'), policy('flood_declarations', '2026-05-01')]
    const wind = policy('windstorm_declarations', '2024-01-01')
    expect(besideOf(...flood, wind)).toEqual([flood[1], wind])
  })

  test('are no second home policies', () => {
    expect(besideOf(policy('condo_declarations', '2026-01-01'), policy('dwelling_declarations', '2026-01-01'))).toEqual(
      [],
    )
  })

  test('of a flood policy are the home’s', () => {
    const flood = policy('flood_declarations', '2026-05-01')
    expect(chooseRelated(flood, [own, flood]).companions).toEqual([own])
  })
})

test('another house, and an address that names none, have nothing in common', () => {
  const elsewhere = { address: '5214 Water St, Fort Worth, TX 76109' }
  const others = [
    policy('homeowners_declarations', '2025-03-02', elsewhere),
    policy('flood_declarations', '2026-01-01', elsewhere),
  ]
  expect(chooseRelated(own, others)).toEqual({ previous: null, companions: [] })
  const nowhere = others.map((one) => ({ ...one, address: null }))
  expect(chooseRelated({ ...own, address: null }, nowhere)).toEqual({ previous: null, companions: [] })
})
