import { expect, it } from 'vitest'
import { fieldsOf, LIMITS } from '../../testing/lone-oak.ts'

/** A label takes as many lines as the address beside it; another names the home by it. */
it.each([
  `Named Insured      Ana Flores
and Mailing        12 Elm St
Address            Waco, TX 76710

Residence          Same as mailing address
Premises`,
  `     Insured      Ana Flores
 and address      12 Elm St
                  Waco, TX 76710

    Location      Same as above`,
  `POLICYHOLDER       ANA FLORES
AND                12 ELM ST
ADDRESS            WACO TX 76710

INSURED LOCATION   SAME`,
])('the mailing address goes on beside the further lines of its label', (rows) => {
  const { policy_holder_name, property_address } = fieldsOf(
    `Lone Oak Insurance Company      HOMEOWNERS POLICY DECLARATIONS\nPolicy No:   LO-448812-26\n${rows}\n${LIMITS}`,
  )
  expect(policy_holder_name).toBe('Ana Flores')
  expect(property_address).toMatchObject({ street: expect.stringMatching(/^12 ELM ST$/i), zip: '76710' })
})
