import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const read = (rows: string) => fieldsOf(`${HEAD}${LIMITS}\n\n${rows}`)

it.each([
  `Roof surfacing settlement               actual cash value (wind or hail)      -$611.00
Cosmetic damage to roof                 excluded                              incl.
Screened enclosures                     excluded                              -$90.00`,
  `Roof surfacing                          Actual cash value (windstorm or hail)
Fences                                  Excluded`,
  `Roof settlement                         Replacement cost (windstorm and hail)
Trampolines                             Not covered`,
  `Roof, wind or hail                      Replacement cost (wind and hail)
Earthquake                              Not included`,
  `Roof surfacing, settled at              actual cash value (wind/hail)
Identity theft                          not available`,
])('an answer goes with its own name, and not with the answer above, %#', (rows) => {
  expect(read(rows).wind_hail_excluded).toBe(false)
})

it('how the home is settled is said before its exception', () => {
  const settled = [
    `HOW WE PAY FOR YOUR HOUSE
After a covered loss we pay what it costs to repair or rebuild, without subtracting for wear.
There is one exception. If hail damages your roof's covering, we pay its actual cash value.`,
    `Dwelling loss settlement
Replacement cost, with no deduction for depreciation. Except for the roof, which is
settled at actual cash value if wind or hail damages it.`,
    `How we settle claims for your home
We pay the cost to rebuild and never deduct for age. Roof surfaces are the exception:
they are settled at actual cash value after wind or hail.`,
  ].map((rows) => read(rows).dwelling_settlement)
  expect(settled).toEqual(['RCV', 'RCV', 'RCV'])
})

it('a form deleted in its list is not listed by a table of premiums', () => {
  const { endorsements } = read(`PREMIUM FOR THE TERM
  Basic premium                                  $2,961.00
  HO-101 Replacement Cost - Personal Property       148.00
  HO-170 Additional Extended Coverage                 0.00
  HO-162 Mold Remediation                           365.00

ENDORSEMENT SCHEDULE                             Edition       Status
  HO-101     Replacement Cost                    07-04
  HO-162     Mold Remediation                    07-04         Added
  HO-170     Additional Extended Coverage        01-17         Deleted
  HO-382     Residence Foundation                01-17`)
  expect(endorsements).toEqual(['HO-101', 'HO-162', 'HO-382'])
})

it.each([
  ['LOC UNDERWRITERS', 'LONE OAK COUNTY UNDERWRITERS'],
  ['LOF MUTUAL INSURANCE COMPANY', 'LONE OAK FARM MUTUAL INSURANCE COMPANY'],
])('%s is spelled out below', (short, full) => {
  const text = `${short}\n${full}\nP O BOX 2689 WACO TX 76702\n\n`
  expect(fieldsOf(`${text}${HEAD.split('\n').slice(2).join('\n')}${LIMITS}`).insurance_provider).toBe(full)
})
