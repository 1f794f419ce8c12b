import { expect, test } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { COMPETING_FACTS } from '../testing/competing-facts.ts'
import { IDENTITY_LAYOUTS } from '../testing/identity-layouts.ts'
import { typedPages } from '../testing/typed-pages.ts'

const LIMITS = `
Coverages                             Limit
A. Dwelling                        $300,000
B. Other Structures                 $30,000
C. Personal Property               $150,000
E. Personal Liability              $100,000
`
const squash = (text: string | null) => text?.toUpperCase().replace(/[^A-Z0-9]/g, '')

test.each(IDENTITY_LAYOUTS)('%s', (_, text) => {
  const { fields } = readPolicy(typedPages(text.replace('{LIMITS}', LIMITS)))
  const { street, city, zip } = fields.property_address
  expect({
    insurer: squash(fields.insurance_provider),
    number: squash(fields.policy_number),
    insureds: [fields.policy_holder_name, ...fields.additional_insured_names].map(squash),
    home: [street, city, zip].map(squash),
    term: [fields.effective_date, fields.renewal_date],
    mortgagee: squash(fields.mortgagee),
    years: [fields.year_built, fields.roof_year],
    forms: fields.endorsements.map(squash),
  }).toEqual({
    insurer: 'LONEOAKINSURANCECOMPANY',
    number: 'LOH448812003',
    insureds: ['ANAFLORES', 'LUISPAREDES'],
    home: ['12ELMST', 'WACO', '76710'],
    term: ['2026-03-01', '2027-03-01'],
    mortgagee: 'HEARTLANDMORTGAGELLC',
    years: [1998, 2016],
    forms: ['HO0003', 'HO0490', 'LO112'],
  })
})

test.each(COMPETING_FACTS)('%s', (_, text, { street, ...stated }) => {
  const { fields } = readPolicy(typedPages(text.replace('{LIMITS}', LIMITS)))
  expect(fields).toMatchObject(stated)
  if (street !== undefined) expect(fields.property_address.street).toBe(street)
})
