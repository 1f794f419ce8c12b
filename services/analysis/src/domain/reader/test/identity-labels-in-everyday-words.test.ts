import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const headWith = (line: RegExp, other: string, rest = ''): string => `${HEAD.replace(line, other)}${LIMITS}${rest}`
const NUMBER = /^Policy number: LO-448812 {6}/m
const NAMED = /^Named insured: .*$/m
const PLACE = /^Residence premises: .*$/m
const PERIOD = /Policy period: .*$/m

describe('who is insured', () => {
  it.each([
    ['Who is covered\nAna Flores\nLuis Paredes'],
    ['People insured by this policy   Ana Flores\n                                Luis Paredes'],
    ['Your details\nAna Flores\nLuis Paredes'],
    ['About you        Ana Flores and Luis Paredes'],
    ['POLICYHOLDERS\nAna Flores\nLuis Paredes'],
    ['The member: Ana Flores and Luis Paredes, of 12 Elm St, Waco, Texas 76710.'],
    ['Insured: Ana Flores\nAnd: Luis Paredes\n12 Elm St\nWaco, TX 76710'],
    [
      'IN CONSIDERATION OF THE PREMIUM AND THE MEMBERSHIP FEE, THE ASSOCIATION INSURES:\n     ANA FLORES\n     LUIS PAREDES',
    ],
    ['This company hereby insures:\n     Ana Flores\n     Luis Paredes'],
    [
      'Policyholder:      Ana Flores\n(Named Insured)    Luis Paredes\n                   12 Elm St\n                   Waco, TX 76710',
    ],
    [
      'Issued:        Policyholder:\nJan 2, 2026    (Named Insured)\n               Ana Flores\n               Luis Paredes\n               12 Elm St\n               Waco, TX 76710',
    ],
    ['Insured            Ana Flores and Luis Paredes, both of 12 Elm St, Waco, TX 76710'],
    ['Dear Ana Flores,\nAlso insured by name: Luis Paredes.'],
  ])('"%s" names them', (line) => {
    const { policy_holder_name, additional_insured_names } = fieldsOf(headWith(NAMED, line))
    expect([policy_holder_name, additional_insured_names]).toEqual(['Ana Flores', ['Luis Paredes']])
  })

  it.each([
    ['Named insured: 7TH & MAGNOLIA PROPERTIES LLC', '7TH & MAGNOLIA PROPERTIES LLC'],
    ['Named insured: 2 Brothers Holdings LLC', '2 Brothers Holdings LLC'],
    ['Named insured: Elm Street 12 Trust', 'Elm Street 12 Trust'],
  ])('"%s" may have figures in a company\'s name', (line, name) => {
    expect(fieldsOf(headWith(NAMED, line)).policy_holder_name?.toLowerCase()).toBe(name.toLowerCase())
  })

  it.each([
    ['INSURED FOR      ANNUAL CHARGE\nDWELLING         300,000'],
    ['Dear Valued Customer,'],
    ['Dear Policyholder:'],
    ['Dear Policy Holder,'],
    ['Welcome Texas Families!'],
    ['About your policy\nPreferred Homeowners Program'],
    ['What we cover\nSingle Family Home'],
    ['What your policy covers\nSudden Accidental Loss'],
    ['Insured amount      Annual Charge'],
    ['Who is covered      See your policy'],
  ])('"%s" names nobody', (line) => {
    expect(fieldsOf(headWith(NAMED, line)).policy_holder_name).toBeNull()
  })
})

describe('where the home is', () => {
  it.each([
    ['PROTECTED PROPERTY\n12 Elm St\nWaco, TX 76710'],
    ['What is covered\n12 Elm St\nWaco, TX 76710'],
    ['What we insure      12 Elm St, Waco, TX 76710'],
    ['Your place\n12 Elm St\nWaco, TX 76710'],
    ['The building\n12 Elm St\nWaco, TX 76710'],
    ['Unit\n12 Elm St\nWaco, TX 76710'],
    ['Where you live      12 Elm St, Waco, TX 76710'],
    ['FOR THE PROPERTY SITUATED AT:\n     12 ELM ST\n     WACO TX 76710'],
    ['The dwelling and its contents at    12 Elm St, Waco, TX 76710'],
    ['Description         Single family residence, one story\nLocation            12 Elm St, Waco, TX 76710'],
  ])('"%s" says it', (line) => {
    const { street, city, zip } = fieldsOf(headWith(PLACE, line)).property_address
    expect([street?.toLowerCase(), city?.toLowerCase(), zip]).toEqual(['12 elm st', 'waco', '76710'])
  })

  it.each([
    ['Mail goes to        12 Elm St, Waco, TX 76710'],
    ['Your agent          12 Elm St, Waco, TX 76710'],
    ['What we mail        12 Elm St, Waco, TX 76710'],
    ['Home office         12 Elm St, Waco, TX 76710'],
  ])('"%s" does not', (line) => {
    expect(fieldsOf(headWith(PLACE, line)).property_address.street).toBeNull()
  })
})

