import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, withLines } from '../testing/lone-oak.ts'

describe('no limit is', () => {
  it('the deductible of a form in the list of deductibles', () => {
    const { mold_limit } = withLines(`
DEDUCTIBLES
LO 03 12      Windstorm or hail        $6,000
LO 04 27      Limited fungi            $1,000
All other perils                       $2,500`)
    expect(mold_limit).toBeNull()
  })

  it('what a loss of jewelry pays at the most', () => {
    const { coverage_c_personal_property } = fieldsOf(`${HEAD}
Your house is damaged      Dwelling               $300,000
Your jewelry is stolen     Personal property        $5,000`)
    expect(coverage_c_personal_property).not.toBe(5_000)
  })

  it('a premium of nothing', () => {
    const { mold_limit } = withLines(`
Coverage                       Limit        Premium
Limited fungi coverage         Included     $0`)
    expect(mold_limit).toBeNull()
  })
})

it('the deductible that follows the title of an endorsement is that one’s', () => {
  const { deductibles } = withLines(`
Water backup endorsement
The following deductible applies. $1,000 each occurrence.`)
  expect(deductibles.all_perils).toBeNull()
})

describe('a settlement is not', () => {
  it('what holds only under a condition', () => {
    const { dwelling_settlement } = withLines(
      'Personal property is settled at actual cash value. The same applies to the dwelling if it is vacant.',
    )
    expect(dwelling_settlement).toBeNull()
  })

  it('what was not purchased, below the row of the coverage', () => {
    const { personal_property_settlement } = fieldsOf(`${HEAD}
A. Dwelling            $300,000
C. Personal property   $150,000

OPTIONAL COVERAGES NOT PURCHASED
LO-728 REPLACEMENT COST COVERAGE -
   PERSONAL PROPERTY`)
    expect(personal_property_settlement).toBeNull()
  })
})

it('a total of two policies is not the home’s premium', () => {
  const { total_annual_premium } = withLines(`
Home premium $1,700.00, auto premium $900.00, total for both $2,600.00.
Total annual premium     $1,700.00`)
  expect(total_annual_premium).toBe(1_700)
})

it('who insures homes is not the insurer of this one', () => {
  const { insurance_provider } = withLines('Elm Mutual Insurance Company insures Texas Homeowners since 1904.')
  expect(insurance_provider).toBe('Lone Oak Insurance Company')
})

it('a trust’s town is no person', () => {
  const { additional_insured_names } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812     Policy period: 03/01/2026 to 03/01/2027
Named insured: The Flores Family Trust, Waco Texas
A. Dwelling            $300,000
C. Personal property   $150,000`)
  expect(additional_insured_names).toEqual([])
})

it('what all perils except has a figure of its own on the next line', () => {
  const { deductibles } = withLines(`
Deductible: $2,500 ALL PERILS EXCEPT
2% of Coverage A WINDSTORM OR HAIL     $6,000
In case of loss we cover only that part of the loss over the deductible stated.`)
  expect(deductibles).toMatchObject({ all_perils: { amount: 2_500 }, wind_hail: { amount: 6_000, percentage: 2 } })
})

it('a head that says limit ends the column of deductibles', () => {
  const { extended_dwelling_percentage } = withLines(`
Deductibles
Peril                                                                     Deductible
Windstorm or hail                                                             $6,000
Additional Coverages
                                                                               Limit
Additional Replacement Cost Protection - percentage of Coverage A                25%`)
  expect(extended_dwelling_percentage).toBe(25)
})
