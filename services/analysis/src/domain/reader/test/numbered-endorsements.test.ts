import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const declarations = `${HEAD}${LIMITS}
All Other Perils Deductible                        $2,500
Windstorm or Hail Deductible                       2%        $6,000
Water Back Up                                      see form
Limited Fungi Coverage                             see form

LO.DEC 03 22              Policy LO-448812                    Page 1 of 4
`

const endorsement = (title: string, text: string, page: number) => `====
                                                              LO.END 01 20

                THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.

                              ${title}

${text}

LO.END 01 20              Policy LO-448812                    Page ${page} of 4
`

const roof = `With respect to a loss to roof surfacing caused by windstorm or hail, the following applies:
1. We will pay the actual cash value of the damaged roof surfacing at the time of loss, less the deductible.
2. Loss to roof surfacing by a peril other than windstorm or hail continues to be settled at replacement cost.
Example. Replacing the roof costs $18,000. The Coverage A limit is $250,000 and the deductible is 2%, or $5,000.`

const backUp = `                              Schedule
        Limit of liability, each loss                    $10,000
        Deductible, each loss                            $1,000
We insure loss caused by water which backs up through sewers or drains.`

const fungi = `                              Schedule
        1. Section I – Property coverage limit, each loss        $5,000
           Section I – policy period aggregate                   $10,000
        2. Section II – Coverage E aggregate sublimit            $50,000`

const fields = fieldsOf(
  [
    declarations,
    endorsement('ROOF SURFACING LOSS SETTLEMENT', roof, 2),
    endorsement('WATER BACK UP AND SUMP OVERFLOW', backUp, 3),
    endorsement('LIMITED FUNGI, WET OR DRY ROT, OR BACTERIA COVERAGE', fungi, 4),
  ].join('\n'),
)

describe('endorsements that are numbered on from the declarations', () => {
  it('leave the figures of the declarations alone', () => {
    expect(fields.coverage_a_dwelling).toBe(300_000)
    expect(fields.deductibles.all_perils?.amount).toBe(2_500)
    expect(fields.deductibles.wind_hail?.amount).toBe(6_000)
  })

  it('say how a roof is settled after wind or hail, not after other perils', () => {
    expect(fields.roof_settlement).toBe('ACV')
  })

  it('give the limits of their schedules', () => {
    expect(fields.water_backup_limit).toBe(10_000)
    expect(fields.mold_limit).toBe(5_000)
  })
})

it('takes all of a cell for the number where its edition stands beside it', () => {
  const { endorsements } = fieldsOf(`${HEAD}${LIMITS}
Forms
Number           Edition      Title
HO-5 LMC         11-24        Homeowners policy
LMC 200 TX       01-23        Texas amendments
LMC 210          06-19        Water backup`)
  expect(endorsements).toEqual(['HO-5 LMC', 'LMC 200 TX', 'LMC 210'])
})
