import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

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

describe('a label with a remark beside it', () => {
  it('has the figure at the end of the remark', () => {
    const total = (text: string) => fieldsOf(`${HEAD}\n${text}`).total_annual_premium
    expect(
      total(`
Policy premium                                                           $3,900.00
Total premium       Including fees, credits,
                    surcharges and taxes                                 $4,000.00`),
    ).toBe(4_000)
    expect(total('Total premium       Including fees, credits,\nSurcharges                     $4,000.00')).toBeNull()
  })
})

describe('a form that limits something', () => {
  it('tells the limit in its sentence', () => {
    const read = (text: string) => fieldsOf(`${HEAD}\n${text}`)
    expect(read('LO-108 limits mold, fungi and rot to $5,000 in all during the policy period.').mold_limit).toBe(5_000)
    expect(read('LO-108 limits water backup to $10,000 in all.').water_backup_limit).toBe(10_000)
    expect(read('LO-3 limits fungi and mold testing to $500 of the limit').mold_limit).toBeNull()
  })
})
