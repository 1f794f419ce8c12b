import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const read = (body: string) => fieldsOf(`${HEAD}\n${body}`)

describe('an option with a cross before it', () => {
  it('is chosen, and the one flush with it that has none is not', () => {
    const fields = read(`${LIMITS}
HOW WE PAY (mark one of each)
X  Roof, wind or hail: actual cash value
   Roof, wind or hail: replacement cost

   Contents: actual cash value
X  Contents: replacement cost`)
    expect([fields.roof_settlement, fields.personal_property_settlement]).toEqual(['ACV', 'RCV'])
  })
})

describe('a settlement', () => {
  it('is not the one that the next endorsement of a list names', () => {
    const fields = read(`${LIMITS}
FORMS AND ENDORSEMENTS
NUMBER      EDITION    TITLE
LO-12       01-15      REPLACEMENT COST COVERAGE - PERSONAL PROPERTY
LO-19       06-18      ACV SETTLEMENT - ROOF SURFACING, WIND OR HAIL`)
    expect([fields.roof_settlement, fields.personal_property_settlement]).toEqual(['ACV', 'RCV'])
  })

  it('is not what rebuilding costs, in the row under the roof', () => {
    const fields = read(`${LIMITS}
ROOF           CLAY TILE, 2011
REPL. COST     296,100 (ESTIMATE)
ROOF COVERINGS, WIND AND HAIL: ACTUAL CASH VALUE (LO 455)          -$98.00`)
    expect(fields.roof_settlement).toBe('ACV')
  })
})

describe('a limit', () => {
  it('is not the year that stands between a building and its figure', () => {
    const fields = read(`
Item   Description and place                    Yr built   Frame      Limit of insurance   Deductible    Premium
1      Dwelling: one family. 12 Elm St,         1987       Masonry              $300,000   2% $6,000      $2,184
       Waco TX 76710
1      Contents (personal property) in item 1                                    $90,000   2% $1,800        $581
2      Detached workshop. 12 Elm St,            1996       Masonry               $20,000     2% $400        $137
       Waco TX 76710
TX-9   Extension: additional living expense     1                       20% of item 1: $60,000              $129`)
    expect(fields).toMatchObject({
      coverage_a_dwelling: 300_000,
      coverage_b_other_structures: 20_000,
      coverage_c_personal_property: 90_000,
      coverage_d_loss_of_use: 60_000,
    })
  })

  it('is not the deductible of a coverage under a heading that a sentence parts from its rows', () => {
    const fields = read(`${LIMITS.replace(/Coverages.*\n/, '')}
SECTION I DEDUCTIBLES
In case of a loss under Section I only that part of each loss is insured that is over the deductible that applies to it.
Type of loss                                   Deductible     Basis
All other losses                                   $3,000
Water backup or sump                               $1,000     see below

Form         Description                                   Limit       Premium
LO 0495      Limited Water Back-Up and Sump Overflow      $12,000      $88.00`)
    expect(fields.water_backup_limit).toBe(12_000)
  })
})

describe('a coverage', () => {
  it('is not of the deductibles for a sentence far below them', () => {
    const fields = read(`${LIMITS}
Deductibles
All other perils: 1% of the limit on the dwelling, $3,000
Year built: 1987     Construction: frame

Roof surfaces: losses by wind or hail are paid at actual cash value. Dwelling: replacement cost. Contents: as above.

Mold: not covered.   Sewer backup: not covered.`)
    expect([fields.mold_limit, fields.water_backup_limit]).toEqual([0, 0])
  })
})

describe('an extension of the dwelling', () => {
  it('may be said of what rebuilding a home costs above its limit', () => {
    const fields = read(`${LIMITS}
We rebuild your home at replacement cost, even if it costs more than the limit, up to an extra 40%`)
    expect(fields.extended_dwelling_percentage).toBe(40)
  })

  it('is not a share that a form adds for debris', () => {
    const fields = read(`${LIMITS}
Debris removal. An additional 5% of the limit is available where the
loss and the removal together are more than it.`)
    expect(fields.extended_dwelling_percentage).toBeNull()
  })
})

describe('an insurer', () => {
  it('is named from the line above where its own line holds no proper name', () => {
    const { insurance_provider } = readPolicy(
      typedPages(`
RED RIVER                                         HOMEOWNERS POLICY
COUNTY MUTUAL INSURANCE COMPANY                   DECLARATIONS
Policy number: RR-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
${LIMITS}`),
    ).fields
    expect(insurance_provider).toBe('RED RIVER COUNTY MUTUAL INSURANCE COMPANY')
  })
})
