import { describe, expect, it } from 'vitest'
import { fieldsOf, LIMITS, withLines } from '../testing/lone-oak.ts'

describe('an extension of the dwelling limit', () => {
  it.each([
    ['Coverage A is extended by up to 25% through Expanded Dwelling Protection', 25],
    ['Settlement     130% of the dwelling limit, as guaranteed replacement', 30],
    ['House: 125% of the Coverage A limit, enhanced replacement cost, after a total loss.', 25],
    ['HOW WE PAY\n  120%     the most we will pay to repair or rebuild your house', 20],
    ['Coverage A is increased by up to 3% a year', null],
    ['Coverage A is increased by up to 4% at each renewal for inflation', null],
    ['Debris removal: 110% of the Coverage A limit, extended replacement cost', null],
    ['  80%      the most we pay to rebuild a fence', null],
  ])('is read from %j', (line, percent) => {
    expect(withLines(line).extended_dwelling_percentage).toBe(percent)
  })
})

describe('years of the home', () => {
  it('stand beside an attached garage, which has none of its own', () => {
    expect(withLines('Dwelling: built 1990; brick; attached garage, 3 car; 2 stories').year_built).toBe(1990)
    expect(withLines('Dwelling: brick; attached garage, built 2005').year_built).toBeNull()
    expect(withLines('Dwelling: brick; detached garage, built 2005').year_built).toBeNull()
  })

  it('may be a day, below another fact of the same list', () => {
    expect(withLines('Description of home      Main house\nDate of construction     03/01/1977').year_built).toBe(1977)
  })

  it('follow from the age of the roof covering', () => {
    expect(withLines('Roof: metal, 100%; age of the roof covering: 9 years').roof_year).toBe(2017)
    expect(withLines('Age of roof surfacing: 10 years or more').roof_year).toBeNull()
  })
})

describe('names and dates', () => {
  it('are read at further labels', () => {
    expect(withLines('Also covered as named insured      Luis Paredes').additional_insured_names).toEqual([
      'Luis Paredes',
    ])
    const dates = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
New Policy Effective Date: 04/01/2026
Expiration Date: 04/01/2027
Named insured: Ana Flores
${LIMITS}`)
    expect([dates.effective_date, dates.renewal_date]).toEqual(['2026-04-01', '2027-04-01'])
  })

  it('take the first of two loss payees', () => {
    const [first, second] = [
      'first lienholder\n    Frost Bank, PO Box 1600, San Antonio, TX 78296',
      'second lienholder\n    Falcon Bank, PO Box 11, Laredo, TX 78041',
    ]
    expect(withLines(`Loss payable, ${first}\n\nLoss payable, ${second}`).mortgagee).toBe('Frost Bank')
    expect(withLines(`Loss payable, ${second}`).mortgagee).toBeNull()
  })

  it('share of the dwelling limit for code upgrades may follow a status', () => {
    expect(withLines('Extended code upgrade       Included       15% of Coverage A').ordinance_or_law_percentage).toBe(
      15,
    )
  })
})

describe('a lender', () => {
  it('is named in a clause, however often it says what may be', () => {
    const clause = 'LOSS PAYABLE CLAUSE.  Loss, if any, on Coverage A shall be payable to the insured and to\n'
    const name = 'Citizens Bank of Waco, 100 Elm Street, Waco, Texas 76701, as interest may appear.'
    expect(withLines(clause + name).mortgagee).toBe('Citizens Bank of Waco')
    expect(withLines(`Loss, if any, is payable to the insured and ${name}`).mortgagee).toBe('Citizens Bank of Waco')
  })

  it('of two stands below the word for the first, a little further in', () => {
    const blocks = `
Mortgagees
First                                   Second
   Frost Bank ISAOA/ATIMA                  Falcon Bank
   P.O. Box 7050                           1101 Cullen Pkwy
   Troy, MI 48007-7050                     Houston, TX 77023`
    expect(withLines(blocks).mortgagee).toBe('Frost Bank')
  })
})

describe('a schedule of deductibles', () => {
  it('on a page of its own is of the policy whose number it has', () => {
    const schedule = (number: string) => `
====
DEDUCTIBLE SCHEDULE                                                                Policy ${number}

In the event of a loss to property insured under Section I, we pay only that part of the loss over the deductible that
applies. The deductible is the percentage shown below of the Coverage A amount of insurance at the time of the loss.

    1.  Windstorm and Hail                                  2.5%
    2.  All perils other than Windstorm and Hail            1.5%

No deductible applies to Coverage D or to Section II, and none applies to the coverages that the policy calls additional.`
    const wind = { amount: 7_500, percentage: 2.5, stated: 'percentage' }
    expect(withLines(schedule('LO-448812')).deductibles.wind_hail).toEqual(wind)
    expect(withLines(schedule('ZZ-100200')).deductibles.wind_hail).toBeNull()
  })
})

describe('titles of forms', () => {
  it.each([
    ['LO 802   Replacement cost, building and its roof          Incl', 'RCV'],
    ['LO 804   Replacement cost, dwelling and roof at actual cash value       Incl', 'ACV'],
    ['LO 804   Replacement cost, dwelling, roof excluded       Incl', null],
    ['LO 806   Replacement cost dwelling including roof surfacing   Not purchased', null],
  ])('tell how the roof is paid with the dwelling: %j', (line, settlement) => {
    expect(withLines(`ENDORSEMENTS\n${line}`).roof_settlement).toBe(settlement)
  })

  it('in brackets behind the number may take mold out', () => {
    expect(withLines('Forms: LO-2 (conditions), LO-22 (mold, fungi and rot excluded)').mold_limit).toBe(0)
    expect(withLines('Forms: LO-3 (water backup; mold excluded), LO-9 (limited mold coverage)').mold_limit).toBeNull()
  })
})
