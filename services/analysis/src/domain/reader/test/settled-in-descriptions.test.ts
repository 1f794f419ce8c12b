import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'
import { described } from '../testing/placed-lone-oak.ts'

const settled = (body: string) => {
  const { dwelling_settlement, personal_property_settlement, roof_settlement } = fieldsOf(`${HEAD}\n${body}`)
  return [dwelling_settlement, personal_property_settlement, roof_settlement]
}

describe('the description of a row ends with how its thing is paid', () => {
  it('after what the house is built of', () => {
    const found = settled(`
Property insured and how it is paid         Last year   This year   Perils insured      Premium

Coverage A, dwelling. Two families,          $101,000    $106,000   Fire, lightning,    $811.00
frame, tenant-occupied, built in                                    explosion
1963. Actual cash value.

Coverage C, personal property in the          $12,000     $12,000   Same                $119.00
building. Replacement
cost.`)
    expect(found).toEqual(['ACV', 'RCV', null])
  })

  it('in brackets, with the verb', () => {
    const found = settled(`
Coverage                                    Limit      Premium
A. Dwelling (stucco, built in 2011;      $271,000      $963.00
losses are settled at
replacement cost)`)
    expect(found).toEqual(['RCV', null, null])
  })

  it('a coverage that was added, with its answer beside the first line', () => {
    const rows = (answer: string) => `
Other coverages
Identity theft                      $25,000    $19.00
Contents                            ${answer}
replacement cost
Service line                        $10,000    $29.00`
    expect(settled(rows('Yes        $141.00'))).toEqual([null, 'RCV', null])
    expect(settled(rows('No'))).toEqual([null, null, null])
  })

  it('whose words say where it may be', () => {
    const found = settled(`
Personal property                                             $48,000
Coverage C - your stuff, at home and out in the world, at replacement cost
Loss of use                                                   $19,200`)
    expect(found).toEqual([null, 'RCV', null])
  })

  it('what is said of the roof, or of two ways, is not said of the dwelling', () => {
    const found = settled(`
Coverage                                    Limit      Premium
A. Dwelling (built in 2011; its roof     $271,000      $963.00
surfacing is settled at
actual cash value)
C. Personal property (replacement         $90,000      $248.00
cost was offered; paid at actual
cash value)`)
    expect(found.slice(0, 2)).toEqual([null, null])
  })
})

describe('a description below a letter and a name', () => {
  it.each([
    ['The house. Replacement cost.', 'RCV'],
    ['One family, frame. Settled at actual cash value.', 'ACV'],
    ['One family, frame, actual cash value.', 'ACV'],
  ])('ends with how it is paid: %s', (words, value) => expect(described(words).dwelling_settlement).toBe(value))

  it.each([
    'The house. Outbuildings settled at actual cash value.',
    'The garage is paid at actual cash value.',
    'The house. Solar panels: actual cash value.',
    'The house. Expiring: actual cash value.',
    'The house. Before March 1: actual cash value.',
    'The house. Rating basis: replacement cost.',
    'The house. Inspected 2024: replacement cost.',
    'The house. In year one, actual cash value.',
  ])('says so of something else: %s', (words) => expect(described(words).dwelling_settlement).toBeNull())

  it('may say what it is not', () => {
    const settledSo = (words: string) =>
      described(words, ['Coverage C', 'Personal property']).personal_property_settlement
    expect(settledSo('Anything you own that is not part of the building, replacement cost.')).toBe('RCV')
    expect(settledSo('Anything you own. Not replacement cost.')).toBeNull()
  })
})
