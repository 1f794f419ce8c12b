import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const headWith = (line: RegExp, other: string, rest = ''): string => `${HEAD.replace(line, other)}${LIMITS}${rest}`
const withLine = (line: string) => fieldsOf(headWith(/$^/, '', `\nYear roof put on   2016\n${line}`))

describe('the lender', () => {
  it.each([
    ['Loan holder    Frost Bank, N.A.'],
    ['Note holder: Frost Bank, N.A.'],
    ['Deed of trust holder: Frost Bank, N.A.'],
    ['Loss payable to: Frost Bank, N.A.'],
    ['Secured creditor   Frost Bank, N.A.'],
    ['We also insure the interest of your lender, Frost Bank, N.A., loan 4477.'],
    ['Who holds the note   Frost Bank, N.A.'],
  ])('"%s"', (line) => {
    expect(withLine(line).mortgagee).toBe('Frost Bank, N.A.')
  })

  it.each([
    ['Second mortgage    Frost Bank'],
    ['Former mortgagee: Frost Bank'],
    ['Your bank draft is with Frost Bank'],
    ['Payments drawn on   Frost Bank'],
    ['Bank for premium payments   Frost Bank'],
    ['Premium finance company: Frost Bank'],
    ['Auto loan with   Frost Bank'],
    ['Loans   Frost Bank'],
    ['Money you owe   Frost Bank'],
    ['Automatic payment\nYour bank: Frost Bank\nAccount ending in 4471'],
  ])('"%s" is none', (line) => {
    expect(withLine(line).mortgagee).toBeNull()
  })
})

describe('when the home was built', () => {
  it.each([
    ['Year of original construction   1998'],
    ['Original construction   1998'],
    ['Dwelling year   1998'],
    ['The home dates from 1998.'],
    ['Residence built   1998   Roof   2016'],
    ['Year home was completed    1998'],
  ])('"%s"', (line) => {
    expect(withLine(line).year_built).toBe(1998)
  })

  it.each([
    ['Year remodeled    1998'],
    ['Year purchased   1998'],
    ['Year finished basement   1998'],
    ['Pool completed 1998'],
    ['Roof finished in 1998'],
    ['Customer since 1998'],
    ['Year of wiring   1998'],
    ['Inspection      Completed 1998'],
    ['Inspection\nCompleted    06/12/1998'],
  ])('"%s" is of something else', (line) => {
    expect(withLine(line).year_built).toBeNull()
  })

  it.each([['Last re-roof   2016'], ['Shingles put on   2016'], ['Roof   Metal, put up in 2016']])(
    '"%s" is of the roof',
    (line) => {
      expect(fieldsOf(headWith(/$^/, '', `\nYear built   1998\n${line}`)).roof_year).toBe(2016)
    },
  )
})

describe('the insurer', () => {
  const INSURER = /^Lone Oak Insurance Company {22}/m
  it.each([
    ['This policy is a contract with Red River Lloyds.\n'],
    ['Your insurer is Red River Lloyds.\n'],
    ['We are Red River Lloyds.\n'],
    ['The insurance company is Red River Lloyds.\n'],
    ['Risk bearer: Red River Lloyds\n'],
    ['The security\nRed River Lloyds\n'],
    ['Company: 07 Red River Lloyds\n'],
  ])('"%s"', (line) => {
    expect(fieldsOf(headWith(INSURER, `Bluebonnet Agency\n${line}`)).insurance_provider).toBe('Red River Lloyds')
  })

  it.each([
    ['Your prior insurer is Red River Lloyds.\n'],
    ['Your flood policy of Red River Lloyds stays.\n'],
    ['This policy replaces your policy of Red River Lloyds.\n'],
  ])('"%s" is another one', (line) => {
    expect(fieldsOf(headWith(INSURER, `${'\n'.repeat(40)}${line}`)).insurance_provider).toBeNull()
  })

  it('the program is the insurer only where it is called so', () => {
    const program = 'NATIONAL FLOOD INSURANCE PROGRAM\nDirect'
    const read = (line: string) => fieldsOf(headWith(INSURER, `${program}\n${line}`)).insurance_provider
    expect(read('Insurer\nNational Flood Insurance Program\n')).toBe('National Flood Insurance Program')
    expect(read('Agent: Ask about the National Flood Insurance Program.\n')).toBeNull()
  })
})

it('reads the first of several mortgage companies', () => {
  const { mortgagee } = fieldsOf(`${HEAD}${LIMITS}
Mortgage companies
FIRST                              SECOND
Frost Bank ISAOA/ATIMA             Gateway Bank
PO Box 1, Waco, TX 76701           PO Box 2, Waco, TX 76702`)
  expect(mortgagee).toBe('Frost Bank')
})
