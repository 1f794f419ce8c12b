import { describe, expect, it } from 'vitest'
import { fieldsOf, LIMITS } from '../testing/lone-oak.ts'

const HERE = { street: '12 Elm St', city: 'Waco', state: 'TX', zip: '76710' }
const TERM = 'Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027'
const TITLE = 'Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS'

describe('who is insured', () => {
  it('stands below an empty line, beside which another label has its value', () => {
    const { policy_holder_name, additional_insured_names, property_address } = fieldsOf(`${TITLE}
Named Insured and Residence Premises                  Policy Number
                                                      LO-448812

ANA FLORES
AND LUIS FLORES
12 Elm St
Waco, McLennan, TX   76710

Policy period: 03/01/2026 to 03/01/2027
${LIMITS}`)
    expect(policy_holder_name).toBe('Ana Flores')
    expect(additional_insured_names).toEqual(['Luis Flores'])
    expect(property_address).toEqual(HERE)
  })

  it('is told in full on the first page, though the head of the second repeats one name', () => {
    const { additional_insured_names } = fieldsOf(`${TITLE}
${TERM}
Named Insured
ANA FLORES
LUIS FLORES
12 ELM ST
WACO TX 76710
${LIMITS}
====
${TITLE}
                         Named Insured   ANA FLORES
                         Page 2 of 2
Water backup                     $10,000
Ordinance or law                     10%`)
    expect(additional_insured_names).toEqual(['Luis Flores'])
  })

  it.each([
    ['Insured: Ana Flores\nWife:    Luisa Flores, also insured', ['Luisa Flores']],
    ["Who's insured       Ana Flores\n                    Luis Prado (domestic partner)", ['Luis Prado']],
  ])('has relatives: %s', (body, names) => {
    expect(fieldsOf(`${TITLE}\n${TERM}\n${body}\n${LIMITS}`).additional_insured_names).toEqual(names)
  })
})

it('names those who are insured, too, in the order of print', () => {
  const { additional_insured_names } = fieldsOf(`${TITLE}
${TERM}
PRIMARY INSURED           CO-APPLICANT            ADDITIONAL NAMED INSURED
Ana Flores                Luis Flores             The Flores Living Trust
${LIMITS}`)
  expect(additional_insured_names).toEqual(['Luis Flores', 'The Flores Living Trust'])
})

describe('where', () => {
  it.each([
    "What's insured       12 Elm St\n                     Waco, TX 76710",
    'LOCATION 001                     RATING INFORMATION\n    12 Elm St                        Year Built      2014\n    Waco, TX 76710                   Construction    MASONRY',
    'Policy Period        From  03-01-26  To  03-01-27  12:01 A.M. Standard Time\nResidence Premises   12 Elm St, Waco TX 76710',
    'NAMED INSURED AND MAILING ADDRESS       PRODUCER\nAna Flores                              Oak Homes\n12 Elm St                               800-555-0164\nWaco, TX 76710\n\nLOCATION OF MANUFACTURED HOME, IF DIFFERENT FROM ABOVE: ________________',
  ])('the home stands: %s', (body) => {
    expect(fieldsOf(`${TITLE}\n${TERM}\n${body}\n${LIMITS}`).property_address).toEqual(HERE)
  })

  it("is the address in the envelope's window, whatever follows the lender's name", () => {
    const page = `${TITLE}
${TERM}

FLORES, ANA & LUIS
12 Elm St
Waco TX  76710

LOCATION:  SAME AS MAILING ADDRESS

MORTGAGEE: SOUTHSIDE BANK
           ITS SUCCESSORS AND/OR ASSIGNS
           PO BOX 8444
           TYLER TX  75711
${LIMITS}`
    expect(fieldsOf(page).property_address).toEqual(HERE)
  })

  it('has a label that breaks over the lines of its address', () => {
    const page = `${TITLE}
${TERM}
Insured name    Ana Flores

Property        12 Elm St
Insured         Waco, TX 76710
${LIMITS}`
    expect(fieldsOf(page).property_address).toEqual(HERE)
  })

  it('has codes for the mail over the names', () => {
    const { policy_holder_name, additional_insured_names } = fieldsOf(`${TITLE}
${TERM}

M-07-3311-AC2E H W F
0733
PAREDES, LUIS R & ANA
12 Elm St
Waco TX  76710
${LIMITS}`)
    expect([policy_holder_name, additional_insured_names]).toEqual(['Luis R Paredes', ['Ana Paredes']])
  })
})

