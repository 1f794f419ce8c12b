import { describe, expect, it } from 'vitest'
import { withLines } from '../../testing/lone-oak.ts'
import { tickedAnswers } from './ticked-answers.ts'

describe('answers behind boxes', () => {
  it.each([
    'Limited mold coverage      [ ] $5,000   [X] $10,000   [ ] $25,000',
    'Limited mold coverage      [ ] $5,000 [x] $10,000 [ ] $25,000',
    'Limited mold coverage      ( ) $5,000   (X) $10,000',
    'Limited mold coverage      ☐ $5,000   ☒ $10,000',
    'Limited mold coverage      $5,000 [ ]   $10,000 [X]',
  ])('say what is ticked: "%s"', (words) => expect(withLines(words).mold_limit).toBe(10_000))

  it('may be shares in the next line', () =>
    expect(
      withLines('Mold, fungi or other microbes - limit\n   [ ] 25%   [X] 50%   [ ] 100%   of Coverage A').mold_limit,
    ).toBe(150_000))

  it('may be percentages of a deductible', () =>
    expect(
      withLines('Windstorm or hail deductible      [ ] 1% of Coverage A   [X] 2% of Coverage A').deductibles.wind_hail,
    ).toEqual({ amount: 6_000, percentage: 2, stated: 'percentage' }))

  it('may tell how losses are settled', () =>
    expect(
      withLines(
        'Loss settlement - contents    [X] Replacement cost   [ ] Actual cash value\nLoss settlement - dwelling    [ ] Replacement cost   [X] Actual cash value',
      ),
    ).toMatchObject({ dwelling_settlement: 'ACV', personal_property_settlement: 'RCV' }))

  it('may say that nothing is covered', () =>
    expect(withLines('Water back-up   [ ] $5,000   [ ] $10,000   [X] Declined').water_backup_limit).toBe(0))

  it('are none where no box is ticked', () =>
    expect(withLines('Water back-up of sewers   [ ] $5,000   [ ] $10,000').water_backup_limit).toBeNull())

  it('leave the name of a row its box', () =>
    expect(tickedAnswers('[ ] 2% Windstorm or hail')).toBe('[ ] 2% Windstorm or hail'))
})