describe('number and term', () => {
  it.each([
    ['POLICY\n914 260 837 Homeowners\n', '914 260 837'],
    ['Your policy is LO-448812-26.\n', 'LO-448812-26'],
    ['Your policy number is LO-TX-0448 812-3.\n', 'LO-TX-0448 812-3'],
    ['Policy   448812 Dwelling Fire\n', '448812'],
  ])('"%s" is a number', (line, number) => {
    expect(fieldsOf(headWith(NUMBER, line)).policy_number).toBe(number)
  })

  it.each([
    ['\nStarts   03/01/2026\nStops    03/01/2027'],
    ['\nStarts   March 1, 2026\nRenews   March 1, 2027'],
    ['\nBegins on   03/01/2026\nRuns out on   03/01/2027'],
    ['\nTerm        Begins March 1, 2026 and ends March 1, 2027, both at 12:01 a.m.'],
    ['\nThe time: one year, from noon on March 1, 2026 until noon on March 1, 2027.'],
  ])('"%s" is a term', (line) => {
    const { effective_date, renewal_date } = fieldsOf(headWith(PERIOD, line))
    expect([effective_date, renewal_date]).toEqual(['2026-03-01', '2027-03-01'])
  })
})

describe('years, price and lender', () => {
  it.each([
    ['When built                1939'],
    ['Year finished             1939'],
    ['Year completed: 1939'],
    ['Limestone walls, original house finished in 1939, kitchen wing added 1998.'],
    ['Dwelling, frame, pier and beam, built 1939, roof composition applied 2009'],
    ['Year the house was built  1939'],
  ])('"%s" tells the year', (line) => {
    expect(fieldsOf(headWith(/$^/, '', line)).year_built).toBe(1939)
  })

  it.each([
    ['Frame, built 1939, roof composition applied 2009'],
    ['Our records show a metal roof of the year 2009 on a house built in 1939.'],
    ['ROOF  METAL  NEW IN 2009'],
    ['Roof: metal, fitted 2009'],
  ])('"%s" tells the roof\'s', (line) => {
    expect(fieldsOf(headWith(/$^/, '', line)).roof_year).toBe(2009)
  })

  it.each([
    ['POLICY YEAR TOTAL                2,600.00'],
    ["YEAR'S CHARGE                    $2,600"],
    ['For the whole year               $2,600.00'],
    ['For the full 12 months           $2,600.00'],
    ['Amount of premium and fee        2,600.00'],
    ['Total of the premium and all fees     $2,600.00'],
    ['Term total                       $2,600.00'],
    ['Premium                 $2,580\nDues                       $20\nTo be paid by March 1   $2,600'],
  ])('"%s" tells the price', (line) => {
    expect(fieldsOf(headWith(/$^/, '', line)).total_annual_premium).toBe(2600)
  })

  it('a price of another year is not that of this one', () => {
    const lines = 'For the year 2025      $2,100.00\nFor the year 2026      $2,600.00'
    expect(fieldsOf(headWith(/$^/, '', lines)).total_annual_premium).not.toBe(2100)
  })

  it.each([
    ['WHO LENT YOU THE MONEY\n\nFrost Bank, its successors and/or assigns, PO Box 6609, Waco, TX 76702.'],
    ['The bank that holds your mortgage    Frost Bank'],
    ['Your mortgage and lender             Frost Bank'],
    ['The mortgage holder on this policy is Frost Bank ISAOA, PO Box 1139, Waco, TX 76702'],
    ['The lender for your home is Frost Bank, PO Box 1139, Waco, TX 76702'],
  ])('"%s" tells the lender', (line) => {
    expect(fieldsOf(headWith(/$^/, '', `\n${line}`)).mortgagee).toBe('Frost Bank')
  })
})

describe('a letter behind words of the carrier’s own', () => {
  it.each([
    ['coverage_a_dwelling', 'The place you call home (Coverage A)'],
    ['coverage_b_other_structures', 'Fences, sheds and the like (Coverage B)'],
    ['coverage_c_personal_property', 'All that you own - Coverage C'],
    ['coverage_d_loss_of_use', 'Nights away from home (Coverage D)'],
    ['coverage_e_personal_liability', 'If you are sued (Coverage E)'],
    ['coverage_f_medical_payments', 'Doctor bills of guests (Cov. F)'],
  ] as const)('%s: "%s"', (field, words) => {
    expect(fieldsOf(`${HEAD}\nCoverages                             Limit\n${words.padEnd(50)}$61,000`)[field]).toBe(
      61_000,
    )
  })

  it.each([
    'Deductible for Coverage A',
    'Water damage within Coverage A',
    'Premium (Coverage A)',
    'Share of Coverage A',
  ])('"%s" is no limit', (words) => {
    expect(fieldsOf(`${HEAD}\n${words.padEnd(50)}$61,000`).coverage_a_dwelling).toBeNull()
  })
})
