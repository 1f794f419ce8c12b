import { describe, expect, it } from 'vitest'
import { fieldsOf, LIMITS } from '../testing/lone-oak.ts'

const TITLE = 'Lone Oak Insurance Company                  HOMEOWNERS POLICY DECLARATIONS'
const INSURED = `
Policy number:       LO-448812
Policy period:       03/01/2026 to 03/01/2027
Named insured:       Ana Flores
Mailing address:     12 Elm St, Waco, TX 76710`

const of = (body: string) => fieldsOf(`${TITLE}\n${body}\n${LIMITS}`)

describe('what held before a change', () => {
  it.each(['before change', 'before this change', 'prior to the change', '(removed 02/17/2026)'])(
    'is not read at a label that says so: %s',
    (before) => {
      const { property_address, mortgagee } = of(`${INSURED}
Risk address ${before}:    RT 3 BOX 44, HICO, TX 76457
Risk address:              77 Farm Road 3, Hico, TX 76457
First mortgagee ${before}:   Brazos Bank, PO Box 12, Waco, TX 76710
First mortgagee:           Frost Bank, PO Box 40, Waco, TX 76710`)
      expect(property_address.street).toBe('77 Farm Road 3')
      expect(mortgagee).toBe('Frost Bank')
    },
  )
})

describe('an insured location with a question in its label', () => {
  const QUESTION = 'RESIDENCE PREMISES (IF DIFFERENT FROM THE ADDRESS ABOVE)'

  it('is what stands below', () => {
    expect(of(`${INSURED}\n\n${QUESTION}\n77 FARM ROAD 3, HICO TX 76457`).property_address.city).toBe('HICO')
  })

  it('is the address that the question names where nothing stands there, or the word for it', () => {
    for (const answer of ['', 'SAME'])
      expect(of(`${INSURED}\n\n${QUESTION}\n${answer}`).property_address.city).toBe('Waco')
  })
})

describe('policy numbers', () => {
  it.each(['LM-08812 / 4', 'LM-0088127/03', 'BQ01-H7K2-TX', 'LO 4471208'])('%s', (number) => {
    expect(of(INSURED.replace('LO-448812', number)).policy_number).toBe(number)
  })

  it('stand in the title', () => {
    const body = INSURED.replace(/Policy number:.*/, '')
    expect(
      fieldsOf(`Lone Oak Insurance Company      DECLARATIONS, POLICY LO-4-118-TX-66\n${body}\n${LIMITS}`),
    ).toMatchObject({
      policy_number: 'LO-4-118-TX-66',
    })
  })

  it('are not what else a line of theirs holds', () => {
    expect(of(INSURED.replace('LO-448812', 'LO-448812 / 77-4410')).policy_number).toBe('LO-448812')
  })
})

it('reads a surname with its suffix before the given names', () => {
  const names = 'DE LA GARZA JR, RAMIRO T\n                     DE LA GARZA, ELVA'
  expect(of(INSURED.replace('Ana Flores', names))).toMatchObject({
    policy_holder_name: 'Ramiro T De La Garza Jr',
    additional_insured_names: ['Elva De La Garza'],
  })
})

describe('parties at further labels', () => {
  it.each([
    ['Applicant / Named Insured    Ana Flores', 'Next Named Insured    Luis Paredes'],
    ['You (Named Insured)          Ana Flores', 'Your Spouse (Named Insured)   Luis Paredes'],
  ])('%s', (first, second) => {
    expect(of(INSURED.replace('Named insured:       Ana Flores', `${first}\n${second}`))).toMatchObject({
      policy_holder_name: 'Ana Flores',
      additional_insured_names: ['Luis Paredes'],
    })
  })

  it('a spouse whom nobody names is no insured by name', () => {
    const insured = INSURED.replace('Ana Flores', 'ANA FLORES AND SPOUSE IF A RESIDENT OF THE SAME HOUSEHOLD')
    expect(of(insured)).toMatchObject({ policy_holder_name: 'Ana Flores', additional_insured_names: [] })
  })

  it.each([
    'LOC                  77 Farm Road 3, Hico, TX 76457',
    'at the residence     77 Farm Road 3, Hico, TX 76457',
    'Residence number 1:  77 Farm Road 3, Hico, TX 76457',
    'Insured premises 001: 77 Farm Road 3, Hico, Texas, 76457',
    'Premises address (street, city, ZIP): 77 Farm Road 3, Hico, TX 76457',
    'LOCATION AND DESCRIPTION OF PREMISES INSURED\n  1 STORY FRAME, ONE FAMILY    77 FARM ROAD 3, Hico, HAMILTON COUNTY, TEXAS 76457',
    'Insured Property (Residence Premises)\n77 Farm Road 3\nHico, TX 76457',
  ])('the insured location: %s', (location) => {
    expect(of(`${INSURED}\n\n${location}`).property_address.city).toBe('Hico')
  })

  it.each([
    'Residence number 1: the mailing address',
    'We insure the residence at the address above.',
    'The insured residence is at that address.',
    "Premises             The dwelling at the insured's address, on the J. Hallet League",
  ])('the mailing address is the location: %s', (said) => {
    expect(of(`${INSURED}\n\n${said}`).property_address.city).toBe('Waco')
  })

  it.each([
    'MTGE 1               Brazos Bank ISAOA\nMTGE 2               NONE',
    'Lender (1st lien)    Brazos Bank',
    'Mortgage co.:        Brazos Bank',
    'Lienholder 1 (mortgagee)\nBrazos Bank\nPO Box 12, Waco, TX 76710',
    'First mortgagee\n  Changed from:  Elm Bank, PO Box 61, Dallas TX 75261\n  Changed to:    Brazos Bank ISAOA, PO Box 12, Waco TX 76710',
  ])('the mortgagee: %s', (lender) => {
    expect(of(`${INSURED}\n\n${lender}`).mortgagee).toBe('Brazos Bank')
  })

  it('a lender is a credit union, though a credit is no statement of what holds', () => {
    const clause =
      'Loss to the dwelling is also payable, under the mortgage clause, to\n   Brazos Federal Credit Union, PO Box 2097, Waco, Texas 76710'
    expect(of(`${INSURED}\n\n${clause}`).mortgagee).toBe('Brazos Federal Credit Union')
  })

  it('the first of two ranks has its rank not in its name', () => {
    const ranks =
      'Mortgagee            1st SOUTHSIDE BANK ISAOA, PO BOX 1079, TYLER TX 75710\n                     2nd ELM LENDING LLC, TYLER TX 75703'
    expect(of(`${INSURED}\n${ranks}`).mortgagee).toBe('SOUTHSIDE BANK')
  })

  it('a lender may be called like an insurer', () => {
    const mortgagee = 'First mortgagee:     Mutual of Omaha Mortgage Inc, PO Box 12, Waco, TX 76710'
    expect(of(`${INSURED}\n${mortgagee}`).mortgagee).toBe('Mutual of Omaha Mortgage Inc')
  })
})

