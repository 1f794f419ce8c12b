import { expect, it } from 'vitest'
import { fieldsOf, LIMITS } from '../../../testing/lone-oak.ts'

const page = (rows: string): string =>
  `Lone Oak Insurance Company      HOMEOWNERS POLICY DECLARATIONS\nPolicy No:   LO-448812-26\n${rows}\n${LIMITS}`
const home = { street: '12 Elm St', city: 'Waco', state: 'TX', zip: '76710' }

it('what stands over a name has its own value beside it', () => {
  const { policy_holder_name, property_address } =
    fieldsOf(`LONE OAK LLOYDS                       HOMEOWNERS POLICY DECLARATIONS
POLICY NO      LO 448812              TERM           04/12/2026 TO 04/12/2027
INSURED AND MAILING ADDRESS           ANA FLORES
                                      12 ELM ST
                                      WACO TX 76710
INSURED PREMISES                      SAME AS MAILING ADDRESS
${LIMITS}`)
  expect(policy_holder_name).toBe('Ana Flores')
  expect(property_address).toMatchObject({ street: '12 ELM ST', zip: '76710' })
})

it.each([
  `INSURED / LOCATION / PRODUCER

Ana Flores              Insured premises:       Producer 4471
c/o Luis Flores         12 Elm St               Pecan Brokers
9102 Oak Rd             Waco, TX 76710          44 Main St, Austin, TX 78733
Austin, TX 78733        County: McLennan        512-555-0188`,
  `1. Name of Assured:      Elm Holdings LP and Ana Flores
Address:                 9102 Oak Rd Ste 310, Austin TX 78733
2. Location(s) insured:  12 Elm St, Waco TX 76710`,
  `Insured(s):   Ana Flores
Address:      9102 Oak Rd Ste 310, Austin TX 78733
Premises:     12 Elm St, Waco TX 76710`,
  `Producer:   Elm Brokers
Address:    9102 Oak Rd Ste 310, Austin TX 78733
Insured:    Ana Flores
Address:    12 Elm St, Waco TX 76710`,
  'Named insured:   Ana Flores\nInsured home and mailing address:   12 Elm St, Waco, TX 76710',
  'Insured: Ana Flores\n\nINSURED PROPERTY\nStreet         12 Elm St\nCity           Waco\nCounty         McLennan\nState / Zip    TX 76710',
  'Location    Street         City      State    Zip      County\n1           12 Elm St      Waco      TX       76710    McLennan',
  'Where you are covered\n    12 Elm St\n    Waco, Texas 76710',
  'Named insured: Ana Flores\n12 Elm St, Waco TX 76710 (Residence premises, McLennan County)',
  'Named insured: Ana Flores\n12 Elm St, Waco TX 76710 - residence premises',
  'Insured and premises: Ana Flores, 12 Elm St, Waco TX 76710',
  'Insured Ana Flores, 12 Elm St, Waco TX 76710\nLocation same',
  'Insured:\nAna Flores\n12 Elm St\nWaco, TX 76710\nProperty covered is at the address above.',
  'Policyholder(s)\nAna Flores\n12 Elm St\nWaco, TX 76710\nInsured residence is at this address.',
  'Insured’s name and address\nAna Flores\n12 Elm St\nWaco TX 76710\n\nDescribed residence\nThe same address unless otherwise stated:',
  'Insured\nAna Flores\n12 Elm St\nWaco, TX 76710\nThe insured location is the address above.',
  'Named insured Ana Flores\nProperty 12 Elm St, Waco TX 76710',
  'Named insured   Ana Flores\n                12 Elm St\n                Waco TX 76710\nDescribed location is the mailing address',
  'Building(s) covered   12 Elm St, Waco TX 76710\nInsured:   Ana Flores, 44 Main St, Waco TX 76701',
  'You\nAna Flores\n\n12 Elm St\nWaco, TX 76710\nThis is also your mailing address.',
  'You\nAna Flores\n\n12 Elm St, Waco, TX 76710\n(also your mailing address)',
])('takes the home’s address, not that of its owner or agent: %s', (rows) => {
  expect(fieldsOf(page(rows)).property_address).toEqual(home)
})

it.each(['Bill Johnson', 'The Estate of Ruth Ann Coe, c/o Bill Coe'])('a person may be called Bill: %s', (name) => {
  expect(fieldsOf(page(`Named insured:   ${name}`)).policy_holder_name).toBe(name.split(',')[0])
})

it.each(['Bill to', 'Direct Bill', 'Bill Mortgagee'])('nobody is called %s', (words) => {
  expect(fieldsOf(page(`Named insured:   ${words}`)).policy_holder_name).toBeNull()
})

it('the address in a block of the lender’s is not the home’s', () => {
  const rows = `MORTGAGEE INFORMATION
Name                  Frost Mortgage, Inc.
                      its successors and/or assigns
Address               15301 Spectrum Dr
City, State, Zip      Addison, TX 75001`
  expect(fieldsOf(page(rows)).property_address.street).toBeNull()
})

it.each(['Agent:   Elm Brokers', 'Mortgagee:   Frost Bank'])('takes none rather than another’s: %s', (of) => {
  const rows = `Named insured:   Ana Flores\n\n${of}\nPhone:   512-555-0100\nAddress:   9102 Oak Rd Ste 310, Austin TX 78733`
  expect(fieldsOf(page(rows)).property_address.street).toBeNull()
})

