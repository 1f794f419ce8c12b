import { describe, expect, it } from 'vitest'
import { parseAddress } from './address.ts'
import { parseAmount, parsePercent, percentsWithPart } from './amount.ts'
import { insurerAt } from './company.ts'
import { parseDates, parseYear } from './dates.ts'
import { codeAtEnd, codeAtStart } from './form-code.ts'
import { bareName, readableName, splitNames } from './names.ts'

describe('amounts', () => {
  it.each([
    ['$412,000', { dollars: 412_000, percent: null }],
    ['$ 51,200', { dollars: 51_200 }],
    ['29,600', { dollars: 29_600 }],
    ['2% of Coverage A = $6,760', { dollars: 6760, percent: 2, base: 'A' }],
    ['1% $4,213', { dollars: 4213, percent: 1 }],
    ['Up to 24 months not to exceed $155,400', { dollars: 155_400 }],
    ['50% of Coverage A', { dollars: null, percent: 50, base: 'A' }],
    ['Not purchased', { dollars: null, status: 'none' }],
    ['Actual Loss Sustained', { dollars: null, status: 'open' }],
    ['Included', { dollars: null, status: 'included' }],
    ['$142.00', { dollars: 142, hasCents: true }],
  ])('reads %s', (text, expected) => {
    expect(parseAmount(text)).toMatchObject(expected)
  })

  it('finds nothing in words', () => {
    expect(parseAmount('Masonry veneer, 2 stories')).toBeNull()
  })

  it.each([
    ['1/2% of Coverage A', 0.5],
    ['3/4 percent', 0.75],
    ['1/2 of 1% of the dwelling limit', 0.5],
    ['3/8%', null],
    ['1%/2%', 1],
  ])('reads a fraction of a percent in %s, and no percent out of one that it does not know', (text, percent) => {
    expect(parsePercent(text)).toBe(percent)
  })

  it('reads none out of a part that a recogniser took for another sign', () => {
    expect([parsePercent('1%%'), percentsWithPart('1%%'), percentsWithPart('1%')]).toEqual([
      null,
      [1.5, 1.25, 1.75],
      [],
    ])
  })

  it('reads half percents', () => {
    expect([parsePercent('1½%'), parsePercent('½ %'), parsePercent('1.5%'), parsePercent('none')]).toEqual([
      1.5,
      0.5,
      1.5,
      null,
    ])
  })
})

describe('dates', () => {
  it.each([
    ['5/1/2026 12:01 AM', ['2026-05-01']],
    ['From: 06-18-2026 To: 06-18-2027', ['2026-06-18', '2027-06-18']],
    ['EFFECTIVE 08/21/26', ['2026-08-21']],
    ['Begins November 14, 2026 through Nov. 14, 2027', ['2026-11-14', '2027-11-14']],
    ['MAR302022toMAR302023', ['2022-03-30', '2023-03-30']],
    ['13/45/2026 and 02/30/2026', []],
    ['Form 05 16, 12:01 A.M.', []],
  ])('reads %s', (text, expected) => {
    expect(parseDates(text)).toEqual(expected)
  })

  it('takes years, not amounts', () => {
    expect([parseYear('1998'), parseYear('$1,998'), parseYear('2,008 sq. ft.')]).toEqual([1998, null, null])
  })
})

describe('names', () => {
  it('gives both of a couple their surname', () => {
    expect(splitNames('GABRIEL & TERESA ZUNIGA')).toEqual(['GABRIEL ZUNIGA', 'TERESA ZUNIGA'])
    expect(splitNames('Priya Raman and Daniel Okafor')).toEqual(['Priya Raman', 'Daniel Okafor'])
  })

  it('leaves a company and a trust whole', () => {
    expect(splitNames('Stone & Sons Rentals LLC')).toEqual(['Stone & Sons Rentals LLC'])
    expect(splitNames('Vandermolen Family Trust')).toEqual(['Vandermolen Family Trust'])
    expect(splitNames('Anna and Luis Flores Trust')).toEqual(['Anna and Luis Flores Trust'])
    expect(splitNames('Anna Flores and Flores Living Trust')).toEqual(['Anna Flores', 'Flores Living Trust'])
  })

  it('leaves out what is written after a name', () => {
    expect(bareName('Lakeview Loan Servicing LLC ISAOA/ATIMA')).toBe('Lakeview Loan Servicing LLC')
    expect(bareName('Mesa National Bank NAISAOA')).toBe('Mesa National Bank NA')
    expect(bareName('NATIONSTAR MORTGAGE LLC DBA MR. COOPER')).toBe('NATIONSTAR MORTGAGE LLC')
    expect(bareName('1. WELLS FARGO BANK NA #936')).toBe('WELLS FARGO BANK NA')
  })

  it('writes capitals readably', () => {
    expect(readableName('CARL D WHITFIELD')).toBe('Carl D Whitfield')
    expect(readableName('BRAZOS HOLLOW RENTALS LLC')).toBe('Brazos Hollow Rentals LLC')
  })
})

