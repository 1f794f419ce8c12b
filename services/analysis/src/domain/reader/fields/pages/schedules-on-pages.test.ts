import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const read = (page: string) => fieldsOf(`${HEAD}\n${LIMITS}\n====\n${page}`)

const DECLARATIONS_3 = `Lone Oak Insurance Company                     HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812                                           Page 3 of 3

      LIMITED FUNGI, WET OR DRY ROT, OR BACTERIA COVERAGE
                    HO 04 27 05 11     SCHEDULE

These limits of liability apply to the total of all loss payable under this endorsement.

1. Section I - Property Coverage Limit of Liability               $10,000
2. Section II - Coverage E Aggregate Sublimit of Liability        $50,000`

const SEVERAL = `Lone Oak Insurance Company

ENDORSEMENT: MOLD REMEDIATION

SCHEDULE
Section I, mold remediation, each loss:       $7,500
Section II, mold liability, policy period:    $50,000

ENDORSEMENT: SEWER AND DRAIN BACKUP

SCHEDULE
Limit, each loss:     $5,000
Deductible:           $1,000

ENDORSEMENT: COSMETIC DAMAGE

We do not pay for dents.`

describe('endorsements that have a schedule', () => {
  it('may stand on a page of the declarations', () => expect(read(DECLARATIONS_3).mold_limit).toBe(10_000))

  it('may stand on one page, each with its own limit', () =>
    expect(read(SEVERAL)).toMatchObject({ mold_limit: 7_500, water_backup_limit: 5_000 }))

  it.each(['Forms', 'Location', 'Endorsement', 'Personal property'])(
    'are not meant by a schedule of another kind: %s',
    (of) => {
      const list = `Mold remediation\n${of} schedule\nLO 12 34      Notice of changes\nLimit         $25,000`
      expect(fieldsOf(`${HEAD}\n${LIMITS}\n${list}`).mold_limit).toBeNull()
    },
  )
})
