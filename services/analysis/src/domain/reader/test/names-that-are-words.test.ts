import { describe, expect, it } from 'vitest'
import { fieldsOf, LIMITS } from '../testing/lone-oak.ts'

const TOP = 'Lone Oak Insurance Company      HOMEOWNERS POLICY DECLARATIONS\nPolicy number: LO-448812\n'
const parties = (text: string) => fieldsOf(`${TOP}${text}\n${LIMITS}`)
const block = (names: string) => `Named insured and mailing address      Described location
${names}
7730 Shady Trail Ct                    12 Elm St
Waco, TX 76710                         Waco, TX 76710`

describe('the named insured', () => {
  it.each([
    ['Quang V. Tran\nHoa T. Tran', 'Quang V. Tran', ['Hoa T. Tran']],
    ['Loan Nguyen', 'Loan Nguyen', []],
    ['James Page', 'James Page', []],
    ['Van Anh To', 'Van Anh To', []],
    ['2M Properties LLC', '2M Properties LLC', []],
    ['Waco Property Management LLC', 'Waco Property Management LLC', []],
  ])('may have a name that is a word of other papers: %j', (names, policy_holder_name, additional_insured_names) =>
    expect(parties(block(names))).toMatchObject({ policy_holder_name, additional_insured_names }),
  )

  it.each([
    ['Rev. Thomas Cole', 'Rev. Thomas Cole'],
    ['DR. ANITA RAO', 'Dr. Anita Rao'],
  ])('may have a title: %s', (printed, name) =>
    expect(parties(`Named insured: ${printed}`).policy_holder_name).toBe(name),
  )

  it.each(['Issued to', 'Please mail to', 'Payments to'])('is no heading: %s', (words) =>
    expect(parties(`Named insured: ${words}`).policy_holder_name).toBeNull(),
  )

  it.each([
    'Elm Street HOA, 14 Elm St, Waco, TX 76710',
    'HOA of Elm Lake',
    'Waco Home Loans',
    'Veterans Loans',
    'Student Loan Fund',
    'Elm Loan Servicing LLC',
    'See next page',
    'Homeowners page',
  ])('is not who only has an interest: %s', (other) =>
    expect(
      parties(`Named insured: Ana Flores\nAdditional insured: ${other}\nResidence premises: 12 Elm St, Waco, TX 76710`),
    ).toMatchObject({ policy_holder_name: 'Ana Flores', additional_insured_names: [] }),
  )

  it.each(['123-A Maple St', '1415 W 34th 1/2 St', '1187 County Road 213'])('may live at %s', (street) =>
    expect(
      parties(`Named insured: Ana Flores\nResidence premises: ${street}, Waco, TX 76710`).property_address.street,
    ).toBe(street),
  )

  it.each(['Lone Star Ag Credit', 'NexBank', 'loanDepot.com LLC'])('may owe to %s', (lender) =>
    expect(parties(`Named insured: Ana Flores\nFirst mortgagee: ${lender}`).mortgagee).toBe(lender),
  )

  it('may stand an empty line above the address of the home', () =>
    expect(
      parties('Named insured and residence premises\nANA FLORES AND LUIS FLORES\n\n12 ELM ST\nWACO, MCLENNAN, TX 76710')
        .property_address,
    ).toMatchObject({ street: '12 ELM ST', city: 'WACO', zip: '76710' }))

  it.each(['Insured property\nSee schedule', 'Residence premises\nShown above'])(
    'is not followed by whoever’s address behind an empty line: %j',
    (lines) =>
      expect(
        parties(`Named insured: Ana Flores\n${lines}\n\n400 Main St\nWaco, TX 76701\nElm Agency`).property_address
          .street,
      ).toBeNull(),
  )

  it('is insured by the company at the head, whoever insures it besides', () =>
    expect(
      parties(
        'Named insured: Ana Flores\nOther policies on your home\nPolicy number         Who insures it\nWS-33                 Texas Windstorm Insurance Association',
      ).insurance_provider,
    ).toBe('Lone Oak Insurance Company'))
})
