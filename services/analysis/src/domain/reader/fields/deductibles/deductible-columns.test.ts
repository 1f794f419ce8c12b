import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../../testing/lone-oak.ts'

const dollars = (table: string) => {
  const { all_perils, wind_hail, hurricane } = fieldsOf(`${HEAD}${table}`).deductibles
  return [all_perils?.amount, wind_hail?.amount, hurricane?.amount]
}

it('reads a column for each peril beside the limits, whose headings take two lines', () => {
  const table = `
SECTION I COVERAGES             Limit          Wind / Hail       Named Storm        All Other
                                                Deductible        Deductible           Perils
A  Dwelling                  $300,000            2% $6,000        5% $15,000           $2,500
B  Other Structures           $30,000            incl. in A       incl. in A       incl. in A
C  Personal Property         $150,000            incl. in A       incl. in A       incl. in A
D  Loss of Use                $60,000                  none             none             none`
  expect(dollars(table)).toEqual([2_500, 6_000, 15_000])
})

it('reads headings that only their lines together name, below one that spans them', () => {
  const table = `
COVERAGE                       Limit       -------- Deductibles --------
                                         All Other   Wind and   Named
                                         Perils      Hail       Storm
Dwelling                    $300,000     $2,500      2%         5%
Other Structures             $30,000     $2,500      2%         5%
Personal Property           $150,000     $2,500      2%         5%`
  expect(dollars(table)).toEqual([2_500, 6_000, 15_000])
})

it('takes a column that is headed by no peril for the deductible of all others', () => {
  const table = `
COVERAGE                       Limit     Deductible    Windstorm
                                                       or Hail
                                                       Deductible
Dwelling                    $300,000     $2,500        $6,000
Other Structures             $30,000     $2,500        $6,000
Personal Property           $150,000     $2,500        $6,000`
  expect(dollars(table)).toEqual([2_500, 6_000, undefined])
})

it('takes no column of premiums for a deductible', () => {
  const table = `
COVERAGE                       Limit     Fire         Wind/Hail     All Other
                                         Premium      Premium       Perils Premium
Dwelling                    $300,000     $400         $900          $600
Other Structures             $30,000     $40          $90           $60
Personal Property           $150,000     $100         $200          $150`
  expect(dollars(table)).toEqual([undefined, undefined, undefined])
})
