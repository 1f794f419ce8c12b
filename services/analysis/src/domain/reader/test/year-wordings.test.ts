import { describe, expect, it } from 'vitest'
import { withLines } from '../testing/lone-oak.ts'

describe('years', () => {
  it.each([
    ['Brick house with attached garage, built 1998', 1998, null],
    ['brick home with attached two-car garage, built 1998', 1998, null],
    ['Detached garage, built 1998', null, null],
    ['1,880 sq ft - 3 bed - 2 bath - built 1976 - roof 2011', 1976, 2011],
    ['1,880 sq ft - new bath built 1976', null, null],
    ['Roof system\nMaterial     Composition 3-tab\nAge          9 yrs', null, 2017],
    ['What year was your home built?            1993\nWhen was the roof last replaced?          2017', 1993, 2017],
    ['Home built: 1990-1995', null, null],
    ['Last inspection of roof: 2023, condition good', null, null],
    ['Roof 2015, last inspection 2023', null, 2015],
    ['Water heater\nMaterial     Steel\nAge          9 yrs', null, null],
    ['Original construction date     01/01/1985', 1985, null],
    ['Effective year built     1972', null, null],
    ['The roof is metal. It went on in 2014.', null, 2014],
    ['A word about your roof\nIt went on in 2014. Hail is settled at actual cash value.', null, 2014],
    ['The roof is metal. The fence is cedar. It went on in 2014.', null, null],
    ['The roof of the barn is metal. It went on in 2014.', null, null],
    ['The roof is metal. It was inspected in 2014.', null, null],
    ['Brick veneer; constructed 1988; last re-roofing 2017; hip roof', 1988, 2017],
    ['Year of home 1988. Certificate WPI-8, re-roof completed April 2017', 1988, 2017],
    [
      'Roof: Wind or hail losses to roof surfacing are settled at replacement cost. Roof age at renewal: 9 years. Metal\nstanding seam. Home built 1988.',
      1988,
      2017,
    ],
    [
      'Roof: Wind or hail losses are settled at replacement cost. Roof age at renewal: 9 years. Home built 1988.',
      1988,
      2017,
    ],
    [
      'Building     Completed 2021. Steel and stone, standing seam metal roof of the same year. 5,480 sq ft.',
      2021,
      2021,
    ],
    [
      'Year Built: 1988          Construction: Brick        Roof Type: Shingle\nAge of Roof: 9 years       Families: 1               Heating Updated: 2015',
      1988,
      2017,
    ],
    ['Year built 1988 / Masonry veneer / Slab / Roof: metal, 2017 / 1,610 sq. ft.', 1988, 2017],
    [
      'Year built ......... 1988          Slab Seepage ............. $71.00\nYear of roof ....... 2017          Replacement Cost ......... $87.00',
      1988,
      2017,
    ],
    ['Actual Year Built    1988\nEffective Year Built    1995\nYear Roof Replaced    2017', 1988, 2017],
    ['Construction completed    1988\nRoof placed in service    2017', 1988, 2017],
    ['Roof placed in service 2017         Home placed in service 1988', 1988, 2017],
    ['FRAME/1 FAM/PC 5/YR BLT 1988/SQFT 1,944/RF YR 2017/RF TYP COMP/BCEG 05', 1988, 2017],
    ['Dt of construction:   03/01/1988      Roof instl dt:   06/15/2017', 1988, 2017],
    ['Warranted: dwelling built 1988, occupied by the Insured. Roof new 2017.', 1988, 2017],
    ['Victorian residence, erected 1988, listed in 1999. Slate roof laid anew in 2017.', 1988, 2017],
    ['Year home was built:  1988       Your roof:  laminated shingle, original to the home', 1988, 1988],
    ['Year built  1988\nMain roof, composition     2017\nPorch roof, rolled         2008', 1988, 2017],
    ['First built 1931, destroyed by fire and rebuilt 1988. Year built for rating: 1988. Roof new 2017.', 1988, 2017],
    ['Home built 1950, rebuilt 1988. Roof new 2017.', null, 2017],
    [
      'Your home, built 1988, roof 2017\nSimilar homes near you:\n   Built 1997, roof 2015         $318,400\n   Built 2004, roof 2021         $347,200',
      1988,
      2017,
    ],
    [
      '                 County record     Your statement     Used for rating\nYear built       1978              1981               1988\nRoof year        2001              2018               2017',
      1988,
      2017,
    ],
    [
      'Field          Tax record     Listing     Used for this policy\nYear built     1995           1998        1988 (per insured)\nRoof year      --             2010        2017 (per invoice)',
      1988,
      2017,
    ],
    [
      'Bldg 1   Dwelling             Year built   1988     Roof   Shingle, 2017\nBldg 2   Barn, metal          Year built   1971     Roof   Metal, replaced 2022',
      1988,
      2017,
    ],
    ['Guest house built 2010, roof 2012. Home built 1988, roof 2017.', 1988, null],
    ['Construction completed: roof repairs 2020', null, null],
    ['Actual year built: not known. Effective year built: 1995. Roof new 2017.', null, 2017],
    ['Your prior roof was installed in 2001. Home built 1988.', 1988, null],
    ['RATED ON: PRIMARY HOME, 1 FAMILY, YEAR OF HOME 1988, FRAME, ROOF AGE 9 YEARS', 1988, 2017],
  ])('are told by "%s"', (words, built, roof) => {
    const { year_built, roof_year } = withLines(words)
    expect([year_built, roof_year]).toEqual([built, roof])
  })
})

it.each([
  ['Roof    Composition, 12 years old', 2014],
  ['Roof\nComposition\nAge 12 years', 2014],
  ['ROOFING     Metal, 4 yrs old', 2022],
  ['Composition roof, 14 years old when this policy began. One family.', 2012],
  ['Composition roof, settled by a schedule when 14 years old.', null],
  ['Garage built 2004, metal roof of the same year. Home built 1988.', null],
  ['Roof    Replacement cost unless over 10 years old', null],
  ['Roof    Paid by schedule when 10 years old', null],
  ['Detached garage roof    Metal, 4 years old', null],
])('%s', (words, year) => {
  expect(withLines(words).roof_year).toBe(year)
})

it.each(['Inspection    Completed 2021. Brick veneer verified.', 'Basement     Finished 2015, brick walls.'])(
  'what else was completed is no home: %s',
  (words) => expect(withLines(words).year_built).toBeNull(),
)

it('reads years in a line of short facts', () => {
  const { year_built, roof_year } = withLines('YR BLT 1977    BRK VENEER ROOF COMP     2019     PC5')
  expect([year_built, roof_year]).toEqual([1977, 2019])
})

it('finds a year below heads of which another takes two lines', () => {
  const { year_built } = withLines(`
Occupancy     Built     Foundation     Use          Replacement cost
                                                    estimate

Owner         1988      Slab           Secondary    $486,000`)
  expect(year_built).toBe(1988)
})

it.each([
  'The roof of the barn was replaced in 2020.',
  'Your roof is covered for hail as of June 2026.',
  'The roof must be replaced by 2027.',
  'Roof age verified 2021',
  'Roof: composition, 2019 claim paid',
  'YR BLT 1977     SOLAR ON ROOF NEW 2021',
])('a roof is not as new as what else happened then: %s', (words) => expect(withLines(words).roof_year).toBeNull())

it('of a roof, told as a change', () =>
  expect(withLines('WHAT CHANGED\n- Roof replaced: the roof year is now 2024 (before: 2008).').roof_year).toBe(2024))
