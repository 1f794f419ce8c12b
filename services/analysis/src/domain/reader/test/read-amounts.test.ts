import { expect, it } from 'vitest'
import type { PolicyFields } from '../../policy-fields.ts'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const read = (body: string) => fieldsOf(`${HEAD}\n${body}`)

it('reads percentages in words', () => {
  const { deductibles } = read(`${LIMITS}
Wind or hail, three percent of the dwelling limit       $9,000
All other perils, one and one-half per cent             $4,500`)
  expect(deductibles.wind_hail).toEqual({ amount: 9000, percentage: 3, stated: 'both' })
  expect(deductibles.all_perils).toEqual({ amount: 4500, percentage: 1.5, stated: 'both' })
})

it('takes no figure that a bracket calls last year’s', () => {
  const fields = read(`${LIMITS}
Water backup (expiring limit $5,000)       $10,000
Total annual premium (last year $2,610.00)     $2,985.00`)
  expect([fields.water_backup_limit, fields.total_annual_premium]).toEqual([10000, 2985])
})

it('reads shortened words, after the number of a form, too', () => {
  const fields = read(`${LIMITS}
HQ-208 CW (05-17) Wtr. Back Up                 $900        $96.00
HQ-209 CW (05-17) Water Back Up                $10,000     $96.00
HQ-420 CW (05-17) Add. Repl. Cost 25%          $75,000     $58.00
HQ-290 CW (05-17) Pers. Prop. Repl. Cost       Included    $231.00
HQ-493 TX (02-21) Roof Loss Settlement         ACV, wind/hail`)
  expect(fields).toMatchObject({
    water_backup_limit: 10000,
    extended_dwelling_percentage: 25,
    personal_property_settlement: 'RCV',
    roof_settlement: 'ACV',
  })
})

it('lets a table end at an empty line: what stands below it in columns of its own has no column’s name', () => {
  const fields = read(`
SECTION I                                EXPIRING       RENEWAL
A. Dwelling                              $290,000      $300,000
B. Other Structures                       $29,000       $30,000
C. Personal Property                     $145,000      $150,000
E. Personal Liability                    $100,000      $100,000


ADDITIONAL COVERAGES
Fungi, wet or dry rot               $10,000
Water backup                         $5,000`)
  expect(fields).toMatchObject({ coverage_a_dwelling: 300000, mold_limit: 10000, water_backup_limit: 5000 })
})

it('reads cards: a label over its value, three side by side, in everyday words', () => {
  const fields = read(`
What is covered
A · YOUR HOME           B · OTHER STRUCTURES      C · YOUR BELONGINGS
$384,200                $38,420                   $153,680

D · LIVING ELSEWHERE    E · LIABILITY             F · GUEST MEDICAL
$115,260                $300,000                  $2,000

BELONGINGS ARE SETTLED AT      ROOF, WIND OR HAIL LOSS
Replacement cost               Actual cash value`)
  expect(fields).toMatchObject({
    coverage_a_dwelling: 384200,
    coverage_b_other_structures: 38420,
    coverage_c_personal_property: 153680,
    coverage_d_loss_of_use: 115260,
    coverage_e_personal_liability: 300000,
    coverage_f_medical_payments: 2000,
    personal_property_settlement: 'RCV',
    roof_settlement: 'ACV',
  })
})

const ROWS: [keyof PolicyFields, unknown, string[]][] = [
  ['coverage_d_loss_of_use', 60000, ['Alternative accommodation  $60,000', 'Increased living expenses  $60,000']],
  ['coverage_f_medical_payments', 5000, ['Medical for guests  $5,000', 'Guest injuries  $5,000']],
  ['mold_limit', 5000, ['Remediation of mold  $5,000', 'Microbes, rot and mold  $5,000', 'Dry rot and fungi  $5,000']],
  ['water_backup_limit', 5000, ['Discharge from a sump or drain  $5,000', 'Overflow of sump  $5,000']],
  [
    'ordinance_or_law_percentage',
    10,
    ['Building code upgrade  10%', 'Bringing the home up to code  10%', 'Bringing it up to code  10%'],
  ],
  ['foundation_water_limit', 10000, ['Seepage of water through foundation  $10,000', 'Leaks below the slab  $10,000']],
  ['extended_dwelling_percentage', 20, ['Increased replacement cost on dwelling  120% of Coverage A']],
  [
    'total_annual_premium',
    2985,
    [
      'Full term cost  $2,985.00',
      'To pay for the twelve months  $2,985.00',
      'Total amended annual premium and fees  $2,985.00',
      'Revised annual premium  $2,985.00',
    ],
  ],
  [
    'dwelling_settlement',
    'RCV',
    ['Residence replacement  Guaranteed', 'The dwelling otherwise settles at replacement cost.'],
  ],
  [
    'personal_property_settlement',
    'RCV',
    ['Full value on personal property  Included', 'Coverage C, belongings  settled at replacement cost'],
  ],
]

it.each(ROWS.flatMap(([field, value, rows]) => rows.map((row) => ({ field, value, row }))))(
  '$field is $value: $row',
  ({ field, value, row }) => {
    expect(read(`${LIMITS}\n${row.replace(/ {2}/, '          ')}`)[field]).toBe(value)
  },
)

it.each(['Deductible, fire and other perils', 'Applicable to each other covered loss', 'Main deductible'])(
  'reads the deductible for all other perils: %s',
  (label) => {
    expect(read(`${LIMITS}\n${label}          $2,500`).deductibles.all_perils?.amount).toBe(2500)
  },
)
