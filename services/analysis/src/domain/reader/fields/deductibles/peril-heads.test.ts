import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../../testing/lone-oak.ts'

const dollars = (table: string) => {
  const { all_perils, wind_hail, hurricane } = fieldsOf(`${HEAD}${table}`).deductibles
  return [all_perils?.amount, wind_hail?.amount, hurricane?.amount]
}

const LIMIT = '\nCoverage A  Dwelling      $300,000\n'

it('reads heads of unequal height, whose last line alone would name another peril', () => {
  const table = `${LIMIT}
DEDUCTIBLES (percent of Coverage A)
                 Wind or Hail,
All Other        other than           Named
Perils           Named Storm          Storm

1% $3,000        2% $6,000            5% $15,000`
  expect(dollars(table)).toEqual([3_000, 6_000, 15_000])
})

it('reads figures that stand beside whichever row of the coverages, and their shares further down', () => {
  const table = `
                                          Deductible by cause of loss
                                         All       Wind       Named
Coverage                     Limit       other     or hail    storm
A Dwelling                 $300,000
B Other structures          $30,000      $3,000    $6,000    $15,000
C Personal property        $150,000
Percentage of Coverage A used            1%        2%        5%`
  expect(dollars(table)).toEqual([3_000, 6_000, 15_000])
})

it('reads boxes of a form, in which the signs are printed and the figures typed', () => {
  const table = `${LIMIT}
DEDUCTIBLES - SECTION I ONLY
CLAUSE 1. WINDSTORM OR HAIL              CLAUSE 2. ALL OTHER PERILS
% of Coverage A   2   Amount $   6,000   % of Coverage A   1   Amount $   3,000`
  expect(dollars(table)).toEqual([3_000, 6_000, undefined])
})

it('takes no premium by peril for a deductible', () => {
  const table = `${LIMIT}
Deductible: see the next page
Premium by peril
All other perils    Wind or hail     Named storm
$1,210              $840             $96`
  expect(dollars(table)).toEqual([undefined, undefined, undefined])
})

it('reads two perils that share a column', () => {
  const table = `
                                          Deductible
                                          (All Other Perils /
Coverage                     Limit        Wind and Hail)        Premium
A - Dwelling               $300,000       $2,500 / 2% ($6,000)  $1,204
B - Other Structures        $30,000       same                  Included`
  expect(dollars(table)).toEqual([2_500, 6_000, undefined])
})

it('reads the row that says what is excepted on its second line', () => {
  const text = `${LIMIT}
Deductible: of each loss under Section I we cover only that part over the deductible stated. All perils except
windstorm or hail: $2,500. Windstorm or hail: 2% of Coverage A, which is $6,000 today.`
  expect(dollars(text)).toEqual([2_500, 6_000, undefined])
})

it('reads a name that breaks over two wide lines of a margin, with its share and its dollars below', () => {
  const text = `${LIMIT}
DEDUCTIBLES

SECTION I, PROPERTY COVERAGES, EXCEPT AS BELOW (1% OF COVERAGE A)    $3,000
WINDSTORM OR HAIL (2% OF COVERAGE A)                                 $6,000`
  expect(dollars(text)).toEqual([3_000, 6_000, undefined])
})

const WINDSTORM = `TEXAS WINDSTORM INSURANCE ASSOCIATION
DWELLING WINDSTORM AND HAIL POLICY DECLARATIONS
Policy number: 00771204
Policy period: 05/01/2026 to 05/01/2027
Named insured: Amparo Leal
Insured location: 12 Pelican Way, Rockport, TX 78382
`

it('takes the deductible of the first item of a windstorm policy', () => {
  const beside = `${WINDSTORM}
Item 1  Dwelling                   $250,000
Item 2  Personal property           $80,000
Deductible amount, each occurrence:   Item 1   $5,000   Item 2   $1,600`
  expect(fieldsOf(beside).deductibles.wind_hail?.amount).toBe(5_000)
})

it('reads a share of a named limit with its dollars in one cell', () => {
  const table = (of: string) => `${LIMIT}
DEDUCTIBLES
              Hurricane                   Wind and hail            All other causes
         (as declared by the           other than hurricane           of loss
           Weather Service)

          ${of.replace('2%', '5%').replace('6,000', '15,000')}          ${of}          $4,000`
  expect(dollars(table('2% of Dwelling: $6,000'))).toEqual([4_000, 6_000, 15_000])
  expect(dollars(table('2% of the home: $6,000'))).toEqual([4_000, 6_000, 15_000])
})

it('reads a share with its dollars below the head of their column, beside the limits of another table', () => {
  const text = `
What the policy pays for       Limit          What you pay first             Deductible
Dwelling                    A  $300,000       Hurricane                      5%  $15,000
Other structures            B  $30,000        Wind or hail, no hurricane     2%  $6,000
Belongings                  C  $150,000       Everything else                $2,500`
  expect(dollars(text)).toEqual([2_500, 6_000, 15_000])
  expect(fieldsOf(`${HEAD}${text}`).deductibles.hurricane?.stated).toBe('both')
})
