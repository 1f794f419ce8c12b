import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

/** The head of declarations with one of its lines set differently. */
const headWith = (line: RegExp, other: string): string => `${HEAD.replace(line, other)}${LIMITS}`
const NAMED = /^Named insured: .*$/m
const PLACE = /^Residence premises: .*$/m
const HOME = { street: '12 Elm St', city: 'Waco', state: 'TX', zip: '76710' }

describe('who is insured', () => {
  it.each([
    ['You: Ana Flores', 'Ana Flores', []],
    ['Named insured: Ana Flores & wife Luisa Flores', 'Ana Flores', ['Luisa Flores']],
    ['Named insured: Ana Flores, and her husband, Luis Paredes', 'Ana Flores', ['Luis Paredes']],
    ['Named insured: Ana Villaseñor-Pike', 'Ana Villaseñor-Pike', []],
    ['Named insured: Ana Flores; The Flores Residence Trust', 'Ana Flores', ['The Flores Residence Trust']],
    ['Named insured: Ana Flores and The Flores Family Trust', 'Ana Flores', ['The Flores Family Trust']],
    ['ITEM 1. Named insured    Ana Flores', 'Ana Flores', []],
    ['INSD     ANA FLORES', 'Ana Flores', []],
    ['INSD     FLORES ANA ELIZABETH', 'Ana Elizabeth Flores', []],
    [
      'Named insured    Flores Holdings, LLC\nAlso insured     Ana M. Flores, Member',
      'Flores Holdings, LLC',
      ['Ana M. Flores'],
    ],
    ['Landlord, named insured   Ana Flores\nNamed additional insured: Luis Paredes', 'Ana Flores', ['Luis Paredes']],
    ['Amendment no. / date      2 / effective June 1, 2026\nInsured                   Ana Flores', 'Ana Flores', []],
    ['Named insured     FLORES, ANA M\n                  & LUIS', 'Ana M Flores', ['Luis Flores']],
    [
      'Named insured                New business\nAna Flores\nLuis Paredes\n12 Elm St\nWaco, TX 76710',
      'Ana Flores',
      ['Luis Paredes'],
    ],
  ])('"%s" names them', (line, first, others) => {
    const fields = fieldsOf(headWith(NAMED, line))
    expect([fields.policy_holder_name, fields.additional_insured_names]).toEqual([first, others])
  })
})

describe('where the home is', () => {
  it.each([
    ['The residence premises covered by this policy is located at 12 Elm St, Waco, TX 76710 (McLennan County).'],
    ['The dwelling that this policy insures is at 12 Elm St, Waco, Texas 76710.'],
    ['ITEM 5. RESIDENCE PREMISES   12 Elm St, Waco, TX 76710'],
    ['HOUSE AND CONTENTS AT\n12 ELM ST, WACO, TX 76710'],
    ['Where the insured home is: 12 Elm St, Waco, TX 76710-1122, McLennan County'],
    ['PROPERTY 1 of 1\n12 Elm St, Waco, TX 76710           Rented for the year, one family'],
    ['DESCRIBED LOCATION OF RESIDENCE\nResidence 1 of 1: 12 ELM ST, WACO TX 76710 (McLennan County)'],
    ['Home\n12 Elm St\nWaco, TX 76710'],
    ["Insured's Residence\n12 Elm St\nWaco TX 76710\nMcLennan County"],
    ['LOC 1    12 ELM ST                              PH    409 555 0118\n         WACO TX  76710   CNTY MCLENNAN'],
    ['DESCRIBED LOCATION (if not same as mailing)\n12 ELM ST\nWACO TX 76710'],
    ['Mailing address: 12 Elm St, Waco, TX 76710\nResidence premises (if different from the mailing address):'],
    ['Address: 12 Elm St, Waco, TX 76710\nResidence premises: same as above'],
    [
      'RISK LOCATION\n\nAddress           12 Elm St               Stories   2\n                  Waco, TX 76710          Pool      No',
    ],
    ['Coverage for the home at:  12 Elm St, Waco, TX 76710'],
  ])('"%s" says it', (line) => {
    const { street, city, zip } = fieldsOf(headWith(PLACE, line)).property_address
    expect([street?.toLowerCase(), city?.toLowerCase(), zip]).toEqual(['12 elm st', 'waco', '76710'])
  })

  it('is at the address in the window where the page says so', () => {
    const text = `
Lone Oak Insurance Company
HOME INSURANCE DECLARATIONS

Ana Flores                                      Policy number: LO-448812
12 Elm St                                       Policy period: 03/01/2026 to 03/01/2027
Waco, TX 76710

The residence premises is located at the address shown above.
${LIMITS}`
    expect(fieldsOf(text).property_address).toEqual(HOME)
  })

  it('is at the address below the insured, whose zip stands apart', () => {
    const text = `
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
INSURED:                                        POLICY NUMBER:   LO-448812
ANA FLORES                                      POLICY PERIOD    03/01/2026 to 03/01/2027
12 ELM ST
WACO TX  76710-2201
INSURED LOCATION: (Same as above)
${LIMITS}`
    expect(fieldsOf(text).property_address.zip).toBe('76710')
  })

  it('is not where an agent has an office', () => {
    const line = 'Questions about your home? Our agency office is at 400 Oak Ave, Waco, TX 76701.'
    expect(fieldsOf(headWith(PLACE, line)).property_address.street).toBeNull()
  })
})

