import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const settled = (body: string) => {
  const { dwelling_settlement, personal_property_settlement, roof_settlement } = fieldsOf(`${HEAD}${LIMITS}\n${body}`)
  return [dwelling_settlement, personal_property_settlement, roof_settlement]
}

describe('a row or title that says how one thing is paid', () => {
  it.each<[string, (string | null)[]]>([
    ['Guaranteed Home Replacement Cost                             Included             31.76', ['RCV', null, null]],
    ['Replacement cost terms apply to Coverage A', ['RCV', null, null]],
    [
      'DWELLING                            REPLACEMENT COST\nROOF    WIND AND HAIL               REPLACEMENT COST\nPERSONAL PROPERTY                   REPLACEMENT COST\nOTHER STRUCTURES                    ACTUAL CASH VALUE\nYEAR BUILT 1974                     ROOF    STANDING SEAM METAL',
      ['RCV', 'RCV', 'RCV'],
    ],
    [
      'Amount of coverage for the dwelling       $300,000\nPayment basis                             Extended Replacement Cost\n\nAmount of coverage for contents           $150,000\nPayment basis                             Replacement Cost',
      ['RCV', 'RCV', null],
    ],
    [
      'LOSS SETTLEMENT\nDwelling: RC                  Roof, wind/hail: Schedule     Contents: ACV',
      ['RCV', 'ACV', 'schedule'],
    ],
    [
      'Building Items You Own (Coverage A)                     Replacement Cost                 $62,000             $214.00',
      ['RCV', null, null],
    ],
    ['BUILDINGS OTHER THAN ROOF SURFACING                         REPLACEMENT COST', ['RCV', null, null]],
    [
      'Personal Property RC                                           $189.00\nDwelling Extended RC 25%                         $92,750        $68.00',
      ['RCV', 'RCV', null],
    ],
    [
      'Forms\nLO HO 42 (01 23)       Extended RC Dwelling          LO HO 40 (01 23)       Contents RC',
      ['RCV', 'RCV', null],
    ],
    [
      'COVERAGE                              VALUATION                  LIMIT         PREMIUM\nCOV B  PERSONAL PROPERTY (60%)        ACTUAL CASH VALUE        126,000              88',
      [null, 'ACV', null],
    ],
    [
      'Form        Description                                                     Amount\nLOW-1       Policy\n431         Increased Cost of Construction, 5%                              $54.00\n802         Replacement Cost, Coverage A (Dwelling)                          $0.00\n            Building Code Credit                                          -$218.00',
      ['RCV', null, null],
    ],
    ['Forms\nLO 10     Full replacement cost, your things', [null, 'RCV', null]],
    ["Landlord's furnishings          ACV", [null, 'ACV', null]],
    ['Things you own             paid at replacement cost', [null, 'RCV', null]],
    ['Your house                 paid at actual cash value', ['ACV', null, null]],
    ['Household goods, ACV basis', [null, 'ACV', null]],
    ['Dwelling and other structures      RCV', ['RCV', null, null]],
    [
      'ROOF                        HOME\nYear installed 2016         Built 2003\nSettled at ACV              2,240 sq ft',
      [null, null, 'ACV'],
    ],
    [
      'LOSS SETTLEMENT PROVISIONS      APPLIES TO\nReplacement Cost                Coverage A, Coverage B\nActual Cash Value               Coverage C, Roof Surfacing (Wind/Hail)',
      ['RCV', 'ACV', 'ACV'],
    ],
    ['C Landlord property       $9,000       ACV', [null, 'ACV', null]],
    ['Dwelling - ERC 125%              Incl', ['RCV', null, null]],
    [
      'Roof coverage\n  Type of roof               Composition\n  Wind and hail losses       Replacement cost less depreciation',
      [null, null, 'ACV'],
    ],
    ['Replacement cost on roof                  No - ACV', [null, null, 'ACV']],
    ['Yr built   Roof yr   RC dwelling   RC contents\n2001       2018      Yes           No', ['RCV', null, null]],
    [
      '                     Limit          Valuation          Deductible\nBuilding             $300,000       Replacement        $2,500\nContents             $150,000       ACV                $2,500',
      ['RCV', 'ACV', null],
    ],
    [
      'SECTION I COVERAGES                     HOW WE SETTLE LOSSES\nOther structures     $30,000            Contents            Replacement cost',
      [null, 'RCV', null],
    ],
    ['Coverage A  Alterations (unit)         $80,000     Replacement cost', ['RCV', null, null]],
    ['Contents coverage option        Full Value (Replacement Cost)', [null, 'RCV', null]],
    ['Form: DP-1 Basic       Valuation: Actual Cash Value', ['ACV', null, null]],
  ])('%s', (body, expected) => {
    expect(settled(body)).toEqual(expected)
  })

  it.each([
    'Dwelling replacement cost       $412,000',
    'Roofs of all buildings: replacement cost',
    'Home                     Replacement cost       $412,000',
    'Functional replacement cost, dwelling      Included',
    'Personal property replacement cost discount            -$41.00',
    'Fence       Valuation: Actual Cash Value',
    'Actual Cash Value               Fences, sheds',
    'FENCES AND SHEDS\nBuilt 2016\nSettled at ACV',
    'Replacement cost on roof                  No',
    'Roof RC                      N',
    'Contents RC       Declined',
    'Dwelling fence      ACV',
    'Garage contents inspected        RC',
    'Dwelling RC or ACV',
    'You may add contents RC',
    'DP 00 03   Dwelling Property 3      LO 410   Roof surfacing ACV and dents',
  ])('states neither the home nor its contents: %s', (body) => {
    expect(settled(body).slice(0, 2)).toEqual([null, null])
  })
})
