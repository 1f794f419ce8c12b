import { expect, test } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

const fieldsWith = (sentence: string) =>
  fieldsOf(`${HEAD}Coverage A  Dwelling                                   $412,000
Coverage C  Personal Property                          $206,000
All other perils deductible                              $4,120

${sentence}`)

const nothing = { roof_settlement: null, dwelling_settlement: null, personal_property_settlement: null }

test.each([
  'We do not pay what it costs to buy them new for personal property.',
  'Your belongings are not insured new for old.',
  'We will not repair or replace your home without a deduction for age or depreciation.',
  'Your roof is not subject to actual cash value settlement.',
  'Ask your agent about actual cash value for your roof.',
])('"%s" states no settlement', (sentence) => {
  expect(fieldsWith(sentence)).toMatchObject(nothing)
})

test.each([
  ['Roof surfacing is settled at replacement cost, not at actual cash value.', { roof_settlement: 'RCV' }],
  ['Your belongings are insured new for old.', { personal_property_settlement: 'RCV' }],
])('"%s" does', (sentence, settlement) => {
  expect(fieldsWith(sentence)).toMatchObject({ ...nothing, ...settlement })
})

test('an exclusion is one, whatever word ends before it', () => {
  const said = 'Earthquake or volcano exclusion, windstorm or hail exclusion endorsement applies'
  expect(fieldsWith(said).wind_hail_excluded).toBe(true)
  expect(fieldsWith('Windstorm or hail: no exclusion').wind_hail_excluded).toBe(false)
})

test('an exclusion that does not apply is none, however long its name', () => {
  const row = 'Cosmetic damage exclusion - metal roofs                  '
  expect(fieldsWith(`${row}Not applicable`).cosmetic_damage_excluded).toBe(false)
  expect(fieldsWith(`${row}Applies`).cosmetic_damage_excluded).toBe(true)
})

test('knows an exclusion of cosmetic damage by its shortened word', () => {
  expect(fieldsWith('HO-145   08/98   EXCL OF COSMETIC DAMAGE TO ROOF - HAIL').cosmetic_damage_excluded).toBe(true)
})

test.each([
  'Mold: not covered beyond $7,500',
  'MOLD: NOT COVERED BEYOND $7,500',
  'Mold remediation: not covered over $7,500',
])('"%s" covers it up to there', (words) => expect(fieldsWith(words).mold_limit).toBe(7_500))
