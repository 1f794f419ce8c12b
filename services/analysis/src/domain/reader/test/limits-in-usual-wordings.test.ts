import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const read = (rows: string) => fieldsOf(`${HEAD}\nA. Dwelling                        $300,000\n${rows}\n`)

describe('what is paid up to, in sentences', () => {
  it.each([
    ['We pay up to $30,000 for other buildings on your property.', 'coverage_b_other_structures', 30_000],
    ['We pay up to $150,000 for your belongings.', 'coverage_c_personal_property', 150_000],
    ['Your belongings are covered for up to $150,000, new for old.', 'coverage_c_personal_property', 150_000],
    ['We pay up to $300,000 if someone is hurt and you are responsible.', 'coverage_e_personal_liability', 300_000],
    ['We pay up to $5,000 for guests’ medical bills.', 'coverage_f_medical_payments', 5_000],
    ['We pay up to $10,000 for mold cleanup.', 'mold_limit', 10_000],
    ['We pay up to $10,000 for drain and sewer backup.', 'water_backup_limit', 10_000],
    ['We add 25% to your house limit if rebuilding costs more.', 'extended_dwelling_percentage', 25],
  ] as const)('"%s"', (sentence, field, limit) => {
    expect(read(sentence)[field]).toBe(limit)
    expect(read(`Other coverages\nEquipment breakdown                $50,000\n${sentence}`)[field]).toBe(limit)
  })

  it.each([
    'We pay up to $1,500 for jewelry that is stolen.',
    'We pay up to $500 for a reward to whoever finds the thief.',
    'We pay up to $2,500 if a tree falls on your fence.',
  ])('is none of the coverages: "%s"', (sentence) => {
    expect(fieldsOf(`${HEAD}\n${sentence}`)).toEqual(fieldsOf(HEAD))
  })

  it('is a promise where nobody is insured', () =>
    expect(
      readPolicy(
        typedPages(`
Lone Oak Insurance Company

OUR PROMISE
We pay up to $300,000 to rebuild your house.
We pay up to $150,000 for your belongings.
We pay up to $300,000 if someone is hurt and you are responsible.
We pay up to $5,000 for guests' medical bills.
`),
      ).document_kind,
    ).toBe('not_home_insurance'))

  it('follows a row of a table as a sentence of its own', () =>
    expect(
      read('Coverage B - Other Structures      $30,000\nWe pay up to $150,000 for your belongings.'),
    ).toMatchObject({ coverage_b_other_structures: 30_000, coverage_c_personal_property: 150_000 }))
})

it.each([
  ['Coverage D/E - Fair Rental Value   $60,000', 'coverage_d_loss_of_use', 60_000],
  ["Coverage E - Landlord's Premises Liability   $300,000", 'coverage_e_personal_liability', 300_000],
  ['Tenant and Guest Medical Payments   $5,000', 'coverage_f_medical_payments', 5_000],
  ['$300,000 personal liability', 'coverage_e_personal_liability', 300_000],
  ['Property Coverage Limit for Fungi (HO 04 27)   $10,000', 'mold_limit', 10_000],
  ['Limited Fungi Coverage   Section I: $10,000   Section II: $50,000', 'mold_limit', 10_000],
  ['Mold   Limit: $10,000', 'mold_limit', 10_000],
  ['Ensuing mold coverage   $10,000', 'mold_limit', 10_000],
  ['Dwelling Foundation - 5% of Coverage A/$15,000', 'foundation_water_limit', 15_000],
  ['Continuous or repeated seepage or leakage - foundation   $15,000', 'foundation_water_limit', 15_000],
  ['Meeting new building codes   10% of your house limit', 'ordinance_or_law_percentage', 10],
  ['Bringing your house up to code   10%', 'ordinance_or_law_percentage', 10],
  ['Coverage A Increased Limit Endorsement (25%)   $75,000', 'extended_dwelling_percentage', 25],
  ['Home Replacement Guarantee   150% of Coverage A', 'extended_dwelling_percentage', 50],
  ['Extra 25% to rebuild your house   Included', 'extended_dwelling_percentage', 25],
  ['Rebuilding cushion   25%', 'extended_dwelling_percentage', 25],
  ['Incr Dwlg Up to $60,000    OPT ID', 'extended_dwelling_percentage', 20],
  ['Building Structure Reimbursement   25% of Dwelling\nExtended Limits', 'extended_dwelling_percentage', 25],
  ['Building Structure Reimbursement Extended   125% of Dwelling\nLimits', 'extended_dwelling_percentage', 25],
] as const)('"%s"', (row, field, limit) => {
  expect(read(row)[field]).toBe(limit)
})

it.each([
  ['Building code discount   5%', 'ordinance_or_law_percentage'],
  ['Building code effectiveness grade   4', 'ordinance_or_law_percentage'],
  ['Ordinance or law premium   10% surcharge', 'ordinance_or_law_percentage'],
  ['Debris removal   additional 5% of Coverage A', 'extended_dwelling_percentage'],
  ['Drain and sewer backup can be added: $5,000, $10,000 or $25,000', 'water_backup_limit'],
  ['FOUNDATION TYPE               SLAB\nORDINANCE OR LAW              10 PERCENT', 'foundation_water_limit'],
  ['Loss of use after an evacuation order   $1,000', 'coverage_d_loss_of_use'],
] as const)('"%s" tells no limit', (row, field) => {
  expect(read(row)[field]).toBeNull()
})

it.each([
  ['Damage by water that backs up through sewers or drains is not covered by this policy.', 'water_backup_limit'],
  ['You did not choose water backup.', 'water_backup_limit'],
  ['Loss caused by fungi, wet or dry rot is excluded.', 'mold_limit'],
] as const)('"%s" takes it out', (sentence, field) => {
  expect(fieldsOf(`${HEAD}${LIMITS}\n${sentence}`)[field]).toBe(0)
})
