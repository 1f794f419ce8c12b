import { expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { type PlacedLine, placedPage } from '../../testing/placed-lines.ts'

/** A margin whose lines fall between and on those of the tiles. */
const MARGIN: PlacedLine[] = [
  ['Lone Oak Insurance Company Homeowners Declarations', 200, 60, 14],
  ['POLICY NUMBER', 14, 85, 7.4],
  ['LO-448812', 14, 97, 8.7],
  ['POLICY TERM', 14, 121, 7.4],
  ['03/01/2026 to', 14, 133, 8.7],
  ['03/01/2027', 14, 144, 8.7],
  ['NAMED INSURED', 14, 178, 7.4],
  ['Ana Flores', 14, 190, 8.7],
]

const TILES: PlacedLine[] = [
  ['$290,000', 198, 139, 12],
  ['$145,000', 328, 139, 12],
  ['$58,000', 458, 139, 12],
  ['Coverage A – Dwelling', 198, 151, 7.4],
  ['Coverage C – Personal property', 328, 151, 7.4],
  ['Coverage D – Loss of use', 458, 151, 7.4],
  ['$300,000', 198, 178, 12],
  ['$2,500', 328, 178, 12],
  ['Coverage E – Personal liability', 198, 190, 7.4],
  ['Deductible, each Section I loss', 328, 190, 7.4],
]

it('reads figures in large print over their captions beside a margin', () => {
  const { fields } = readPolicy(placedPage([...MARGIN, ...TILES]))
  expect(fields).toMatchObject({
    coverage_a_dwelling: 290_000,
    coverage_c_personal_property: 145_000,
    coverage_d_loss_of_use: 58_000,
    coverage_e_personal_liability: 300_000,
  })
  expect(fields.deductibles.all_perils?.amount).toBe(2_500)
})

it('leaves captions their figures below, where these are as near', () => {
  const heads: PlacedLine[] = [
    ['$1,900', 198, 139, 12],
    ['$2,100', 328, 139, 12],
    ['Coverage A – Dwelling', 198, 151, 7.4],
    ['Coverage C – Personal property', 328, 151, 7.4],
    ['$290,000', 198, 163, 12],
    ['$145,000', 328, 163, 12],
  ]
  const { fields } = readPolicy(placedPage([...MARGIN, ...heads]))
  expect([fields.coverage_a_dwelling, fields.coverage_c_personal_property]).toEqual([290_000, 145_000])
})