describe('who holds the mortgage', () => {
  it.each([
    [
      'MORTGAGEE / LOSS PAYEE / ADDITIONAL INTEREST\n\n TYPE   NAME AND ADDRESS              LOAN\n 1ST    REGIONS BANK   55-1',
    ],
    ['MORTGAGEE(S)   First      Regions Bank, its successors and/or assigns\n               Second     Other Bank'],
    ['Mortgagee interests\n Type        Name                  Loan\n 1st Mtg     Regions Bank ISAOA    881-22'],
    ['Regions Bank, P.O. Box 1600, San Antonio, TX 78296, holds the\nmortgage on your home under loan 6120.'],
    ['Any loss to the dwelling is payable to you and Regions Bank, Temple, Texas, as interest may appear.'],
    ['The dwelling is mortgaged to Regions Bank, 12 Main St, Waco, TX 76701.'],
    ['Your home loan is serviced by Regions Bank, loan 55012.'],
    ['Lender\nName                    Regions Bank, ISAOA/ATIMA\nAddress                 PO Box 7047, Troy, MI 48007'],
    ['MORTGAGE CLAUSE - Loss, if any, payable to the insured and\n1st: REGIONS BANK, 700 Main St, Waco, Texas 76701'],
    [
      '                        LIENHOLDERS\n1st: Regions Bank, ISAOA                        2nd: None\n700 Main St, Waco, TX 76701',
    ],
    ['MORTGAGE HOLDER LOCATION 1\n1  REGIONS BANK\n   ISAOA ATIMA'],
  ])('"%s" says it', (lines) => {
    expect(fieldsOf(`${HEAD}${LIMITS}\n${lines}`).mortgagee?.toLowerCase()).toBe('regions bank')
  })

  it.each([
    ['Loss is payable to the mortgagee named in the declarations.'],
    ['Your premium may be paid to Us by Your Bank if valid.'],
  ])('"%s" does not', (lines) => {
    expect(fieldsOf(`${HEAD}${LIMITS}\n${lines}`).mortgagee).toBeNull()
  })
})

describe('which policy of which company', () => {
  const INSURER = /^Lone Oak Insurance Company {2,}/m

  it.each([
    ['Coverage is provided by the following Lone Oak company: Lone Oak Lloyds', 'Lone Oak Lloyds'],
    [
      'Insurance is provided by the stock or Lloyds plan company named here: LONE OAK LLOYDS, One Plaza',
      'LONE OAK LLOYDS',
    ],
    ['LONE OAK\nINSURANCE COMPANY', 'LONE OAK INSURANCE COMPANY'],
    ['LONE OAK FIRE & CASUALTY COMPANY OF NORTH CAROLINA', 'LONE OAK FIRE & CASUALTY COMPANY OF NORTH CAROLINA'],
    ['ITEM 2. INSURER     Lone Oak Mutual of Omaha', 'Lone Oak Mutual of Omaha'],
  ])('"%s" names the insurer', (line, name) => {
    expect(fieldsOf(headWith(INSURER, `${line}\n`)).insurance_provider).toBe(name)
  })

  it('a footer gives the form of the page before the number of the policy', () => {
    const text = HEAD.replace('Policy number: LO-448812      ', '')
    expect(fieldsOf(`${text}${LIMITS}\n\nLO-HODEC-TX 07 24  Policy HO 4471-2098-16`).policy_number).toBe(
      'HO 4471-2098-16',
    )
  })

  it.each([
    ['Texas Windstorm Insurance Association recoupment        $466.00'],
    ['Private flood insurance policy                          Not purchased'],
    ['You may need a separate flood insurance policy.'],
  ])('"%s" is no title', (line) => {
    expect(readPolicy(typedPages(`${HEAD}${line}\n${LIMITS}`)).document_kind).toBe('homeowners_declarations')
  })
})
