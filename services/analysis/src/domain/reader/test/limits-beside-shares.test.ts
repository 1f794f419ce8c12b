import { expect, it } from 'vitest'
import { fieldsOf, HEAD, withLines } from '../testing/lone-oak.ts'

it('reads the dollars beside the share that they are', () => {
  const rows = 'Coverage D - Loss of use (40% of Coverage C)                    $15,200'
  expect(withLines(rows).coverage_d_loss_of_use).toBe(15_200)
})

it('still takes what stands beside a share for its premium where it is too little', () => {
  const rows = 'Coverage D - Loss of use (20% of Coverage A)                    $412'
  expect(withLines(rows).coverage_d_loss_of_use).toBe(60_000)
})

it('adds what is bought to what is included', () => {
  const rows = 'Ordinance or Law - 10% included + 15% purchased           25% of Coverage A      $74.00'
  expect(withLines(rows).ordinance_or_law_percentage).toBe(25)
  expect(withLines('Ordinance or Law - 10% included plus 15% purchased').ordinance_or_law_percentage).toBe(25)
})

it('takes the last word of a row for no heading', () => {
  const { water_backup_limit, mold_limit } = withLines(`
Loss assessment $25,000; of this at most $1,000 for the association's
deductible
Water backup $10,000, own deductible $1,000                           $44.00
Fungi, wet or dry rot, bacteria $5,000 each loss                      Incl.`)
  expect([water_backup_limit, mold_limit]).toEqual([10_000, 5_000])
})

it.each(['Water backup (deductible $500)', 'Water backup, deductible $1,000', 'Sewer back-up (deductible 2%)'])(
  'reads the limit behind a remark on its deductible: %s',
  (label) => {
    expect(withLines(`${label}            $5,000        $71.00`).water_backup_limit).toBe(5_000)
    expect(withLines('Water backup deductible            $1,000').water_backup_limit).toBeNull()
  },
)

it('reads the contents of an item', () => {
  expect(
    fieldsOf(`${HEAD}
1    Dwelling at 12 Elm St, Waco, TX 76710               $332,000    2%
2    Contents of Item 1, household goods                  $66,400    2%`).coverage_c_personal_property,
  ).toBe(66_400)
})

it('reads the year beside what a roof is made of', () => {
  expect(withLines('Roof\nMaterial / installed            Composition shingle / 2019').roof_year).toBe(2019)
  expect(withLines('You told us the roof is asphalt shingle from 2009.').roof_year).toBe(2009)
})

it('knows a deductible under a long heading from a limit', () => {
  const { water_backup_limit } = withLines(`
Deductibles – in case of a Section I loss we cover only that part of the loss that is over the deductible
CAUSE OF LOSS                                  PERCENT OF COVERAGE A        AMOUNT
Windstorm or Hail                                       2%                   $6,000
Water Backup (Coverage Option below)                     –                   $1,000

Additional Coverages
OPTION                                                                       LIMIT
Water Backup of Sewers or Drains                                            $10,000`)
  expect(water_backup_limit).toBe(10_000)
})

it('takes a cap within another limit for none of its own', () => {
  const { coverage_b_other_structures } = fieldsOf(`${HEAD}
A. Dwelling                        $300,000
We insure the dwelling. A detached garage is limited to no more than 10% of the limit on the dwelling.`)
  expect(coverage_b_other_structures).toBeNull()
})

it('reads what a share and dollars together come to, and neither without it', () => {
  const share = 'Coverage D - Loss of use     15% of Cov A plus $10,000 increased'
  expect(withLines(`${share}      $55,000`).coverage_d_loss_of_use).toBe(55_000)
  expect(withLines(share).coverage_d_loss_of_use).toBeNull()
})

it('reads the later of a basic and an increased share behind a semicolon', () => {
  expect(withLines('Ordinance or law: basic 10%; increased 20%').ordinance_or_law_percentage).toBe(20)
})

it.each([
  'Ordinance or law     10% basic     20% increased',
  'Ordinance or law     Basic limit 10%     Increased limit 20%',
  'Ordinance or law     10%, increased to 20%',
  'Ordinance or law     10% (increased to 20%)',
])('reads the share that a basic one was increased to: %s', (row) => {
  const { ordinance_or_law_percentage, extended_dwelling_percentage } = withLines(row)
  expect([ordinance_or_law_percentage, extended_dwelling_percentage]).toEqual([20, null])
})

it.each([
  'Mold     $5,000 basic     $25,000 increased',
  'Mold     Basic limit $5,000     Increased limit $25,000',
  'Mold     Increased limit $25,000',
])('reads the limit that a basic one was increased to, and none of the dwelling: %s', (row) => {
  const { mold_limit, extended_dwelling_percentage, dwelling_settlement } = withLines(row)
  expect([mold_limit, extended_dwelling_percentage, dwelling_settlement]).toEqual([25_000, null, null])
})

it.each([
  'Optional coverages: water backup $5,000; mold $10,000; ordinance or law 20%',
  'Other coverages: mold $10,000, ordinance or law 20%, water backup $5,000',
])('reads a list in one line: %s', (line) => {
  expect(withLines(line)).toMatchObject({
    water_backup_limit: 5_000,
    mold_limit: 10_000,
    ordinance_or_law_percentage: 20,
  })
})

it('reads a list of letters in one line', () => {
  expect(fieldsOf(`${HEAD}\nCoverages: A $285,000, B $28,500, C $142,500, E $300,000, F $5,000`)).toMatchObject({
    coverage_a_dwelling: 285_000,
    coverage_b_other_structures: 28_500,
    coverage_c_personal_property: 142_500,
    coverage_e_personal_liability: 300_000,
    coverage_f_medical_payments: 5_000,
  })
})
