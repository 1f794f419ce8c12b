import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

it('what stands below the label of a name in capitals names what stands below the name', () => {
  const { policy_holder_name, additional_insured_names } = fieldsOf(
    `${HEAD.replace('Named insured: Ana Flores', 'INSURED    FLORES, ANA\n           FLORES, LUIS')}
MAIL       12 ELM ST          WACO TX 76710
LOC        PROPERTY INSURED
001        12 ELM ST          WACO TX 76710
${LIMITS}`,
  )
  expect([policy_holder_name, additional_insured_names]).toEqual(['Ana Flores', ['Luis Flores']])
})

it('a block of names below their label is theirs, whatever stands beside it', () =>
  expect(
    fieldsOf(
      `${HEAD.replace('Named insured: Ana Flores', 'Named insured       New business\nAna Flores\n12 Elm St\nWaco, TX 76710')}${LIMITS}`,
    ).policy_holder_name,
  ).toBe('Ana Flores'))

it('an app greets who lives in the home over its address', () => {
  const place = (words: string) =>
    fieldsOf(`${HEAD.replace(/Residence premises.*/, '')}${LIMITS}\n${words}\n12 Elm St\nWaco, TX 76710`)
      .property_address.street
  expect(place('Hello, Ana')).toBe('12 Elm St')
  expect(place('Elm Brokers')).toBeNull()
})

it('a chip behind a title heads no value below it', () =>
  expect(
    fieldsOf(`${HEAD.replace(/Policy number: LO-448812/, '')}
Homeowners policy          In force
Policy number           8704471829        Product          HO-3
Transaction             Renewal           Insurer          Lone Oak Insurance Company
${LIMITS}`).policy_number,
  ).toBe('8704471829'))

it('words in the margin head no column of the table beside it', () =>
  expect(
    fieldsOf(`${HEAD}
                        Building                 Contents
Limit                   $250,000                 $100,000              Balance due
Deductible              $2,000                   $2,000
                                                                       Prior premium
Loss settlement         Actual cash value        Actual cash value     $1,318`).personal_property_settlement,
  ).toBe('ACV'))

it.each([
  ['LO 1020 TX', 'LO 1020 TX'],
  ['LO 1020 TX 02 25', 'LO 1020 TX'],
  ['LO 1022 10 25', 'LO 1022'],
])('the number of the form "%s" is %s', (printed, number) =>
  expect(fieldsOf(`${HEAD}${LIMITS}\nForms and endorsements\n${printed}\nLO 1042 02 25`).endorsements).toEqual([
    number,
    'LO 1042',
  ]),
)

it('a mark of the post stands over the names, and rows in one word each tell where and who', () => {
  const { policy_holder_name, additional_insured_names } = fieldsOf(
    `${HEAD.replace('Named insured: Ana Flores', 'Named Insured\n  AT1        001844 0031\n  FLORES, ANA & LUIS\n  12 ELM ST')}${LIMITS}`,
  )
  expect([policy_holder_name, additional_insured_names]).toEqual(['Ana Flores', ['Luis Flores']])
  const { property_address, mortgagee } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Insured      ANA & LUIS FLORES
Mail         12 ELM ST
             WACO, TX 76710
Risk         SAME
${LIMITS}
Lienholder A    FROST HOME LOANS LLC, C/O ELM SERVICING, ISAOA/ATIMA       #0578 44
                PO BOX 12, WACO TX 76701
Lienholder B    CENTRAL FEDERAL CREDIT UNION                               #HELOC-12`)
  expect([property_address.street, mortgagee]).toEqual(['12 ELM ST', 'FROST HOME LOANS LLC'])
})

it('one block is that of who is insured and of the home', () => {
  const { policy_holder_name, property_address } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027

Named insured and property
Ana Flores
12 Elm St
Waco, TX 76710

${LIMITS}`)
  expect([policy_holder_name, property_address.street]).toEqual(['Ana Flores', '12 Elm St'])
})
