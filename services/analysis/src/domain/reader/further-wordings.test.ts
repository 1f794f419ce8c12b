import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from './testing/lone-oak.ts'

const read = (body: string) => fieldsOf(`${HEAD}\n${LIMITS}\n${body}`)

describe('a premium', () => {
  const parts = (name: string) => `
Base premium                      $3,488
Coverage upgrades                   $403
Smart home discount                -$139
Policy fee                           $75
${name.padEnd(32)}  $3,827
or 12 monthly payments of about $318.92`

  it.each(['Your total', 'YOUR GRAND TOTAL', 'Total'])('called %s is the sum of what stands above it', (name) => {
    expect(read(parts(name)).total_annual_premium).toBe(3827)
  })

  it('has its whole below it, whatever the block before it says on the same lines', () => {
    const blocks = `
     M    Medical Payments to                     Annual Premium               $4,259.00
          Others (Each Person)         5,000      Amt Due TX VRFD Recoupment       29.00
     Inflation index  331.4                       Amount Due                   $4,288.00`
    expect(read(blocks)).toMatchObject({ total_annual_premium: 4288, coverage_f_medical_payments: 5000 })
  })
})

it.each([
  ['Roof    Composition, 12 years old', 2014],
  ['ROOFING     Metal, 4 yrs old', 2022],
  ['Roof    Replacement cost unless over 10 years old', null],
  ['Roof    Paid by schedule when 10 years old', null],
  ['Detached garage roof    Metal, 4 years old', null],
])('%s', (words, year) => {
  expect(read(words).roof_year).toBe(year)
})

it.each([
  ['Increased Ordinance or Law      25% of A', 25],
  ['Additional ordinance or law     15%', 15],
])('%s', (words, percent) => {
  expect(read(words).ordinance_or_law_percentage).toBe(percent)
})

it.each([
  ['We pay up to 150% of the amount of coverage to rebuild.', 50],
  ['We will pay up to 125% of your limit to rebuild the house.', 25],
  ['We pay as much as 120% of that amount when rebuilding.', 20],
  ['We pay up to 120% of the amount of coverage for jewelry.', null],
  ['We may pay up to 150% of the limit to replace trees.', null],
])('%s', (words, percent) => {
  expect(read(words).extended_dwelling_percentage).toBe(percent)
})

it.each([
  ['PERSONAL LIABILITY\n     PROPERTY DAMAGE AND BODILY INJURY     $500,000   EACH OCCURRENCE', 500_000],
  ['H  Bodily Injury and Property Damage Liability, each occurrence      $1,000,000', 1_000_000],
])('%s is the limit of liability', (rows, limit) => {
  const others = LIMITS.replace(/E\. Personal Liability.*\n/, '')
  expect(fieldsOf(`${HEAD}\n${others}\n${rows}`).coverage_e_personal_liability).toBe(limit)
})

it('a number below "Policy" may say that it is one', () => {
  const head = HEAD.replace('Policy number: LO-448812      ', '')
  expect(
    fieldsOf(`${head}\nPolicy                    Producer\nNo. 102-883-417           Neches Insurance\n${LIMITS}`),
  ).toMatchObject({
    policy_number: '102-883-417',
  })
})

it('a lender has an address to the attention of somebody', () => {
  const line = 'First:   Southside Bank, Attn: Insurance Dept., PO Box 1079, Tyler, TX 75710'
  expect(read(`8. Mortgagee or trustee, name and address\n   ${line}`).mortgagee).toBe('Southside Bank')
})

it('replacement cost may be added for belongings', () => {
  expect(read('Replacement cost for belongings      Added').personal_property_settlement).toBe('RCV')
  expect(read('Replacement cost for belongings      Not purchased').personal_property_settlement).toBeNull()
})

it('a form may have letters alone, where others of its family stand before it', () => {
  const forms =
    'FORMS AND ENDORSEMENTS\nLOI HO 04 90 TX 06 19       LOI HO TX 06 19\nLOI HO 04 95 TX 06 19       LOI HO FUNGI TX 06 19'
  expect(read(forms).endorsements).toContain('LOI HO FUNGI TX')
})

it('the dwelling form of the standard flood policy has a name', () => {
  const flood = `
Lone Oak Insurance Company                      FLOOD DECLARATIONS PAGE
Policy number: LO-448812     Standard Flood Insurance Policy
Policy term: 03/01/2026 to 03/01/2027     Dwelling Form
Insured: Ana Flores
Insured property: 12 Elm St, Waco, TX 76710
                                    COVERAGE          DEDUCTIBLE
BUILDING                            $250,000              $2,000
CONTENTS                            $100,000              $2,000`
  expect(fieldsOf(flood).policy_form).toBe('NFIP-D')
})
