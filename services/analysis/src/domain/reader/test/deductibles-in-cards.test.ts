import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, withLines } from '../testing/lone-oak.ts'
import { placed } from '../testing/placed-lone-oak.ts'

const amounts = (body: string) => {
  const { all_perils, wind_hail, hurricane } = withLines(body).deductibles
  return [all_perils, wind_hail, hurricane].map((deductible) => deductible?.amount ?? null)
}

describe('a figure over its name', () => {
  it.each([
    'How much you pay: deductibles\n$6,000                  $2,500\nWind and hail           Everything else\n2% of Coverage A        per occurrence',
    'Your deductibles\n$2,500                               2% of Coverage A          $500\nAll perils other than windstorm or   Windstorm or hail         Sewer backup\nhail',
  ])('may have a remark below: %s', (words) => expect(amounts(words)).toEqual([2_500, 6_000, null]))

  it('is that of the name over it, where one stands there', () =>
    expect(
      amounts(
        'Your deductibles\nWind and hail      Everything else\n$4,000             $2,500\nNamed storm        Water damage\n2% of Coverage A   not applicable',
      ),
    ).toEqual([2_500, 4_000, 6_000]))
})

describe('cards of deductibles', () => {
  it.each([
    `Your deductibles
          Windstorm or hail              All other perils           Water backup
              $6,000                         $2,500                    $1,000
          2% of Coverage A                   flat                      flat`,
  ])('hold that of water backup, which is no limit: %s', (cards) => {
    expect(amounts(cards)).toEqual([2_500, 6_000, null])
    expect(withLines(cards).water_backup_limit).toBeNull()
  })

  it('leave the limits of cards alone', () =>
    expect(withLines('Water backup        Mold\n$10,000             $5,000')).toMatchObject({
      water_backup_limit: 10_000,
      mold_limit: 5_000,
    }))
})

describe('columns of deductibles', () => {
  it.each([
    `                        Limit             Wind/hail ded.      Other perils ded.
Coverage A - Dwelling             $300,000     $6,000 (2%)         $3,000 (1%)`,
    `Item     Property                      Limit       Ded. clause 1        Ded. clause 2
                                                   wind, hail           other perils
A        Dwelling                   $300,000       2% = $6,000          1% = $3,000`,
  ])('hold beside limits that stand far from their head: %s', (table) => {
    const { deductibles } = fieldsOf(`${HEAD}\n${table}`)
    expect([deductibles.all_perils?.amount, deductibles.wind_hail?.amount]).toEqual([3_000, 6_000])
  })

  it('say nothing where two amounts stand under one head', () => {
    const { deductibles } = fieldsOf(`${HEAD}
                      Limit      Wind/hail ded.     Other perils ded.
Coverage A - Dwelling          $300,000        $6,000 (2%)     $3,000 (1%)`)
    expect(deductibles.all_perils).toBeNull()
  })
})

it.each([
  'DEDUCTIBLES\n Windstorm or hail (1% of Coverage A)             $3,000\n Section I property coverages, any other loss     $2,500',
  'Deductibles\n$2,500 applies to every covered loss, whatever causes it.',
  'Deductible\n$2,500 applies to each covered property loss of any cause, windstorm and hail among them. We waive\nit for a covered loss greater than $50,000.',
])('the deductible of all the rest: %s', (words) => expect(amounts(words)[0]).toBe(2_500))

it.each(['Jewelry\n$500 applies to each covered loss of jewelry.', 'Water backup\n$500 applies to each loss.'])(
  'what applies to each loss of something else is none: %s',
  (words) => expect(amounts(words)).toEqual([null, null, null]),
)

it.each([
  ['Year built      1978 (ADDITION 1996)', 1978],
  ['Building description      Main dwelling\nDate of construction      06/15/1978', 1978],
])('when the home was built: %s', (words, year) => expect(withLines(words).year_built).toBe(year))

it('rows without a form do not end a table of forms', () =>
  expect(
    fieldsOf(`${HEAD}
Form          Title                              Limit            Premium
HO-A          Texas Homeowners Form A
LO-HOA18      Sudden water discharge             $25,000          $142.00
              Foundation water seepage           not selected
              Sewer and drain backup             not selected
              Equipment breakdown                not selected
HO-162A       Mold, fungi                        no coverage
LO-TX 100     Notice`).endorsements,
  ).toEqual(['HO-A', 'LO-HOA18', 'HO-162A', 'LO-TX 100']))

it('the share in the title of the next card is no answer to the words before it, whatever stands in the margin', () =>
  expect(
    placed(
      ['Mailing address', 40, 226, 7],
      ['PO Box 118, Waco, TX 76710', 40, 236.5, 8.8],
      ['Your deductibles', 202, 200, 11],
      ['All other perils', 209, 220, 8],
      ['Wind or hail · 2% of Coverage C', 401, 220, 8],
      ['$1,000', 209, 233, 12.5],
      ['$3,000', 401, 233, 12.5],
    ).deductibles,
  ).toMatchObject({ all_perils: { amount: 1000 }, wind_hail: { amount: 3000, percentage: 2 } }))