it('values may stand over one line of captions', () => {
  const { policy_number, effective_date } = of(`
  STATE                                 POLICY PERIOD (12:01 A.M. STANDARD TIME)
  TX        LOK 01977 30 61 90A         03/01/26                03/01/27
            POLICY NUMBER               EFFECTIVE               EXPIRATION
  NAMED INSURED AND RESIDENCE PREMISES
  ANA FLORES
  12 ELM ST
  WACO TX 76710`)
  expect([policy_number, effective_date]).toEqual(['LOK 01977 30 61 90A', '2026-03-01'])
})

it('what is said of another policy is not of this one', () => {
  const body = INSURED.replace('Policy number:', 'Flood policy number: 8702931157 (another carrier)\nPolicy number:')
  expect(of(body).policy_number).toBe('LO-448812')
  expect(
    of(body.replace(/Policy period:.*/, 'Mortgage escrow year 03/01/2026 to 02/28/2027')).effective_date,
  ).toBeNull()
  const said = 'Flood is insured by Elm Insurance Company. Windstorm coverage is provided by Elm Lloyds.'
  expect(fieldsOf(`HOMEOWNERS DECLARATIONS\n${INSURED}\n${said}\n${LIMITS}`).insurance_provider).toBeNull()
})

describe('the policy period', () => {
  it.each([
    'Policy From:         03/01/2026\nPolicy To:           03/01/2027',
    'Policy Period Begin  03/01/2026\nPolicy Period End    03/01/2027',
    'Term                 Commencing on the 1st day of March, 2026, and ending on the\n                     1st day of March, 2027, at 12:01 a.m.',
  ])('%s', (period) => {
    const { effective_date, renewal_date } = of(INSURED.replace(/Policy period:.*/, period))
    expect([effective_date, renewal_date]).toEqual(['2026-03-01', '2027-03-01'])
  })

  it('is not lost below a remark on what the policy was before', () => {
    const rows = `
POLICY               LO-448812
TYPE                 Renewal (previously LO 14-0093371-07)
PERIOD               03/01/2026  to  03/01/2027
INSURED              Ana Flores`
    expect(of(rows)).toMatchObject({ effective_date: '2026-03-01', policy_holder_name: 'Ana Flores' })
  })
})

it('declarations that are mostly explained may be headed as a summary of coverage', () => {
  const { policy_number } = fieldsOf(`
LONE OAK                                          Coverage Summary
Name and address of Insured                       Policy no. 13874420-03
ANA FLORES                                        Policy period 03/01/26 to 03/01/27

This Coverage Summary is part of your policy. It is issued by the stock insurance company that is listed below, which is
called the Company, we, us or our in this policy, and it shows what you have chosen to insure with us for this period.
      Lone Oak Insurance Company          (incorporated under the laws of Texas)
====
${LIMITS}`)
  expect(policy_number).toBe('13874420-03')
})

it('the form of a flood policy may be named by its initials', () => {
  const form = fieldsOf(`
LONE OAK INSURANCE COMPANY      FLOOD DECLARATIONS      Policy Type: SFIP DWELLING FORM
${INSURED}
Building coverage      $250,000`).policy_form
  expect(form).toBe('NFIP-D')
})

it.each([
  'Policy Number      Policy Form\n99 4471 2026       Dwelling',
  'SFIP form: Dwelling',
  'Form used          Dwelling Form',
])('the form of a flood policy may stand under its name, or behind it, %#', (lines) => {
  const form = fieldsOf(`
LONE OAK INSURANCE COMPANY      FLOOD DECLARATIONS      National Flood Insurance Program
${INSURED}
${lines}

Building coverage      $250,000`).policy_form
  expect(form).toBe('NFIP-D')
})
