import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

it('a policy beside that of the windstorm association has not its form', () => {
  const agreement = `WINDSTORM EXCLUSION AGREEMENT. This policy does not insure loss to the dwelling caused by windstorm or hail. You have
told us that the same property is insured for these perils with the Texas Windstorm Insurance Association.`
  expect(fieldsOf(`${HEAD}${LIMITS}\n====\n${agreement}`).policy_form).toBeNull()
  expect(fieldsOf(`${HEAD}${LIMITS}\n${agreement}`).policy_form).toBeNull()
})
