import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { typedPages } from '../testing/typed-pages.ts'

const page = (policy: string, insured: string) => `
                         Coverage Summary
${policy}
LO-CO-448812             We insure the additions and alterations of your unit for up to $300,000 at replacement cost.

POLICY PERIOD            Your contents
March 1, 2026 to         We insure your contents anywhere in the world for up to $150,000.
March 1, 2027
                         Your liability to others
${insured}
Ana Flores               We cover your personal liability up to $500,000 for each occurrence.

RESIDENCE                What you bear
12 Elm St
Waco, TX 76710           For every covered property loss other than one caused by wind, the first $5,000 is yours.
`

describe('declarations told in sentences', () => {
  it('may have their number, insured and period in a column beside them', () => {
    const { document_kind, fields } = readPolicy(typedPages(page('POLICY', 'NAMED INSURED')))
    expect(document_kind).toBe('condo_declarations')
    expect(fields).toMatchObject({
      policy_number: 'LO-CO-448812',
      policy_holder_name: 'Ana Flores',
      coverage_a_dwelling: 300_000,
      coverage_c_personal_property: 150_000,
      coverage_e_personal_liability: 500_000,
      deductibles: { all_perils: { amount: 5000, percentage: null, stated: 'amount' }, wind_hail: null },
    })
  })

  it('may have a deductible in a row', () => {
    const text = `${page('POLICY', 'NAMED INSURED')}\nDEDUCTIBLES      Windstorm or hail      2% of Coverage A, $6,000`
    expect(readPolicy(typedPages(text)).fields.deductibles).toMatchObject({
      all_perils: { amount: 5000 },
      wind_hail: { amount: 6000, percentage: 2, stated: 'both' },
    })
  })

  const storm = (rows: string) =>
    readPolicy(typedPages(`${page('POLICY', 'NAMED INSURED')}\n${rows}`)).fields.deductibles.wind_hail

  it.each([
    'Wind and hail are insured by TWIA with a deductible of 1%.',
    'Your neighbor’s wind and hail deductible is 5%.',
    'With our Value plan the wind or hail deductible is 2%.',
    'Our average wind and hail deductible: 2%',
    'Take a 2% wind and hail deductible and save $212 a year.',
    'Last year\nWindstorm or hail deductible    1%',
    'Your TWIA policy\nDeductibles\nWindstorm or hail    1%',
  ])('have none of something else: %j', (rows) => expect(storm(rows)).toBeNull())

  it.each(['Deductible   $500 (equipment breakdown)', 'All other perils deductible credit   $212'])(
    'have but one of all other perils: %s',
    (row) => {
      const told = page('POLICY', 'NAMED INSURED').replace(
        'other than one caused by wind, ',
        'caused by wind or hail, ',
      )
      const { deductibles } = readPolicy(typedPages(`${told}\n${row}`)).fields
      expect(deductibles.all_perils).toBeNull()
    },
  )

  it('are none where nobody is named', () =>
    expect(readPolicy(typedPages(page('BROCHURE', 'OUR PROMISE'))).document_kind).toBe('not_home_insurance'))
})
