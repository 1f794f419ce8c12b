import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

/** Deductibles as [dollars, percent]. */
const read = (body: string): Record<string, unknown> => {
  const { deductibles, ...fields } = fieldsOf(`${HEAD}\n${body}`)
  const pairs = Object.entries(deductibles).map(([peril, one]) => [peril, one && [one.amount, one.percentage]])
  return { ...fields, ...Object.fromEntries(pairs) }
}

describe('the deductible of what no other is for', () => {
  it('a number behind the word', () => {
    expect(
      read(`
DWELLING (COV A)............................................... 176,000
DED-1 WIND/HAIL 2 PCT..........................................   3,520
DED-2 OTHER 1 PCT..............................................   1,760`),
    ).toMatchObject({ coverage_a_dwelling: 176000, wind_hail: [3520, 2], all_perils: [1760, 1] })
  })

  it('other with a dash', () => {
    expect(
      read(`
A  DWELLING                                       176,000      1,903.00
DEDUCTIBLE - WINDSTORM/HAIL    2% OF COV A          3,520
DEDUCTIBLE - OTHER             1% OF COV A          1,760`),
    ).toMatchObject({ coverage_a_dwelling: 176000, wind_hail: [3520, 2], all_perils: [1760, 1] })
  })

  it('all perils of Section I', () => {
    expect(
      read(`
DWELLING LIMIT OF LIABILITY ...............      97,500
DEDUCTIBLE, ALL SECTION I PERILS 1% .......         975`),
    ).toMatchObject({ coverage_a_dwelling: 97500, all_perils: [975, 1] })
  })

  it('clauses in one line', () => {
    expect(
      read(`
A. DWELLING                         $128,000
DEDUCTIBLE     CLAUSE 1, WIND/HAIL 1% OF A      CLAUSE 2, OTHER 1% OF A`),
    ).toMatchObject({ coverage_a_dwelling: 128000, wind_hail: [1280, 1], all_perils: [1280, 1] })
  })

  it('a flat one', () => {
    expect(
      read(`
 DWELLING                      77,000.00
 DED WIND/HAIL    2%            1,540.00
 DED OTHER        FLAT            500.00`),
    ).toMatchObject({ coverage_a_dwelling: 77000, wind_hail: [1540, 2], all_perils: [500, null] })
  })

  it('all the rest', () => {
    expect(
      read(`
Dwelling                                 $300,000
Deductible for wind or hail                 2%  $6,000
Deductible for all the rest              $2,500`),
    ).toMatchObject({ coverage_a_dwelling: 300000, wind_hail: [6000, 2], all_perils: [2500, null] })
  })

  it('remaining perils', () => {
    expect(
      read(`
Dwelling                                 $300,000
Wind/hail deductible                        $6,000 (2%)
Deductible, remaining perils              $2,500`),
    ).toMatchObject({ coverage_a_dwelling: 300000, wind_hail: [6000, 2], all_perils: [2500, null] })
  })

  it('in one line', () => {
    expect(
      read(`
Dwelling limit      $300,000      Deductibles: W/H 2%  $6,000      Other 1%  $3,000`),
    ).toMatchObject({ coverage_a_dwelling: 300000, wind_hail: [6000, 2], all_perils: [3000, 1] })
  })

  it('that of other structures is none', () => {
    expect(
      read(`
Dwelling                                 $300,000
Other structures                         $30,000
Deductible, all perils 1%                $3,000
Deductible, other structures             $250
Deductible, other than dwelling          $250`),
    ).toMatchObject({ coverage_a_dwelling: 300000, coverage_b_other_structures: 30000, all_perils: [3000, 1] })
  })

  it('a letter before the peril', () => {
    expect(
      read(`
A. WIND, HAIL              2 PERCENT OF DWELLING LIMIT, MINIMUM $1,000
                           DWELLING LIMIT 136,000           DEDUCTIBLE     2,720
B. WATER DAMAGE            SPECIAL DEDUCTIBLE, PLUMBING     DEDUCTIBLE     2,500
C. EVERYTHING ELSE                                          DEDUCTIBLE     1,000`),
    ).toMatchObject({ coverage_a_dwelling: 136000, wind_hail: [2720, 2], all_perils: [1000, null] })
  })

  it('a special deductible', () => {
    expect(
      read(`
Dwelling                                        $1,875,000       
Base deductible                                 $10,000
Special deductible, windstorm or hail           2% of the amount of coverage for your house ($37,500)`),
    ).toMatchObject({ coverage_a_dwelling: 1875000, wind_hail: [37500, 2], all_perils: [10000, null] })
  })

  it('a sentence below another one', () => {
    expect(
      read(`
A. DWELLING                                                     $199,500        $ 1,977
LOSSES COVERED UNDER SECTION I ARE SUBJECT TO A DEDUCTIBLE OF: $1,000
IF LOSSES ARE A RESULT OF WIND/HAIL, THE DEDUCTIBLE IS 2% ($3,990) OF COVERAGE A`),
    ).toMatchObject({ coverage_a_dwelling: 199500, wind_hail: [3990, 2], all_perils: [1000, null] })
  })

  it('beside another one', () => {
    expect(
      read(`
DWELLING LIMIT THIS TERM      166,000      DEDUCTIBLE W/H 1%    1,660      OTHER 1%    1,660`),
    ).toMatchObject({ coverage_a_dwelling: 166000, wind_hail: [1660, 1], all_perils: [1660, 1] })
  })

  it.each([
    ['Deductible   2% of Coverage A, $6,000, wind or hail', { wind_hail: [6000, 2], all_perils: null }],
    ['Deductible   2% wind/hail, $2,500 all other', { wind_hail: [6000, 2] }],
    ['Deductible   $2,500 all perils, including wind and hail', { wind_hail: null, all_perils: [2500, null] }],
  ])('is not that of the storms: %s', (row, stated) =>
    expect(read(`A. Dwelling   $300,000\n${row}`)).toMatchObject(stated),
  )
})

it('one occurrence by any peril but those noted', () =>
  expect(
    read(`
A. Dwelling                                        $300,000
Any one occurrence, all perils except as stated      $5,000
Windstorm or Hail (1% of Coverage A)                 $3,000`),
  ).toMatchObject({ all_perils: [5000, null], wind_hail: [3000, 1] }))
