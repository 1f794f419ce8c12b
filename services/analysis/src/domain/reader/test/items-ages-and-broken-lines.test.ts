import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'
import { placedPage } from '../testing/placed-lines.ts'

describe('persons called named insured behind a comma', () => {
  const namesOf = (others: string) => {
    const { policy_holder_name, additional_insured_names } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Residence premises: 12 Elm St, Waco, TX 76710
Who is insured
Ana Flores, first named insured
${others}
${LIMITS}`)
    return [policy_holder_name, ...additional_insured_names]
  }
  it('each is one', () => expect(namesOf('Luis Paredes, named insured')).toEqual(['Ana Flores', 'Luis Paredes']))
  it('who is only an additional insured is not named', () =>
    expect(namesOf('Pecan Grove Owners, additional insured')).toEqual(['Ana Flores']))
})

describe('numbers of forms for Texas before a dash', () => {
  it.each<[string, string[]]>([
    [
      'LOE HO 1001 TX – Home policy; LOE HO 3110 – Water backup; LOE HO 3127 – Systems',
      ['LOE HO 1001 TX', 'LOE HO 3110', 'LOE HO 3127'],
    ],
    [
      'LOE POL 0119 – Home policy; LOE WB 0120 – Water backup; LOE SYS 0120 – Systems',
      ['LOE POL', 'LOE WB', 'LOE SYS'],
    ],
  ])('%s', (list, forms) => expect(withLines(`Forms that make up your policy\n${list}`).endorsements).toEqual(forms))
})

describe('a label of two lines in a column of colons', () => {
  const streetOf = (labels: [string, string, string]) =>
    readPolicy(
      placedPage([
        ['Lone Oak Insurance Company', 40, 40, 10],
        ['HOMEOWNERS POLICY DECLARATIONS', 300, 40, 10],
        ['Policy number: LO-448812', 40, 60, 9],
        ['Policy period: 03/01/2026 to 03/01/2027', 300, 60, 9],
        ['Named insured: Ana Flores', 40, 80, 9],
        [labels[0], 40, 110, 9],
        ['12 Elm St', 130, 110, 9],
        [labels[1], 40, 123.2, 9],
        ['Waco, TX 76710', 130, 123.2, 9],
        [labels[2], 40, 137.2, 9],
        ['Old Oak Bank', 130, 137.2, 9],
        ['A. Dwelling', 40, 180, 9],
        ['$300,000', 300, 180, 9],
        ['B. Other Structures', 40, 193, 9],
        ['$30,000', 300, 193, 9],
      ]),
    ).fields.property_address.street
  it('is one, however near the next row is', () =>
    expect(streetOf(['Covered', 'Location:', 'Lienholder:'])).toBe('12 Elm St'))
  it('is none of an agent', () => expect(streetOf(['Agency', 'Location:', 'Lienholder:'])).toBeNull())
})

describe('the last of the few pages of one form', () => {
  const formsOn = (foot: string) =>
    fieldsOf(`${HEAD}\n${LIMITS}${'\n'.repeat(52)}LO HO 3001 (01-25)                                        1 / 2
===
Notice of material change

Schedule of forms
HO 00 03   05 11   Special form
LO 4201    07 22   Texas provisions
LO 4355    03 20   Additional amount
${'\n'.repeat(52)}${foot}`).endorsements
  it('goes on with the declarations, whatever heads it', () =>
    expect(formsOn('LO HO 3001 (01-25)                                        2 / 2')).toEqual([
      'HO 00 03',
      'LO 4201',
      'LO 4355',
    ]))
  it.each(['LO BILL 7 (01-25)                                         2 / 2', 'LO HO 3001 (01-25)'])(
    'not so: %s',
    (foot) => expect(formsOn(foot)).toEqual([]),
  )
})

describe('the age of a roof on a day', () => {
  it.each<[string, number]>([
    ['Rating facts Year of construction 2001. Age of roof on 03/01/2026: 5 years. Brick.', 2021],
    ['Rating facts Year of construction 2001. Age of roof as of 06/15/2024: 5 years. Brick.', 2019],
  ])('%s', (text, year) => expect(withLines(text).roof_year).toBe(year))
  it('is no bound', () =>
    expect(withLines('Age of roof on 03/01/2026: 5 years or more is paid by the schedule.').roof_year).toBeNull())
})

describe('an example', () => {
  it('tells no roof’s year', () =>
    expect(
      withLines(`Example. Mr. and Mrs. Doe insure their home and have a deductible of one percent. Their
shingle roof was put on in 2015 and hail in 2026 makes it necessary to replace it.`).roof_year,
    ).toBeNull())
  it('takes nothing from another paragraph', () =>
    expect(
      withLines(`Example. The Does have a deductible of one percent and an older roof.

The shingle roof was put on in 2015 and is in good repair.`).roof_year,
    ).toBe(2015))
})

describe('mold in a form for Texas', () => {
  it.each<[string, number | null]>([
    ['HO-220   Texas fungi coverage, limit $10,000      $65', 10_000],
    ['HO-220   Texas fungi liability, limit $10,000     $65', null],
  ])('%s', (row, limit) => expect(withLines(row).mold_limit).toBe(limit))
})

describe('a lender below the end of another value', () => {
  it.each<[string, string | null]>([
    [
      `5.   Policy period             FROM MARCH 1 2026, 12:01 A.M. STANDARD TIME AT THE
                               RESIDENCE PREMISES
6.   Mortgagee and address     OLD OAK BANK, P.O. BOX 12, WACO, TEXAS 76710`,
      'OLD OAK BANK',
    ],
    ['6.   Mortgagee and additional interests     None', null],
  ])('%s', (rows, lender) => expect(withLines(rows).mortgagee).toBe(lender))
})

describe('a roof paid by percentages in a table', () => {
  it.each<[string, string]>([
    [
      'For a loss to roof surfacing by hail we pay the percentage in the table, by roof age in years and material, of the cost to repair or replace.',
      'schedule',
    ],
    [
      'Roof surfacing damaged by windstorm or hail: according to the roof surfacing payment schedule on the next sheet.',
      'schedule',
    ],
    ['For a loss to roof surfacing by hail we pay the cost to repair or replace.', 'RCV'],
  ])('%s', (text, settlement) => expect(withLines(text).roof_settlement).toBe(settlement))
})

describe('a title that breaks between replacement and cost', () => {
  it.each<[string, string | null]>([
    ['LO-221-TX   Contents at replacement     $174.00\n            cost', 'RCV'],
    ['LO-221-TX   Contents at replacement     Not included\n            cost', null],
    ['LO-221-TX   Contents at replacement     $174.00\n            Water backup       $79.00', null],
  ])('%s', (rows, settlement) => expect(withLines(rows).personal_property_settlement).toBe(settlement))
  it.each([
    'LO-221-TX   Dwelling at replacement     $412,000\n            cost',
    'Property of others in the\ndwelling at replacement     $174.00\ncost',
  ])('says nothing of the dwelling: %s', (rows) => expect(withLines(rows).dwelling_settlement).toBeNull())
})

describe('a sentence below the end of a row', () => {
  it('begins with its own words', () =>
    expect(
      withLines(`Additional living expenses                                              No fixed limit
A deductible of $10,000 applies to each covered loss to the house or its contents. For
loss by windstorm or hail the special deductible is 2% of the dwelling amount.`).deductibles.all_perils?.amount,
    ).toBe(10_000))
  it('of a jewel is of that', () =>
    expect(
      withLines(`Scheduled jewelry                                                     No fixed limit
A deductible of $10,000 applies to each covered loss to the jewels in the list below.`).deductibles.all_perils,
    ).toBeNull())
})

describe('items with a table of their own each', () => {
  const storm = (first: string, head = 'Coverage A') =>
    fieldsOf(`
TEXAS WINDSTORM INSURANCE ASSOCIATION              DWELLING POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured and mailing address
Ana Flores
9 Oak St
Waco, TX 76710

Item 1 – Dwelling
Location and description              ${head}      Deductible    Premium
${first}

Item 2 – Other insured structure
Description                           ${head}      Deductible    Premium
Boat house, same address              $18,500             2%        $174.00
                                                        $370

Total premium                       $2,214`)
  const DWELLING = `12 Elm St, Rockport, TX 78382          $248,000            2%        $1,736.00
One family, frame on pilings                             $4,960`

  it('have their limits, places and deductibles', () => {
    const { coverage_a_dwelling, coverage_b_other_structures, deductibles, property_address } = storm(DWELLING)
    expect([coverage_a_dwelling, coverage_b_other_structures, property_address.street]).toEqual([
      248_000,
      18_500,
      '12 Elm St',
    ])
    expect(deductibles.wind_hail).toEqual({ amount: 4960, percentage: 2, stated: 'both' })
  })
  it('lend a row that has its own limit no deductible', () =>
    expect(
      storm(`12 Elm St, Rockport, TX 78382          $248,000            2%        $1,736.00
Screened porch                          $10,000           $500         $20.00`).deductibles.wind_hail?.amount,
    ).not.toBe(500))
  it('tell nothing under a head of prices', () => expect(storm(DWELLING, 'Surcharges').coverage_a_dwelling).toBeNull())
})
