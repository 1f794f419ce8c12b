import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from './testing/lone-oak.ts'

it.each([
  ['HomeSafe Water Backup and Sump Overflow', 'water_backup_limit', 5000],
  ['CoverPlus® Limited Fungi', 'mold_limit', 5000],
  ['HomeGuard+ Foundation Water Seepage', 'foundation_water_limit', 5000],
  ['Shelter® Water Backup of Sewers or Drains', 'water_backup_limit', 5000],
  ['ProtectPlus Mold and Fungi', 'mold_limit', 5000],
] as const)('%s', (name, field, limit) => {
  const fields = fieldsOf(`${HEAD}${LIMITS}\n\nOptional coverages\n${name.padEnd(50)}$5,000        $118`)
  expect(fields[field]).toBe(limit)
})

it('what stands beside a list of forms says nothing of them', () => {
  const fields = fieldsOf(`${HEAD}${LIMITS}

Forms that apply                                           Discounts
  LO 0495 0121   Water Backup                                Automatic sprinkler       No
  LO 0427 0121   Limited Fungi                               Paid in full              No
  LO 0490 0121   Replacement Cost, Contents                  Claim free                Yes`)
  expect([fields.water_backup_limit, fields.mold_limit]).toEqual([null, null])
})
