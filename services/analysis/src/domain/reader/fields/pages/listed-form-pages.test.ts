import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const packet = (listed: string) => `${HEAD}${LIMITS}
Forms and endorsements
LO-3 01-24         Special form
LO-42TX 01-24      Texas amendatory
${listed} 01-24     Limited mold remediation

${'='.repeat(20)}
                              LIMITED MOLD REMEDIATION
                                   LO-166TX 01-24

          Schedule
          Limit for remediation, all covered losses in the policy period        $5,000

1. We pay the necessary cost to remove mold, fungi or other microbes that result from a loss we insure,
to repair or replace property so that the mold can be reached, and to test the air once the work is done.
2. We do not insure mold that results from seepage or leakage which goes on for weeks, months or years,
or from humidity or condensation, and not what was there before this policy was in force.`

it('takes the limit of a form whose number the declarations list from its own page', () => {
  expect(fieldsOf(packet('LO-166TX')).mold_limit).toBe(5_000)
  expect(fieldsOf(packet('LO-161TX')).mold_limit).toBeNull()
})
