import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

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

describe('a town behind the name of an insurer', () => {
  const insurer = (...lines: string[]) =>
    fieldsOf(`HOMEOWNERS DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Coverage is provided by
${lines.join('\n')}
Named insured: Ana Flores
A. Dwelling                        $300,000`).insurance_provider

  it.each([
    ['Lone Oak Insurance Company Cedar Rapids, Iowa', 'PO Box 12, Cedar Rapids, IA 52401'],
    ['LONE OAK INSURANCE COMPANY GRAND FORKS, NORTH DAKOTA', 'GRAND FORKS ND 58201'],
    ['Lone Oak Insurance Exchange New Haven, New Hampshire', '12 Main St, New Haven NH 03301-1122'],
  ])('is part of it where the address names it again: %s', (name, address) => expect(insurer(name, address)).toBe(name))

  it.each([
    ['Lone Oak Insurance Company, Dallas, Texas', '12 Main St, Dallas TX 75201'],
    ['Lone Oak Insurance Company Dallas, Texas', 'Service office: Plano TX 75024'],
    ['Lone Oak Insurance Company Dallas, Texas 75201', 'Dallas TX 75201'],
  ])('is an address elsewhere: %s', (...lines) => expect(insurer(...lines)).toBe('Lone Oak Insurance Company'))
})
