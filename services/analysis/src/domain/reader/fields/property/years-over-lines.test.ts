import { expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { halfLines } from '../../testing/half-lines.ts'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const yearsOf = (body: string) => {
  const { year_built, roof_year } = fieldsOf(`${HEAD}${LIMITS}\n${body}`)
  return [year_built, roof_year]
}

it.each([
  ['YEAR BUILT / ROOF        CONSTRUCTION\n1982 / 2014 METAL        FRAME / 1', [1982, 2014]],
  [
    'Built 1982, brick on slab        Policy premium $1,894.00\nRoof: metal, year 2014           Policy fee $75.00\nDwelling: replacement cost       Total $1,969.00',
    [1982, 2014],
  ],
  [
    'Year built 1982\n\nDeductibles                    Roof\nAll other perils    $2,500     Installed     2014\nWind and hail       $6,000     Covering      Metal',
    [1982, 2014],
  ],
  [
    'Year built 1982\n\nDeductibles                    Fence\nAll other perils    $2,500     Installed     2014',
    [1982, null],
  ],
  ['Rating: Year built 1982; frame; composition roof, year 2014; owner occupied.', [1982, 2014]],
  ['Year built       1982\nRoof age at\neffective date   12 years', [1982, 2014]],
])('tells the years of home and roof: %s', (body, years) => expect(yearsOf(body)).toEqual(years))

it('the names begin a little lower than their label', () =>
  expect(
    readPolicy(
      halfLines(`LONE OAK LLOYDS

HOMEOWNERS POLICY DECLARATIONS


Policy number   LO-4471902     Named insureds
                                                   Ana Flores

                                                   Luis Flores


Insured location   12 Elm St, Waco, TX 76710`),
    ).fields,
  ).toMatchObject({ policy_holder_name: 'Ana Flores', additional_insured_names: ['Luis Flores'] }))

it('the premium stands at the foot of its label', () =>
  expect(
    fieldsOf(`${HEAD}${LIMITS}
Policy              $1,684.35
Policy fee             $65.00
Total due for the
policy period       $1,749.35`).total_annual_premium,
  ).toBe(1749.35))
