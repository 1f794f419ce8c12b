import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const settled = (lines: string, limits = LIMITS) => {
  const { dwelling_settlement, personal_property_settlement, roof_settlement } = fieldsOf(`${HEAD}${limits}\n${lines}`)
  return [dwelling_settlement, personal_property_settlement, roof_settlement]
}

describe('how losses are paid, said beside a limit', () => {
  it('takes the row of Coverage A for what it says, and an estimate of rebuilding for none', () => {
    expect(settled('A. House, at full replacement cost        $288,000    $1,200', '')[0]).toBe('RCV')
    expect(settled('Cov. A - Home - Replacement Cost   $288,000', '')[0]).toBe('RCV')
    expect(settled('A   Residence, replacement cost   $212,000', '')[0]).toBe('RCV')
    expect(settled('Dwelling replacement cost        $288,000')[0]).toBeNull()
    expect(settled('Replacement cost     of the home    $410,000')[0]).toBeNull()
  })

  it('reads a value that stands before its thing', () => {
    expect(settled('Replacement cost      for your house\nActual cash value     for your belongings')).toEqual([
      'RCV',
      'ACV',
      null,
    ])
    expect(settled('Replacement cost     for awnings')[0]).toBeNull()
  })

  it('reads the basis of payment that stands a little further in below a limit', () => {
    const of = (basis: string) =>
      settled(
        `Deluxe House       Amount of coverage for the house         $300,000
                     Payment basis: extended replacement cost
                   Other permanent structures                $30,000
                     Payment basis: ${basis}
Deluxe Contents    Amount of coverage for contents          $150,000
                     Payment basis: ${basis}`,
        '',
      )
    expect(of('actual cash value')).toEqual(['RCV', 'ACV', null])
    expect(of('actual cash value or replacement cost')).toEqual(['RCV', null, null])
  })

  it('reads each sentence of a line by itself', () => {
    expect(settled('HOW WE SETTLE\nDwelling at actual cash value. Contents at replacement cost.')).toEqual([
      'ACV',
      'RCV',
      null,
    ])
  })

  it('leaves the roof out of what is said of the dwelling', () => {
    expect(settled('Dwelling        $233,000 limit. Replacement cost, roof surfaces excepted   $1,477', '')[0]).toBe(
      'RCV',
    )
    expect(settled('Main house    Actual cash value, except that the roof is paid at replacement cost')[0]).toBe('ACV')
    expect(settled('Dwelling, its roof too          Actual cash value')).toEqual(['ACV', null, 'ACV'])
  })

  it('passes over what was not bought', () => {
    expect(settled('Contents       Actual cash value (replacement cost was not purchased)')[1]).toBe('ACV')
  })

  it('takes an option with an answer for more than an offer', () => {
    expect(settled('Option: Personal Property Replacement Cost            Included')[1]).toBe('RCV')
    expect(settled('Option: Personal Property Replacement Cost            Not included')[1]).toBeNull()
    expect(settled('Option: Personal Property Replacement Cost            $210.00')[1]).toBeNull()
  })

  it('reads the basis of two columns, whatever deductible stands below it', () => {
    const columns = `
                     HOUSE                        CONTENTS
Amount of coverage   $612,000                     $306,000
Payment basis        Extended replacement cost    Actual cash value
Base deductible      $25,000                      $25,000`
    expect(settled(columns, '').slice(0, 2)).toEqual(['RCV', 'ACV'])
  })
})

it('a paragraph below the limits tells of each thing by itself', () => {
  const rows = 'BUILDING     $250,000    $2,000\nCONTENTS     $100,000    $2,000\n\n'
  const said =
    'Building loss of this residence is settled at REPLACEMENT COST. Contents loss is settled at ACTUAL CASH VALUE.'
  expect(settled(rows + said, '').slice(0, 2)).toEqual(['RCV', 'ACV'])
})

it('a row further in is said of the one over it alone, a line of another column between them', () => {
  const rows = `
Personal Property Protection             $150,000         as for Dwelling
                                                          Protection
  Loss settlement                        Actual cash value`
  expect(settled(rows)).toEqual([null, 'ACV', null])
})

it('what a home stands on is no limit of the water under it', () => {
  const rows = 'Foundation        Slab at grade, 100%\nFoundation Water Damage        $15,000'
  expect(fieldsOf(`${HEAD}${LIMITS}\n${rows}`).foundation_water_limit).toBe(15_000)
})
