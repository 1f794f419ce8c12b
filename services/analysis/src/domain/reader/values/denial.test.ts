import { describe, expect, it } from 'vitest'
import { parseAmount } from './amount.ts'
import { deniesAmount, endsInDenial, hasDenial, isDenial, saysNoAmount } from './denial.ts'

describe('a denial', () => {
  it.each(['No', 'N/A', '(not included)', 'are not purchased', 'Not in force', 'WAIVED', 'Does not apply.'])(
    'is %s',
    (text) => expect(isDenial(text)).toBe(true),
  )

  it.each(['Not included before May', 'Included', 'No deductible', 'Removed roof'])('is not %s', (text) =>
    expect(isDenial(text)).toBe(false),
  )

  it('ends a text', () => {
    expect(endsInDenial('Actual cash value for roofs: not a part of your policy.')).toBe(true)
    expect(endsInDenial('Replacement cost - none')).toBe(true)
    expect(endsInDenial('Not selected: actual cash value')).toBe(false)
  })

  it('stands within a sentence', () => {
    expect(hasDenial('Replacement cost is not on this policy at all')).toBe(true)
    expect(hasDenial('Replacement cost is on this policy')).toBe(false)
  })

  it('leaves no amount', () => {
    expect(deniesAmount('Not covered, see $5,000')).toBe(true)
    expect(deniesAmount('Extended limit 20%: not selected')).toBe(true)
    expect(deniesAmount('You did not choose this (25% would be $44 a year)')).toBe(true)
    expect(deniesAmount('$5,000, flood not covered')).toBe(false)
    expect(saysNoAmount('Flood is excluded')).toBe(true)
    expect(saysNoAmount('Waived')).toBe(false)
  })

  it('of what is beyond an amount covers up to there', () => {
    expect(parseAmount('Not covered beyond $5,000')?.dollars).toBe(5000)
    expect(parseAmount('is excluded above $10,000 per loss')?.dollars).toBe(10_000)
  })

  it('with an exception leaves open what is given back', () => {
    expect(parseAmount('Excluded except $5,000 for ensuing water damage')).toBeNull()
    expect(parseAmount('Not covered except as provided by endorsement LO 22')).toBeNull()
    expect(parseAmount('Excluded, except as ensuing loss')?.status).toBe('none')
  })
})
