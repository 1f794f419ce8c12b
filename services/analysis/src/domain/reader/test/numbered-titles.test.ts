import { describe, expect, it } from 'vitest'
import { fieldsOf, LIMITS } from '../testing/lone-oak.ts'

const HEAD = `
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
`

const ELM = { street: '12 Elm St', city: 'Waco', state: 'TX', zip: '76710' }

describe('where the home is', () => {
  it.each([
    '02   WHO IS INSURED                  03   WHERE\n     Ana Flores                      12 Elm St\n     Luis Flores                     Waco, TX 76710',
    '1.   Named insured                   2.   Insured location\nAna Flores                           12 Elm St\nLuis Flores                          Waco, TX 76710',
    'MEMBER                               DESCRIPTION OF RISK\nANA FLORES                           12 Elm St\nLUIS FLORES                          Waco TX 76710\nPO BOX 7                             FRAME, OWNER OCCUPIED\nWACO TX 76710',
    'MEMBER                               DESCRIPTION AND LOCATION OF PREMISES\nANA FLORES                           12 Elm St\nLUIS FLORES                          Waco TX 76710',
    'INSURED: ANA FLORES AND LUIS FLORES\n\nLOCATION OF DWELLING(S) IF DIFFERENT FROM ABOVE\n001  12 Elm St   Waco TX 76710   1 FAM DWLG   YR BLT 1958',
    'INSURED: ANA FLORES AND LUIS FLORES\n\nLOCATION OF PREMISES\nNO. 1   12 Elm St, Waco, TX 76710',
  ])('%s', (parties) => {
    const { property_address, policy_holder_name, additional_insured_names } = fieldsOf(`${HEAD}${parties}\n${LIMITS}`)
    expect(property_address).toEqual(ELM)
    expect([policy_holder_name, ...additional_insured_names]).toEqual(['Ana Flores', 'Luis Flores'])
  })

  it('takes no member from what is said of members', () => {
    const fields = fieldsOf(`${HEAD}${LIMITS}
Forms
LO-12       Member Bylaws Provision       Incl
LO-13       Subscriber Agreement Form     Incl
Member Copy`)
    expect(fields.policy_holder_name).toBeNull()
  })
})

it.each([
  ['PART ONE. ', 'PART TWO. ', 'PART THREE. ', 'PART FOUR. '],
  ['Part A: ', 'Part B: ', 'Part C: ', 'Part D: '],
  ['Part I – ', 'Part II – ', 'Part III – ', 'Part IV – '],
  ['Section One. ', 'Section Two. ', 'Section Three. ', 'Section Four. '],
])('reads what stands below numbered parts: %s', (...parts) => {
  const [insured, lender, premium, forms] = parts
  const { policy_holder_name, mortgagee, total_annual_premium, endorsements } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
${insured}Named insured
Ana Flores
12 Elm St, Waco, TX 76710
${lender}Mortgagee
Comal Bank, ISAOA
Box 77, Gruene, TX 78130
${premium}Total premium      $1,904.00
${forms}Forms
HO 00 03 05 11, HO 04 90 05 11,
HO 04 95 01 14`)
  expect({ policy_holder_name, mortgagee, total_annual_premium, endorsements }).toEqual({
    policy_holder_name: 'Ana Flores',
    mortgagee: 'Comal Bank',
    total_annual_premium: 1904,
    endorsements: ['HO 00 03', 'HO 04 90', 'HO 04 95'],
  })
})
