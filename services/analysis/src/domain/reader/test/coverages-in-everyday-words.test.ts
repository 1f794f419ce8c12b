import { describe, expect, it } from 'vitest'
import type { PolicyFields } from '../../policy-fields.ts'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

const A = 'Dwelling                                           $310,000'
const read = (...rows: string[]) =>
  fieldsOf([HEAD, 'Coverages                                             Limit', ...rows].join('\n'))
const row = (words: string, figure: string) => `${words.padEnd(50)} ${figure}`

const WORDS: [keyof PolicyFields, number, string[]][] = [
  [
    'coverage_a_dwelling',
    310000,
    [
      'Rebuilding your home',
      'Your home and attached structures',
      'The building you live in',
      'Insured dwelling',
    ].concat([
      'Repair or rebuild your home',
      'House and attached garage',
      'Principal dwelling',
      'Interior of the unit',
      'Amount of coverage for your house',
    ]),
  ],
  [
    'coverage_b_other_structures',
    31000,
    [
      'Related structures',
      'Freestanding structures',
      'Appurtenant private structures',
      'Structures apart from the house',
    ],
  ],
  [
    'coverage_c_personal_property',
    155000,
    ['Things you own', 'What you own', 'Everything inside', 'Furniture and belongings', 'Property you own'].concat([
      'Clothes, furniture and electronics',
      'Furniture, clothes and other belongings',
      'Belongings inside your home',
      'Amount of coverage for contents',
    ]),
  ],
  [
    'coverage_d_loss_of_use',
    62000,
    ['Somewhere else to live', 'A place to stay', 'If you have to move out', 'Hotel and extra living costs'].concat([
      'Rent and living expense',
      'If you cannot live at home',
      'Other housing while we repair',
      'Temporary relocation',
    ]),
  ],
  [
    'coverage_e_personal_liability',
    300000,
    ['Lawsuits', 'Legal liability', 'If you hurt someone or damage their things', 'Liability to the public'].concat([
      'If you are responsible for injuries or damage',
      'When you are at fault',
      'Liability claims',
      'If you’re sued',
    ]),
  ],
  [
    'coverage_f_medical_payments',
    5000,
    [
      'Guests hurt at your home',
      'Injured guests',
      'Doctor bills of guests',
      'If a guest is hurt',
      'Medical care of visitors',
    ],
  ],
  [
    'mold_limit',
    5000,
    ['Removing mold', 'Cleaning up mold', 'Rot and mold', 'Bacteria, mold and rot', 'Hidden mold', 'Growth of mold'],
  ],
  [
    'water_backup_limit',
    10000,
    [
      'Sump pump failure',
      'Clogged drains and sump pump',
      'Water or sewage backup',
      'Sewer line backup',
      'Drains backing up',
    ],
  ],
]

describe('a coverage named as people speak', () => {
  it.each(WORDS.flatMap(([field, value, all]) => all.map((words) => [words, field, value] as const)))(
    '"%s" is %s',
    (words, field, value) => {
      const own = row(words, `$${value.toLocaleString('en-US')}`)
      expect(read(...(field === 'coverage_a_dwelling' ? [] : [A]), own)[field]).toBe(value)
    },
  )

  it.each([
    ['Damage to property of others', 'coverage_e_personal_liability', '$15,000'],
    ['Guest house', 'coverage_f_medical_payments', '$50,000'],
    ['Sewer line repair', 'water_backup_limit', '$10,000'],
    ['Furniture away from home', 'coverage_c_personal_property', '$15,000'],
    ['Temporary repairs', 'coverage_d_loss_of_use', '$5,000'],
    ['Animal liability', 'coverage_e_personal_liability', '$25,000'],
    ['Refrigerated contents', 'coverage_c_personal_property', '$1,000'],
    ['Cost to rebuild your home', 'coverage_a_dwelling', '$410,000'],
    ['Rot of trees', 'mold_limit', '$5,000'],
    ['Personal injury liability', 'coverage_e_personal_liability', '$300,000'],
    ['Property damage liability', 'coverage_e_personal_liability', '$25,000'],
    ['Property of guests', 'coverage_f_medical_payments', '$1,000'],
    ['Clothing and electronics', 'coverage_c_personal_property', '$15,000'],
    ['Belongings in your other house', 'coverage_c_personal_property', '$15,000'],
    ['Firearms (Coverage C)', 'coverage_c_personal_property', '$2,500'],
    ['Lodging', 'coverage_d_loss_of_use', '$500'],
  ] as const)('"%s" is not %s', (words, field, figure) => {
    expect(read(...(field === 'coverage_a_dwelling' ? [] : [A]), row(words, figure))[field]).toBeNull()
  })

  it('is not covered where the coverage’s own name says so', () => {
    const own = row('Household goods', '$15,000')
    const { coverage_c_personal_property } = read(A, row('Personal property', 'Not covered'), own)
    expect(coverage_c_personal_property).toBeNull()
  })

  it('is not looked for where a percentage is of it', () => {
    const { ordinance_or_law_percentage } = read(A, row('Building codes', '10% of Dwelling Protection'))
    expect(ordinance_or_law_percentage).toBe(10)
  })
})

it('dollars without a sign are printed beside their percentage', () => {
  const { all_perils } = read(
    A,
    'DEDUCTIBLES (SECTION I)                AMOUNT OF DEDUCTIBLE          PREMIUM',
    'DEDUCTIBLE CLAUSE 2 ALL OTHER PERILS         1 % OF COV A              3,100',
  ).deductibles
  expect(all_perils).toEqual({ amount: 3100, percentage: 1, stated: 'both' })
})