it('the hour at the residence premises does not say that the mailing address is the home’s', () => {
  const rows = `Policy term: 03/01/26 to 03/01/27
12:01 a.m. standard time at location of residence premises      Inception          Expiration
Named Insured and Mailing Address
Ana Flores
PO Box 9
Waco TX 76702`
  expect(fieldsOf(page(rows.replace('PO Box 9', '44 Main St'))).property_address.street).toBeNull()
})

it.each([
  'ATTENTION: LUIS PAREDES\nPO BOX 50231, WACO TX 76799',
  'Attn Luis Paredes\nPO Box 50231, Waco TX 76799',
  'c/o Elm Property Management\nPO Box 50231, Waco TX 76799',
  '% Luis Paredes\nPO Box 50231, Waco TX 76799',
  'Care of Luis Paredes\nPO Box 50231, Waco TX 76799',
])('who opens the letters is not insured: %s', (block) => {
  const fields = fieldsOf(page(`Named insured\nFlores Homes LLC\n${block}`))
  expect([fields.policy_holder_name, fields.additional_insured_names]).toEqual(['Flores Homes LLC', []])
})

it('knows the carrier that a person is insured with, and the number that has its name in it', () => {
  const certificate = `Elm                                         HOMEOWNERS DECLARATIONS
This is to certify that the person named below is insured with Elm Home Insurance Company, 5 Oak Street.
Name(s)                                     Your Elm policy number
Ana Flores                                  EP7720184C6
Luis Paredes
${LIMITS}`
  expect(fieldsOf(certificate)).toMatchObject({
    insurance_provider: 'Elm Home Insurance Company',
    policy_number: 'EP7720184C6',
    policy_holder_name: 'Ana Flores',
    additional_insured_names: ['Luis Paredes'],
  })
})

it.each([
  ['Elm home policy number:  EP7720184     Elm auto policy number:  EA5520184', 'EP7720184'],
  ['Replaces policy number:  EP7720184     Elm policy no.  EP8820184', 'EP8820184'],
  ['Your auto policy number:  EA7720184', null],
  ['Policy #    BQ02-TX-K7W3M9', 'BQ02-TX-K7W3M9'],
])('%s', (row, number) => {
  const text = `Elm Lloyds\nHOMEOWNERS POLICY DECLARATIONS\n${row}\nNamed insured: Ana Flores\n${LIMITS}`
  expect(fieldsOf(text).policy_number).toBe(number)
})

it('the house at the street of the mailing address is there', () => {
  const at = (street: string) =>
    fieldsOf(`Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Name and address of insured
Ana Flores
12 Elm St
Waco, TX 76710

House and contents at ${street}, Waco, McLennan County
${LIMITS}`).property_address
  expect(at('12 Elm St')).toEqual({ street: '12 Elm St', city: 'Waco', state: 'TX', zip: '76710' })
  expect(at('44 Oak St').zip).toBeNull()
})

it.each([
  'Named insured Ana Flores\nMailing        12 Elm St, Waco, TX 76710\n\n1   A   Dwelling, frame, built 1991, at 12 Elm St, Waco',
  'Insured:     Ana Flores\n             12 Elm St\n             Waco, TX 76710\n\n1   A   Dwelling, frame, built 1991, at address above',
])('finds the home without a label of its own: %s', (rows) => {
  expect(fieldsOf(page(rows)).property_address).toEqual(home)
})

it('a heading of three columns at once has the agent’s address below its middle', () => {
  const rows = `                    NAMED INSURED • PRODUCER • POLICY TERM
Ana Flores          Elm Brokers                        Effective: 07/02/2026
12 Elm St           9102 Oak Rd Ste 310                Expiration: 07/02/2027
Waco, TX 76710      Austin, TX 78733
Insured Location: Same as mailing address`
  expect(fieldsOf(page(rows)).property_address.street).not.toBe('9102 Oak Rd Ste 310')
})

it.each([
  ['12 Elm St, Cedar\n                    Park, TX 78613', 'Cedar Park'],
  ['12 Elm St, Unit B\n                    Waco, TX 76710', 'Waco'],
])('the town of "%s" is %s', (lines, city) =>
  expect(fieldsOf(page(`Insured Location:   ${lines}`)).property_address).toMatchObject({ city }),
)

const WITHOUT_NAMES = `
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Residence premises: 12 Elm St, Waco, TX 76710
Dwelling   $300,000
`

it('takes who stands below "Name and address" for the insured', () => {
  const { policy_holder_name, additional_insured_names } = fieldsOf(`${WITHOUT_NAMES}
Name and address                  Producer
Ana R. Flores                     Hill Agency
Luis M. Flores                    44 Square
12 Elm St                         Waco, TX 76710
Waco, TX 76710`)
  expect([policy_holder_name, ...additional_insured_names]).toEqual(['Ana R. Flores', 'Luis M. Flores'])
})

it.each([
  `
Agent
Name and address
Sam Hill
44 Square, Waco, TX 76710`,
  `
Interest          Name and address                      Loan number
Mortgagee         Sam Hill                              22-1
                  44 Square, Waco, TX 76710`,
])('takes nobody for the insured whose name and address are told as those of another: %s', (block) => {
  expect(fieldsOf(`${WITHOUT_NAMES}${block}`).policy_holder_name).toBeNull()
})

it.each([
  'Named insured: Ana Flores\nBilling address\n9102 Oak Rd\nAustin, TX 78733\nThis is also your mailing address.',
  'Named insured: Ana Flores\nSend payments to\n9102 Oak Rd\nAustin, TX 78733\nThis is also our mailing address.',
])('an address for mail and bills is not the home’s: %s', (rows) => {
  expect(fieldsOf(page(rows)).property_address.street).toBeNull()
})
