import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const headWith = (line: RegExp, other: string, rest = ''): string => `${HEAD.replace(line, other)}${LIMITS}${rest}`

describe('names at labels of many kinds', () => {
  it.each([
    ['Name of insured        Ana Flores\nName of co-insured     Luis Paredes'],
    ['This policy belongs to\nAna Flores\nLuis Paredes'],
    ['Owner of the policy     Ana Flores\nJoint owner     Luis Paredes'],
    ['Named insured, first: Ana Flores\nNamed insured, second: Luis Paredes'],
    ['Insured (first): Ana Flores\nInsured (second): Luis Paredes'],
    ['Assured: Ana Flores and Luis Paredes'],
    ['Named Assured       Ana Flores and Luis Paredes'],
    ['Named insured       Ana Flores   or   Luis Paredes'],
    ['YOU (the named insured)\nAna Flores\nLuis Paredes'],
    ['Covered persons   Ana Flores\n                  Luis Paredes'],
    ['This policy protects\nAna Flores\nLuis Paredes'],
  ])('"%s"', (line) => {
    const { policy_holder_name, additional_insured_names } = fieldsOf(headWith(/^Named insured: .*$/m, line))
    expect([policy_holder_name, additional_insured_names]).toEqual(['Ana Flores', ['Luis Paredes']])
  })
})

describe('places at labels of many kinds', () => {
  it.each([
    ['Insured at   12 Elm St, Waco, TX 76710'],
    ['Rating location: 12 Elm St, Waco, TX 76710'],
    ['Site address    12 Elm St, Waco, TX 76710'],
    ['Legal address of the dwelling: 12 Elm St, Waco, TX 76710'],
    ['Physical address: 12 Elm St, Waco, TX 76710'],
    ['RESIDENCE PREMISES\nStreet      12 Elm St\nCity        Waco\nState       TX\nZIP         76710'],
    ['PROPERTY INSURED\nStreet address      12 Elm St\nCity, state, ZIP    Waco, TX 76710'],
    ['The house stands at 12 Elm St, Waco, TX 76710.'],
  ])('"%s"', (line) => {
    const { street, city, zip } = fieldsOf(headWith(/^Residence premises: .*$/m, line)).property_address
    expect([street, city, zip]).toEqual(['12 Elm St', 'Waco', '76710'])
  })
})

describe('terms at labels of many kinds', () => {
  it.each([
    ['Commences 03/01/2026   Terminates 03/01/2027'],
    ['Opens 03/01/2026\nCloses 03/01/2027'],
    ['Starts on: 03/01/2026\nLasts until: 03/01/2027'],
    ['Eff Date 03/01/26 Exp Date 03/01/27'],
    ['Takes effect   03/01/2026\nRenewal due    03/01/2027'],
    ['Next renewal   03/01/2027\nThis term began  03/01/2026'],
    ['EFFECTIVE FROM  MARCH 1, 2026\nEFFECTIVE TO    MARCH 1, 2027'],
  ])('"%s"', (line) => {
    const { effective_date, renewal_date } = fieldsOf(headWith(/Policy period: .*$/m, `\n${line}`))
    expect([effective_date, renewal_date]).toEqual(['2026-03-01', '2027-03-01'])
  })
})

describe('numbers at labels of many kinds', () => {
  it.each([
    ['Policy Nr. LO-448812'],
    ['Your policy LO-448812'],
    ['Contract LO-448812'],
    ['Pol. No.  LO-448812'],
    ['Policy reference: LO-448812'],
    ['Account and policy number   LO-448812'],
    ['Certificate LO-448812'],
    ['Declarations for policy LO-448812'],
    ['POLICY NUMBER IS LO-448812'],
    ['Home policy   LO-448812'],
    ['Policy code: LO-448812'],
    ['Number of the policy: LO-448812'],
    ['Policy LO-448812 (renewal of LO-448811)'],
  ])('"%s"', (line) => {
    expect(fieldsOf(headWith(/^Policy number: LO-448812 {6}/m, `${line}\n`)).policy_number).toBe('LO-448812')
  })

  it('a code of the product is none beside the number', () => {
    const lines = 'Policy code: LO-77120\nPolicy number: LO-448812\n'
    expect(fieldsOf(headWith(/^Policy number: LO-448812 {6}/m, lines)).policy_number).toBe('LO-448812')
  })

  it.each([['Renewal of policy LO-448811'], ['Auto policy   LA-118822'], ['Your policy   Homeowners 2026']])(
    '"%s" has none',
    (line) => {
      expect(fieldsOf(headWith(/^Policy number: LO-448812 {6}/m, `${line}\n`)).policy_number).toBeNull()
    },
  )
})

describe('prices at labels of many kinds', () => {
  it.each([
    ['Amount due for the policy year: $2,600.00'],
    ['Premium, fees and taxes, in all    $2,600.00'],
    ['What you pay in a year    $2,600.00'],
    ['Price per year   $2,600.00'],
    ['Sum of all charges   $2,600.00'],
    ['The year in all   $2,600.00'],
    ['Whole price for twelve months   $2,600.00'],
  ])('"%s"', (line) => {
    expect(fieldsOf(headWith(/$^/, '', `\n${line}`)).total_annual_premium).toBe(2600)
  })

  it.each([
    ['Total paid to date    $2,600.00'],
    ['Total amount due      $260.00'],
    ['Total to be paid      $260.00'],
    ['Price for this month  $260.00'],
    ['What you pay each month   $216.67'],
    ['Policy charges        $60.00'],
    ['Amount of policy      $300,000'],
    ['What you pay first    $2,500'],
  ])('"%s" is none', (line) => {
    expect(fieldsOf(headWith(/$^/, '', `\n${line}`)).total_annual_premium).toBeNull()
  })
})

it('reads a number of letters and figures by turns that ends in two figures', () => {
  const { policy_number } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
POLICY NUMBER
TXH5-K4QN-82
${LIMITS}`)
  expect(policy_number).toBe('TXH5-K4QN-82')
})
