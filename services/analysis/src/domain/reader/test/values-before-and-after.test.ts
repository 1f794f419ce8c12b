import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

it('of two values in a row, each behind its time, the later is meant, and the earlier heads no column', () => {
  const fields = fieldsOf(`${HEAD.replace('HOMEOWNERS POLICY', 'AMENDED HOMEOWNERS')}
${LIMITS}
ROOF SURFACES, WIND AND HAIL
   Before change: Actual cash value             After change: Replacement cost

FORMS THAT APPLY NOW
LO-12      Homeowners Form
LO-44      Replacement Cost - Personal Property

Annual premium before change      $2,310.00
Annual premium after change       $2,244.00`)
  expect(fields.roof_settlement).toBe('RCV')
  expect(fields.personal_property_settlement).toBe('RCV')
  expect(fields.total_annual_premium).toBe(2244)
})
