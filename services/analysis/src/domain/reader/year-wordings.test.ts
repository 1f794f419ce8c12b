import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from './testing/lone-oak.ts'

const read = (body: string) => fieldsOf(`${HEAD}\n${LIMITS}\n${body}`)

describe('years', () => {
  it.each([
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
    ['RATED ON: PRIMARY HOME, 1 FAMILY, YEAR OF HOME 1988, FRAME, ROOF AGE 9 YEARS', 1988, 2017],
  ])('are told by "%s"', (words, built, roof) => {
    const { year_built, roof_year } = read(words)
    expect([year_built, roof_year]).toEqual([built, roof])
  })
})

it.each([
  ['Roof    Composition, 12 years old', 2014],
  ['ROOFING     Metal, 4 yrs old', 2022],
  ['Composition roof, 14 years old when this policy began. One family.', 2012],
  ['Composition roof, settled by a schedule when 14 years old.', null],
  ['Garage built 2004, metal roof of the same year. Home built 1988.', null],
  ['Roof    Replacement cost unless over 10 years old', null],
  ['Roof    Paid by schedule when 10 years old', null],
  ['Detached garage roof    Metal, 4 years old', null],
])('%s', (words, year) => {
  expect(read(words).roof_year).toBe(year)
})

it.each(['Inspection    Completed 2021. Brick veneer verified.', 'Basement     Finished 2015, brick walls.'])(
  'what else was completed is no home: %s',
  (words) => expect(read(words).year_built).toBeNull(),
)
