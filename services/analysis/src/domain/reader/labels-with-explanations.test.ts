import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from './testing/lone-oak.ts'

describe('a figure before a label that goes on to an explanation', () => {
  it('is read up to the end of the first sentence', () => {
    const fields = fieldsOf(`${HEAD}
YOUR COVERAGE
   $210,000   Dwelling. The walls and the roof.
   $21,000    Other structures. Your fence, your shed.
   $90,000    Personal property. Your things, wherever they are.
   $42,000    Loss of use. For a hotel while we fix your home.
   $10,000    Water backup. Sewers and sumps.`)
    expect(fields.coverage_a_dwelling).toBe(210_000)
    expect(fields.coverage_b_other_structures).toBe(21_000)
    expect(fields.coverage_c_personal_property).toBe(90_000)
    expect(fields.coverage_d_loss_of_use).toBe(42_000)
    expect(fields.water_backup_limit).toBe(10_000)
  })

  it('tells the deductible in a short sentence', () => {
    const allPerils = (text: string) => fieldsOf(`${HEAD}\n${text}`).deductibles.all_perils?.amount
    expect(allPerils('Your deductible\n\n   $1,000      For each Section I loss, whatever the cause.')).toBe(1_000)
    expect(allPerils('What you pay first\n   $2,500      Deductible for anything not listed here')).toBe(2_500)
  })

  it('of something else is no limit', () => {
    const fields = fieldsOf(`${HEAD}
   $500       Jewelry. Personal property that is worn.
   $2,000     Credit cards. Loss of use by others.`)
    expect([fields.coverage_c_personal_property, fields.coverage_d_loss_of_use]).toEqual([null, null])
  })
})