describe('addresses', () => {
  it.each([
    [
      ['3108 Cotters Mill Dr', 'Plano, TX 75025'],
      ['3108 Cotters Mill Dr', 'Plano', '75025'],
    ],
    [
      ['21807 Juniper Vale Ln, Katy, TX', '77494'],
      ['21807 Juniper Vale Ln', 'Katy', '77494'],
    ],
    [
      ['9342 CORDOVA BLUFF', 'SAN ANTONIO, BEXAR, TEXAS 78254'],
      ['9342 CORDOVA BLUFF', 'SAN ANTONIO', '78254'],
    ],
    [
      ['11462 Sandstone Ridge', 'Dr', 'Frisco, TX 75035'],
      ['11462 Sandstone Ridge Dr', 'Frisco', '75035'],
    ],
    [['12 Elm Dr, Apt 4, Waco, McLennan County, TX 76710'], ['12 Elm Dr Apt 4', 'Waco', '76710']],
    [
      ['12 Elm Dr  PO Box 5023', 'Waco TX 76710  Troy MI 48007'],
      ['12 Elm Dr', 'Waco', '76710'],
    ],
    [
      ['12 Elm Dr  Lone Oak Mortgage Company', 'Waco TX 76710  ISAOA/ATIMA'],
      ['12 Elm Dr', 'Waco', '76710'],
    ],
    [
      ['12 Elm Dr  Apt 4', 'Waco TX 76710'],
      ['12 Elm Dr Apt 4', 'Waco', '76710'],
    ],
    [['15 STONE OAK CIR KINGWOOD TX 77345'], ['15 STONE OAK CIR', 'KINGWOOD', '77345']],
  ])('reads %j', (lines, [street, city, zip]) => {
    expect(parseAddress(lines)).toEqual({ street, city, state: 'TX', zip })
  })

  it('knows when there is none', () => {
    expect(parseAddress(['Same as mailing address'])).toBeNull()
  })
})

describe('insurers', () => {
  it.each([
    ['Germania Farm Mutual Insurance Association', 'Germania Farm Mutual Insurance Association'],
    ['ASI Lloyds', 'ASI Lloyds'],
    ['Safeco Insurance Company of America', 'Safeco Insurance Company of America'],
    ['Texas Farmers Insurance Company 15700 Long Vista Dr', 'Texas Farmers Insurance Company'],
    ['Stroud Insurance Agency LLC', null],
    ['National Flood Insurance Program', null],
    ['RECIPROCAL EXCHANGE', null],
    ['Mutual Policy Notices', null],
    ['RENEWAL OF YOUR POLICY. COVERAGE IS PROVIDED IN THE CITIZENS INSURANCE COMPANY', null],
    ['SINCERELY, LONE OAK INSURANCE COMPANY', 'LONE OAK INSURANCE COMPANY'],
    ['Allstate Texas Lloyd’s', 'Allstate Texas Lloyd’s'],
  ])('finds the name in %s', (text, expected) => {
    expect(insurerAt(text)).toBe(expected)
  })
})

describe('form numbers', () => {
  it.each([
    ['HO 00 03 04 91', 'HO 00 03'],
    ['HO 04 90', 'HO 04 90'],
    ['GHO-3 (03-19) Homeowners Special Form', 'GHO-3'],
    ['56-5744 3rd Ed.', '56-5744'],
    ['25-8979 3-20', '25-8979'],
    ['HO 00 06 01-18 Homeowners 6', 'HO 00 06'],
    ['SPK HO3 TX 04 23', 'SPK HO3 TX'],
    ['H OO 06 0716', 'H 00 06'],
    ['HO 04 350511', 'HO 04 35'],
    ['DP 042005 14 Coverage', 'DP 04 20'],
    ['*FE-1450', 'FE-1450'],
    ['LO RSP 01/24', 'LO RSP'],
    ['HO0003(0511)', 'HO0003'],
    ['N.A. its successors', null],
    ['LO-471 WIND/HAIL DEDUCTIBLE', 'LO-471'],
    ['56-5744 3RD ED.', '56-5744'],
    ['56-5744 2ED', '56-5744'],
    ['E0119 1ED', 'E0119'],
    ['LOI-HOA+ (01/24) Texas Homeowners Policy', 'LOI-HOA+'],
    ['2026 TO', null],
    ['13215 BEE CAVE PKWY, AUSTIN', null],
    ['03/12', null],
    ['PO BOX 6618', null],
    ['WACO TX 76710', null],
    ['Texas Amendatory Endorsement', null],
  ])('takes %s as %s', (text, expected) => {
    expect(codeAtStart(text)).toBe(expected)
  })

  it('finds one at the end of its title', () => {
    expect(codeAtEnd('House & Home Policy – AVP401')).toBe('AVP401')
  })
})
