import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { LIMITS } from '../../testing/lone-oak.ts'
import { typedPages } from '../../testing/typed-pages.ts'

const read = (head: string, foot = '') =>
  readPolicy(
    typedPages(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
${head}
${LIMITS}
${foot}`),
  ).fields
const PREMISES = 'Residence premises: 12 Elm St, Waco, TX 76710'

describe('the insured', () => {
  const insureds = (head: string) => {
    const { policy_holder_name, additional_insured_names } = read(`${head}\n${PREMISES}`)
    return [policy_holder_name, ...additional_insured_names]
  }

  it.each([
    ['Subscriber: Ana Flores', ['Ana Flores']],
    ['Subscriber Ana Flores\nSecond subscriber Luis Flores', ['Ana Flores', 'Luis Flores']],
    ['NAMED INSURED      ALSO INSURED\nAna Flores         Luis Paredes', ['Ana Flores', 'Luis Paredes']],
    [
      'Named         Ana Flores\nInsureds      Luis Paredes (added\n              10/01/2026)',
      ['Ana Flores', 'Luis Paredes'],
    ],
    [
      'Member               Policy starts\nAna Flores           02/27/2026\n\nSecond member        Fees from\nLuis Paredes         02/27/2026',
      ['Ana Flores', 'Luis Paredes'],
    ],
    [
      'Named insured and mailing      Agent\naddress                        Blue Sky\nAna Flores                     900 Austin Ave\nc/o Luis Paredes',
      ['Ana Flores'],
    ],
    [
      'Additional named insured\nLuis Paredes\n\nAdditional named insured\nParedes Family Trust\n\nPrimary insured\nAna Flores',
      ['Ana Flores', 'Luis Paredes', 'Paredes Family Trust'],
    ],
    ['Named Insured and\nResidence Premises\nANA FLORES', ['Ana Flores']],
    ['Named insured: Maria de la Garza', ['Maria de la Garza']],
    ['Named insured      Ana Flores\nNamed insured      Luis Paredes', ['Ana Flores', 'Luis Paredes']],
    ['Named insured: Ana Flores\nNamed insured: Luis Paredes', ['Ana Flores', 'Luis Paredes']],
    [
      '                Policy period:      March 1, 2026 to March 1, 2027\n                                    Beginning and ending at 12:01 a.m. standard time at the residence premises\n                Named insured:      ANA FLORES and LUIS PAREDES',
      ['Ana Flores', 'Luis Paredes'],
    ],
    [
      'Policy Period                     March 1, 2026 to March 1, 2027\nPolicyholder(s)  (Named Insured)  Ana Flores, Luis Paredes',
      ['Ana Flores', 'Luis Paredes'],
    ],
  ])('is named: %s', (head, names) => {
    expect(insureds(head)).toEqual(names)
  })

  it('is in no address block that a label names, nor in one of two', () => {
    const block = (name: string) => `${name}\n12 Elm St\nWaco, TX 76710\n`
    expect(insureds(block('Ana Flores'))).toEqual(['Ana Flores'])
    expect(insureds(`Agent\n${block('Rita Moss')}`)).toEqual([null])
    expect(insureds(block('Blue Sky Agency'))).toEqual([null])
    expect(insureds(`${block('Ana Flores')}\n\n${block('Rita Moss')}`)).toEqual([null])
  })

  it('is no heading, no role and no contribution', () => {
    expect(insureds('Insured      Attorney-in-fact\nSubscriber surplus contribution      $260.00')).toEqual([null])
    expect(insureds('Attorney-in-fact      Insured home 12 Elm St, Waco, TX 76710')).toEqual([null])
    expect(insureds('NAMED INSURED      WHERE WE SEND MAIL')).toEqual([null])
    expect(insureds('MEMBER      BUNDLE STARTS')).toEqual([null])
    expect(insureds('Member since 2009      Gold Plus')).toEqual([null])
  })
})

describe('the insured location', () => {
  it.each([
    ['Insured home 12 Elm St, Waco,\nTX 76710'],
    ['Residence coverage: 12 Elm St, Waco, TX 76710'],
    ['Location of      12 Elm St\nResidence        Waco, Texas 76710\nPremises'],
    ['Location of insured dwelling\n12 Elm St, Waco, Texas 76710'],
    ['LOCATION OF PROPERTY\n12 ELM ST              WACO TX  76710    COUNTY  MCLENNAN'],
    ['Residence premises (if different from mailing address): 12 Elm St, Waco, TX 76710'],
    ['Named Insured and\nResidence Premises\nANA FLORES\n12 ELM ST\nWACO, MCLENNAN, TX  76710-5716'],
    ['The home we insure: 12 Elm St, Waco, TX 76710'],
  ])('stands at: %s', (head) => {
    expect(read(`Named insured: Ana Flores\n${head}`).property_address).toMatchObject({
      street: expect.stringMatching(/^12 Elm St$/i),
      city: expect.stringMatching(/^Waco$/i),
      zip: '76710',
    })
  })
})

describe('the address of the insured', () => {
  it('is that of the home where a sentence over two lines says so', () => {
    const { property_address } = read(`
Policyholder                     Policy
Ana Flores                       The residence premises is
12 Elm St                        the address at left.
Waco, TX 76710`)
    expect(property_address).toMatchObject({ street: '12 Elm St', city: 'Waco', zip: '76710' })
  })

  it('is not that of the home where nothing says so', () => {
    expect(read('Policyholder\nAna Flores\n12 Elm St\nWaco, TX 76710').property_address.street).toBeNull()
  })
})

describe('the mortgagee', () => {
  it.each([
    ['Lender\n(1) Lone Loan Servicing, LLC, its successors and/or assigns, P.O. Box 6618', 'Lone Loan Servicing, LLC'],
    ['Who holds your loan\nLone Star Lending, ISAOA\nPO Box 1, Dallas, TX 75201', 'Lone Star Lending'],
    ['Secured party     Lone Credit Union', 'Lone Credit Union'],
    ['Bank or mortgage company\nLone Bank\nDallas, TX 75201', 'Lone Bank'],
    ['Lien holder(s)\nLone Home Loans LLC\nDallas, TX 75201', 'Lone Home Loans LLC'],
    ['Mortgage or other interest\nLone Mortgage LLC\nPO Box 1, Dallas TX 75201', 'Lone Mortgage LLC'],
    ['Lender\n1st: Lone Financial Company ISAOA, PO Box 2029, Anaheim CA', 'Lone Financial Company'],
    [
      'Mortgagee, deleted 10/01/2026      Mortgagee, added 10/01/2026\nFIRST: Old Home Loans, Inc.        FIRST: NewLone LLC DBA Shell',
      'NewLone LLC',
    ],
    [
      'Mortgage company 1                   Construction\nLONE BANK NATIONAL ASSOCIATION       YEAR BUILT 1998',
      'LONE BANK NATIONAL ASSOCIATION',
    ],
    ['Loan no. 5501 997 204 — First mortgagee: LONE BANK, N.A. its successors, PO Box 7433', 'LONE BANK, N.A.'],
    ['Mortgagee: Lone Savings Bank, Brownwood TX', 'Lone Savings Bank'],
    [
      'Mortgage servicing agency:      Transaction:\nLONE MORTGAGE LLC DBA SHELL ISAOA      Renewal',
      'LONE MORTGAGE LLC',
    ],
    ['MORTGAGE HOLDER  1             MORTGAGE HOLDER  2\n  LONE BANK IN WACO              NONE', 'LONE BANK IN WACO'],
    [
      'Lienholder\nPosition     Name and address           Loan\nFirst        LONE CREDIT UNION          20-77\nSecond       None',
      'LONE CREDIT UNION',
    ],
    ['MORTGAGE HOLDER\nFirst                      Second\nLONE BANK ISAOA            NONE', 'LONE BANK'],
    ['Loss payee / Mortgagee\nLone Mortgage LLC\nPO Box 100', 'Lone Mortgage LLC'],
    ['Mortgage holders\n1  Lone Mortgage LLC       Loan 55\n2  Lone Savings Bank      Loan 66', 'Lone Mortgage LLC'],
    ['Lienholder: 21st Mortgage Corporation', '21st Mortgage Corporation'],
    ['Mortgagee      loanDepot.com LLC ISAOA/ATIMA', 'loanDepot.com LLC'],
    ['MORTGAGE CLAUSE   COUNTY BANK OF WACO\n                  PO BOX 690   WACO TX 76710', 'COUNTY BANK OF WACO'],
    ['Mortgagee: Truist, PO Box 7, Waco, TX 76710', 'Truist'],
  ])('is named: %s', (foot, name) => {
    expect(read(`Named insured: Ana Flores\n${PREMISES}`, foot).mortgagee).toBe(name)
  })

  it.each([
    'Mortgagee      RATING\n               Territory 9',
    'Mortgagee: none. Former mortgagee: Lone Bank',
    'Second mortgagee: Lone Bank',
    'MORTGAGEE NOTICE - COPY\nLone Oak Insurance Company\n900 Main St, Waco, TX 76710',
  ])('is not known: %s', (foot) => {
    expect(read(`Named insured: Ana Flores\n${PREMISES}`, foot).mortgagee).toBeNull()
  })
})
