import { describe, expect, it, test } from 'vitest'
import { CARRIER_LAYOUTS } from '../testing/carrier-layouts.ts'
import { COLUMN_LAYOUTS } from '../testing/column-layouts.ts'
import { FORM_LAYOUTS } from '../testing/form-layouts.ts'
import { GRID_LAYOUTS } from '../testing/grid-layouts.ts'
import { LIST_LAYOUTS } from '../testing/list-layouts.ts'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import { statedIn } from '../testing/stated-amounts.ts'
import { TABLE_LAYOUTS } from '../testing/table-layouts.ts'

const LAYOUTS = [
  ...TABLE_LAYOUTS,
  ...LIST_LAYOUTS,
  ...FORM_LAYOUTS,
  ...GRID_LAYOUTS,
  ...CARRIER_LAYOUTS,
  ...COLUMN_LAYOUTS,
]

test.each(LAYOUTS)('in capitals no other amounts are read from %s', (_, stated, text) => {
  const inCapitals = statedIn(fieldsOf((HEAD + text).toUpperCase()))
  expect(inCapitals.filter((amount) => !stated.split(' ').includes(amount))).toEqual([])
})

const inCapitals = (more: string) => fieldsOf((HEAD + LIMITS + more).toUpperCase())

describe('in capitals', () => {
  it('a sentence ends at its full stop', () => {
    const fields = inCapitals(
      'Sewer back-up: not covered. Mold: limit $2,500. Ordinance or law: 10% of the dwelling limit.',
    )
    expect([fields.water_backup_limit, fields.mold_limit, fields.ordinance_or_law_percentage]).toEqual([0, 2500, 10])
  })

  it('a deductible takes no figure from the sentence after it, nor a year from a date', () => {
    const { wind_hail, all_perils, hurricane } = inCapitals(`
Deductible - wind/hail: 2% of A ($6,000). Deductible - all other: $2,500. Deductible - named storm: none.
Annual premium: $2,401. Fees: $40. Total: $2,441.
Named storm. Signed by the insured November 1, 2026.`).deductibles
    expect([wind_hail?.amount, all_perils?.amount, hurricane]).toEqual([6000, 2500, null])
  })

  it('WIND-HAIL before a label is no number of a form', () => {
    const { wind_hail, all_perils } = inCapitals('Wind-Hail Deductible          2%').deductibles
    expect([wind_hail?.amount, all_perils]).toEqual([6000, null])
  })

  it('a percentage of C is one of personal property', () => {
    expect(inCapitals('Wind or hail deductible          2% of C').deductibles.wind_hail?.amount).toBe(3000)
  })

  it('a page of conditions states no limits', () => {
    const condition = `
We insure sudden and accidental direct physical loss unless it is excluded. Example:
with a coverage A limit of $170,000 and a deductible of 2% you bear $3,400 of a loss.
Loss assessment is limited to $1,000. Mold is limited to $5,000 unless an endorsement says
otherwise, and we do not pay for a loss that is not reported to us in the time that we set.
`
    expect(inCapitals(`\n===\n${condition.repeat(8)}`).mold_limit).toBeNull()
  })
})

describe('a sentence about the roof', () => {
  it('below the row of the dwelling says nothing of how the dwelling is paid', () => {
    const fields = fieldsOf(`${HEAD}
A. Dwelling            $295,000
Roof surfacing, wind or hail losses are settled at actual cash value.`)
    expect([fields.roof_settlement, fields.dwelling_settlement]).toEqual(['ACV', null])
  })
})

describe('words that end in a figure of their row', () => {
  it('are no sentence about another deductible', () => {
    const { wind_hail, all_perils } = fieldsOf(`${HEAD}
Coverage A Dwelling                          $295,000
Windstorm or hail deductible,
2% of the Coverage A limit                     $5,900
and the charge for all other covered
causes of loss                              see below`).deductibles
    expect([wind_hail?.amount, all_perils]).toEqual([5900, null])
  })
})
