import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const years = (body: string) => {
  const { year_built, roof_year } = fieldsOf(`${HEAD}${LIMITS}\n${body}`)
  return [year_built, roof_year]
}

it.each([
  ['Rating     Form   HO-B      Const   Frame      Yr   1978      Prot   4      Roof   2020', 1978, 2020],
  ['Form   HO-B      Roof   2020      Const   Frame      Yr   1978', 1978, 2020],
  ['RATING\nYear 1968       Frame       PC 3       Roof updated 2014       Wiring updated 2014', 1968, 2014],
  ['Residence completed 2016. Brick and stone. Original roof, class 4 shingle.', 2016, 2016],
])('%s', (body, built, roof) => expect(years(body)).toEqual([built, roof]))

it.each([
  'Roof   Composition      Year 2014      Frame      PC 3',
  'Construction   Frame      Wiring updated   Yr   2014      Prot   4',
  'Detached garage      Year 1968      Frame      PC 3',
  'Golf cart      Year 2021      Frame      VIN 5501',
  'Occupancy: Owner      Inspected: Yes      Year: 2019',
])('is not when the home was built: %s', (body) => expect(years(body)[0]).toBeNull())

it('an original roof that was replaced since is not as old as the home', () =>
  expect(years('House built 1996. Original roof, replaced in 2012.')).toEqual([1996, 2012]))

it.each<[string, number | null]>([
  ['Roof details\nMaterial         Metal\nInstalled        2017\nSolar panels     2019', 2017],
  ['Roof\nSolar panels     Yes\nInstalled        2019', null],
])('under a heading of the roof: %s', (body, roof) => expect(years(body)[1]).toBe(roof))