describe('by whom', () => {
  it.each([
    ['Who insures you      Red River Insurance Company', 'Red River Insurance Company'],
    ['RED RIVER MUTUAL PROTECTIVE ASSOCIATION OF TEXAS', 'RED RIVER MUTUAL PROTECTIVE ASSOCIATION OF TEXAS'],
    [
      'Policy Period   From   03-01-26   To   03-01-27\nYour Insurer    RED RIVER LLOYDS, one of the Red River companies',
      'RED RIVER LLOYDS',
    ],
  ])('%s', (line, name) => {
    const page = `${line}\nHOMEOWNERS DECLARATIONS\n${TERM}\nInsured: Ana Flores\nResidence premises: 12 Elm St, Waco, TX 76710\n${LIMITS}`
    expect(fieldsOf(page).insurance_provider).toBe(name)
  })
})

it('reads on where the next line is flush with the words behind the label', () => {
  const { policy_holder_name, additional_insured_names } = fieldsOf(`${TITLE}
${TERM}
Named Insured: Hector Flores Quiroga           Agent: Elm Insurance Center
               Yolanda Quiroga                        1810 N Oak Ave
               12 Elm St                              Waco, TX 76710
               Waco, TX 76710
${LIMITS}`)
  expect([policy_holder_name, additional_insured_names]).toEqual(['Hector Flores Quiroga', ['Yolanda Quiroga']])
})

it.each([
  [
    'LOSS PAYABLE TO MORTGAGEE NAMED',
    'BRAZOS EDUCATORS F.C.U., ITS SUCCESSORS AND/OR ASSIGNS',
    'BRAZOS EDUCATORS F.C.U.',
  ],
  ['MORTGAGEE', 'Brazos Teachers C.U.', 'Brazos Teachers C.U.'],
  ['MORTGAGEE', 'The loan was paid in full and nobody has an interest now.', null],
])('names the lender below "%s": %s', (label, line, name) => {
  const page = `${TITLE}\n${TERM}\nNamed insured: Ana Flores\nResidence premises: 12 Elm St, Waco, TX 76710\n${LIMITS}`
  expect(fieldsOf(`${page}\n${label}\n        ${line}\n        PO Box 9, Waco, TX 76701`).mortgagee).toBe(name)
})

it('finds the home at "on the farm home at"', () => {
  const page = `${TITLE}\n${TERM}\nNamed insured       Ana Flores\nwhose mail goes to  RR 2 Box 71-B, Weimar, TX 78962\non the farm home at 12 Elm St, Waco, Texas 76710`
  expect(fieldsOf(`${page.replace('at 12', 'at  12')}\n${LIMITS}`).property_address).toEqual(HERE)
})

it.each(['&', 'and'])('two names with "%s" in a cell between them are two named insureds', (joined) => {
  const { policy_holder_name, additional_insured_names } = fieldsOf(`${TITLE}
${TERM}
Named insured:   Ana Flores   ${joined}   Luis Paredes
Residence premises: 12 Elm St, Waco, TX 76710
${LIMITS}`)
  expect([policy_holder_name, additional_insured_names]).toEqual(['Ana Flores', ['Luis Paredes']])
})

it('two names with a sign in a cell between them stand below their label', () => {
  const { policy_holder_name, additional_insured_names } = fieldsOf(`${TITLE}
${TERM}
Named insured
Ana Flores     &     Luis Paredes
12 Elm St
Waco, TX 76710
${LIMITS}`)
  expect([policy_holder_name, additional_insured_names]).toEqual(['Ana Flores', ['Luis Paredes']])
})

it('what heads the numbers to call beside the label names nobody', () => {
  const { policy_holder_name } = fieldsOf(`${TITLE}
YOUR POLICY                                     HAVE A QUESTION?
Named Insured:                                  By Telephone
Ana Flores                                      1-800-555-0100
Mailing Address:                                Policy Number:
12 Elm St                                       LO-448812
Waco, TX 76710                                  Policy Period:
                                                03/01/2026 to 03/01/2027
${LIMITS}`)
  expect(policy_holder_name).toBe('Ana Flores')
})
