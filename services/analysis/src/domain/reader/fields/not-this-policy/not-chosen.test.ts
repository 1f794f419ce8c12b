import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const read = (body: string) => {
  const { dwelling_settlement, personal_property_settlement, roof_settlement } = fieldsOf(`${HEAD}\n${LIMITS}\n${body}`)
  return [dwelling_settlement, personal_property_settlement, roof_settlement]
}

describe('settlements that were not chosen', () => {
  it.each<[string, (string | null)[]]>([
    ['Roof settlement      [ ] Replacement Cost    [X] Actual Cash Value    [ ] Payment Schedule', [null, null, 'ACV']],
    ['Roof settlement      ☐ Replacement cost      ☒ Actual cash value      ☐ Payment schedule', [null, null, 'ACV']],
    ['Dwelling             (x) Replacement cost ( ) Actual cash value', ['RCV', null, null]],
    ['Personal property    [ ] Replacement cost [X] Actual cash value', [null, 'ACV', null]],
    [
      'ATTACHED                                     AVAILABLE BUT NOT ATTACHED\nLO-6001   Texas conditions                   Roof Replacement Cost Plus\n                                             Replacement Cost Contents',
      [null, null, null],
    ],
    [
      'ENDORSEMENTS NOT ATTACHED           ENDORSEMENTS ATTACHED\nRoof Replacement Cost               Roof Actual Cash Value, Wind or Hail\nReplacement Cost on Contents        Texas amendatory endorsement',
      [null, null, 'ACV'],
    ],
    [
      'What you added                                     What you left out\nExtra coverage: New-for-old contents               Actual cash value roof, wind or hail\nExtra coverage: New-for-old roof, hail & wind      Buried utility lines',
      [null, 'RCV', 'RCV'],
    ],
    [
      '                        YOUR POLICY          IF YOU WANT TO SAVE       IF YOU WANT MORE\nRoof (wind or hail)     Replacement cost     Age schedule              Replacement cost + matching\nContents                Replacement cost     Actual cash value         Replacement cost',
      [null, 'RCV', 'RCV'],
    ],
    [
      '                        YOU HAVE             YOU COULD HAVE\nRoof, wind or hail      Payment schedule     Replacement cost\nContents                Actual cash value    Replacement cost',
      [null, 'ACV', 'schedule'],
    ],
  ])('%s', (body, settlements) => {
    expect(read(body)).toEqual(settlements)
  })
})

describe('words that are only explained', () => {
  it.each([
    'DEFINITIONS USED HERE\nActual cash value    The cost to replace less depreciation.\nRoof schedule        A table that limits what is paid for a roof by its age.',
    'GLOSSARY\nRoof payment schedule     A table of percentages by age\nReplacement cost roof     A roof that is paid without depreciation',
    'What these terms mean\nRoof actual cash value: the cost of the roof less depreciation.',
    'Some policies settle roof losses by wind or hail at actual cash value.',
  ])('settle nothing: %s', (body) => {
    expect(read(body)).toEqual([null, null, null])
  })
})

describe('settlements of something else', () => {
  it.each<[string, (string | null)[]]>([
    [
      'Roof of other structures: windstorm or hail       Actual Cash Value\nDwelling roof: windstorm or hail                  Replacement Cost',
      [null, null, 'RCV'],
    ],
    ['Roofs of detached garages, wind or hail         Actual cash value', [null, null, null]],
    ['Dwelling loss settlement      Functional replacement cost', [null, null, null]],
    [
      'Coverage A - Dwelling\n   Loss settlement       Functional Replacement Cost (not full replacement cost)\nCoverage C - Personal Property\n   Loss settlement       Actual Cash Value',
      [null, 'ACV', null],
    ],
  ])('%s', (body, settlements) => {
    expect(read(body)).toEqual(settlements)
  })
})

it.each([
  'A. Dwelling                           $300,000\nPersonal property replacement cost    Not purchased',
  'A. Dwelling                           $300,000\n[X] Replacement cost on contents',
])('a row below the home’s that names another thing says nothing of the home: %s', (rows) =>
  expect(fieldsOf(`${HEAD}\n${rows}`).dwelling_settlement).toBeNull(),
)

it.each(['You did not choose this (25% would be $44 a year)', 'You have not selected it; it would cost $31'])(
  'an extension of the dwelling beside "%s" settles nothing',
  (answer) => expect(read(`Extended replacement cost on the dwelling      ${answer}`)).toEqual([null, null, null]),
)

it('a name beside such words settles nothing, nor is it covered', () => {
  const answer = 'You did not choose this (it would be $85 a year)'
  expect(read(`Personal property replacement cost      ${answer}`)).toEqual([null, null, null])
  expect(fieldsOf(`${HEAD}${LIMITS}\nWater backup      ${answer}`).water_backup_limit).toBe(0)
})
