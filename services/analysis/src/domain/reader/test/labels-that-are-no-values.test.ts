import { describe, expect, it } from 'vitest'
import { fieldsOf, LIMITS } from '../testing/lone-oak.ts'

const TITLE = 'Lone Oak Insurance Company                  HOMEOWNERS POLICY DECLARATIONS'
const of = (body: string) => fieldsOf(`${TITLE}\n\n${body}\n${LIMITS}`)

describe('a label is never a value of another', () => {
  it('beside or below who is insured', () => {
    expect(
      of(`INSURED                    POL NBR
RUTH ABELL                 LO 5521907 02
9 CREEK ST
HICO TX 76457`),
    ).toMatchObject({ policy_holder_name: 'Ruth Abell', policy_number: 'LO 5521907 02' })
    expect(of('NAMED INSURED\nACCT NBR         9912').policy_holder_name).toBeNull()
  })

  it('below the mortgagee', () => {
    expect(of('Mortgagee\nLender before    Regions Bank\nLender now       Brazos Bank').mortgagee).toBe('Brazos Bank')
    expect(of('Mortgage company\nSERVICING').mortgagee).toBeNull()
  })

  it('for a policy number, nor is the number of something else', () => {
    for (const other of ['FORM 6021 07/19', 'Account 88-201-440', 'Page 1 of 2'])
      expect(of(`YOUR POLICY NUMBER:\n${other}`).policy_number).toBeNull()
  })
})

describe('the answer to who pays is no label', () => {
  it.each(['PREMIUM IS PAID BY', 'Billed to', 'Who pays'])('%s', (asked) => {
    const { mortgagee } = of(`FIRST MORTGAGEE                SECOND MORTGAGEE
BRAZOS BANK                    RIVER CREDIT UNION
LOAN 8812                      LOAN 77

SECOND MORTGAGEE               ${asked}
RIVER CREDIT UNION             FIRST MORTGAGEE (ESCROW)`)
    expect(mortgagee).toBe('BRAZOS BANK')
  })

  it('names nobody below or before itself', () => {
    expect(of('Billed to           Mortgagee\nAgent               Hometown Bank Insurance Inc').mortgagee).toBeNull()
  })
})

describe('captions below blocks of unlike height', () => {
  it('name a shorter block that begins with the others', () => {
    const { property_address, policy_holder_name, mortgagee } =
      of(`LO-5521907                 04/01/2026 to 04/01/2027       Direct bill
Policy number              Policy period                  Pay plan

Ruth Abell                 9 Creek St                     Brazos Bank
PO Box 4                   Hico, TX 76457                 ISAOA
Hico, TX 76458                                            PO Box 31
                                                          Waco, TX 76701
Named insured              Property insured               Mortgagee`)
    expect(property_address.street).toBe('9 Creek St')
    expect([policy_holder_name, mortgagee]).toEqual(['Ruth Abell', 'Brazos Bank'])
  })
})

describe('an insured location that is the mailing address unless another is stated', () => {
  const INSURED = 'Insured name and address\nRuth Abell\nPO Box 4\nHico, TX 76458\n\n'
  const ASKS = 'The residence premises is located at the above address unless otherwise stated:'

  it.each([
    `${ASKS}\n9 Creek St, Waco, TX 76701`,
    `${ASKS.replace('otherwise stated', 'shown here')}\n        9 Creek St, Waco, TX 76701`,
    `${ASKS} 9 Creek St, Waco, TX 76701`,
  ])('is the other: %s', (said) => {
    expect(of(INSURED + said).property_address.street).toBe('9 Creek St')
  })

  it('is the mailing address where none is', () => {
    expect(of(INSURED.replace('PO Box 4', '7 Mill Rd') + ASKS).property_address.street).toBe('7 Mill Rd')
  })

  it('stands in a sentence right below the mailing address', () => {
    expect(
      of(
        'Named insured: Ruth Abell\n7 Mill Rd, Hico, TX 76457\nThe property covered by this policy is at 9 Creek St, Waco, TX 76701.',
      ).property_address.street,
    ).toBe('9 Creek St')
  })
})

describe('lenders', () => {
  it.each([
    'Mortgage clause: Brazos State Bank, Hico, Texas 76457 (item 1)',
    'Mortgage clause (item 1): Brazos State Bank, Hico, Texas 76457',
    'Mortgagee: Brazos State Bank (dwelling only), Box 4, Hico, Texas',
    'Mortgagee: Brazos State Bank - Hico, Texas - item 1',
    'Mortgagee: Brazos State Bank, as servicer for River Trust NA, ISAOA',
    'Mortgagee clause reads: Brazos State Bank, its successors and/or assigns',
    'Mortgagee:\nATTN: Insurance Desk\nBrazos State Bank\nPO Box 4',
    'Mortgagee Information\nBrazos State Bank ISAOA      Loan Number: 771882\nPO Box 4, Hico, TX 76457',
  ])('%s', (printed) => {
    expect(of(printed).mortgagee).toBe('Brazos State Bank')
  })
})

it.each(['Policy/Quote No.: LOH5521907', 'Policy / Binder Number: LOH5521907'])('reads %s', (printed) => {
  expect(of(printed).policy_number).toBe('LOH5521907')
})
