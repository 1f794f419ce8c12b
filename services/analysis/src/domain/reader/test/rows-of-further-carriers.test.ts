import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const read = (rows: string) => fieldsOf(`${HEAD}\n${rows}`)

it('a dwelling policy may letter fair rental value C', () =>
  expect(
    read(`A. DWELLING               94,000    ACTUAL CASH VALUE    812.00
OTHER STRUCTURES          NOT COVERED
B. PERSONAL PROPERTY      NOT COVERED
C. FAIR RENTAL VALUE      9,400                          INCL`),
  ).toMatchObject({ coverage_d_loss_of_use: 9400, coverage_c_personal_property: null }))

describe('what holds away from the home', () => {
  it('is a remark behind the lettered name of the coverage', () =>
    expect(
      read(`A (DWELLING)                               $180,000
B (PERSONAL PROPERTY) OFF PREMISES 10%      $90,000`).coverage_c_personal_property,
    ).toBe(90_000))

  it('is less than the coverage in a row of its own', () =>
    expect(
      read(`A. Dwelling                                $180,000
B. Personal property                        $90,000
Personal property off premises               $9,000`).coverage_c_personal_property,
    ).toBe(90_000))
})

it('what an item is takes two lines, its number and its figures stand between them', () =>
  expect(
    read(`Item  Description                              Cov   Amount      Premium

      Dwelling, frame, composition roof
1                                              A     $361,000    $2,214
      12 Elm St, Waco, TX 76710

2     Detached garage apartment                A     $22,000     $171`).coverage_a_dwelling,
  ).toBe(361_000))

it('what stands behind a year is of the block beside it', () =>
  expect(
    read(`Year built             1979                  HO 00 03   05/11   Special form     Coverages      $1,518
Roof material / year   Composition / 2011    LO 20 TX   05/22   Texas changes    Policy fee        $65
Construction           Brick veneer          LO 316     05/22   Roof surfaces    Total annual   $1,583`).roof_year,
  ).toBe(2011))

it.each([
  [
    'For the above term the member shall pay an annual premium of $1,988.00, which includes the inspection fee of $45.00.',
    1988,
  ],
  ['In consideration of the annual premium of $1,988, the Company insures the dwelling described.', 1988],
  ['The insured paid an annual premium of $500.00 under the expiring policy.', null],
  ['You paid an annual premium of $1,500.00 for your auto policy.', null],
])('%s', (sentence, premium) => expect(read(`${LIMITS}\n${sentence}`).total_annual_premium).toBe(premium))
