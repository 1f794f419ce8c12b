import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const read = (body: string) => fieldsOf(`${HEAD}\n${body}`)

describe('the insured home', () => {
  const head = (lines: string) =>
    fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
${lines}
${LIMITS}`)

  it.each([
    'Rental property covered',
    'Rental dwelling address',
    'Rented home',
    'Tenant-occupied dwelling location',
    'Your vacation home insured',
    'Location of rental property',
    'Rental location',
    'Insured rental property',
    'Premises you rent to others',
    'Property being insured',
  ])('may be called "%s"', (words) => {
    const fields = head(`
Insureds and mailing address       ${words}
Flores Holdings LLC                77 Pecan St
900 Austin Ave, Waco, TX 76701     Waco, TX 76710`)
    expect(fields.property_address).toMatchObject({ street: '77 Pecan St', zip: '76710' })
  })

  it.each(['WACO TX       76710-2201', 'WACO      TX 76710', 'WACO    TX    76710'])(
    'is the one in the envelope with "%s", where the declarations say so',
    (town) => {
      const fields = head(`

FLORES, ANA & LUIS
77 PECAN ST
${town}


Location of Residence Premises: Same as Insured Address`)
      expect(fields.property_address).toMatchObject({ street: '77 PECAN ST', city: 'WACO', zip: '76710' })
      expect([fields.policy_holder_name, ...fields.additional_insured_names]).toEqual(['Ana Flores', 'Luis Flores'])
    },
  )
})

it.each(['Name and address', 'Name', 'Lender name and mailing address', 'Company'])(
  'the mortgagee stands under the head "%s" of a table of its own',
  (words) => {
    const { mortgagee } = read(`${LIMITS}
First mortgagee
${words.padEnd(60)}Loan
Pecan Valley Bank, its successors and/or assigns            604417-8
PO Box 271, Lubbock, TX 79408`)
    expect(mortgagee).toBe('Pecan Valley Bank')
  },
)

it('the mortgagee stands in a row of a block that is headed so', () => {
  const { mortgagee } = read(`${LIMITS}
First mortgagee
Name        Pecan Valley Bank
Loan        604417-8`)
  expect(mortgagee).toBe('Pecan Valley Bank')
})

it("the insurer's second line is its own, though small letters above its first line end another value", () => {
  const { insurance_provider } = fieldsOf(`
HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812
Insured(s)         Desmond R Cole                Term             12 months, from 01/18/2027 to
                   Lucia Cole                                     01/18/2028, 12:01 a.m. at the
Mail to            2207 Prickly Pear Trl                          home we insure
                   Leander, TX 78641             Issued by        Lone Oak Texas Lloyds
Home we insure     2207 Prickly Pear Trl                          Insurance Company
                   Leander, TX 78641             Type of policy   Homeowners HO-5
${LIMITS}`)
  expect(insurance_provider).toBe('Lone Oak Texas Lloyds Insurance Company')
})
