import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const yearsOf = (body: string) => {
  const { year_built, roof_year } = fieldsOf(`${HEAD}${LIMITS}\n${body}`)
  return [year_built, roof_year]
}

it.each([
  'Detached garage      Year built 2010      Roof year 2018',
  'Detached garage\n  Year built          2010\n  Roof year           2018',
  'Garage        2004 frame, roof 3 years old',
  'Garage roof age      6 years',
])('a garage’s years are not the home’s: %s', (garage) => {
  expect(yearsOf(garage)).toEqual([null, null])
  expect(yearsOf(`Dwelling year built   1985\n\n${garage}`)).toEqual([1985, null])
})

it('a roof as old as the garage is not as old as the home', () => {
  expect(yearsOf('Year built 1985\nGarage: built 2004, roof original to the building')).toEqual([1985, null])
})

it('the kind of garage beside the year of the home is no other building', () => {
  expect(yearsOf('Garage:   Attached   Year built   1985')).toEqual([1985, null])
})

it('the line that the row of another building goes on to is said of it', () => {
  const items = `1   Dwelling, 12 Elm St, Waco TX 76710                 $300,000
    Frame; one story; built 1977; roof put on in 2015
2   Detached workshop, 60 ft north                      $31,500
    Built 2003; metal frame`
  expect(yearsOf(items)[0]).toBe(1977)
})
