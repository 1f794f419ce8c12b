import { expect, it } from 'vitest'
import { fieldsOf, LIMITS } from '../../testing/lone-oak.ts'

it('colons below each other are their labels’', () => {
  const fields = fieldsOf(`LONE OAK INSURANCE COMPANY      HOMEOWNERS POLICY DECLARATIONS
POLICY NUMBER  : LO-448812
INSURED        : FLORES, ANA B.
LOCATION       : 12 ELM ST, WACO, TX 76710
MORTGAGEE      : FIRST COMMUNITY BANK, WACO
ROOF YEAR      : 2018
${LIMITS}`)
  expect(fields).toMatchObject({
    policy_number: 'LO-448812',
    policy_holder_name: 'Ana B. Flores',
    property_address: { street: '12 ELM ST', city: 'WACO' },
    mortgagee: 'FIRST COMMUNITY BANK',
    roof_year: 2018,
  })
})
