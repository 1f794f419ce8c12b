import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../../testing/lone-oak.ts'

const deductiblesOf = (body: string, limits = LIMITS) => {
  const { all_perils, wind_hail, hurricane } = fieldsOf(`${HEAD}${limits}\n${body}`).deductibles
  return [all_perils?.amount ?? null, wind_hail?.amount ?? null, hurricane?.amount ?? null]
}

describe('deductibles', () => {
  it('stand beside the limit of each coverage, with the letters of their perils', () => {
    const table = `
SECTION I                            DEDUCTIBLE, EACH LOSS                       LIMIT
Coverage A Dwelling                  AOP $5,000      W/H 2%      NS 3%        $300,000
Coverage B Other Structures          AOP $5,000      W/H 2%      NS 3%         $30,000
Coverage C Personal Property         AOP $5,000      W/H 2%      NS 3%        $150,000
`
    expect(deductiblesOf('', table)).toEqual([5_000, 6_000, 9_000])
  })

  it.each([
    'Deductible      $2,500 any one loss, except 2% of Coverage A in respect of wind and hail',
    'Deductible      $2,500 each and every loss, but 2% for wind and hail',
    'Deductibles     $2,500 for all losses other than wind or hail; 2% of the dwelling limit for wind or hail',
  ])('are told in the words beside their label: %s', (row) => {
    expect(deductiblesOf(row)).toEqual([2_500, 6_000, null])
  })

  it('have no sign below a table with premiums', () => {
    const table = `
Coverage                           Amount           Premium
A  Dwelling                       300,000          1,842.00
C  Personal Property              150,000              INCL

Deductibles, Section I
  Clause 1    Windstorm and hail       2%             6,000
  Clause 2    All other              FLAT             1,500
`
    expect(deductiblesOf('', table)).toEqual([1_500, 6_000, null])
  })

  it('are of everything that is not named below', () => {
    expect(
      deductiblesOf(
        'You pay first\nWind or hail                                 $6,000\nFire, water, theft and everything not above  $2,500',
      ),
    ).toEqual([2_500, 6_000, null])
  })
})

describe('limits', () => {
  it('stand before what they are of, where the premium is included', () => {
    const { coverage_b_other_structures, coverage_d_loss_of_use } = fieldsOf(`${HEAD}
Amount of insurance       Item                                   Rate         Premium
$231,000                  Coverage A. Dwelling                  .7420       $1,714.00
$23,100                   Coverage B. Other Structures          Incl.           Incl.
$8,000                    Coverage C. Personal Property         .6250          $50.00
$46,200                   Coverage D. Loss of Use               Incl.           Incl.`)
    expect([coverage_b_other_structures, coverage_d_loss_of_use]).toEqual([23_100, 46_200])
  })

  it('of water backup may have a deductible of their own', () => {
    expect(fieldsOf(`${HEAD}${LIMITS}\nWater backup, own deductible $1,000      $10,000`).water_backup_limit).toBe(
      10_000,
    )
  })

  it.each([
    'Water backup of sewers or drains $15,000            $1,000            $97.00',
    'Water backup, $15,000                               $2,500               $97',
    'Water backup ($15,000)                              $2,500               $97',
  ])('stand in the words of a row whose other figures are less: "%s"', (row) => {
    expect(fieldsOf(`${HEAD}${LIMITS}\nOPTIONS YOU ELECTED\n${row}`).water_backup_limit).toBe(15_000)
  })

  it.each<[string, number | null]>([
    ['Section I limit, each loss $10,000; Section II aggregate $50,000', 10_000],
    ['Section II aggregate $50,000; all other provisions apply', null],
  ])('of mold stand in the line below its form: "%s"', (line, limit) => {
    const forms = `LO 01 42    Special Provisions, Texas\nLO 04 27    Limited Fungi, Wet or Dry Rot, or Bacteria Coverage`
    expect(fieldsOf(`${HEAD}${LIMITS}\n${forms}\n            ${line}`).mold_limit).toBe(limit)
  })

  it('of building to code are told in any words', () => {
    const told = 'Rebuilding to current code after a loss: up to 10% of the dwelling limit.'
    expect(fieldsOf(`${HEAD}${LIMITS}\n${told}`).ordinance_or_law_percentage).toBe(10)
  })
})

describe('the policy number', () => {
  it('stands at the head of the pages, in their titles', () => {
    const text = (number: string) => `
Lone Oak Insurance Company           Landlord insurance
                                     Declarations, policy ${number}
03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
${LIMITS}`
    expect(fieldsOf(text('LO-TX-DP3-448812-01')).policy_number).toBe('LO-TX-DP3-448812-01')
    expect(fieldsOf(text('HO 00 03 05 11')).policy_number).toBeNull()
  })
})

describe('below a table of limits and premiums', () => {
  const row = (name: string, limit: string, premium = '') =>
    `${name.padEnd(50)}${limit.padStart(24)}${premium.padStart(16)}`
  const limits = [
    row('Coverages', 'Limit', 'Premium'),
    row('A. Dwelling', '$300,000', '$1,204.00'),
    row('C. Personal property', '$150,000', 'Included'),
    row('E. Personal liability', '$100,000', '$12.00'),
  ]
  const deductibles = [
    '',
    'Deductibles',
    row('All other perils', '', '$2,500'),
    row('Wind or hail', '', '2% of Coverage A ($6,000)'),
  ]

  it('a share is in the column that it ends with, wherever the next one begins', () => {
    const lines = [...limits, ...deductibles, '', row('Ordinance or law, percentage of Coverage A', '25%', 'Included')]
    expect(fieldsOf(`${HEAD}\n${lines.join('\n')}`).ordinance_or_law_percentage).toBe(25)
  })

  it.each(['Not covered', 'No coverage', 'Excluded'])('"%s" at its right edge is no premium', (answer) => {
    const lines = [...limits, '', 'Limitations', row('Mold, fungi and other microbes', '', answer)]
    expect(fieldsOf(`${HEAD}\n${lines.join('\n')}`).mold_limit).toBe(0)
  })

  it.each([
    ['Dwelling, specified additional amount up to', '125% of Coverage A'],
    ['Dwelling - extra amount up to', '125% of A'],
    ['Specified additional amount, dwelling', '$75,000'],
    ['Dwelling replacement cost, additional amount', '$75,000'],
  ])('the dwelling may have more than its limit: %s', (name, limit) => {
    const { coverage_a_dwelling, extended_dwelling_percentage } = fieldsOf(
      `${HEAD}\n${[...limits, row(name, limit, '$66.00')].join('\n')}`,
    )
    expect([coverage_a_dwelling, extended_dwelling_percentage]).toEqual([300_000, 25])
  })
})
