import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const read = (rows: string) => fieldsOf(`${HEAD}\nA. Dwelling                   $300,000\n${rows}`)

describe('a limit on the line below', () => {
  it('is not that of a block beside', () =>
    expect(
      read(`D. Loss of use       Actual loss sustained       E. Personal liability
                                                 Each occurrence      $300,000`).coverage_d_loss_of_use,
    ).toBeNull())

  it('is not that of what is denied', () =>
    expect(read('Mold   Excluded\n    Not to exceed   $5,000').mold_limit).not.toBe(5000))
})

it.each(['Updates: wiring 2009; siding, 2018', 'Retaining wall, stone, 2012', 'Losses: hail to siding, 2019.'])(
  'no home was built with a part of it: %s',
  (words) => expect(read(words).year_built).toBeNull(),
)

it.each([
  'Item   Description         Amount\n1      Diamond ring        $4,000\n2      Workshop tools      $2,500',
  'Loss history\n1   Storm damage to shed, 2023   $12,400',
])('a numbered row is another building only beside the dwelling: %s', (rows) =>
  expect(read(rows).coverage_b_other_structures).toBeNull(),
)

it('what past losses came to limits no coverage, and a roof that hail hit is not new', () => {
  const fields = read(`Loss history (last five years)
Date           Description             Paid
04/12/2022     Detached garage, fire   $12,400
05/12/2023     Roof, hail              $22,400`)
  expect([fields.coverage_b_other_structures, fields.roof_year]).toEqual([null, null])
})

it('a list of losses takes nothing from what stands beside it', () =>
  expect(
    read(`Loss history                          Coverages
05/12/2023   Roof, hail   $22,400     Other structures   $30,000`).coverage_b_other_structures,
  ).toBe(30_000))

it.each(['Annual wind/hail cost', 'Windstorm or hail charge'])('a price is no deductible: %s', (name) =>
  expect(read(`${name}   $1,440\nAll other perils premium   $1,100`).deductibles.wind_hail).toBeNull(),
)

it('the tax on a repair extends no dwelling', () =>
  expect(read('Replacement cost plus 5% sales tax').extended_dwelling_percentage).toBeNull())

it('a share beside dollars extends no dwelling', () =>
  expect(read('Dwelling replacement cost   $300,000   +4%').extended_dwelling_percentage).toBeNull())

it('a subdivision is no part of the town', () =>
  expect(
    fieldsOf(`${HEAD.replace('12 Elm St, Waco, TX 76710', '')}${LIMITS}
Property location
12 Elm St, Hollow Acres
Waco, TX 76710`).property_address.city,
  ).not.toBe('Hollow Acres Waco'))

it('what was replaced in a block beside takes nothing out', () =>
  expect(fieldsOf(`${HEAD}\nHome   Roof   Replaced   A. Dwelling   $300,000`).coverage_a_dwelling).toBe(300_000))

it('an update of the wiring amends nothing', () =>
  expect(readPolicy(typedPages(`${HEAD}${LIMITS}\nElectrical system - date of update: 2012`)).document_kind).toBe(
    'homeowners_declarations',
  ))

it('a deductible of all items of a schedule is not the policy’s', () =>
  expect(
    read('Scheduled personal property\nItem 1 Ring   $4,000\nDeductible, all items   $250').deductibles.all_perils,
  ).toBeNull())

it('what is said to be included with a part is not said of the whole', () =>
  expect(read('Dwelling: replacement cost, including roof decking').roof_settlement).toBeNull())

it('a range that one may choose from is no change', () =>
  expect(read('Coverages you can change at renewal\nOrdinance or law 10% to 25%').ordinance_or_law_percentage).not.toBe(
    25,
  ))
