import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'
import type { PlacedLine } from '../testing/placed-lines.ts'
import { placed, placedFields, TOP } from '../testing/placed-lone-oak.ts'

describe('a roof that took the place of another', () => {
  it.each([
    ['Roof     Tile, put on in 2009, replaced with composition shingle in 2020', 2020],
    ['Roof     Composition shingle, 2003, since replaced by metal in 2018', 2018],
    ['Roof     Metal, installed 2008, replaced 2021', 2021],
    ['Roof type     Tile, new in 2009, replaced by tile in 2021', 2021],
  ])('%s', (row, year) => expect(withLines(`Year built   1998\n${row}`).roof_year).toBe(year))

  it.each([
    'Roof     Tile, put on in 2009, replaced in part in 2020',
    'Roof     Tile, put on in 2009, flashing replaced in 2020',
    'Roof     Tile, put on in 2009, replaced with new gutters in 2020',
    'Roof     Tile, put on in 2009, garage roof replaced with metal in 2020',
    'Roof     Tile, put on in 2009, to be replaced with metal in 2027',
    'Roof     Tile, put on in 2009, replaced with wood shakes in 2027',
    'Roof     Tile, put on in 2009, skylights replaced 2020',
    'Roof     Tile, put on in 2009, replaced with metal 2020, garage only',
  ])('%s', (row) => expect([2009, null]).toContain(withLines(`Year built   1998\n${row}`).roof_year))
})

describe('when a form was printed', () => {
  it.each([
    'Forms\nLO-12   Wind and Hail Deductible, 6/2020\nLO-88   Roof Surface Schedule, 3/2025',
    'Forms\nLO-12   Wind and Hail Deductible, 6/2020\nLO-88   Roof metal surfaces, 3/2025',
    'Forms\nLO-12   Deductible, 6/2020\nLO-88   New roof covering, 3/2025',
    'Roof payment schedule, 3/2025',
    'Roof endorsement 2024',
    'Roof cosmetic exclusion, 04/2024',
  ])('%s', (rows) => expect(withLines(rows).roof_year).toBeNull())

  it('does not hide when the roof was put on', () => {
    expect(
      withLines('Forms\nLO-88   Roof Surface Schedule, 3/2025\n\nYour roof is 13 years old at this renewal.').roof_year,
    ).toBe(2013)
    expect(withLines('Roof   Shingle, 3/2019').roof_year).toBe(2019)
    expect(withLines('LO-448812    Roof installed 3/2019').roof_year).toBe(2019)
  })

  it.each([
    'Roof on a payment schedule, installed 2015',
    'Roof with ACV endorsement, replaced 2015',
    'Roof subject to cosmetic exclusion, replaced 2015',
    'Roof covered for full settlement, new in 2015',
  ])('is told from a year behind how the roof is paid: %s', (row) =>
    expect(withLines(`Year built 1998\n${row}`).roof_year).toBe(2015),
  )

  it('CONSTR YR ROOF 2014 is no year of the home', () => expect(withLines('CONSTR YR ROOF 2014').year_built).toBeNull())
})

describe('a roof named behind when the home was built', () => {
  it('McLennan County. Built 2014, roof metal 2015', () =>
    expect(withLines('McLennan County. Built 2014, roof metal 2015')).toMatchObject({
      year_built: 2014,
      roof_year: 2015,
    }))
  it.each([
    'Detached garage. Built 2014, roof metal 2015',
    'Barn built 2014, roof metal 2015',
    'Built 2014, roof metal 2015 standards',
    'Built 2014, roof metal 2015 hail claim',
    'Porch built 2014, roof metal 2015',
  ])('%s', (row) => expect(withLines(row).roof_year).toBeNull())
})

it('a building named a little lower in the column beside is not in the home’s row', () => {
  const { year_built, roof_year } = placed(
    ['Other structures: and the barn?', 40, 304, 10],
    ['Your roof is original to the home, which was built in 2016. We', 320, 300, 9],
    ['pay replacement cost for it.', 320, 312, 9],
  )
  expect([year_built, roof_year]).toEqual([2016, 2016])
  expect(placed(['The barn', 40, 300, 9], ['Roof of metal, built in 2016.', 320, 300, 9]).year_built).toBeNull()
})

describe('two terms side by side', () => {
  const table = (...heads: [string, string]): PlacedLine[] => [
    [heads[0], 300, 200, 10],
    [heads[1], 450, 200, 10],
    ['Policy period', 40, 220, 10],
    ['03/01/2025 to', 300, 220, 10],
    ['03/01/2026 to', 450, 220, 10],
    ['03/01/2026', 300, 234, 10],
    ['03/01/2027', 450, 234, 10],
    ['Dwelling', 40, 256, 10],
    ['$280,000', 300, 256, 10],
    ['$300,000', 450, 256, 10],
  ]
  const page = (lines: PlacedLine[]) =>
    placedFields([
      ...TOP.filter(([text]) => !/^(?:A\. |Policy period|\$300)/.test(text)),
      ...lines,
      ['Term: March 1, 2026 to March 1, 2027', 40, 300, 9],
    ])

  it('Ending term beside New term', () =>
    expect(page(table('Ending term', 'New term'))).toMatchObject({
      effective_date: '2026-03-01',
      renewal_date: '2027-03-01',
      coverage_a_dwelling: 300_000,
    }))

  it('Beginning and ending are days of one term', () =>
    expect(
      fieldsOf(
        `${HEAD.replace('Policy period: 03/01/2026 to 03/01/2027', '')}\nNew term       Ending term\n03/01/2026     03/01/2027\n${LIMITS}`,
      ).effective_date,
    ).not.toBe('2027-03-01'))
})

describe('a sign before the name of a letterhead', () => {
  const HEADLESS = HEAD.replace('Lone Oak Insurance Company', '▲ Lone Oak Mutual Insurance Company')
  it('▲', () => expect(fieldsOf(`${HEADLESS}${LIMITS}`).insurance_provider).toBe('Lone Oak Mutual Insurance Company'))
  it('of an agency', () =>
    expect(
      fieldsOf(`${HEAD.replace('Lone Oak Insurance Company', '▲ Elm Insurance Agency')}${LIMITS}`).insurance_provider,
    ).toBeNull())
})
