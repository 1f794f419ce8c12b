import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'
import { placedFields, TOP } from '../../testing/placed-lone-oak.ts'

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

it.each([
  ['FIRST         FROST BANK OF WACO\nMORTGAGEE     ITS SUCCESSORS AND/OR ASSIGNS', 'FROST BANK OF WACO'],
  ['First         Frost Bank ISAOA\nLienholder    PO Box 12, Waco, TX 76701', 'Frost Bank'],
  [
    '1st           Frost Bank\nMortgagee     PO Box 12\n\n2nd           Regions Bank\nMortgagee     PO Box 18',
    'Frost Bank',
  ],
  ['FIRST         NONE\nMORTGAGEE\n\nSECOND        NONE\nMORTGAGEE', null],
])('a rank and the word below it are one label', (rows, mortgagee) =>
  expect(fieldsOf(`${HEAD}\n${rows}\n${LIMITS}`).mortgagee).toBe(mortgagee),
)

it('an address below its own label is no line of the names beside it', () => {
  const { policy_holder_name, additional_insured_names } = placedFields([
    ...TOP.filter(([text]) => !/^(?:Named insured|Residence)/.test(text)),
    ['Named Insured(s): Ana Maria Flores', 40, 220, 10],
    ['Luis Paredes', 128, 232, 10],
    ['Property Insured:', 320, 208, 10],
    ['12 Elm St', 320, 220, 10],
    ['Waco, TX 76710', 320, 232, 10],
  ])
  expect(policy_holder_name).toBe('Ana Maria Flores')
  expect(additional_insured_names).toEqual(['Luis Paredes'])
})

it('the end of the row above is no line of names that follow each other closer', () => {
  const { policy_holder_name, additional_insured_names } = placedFields([
    ...TOP.filter(([text]) => !/^(?:Named insured|Policy period)/.test(text)),
    ['Policy Period:', 40, 188, 9],
    ['03/01/2026 to 03/01/2027', 164, 188, 9],
    ['12:01 A.M. Standard Time', 164, 200, 9],
    ['at the residence premises', 164, 210.4, 9],
    ['Named Insured:', 40, 222.3, 9],
    ['ANA M FLORES', 164, 222.3, 9],
    ['LUIS PAREDES', 164, 232.7, 9],
  ])
  expect([policy_holder_name, ...additional_insured_names]).toEqual(['Ana M Flores', 'Luis Paredes'])
})
