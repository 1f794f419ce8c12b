import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

it('a policy beside that of the windstorm association has not its form', () => {
  const agreement = `WINDSTORM EXCLUSION AGREEMENT. This policy does not insure loss to the dwelling caused by windstorm or hail. You have
told us that the same property is insured for these perils with the Texas Windstorm Insurance Association.`
  expect(fieldsOf(`${HEAD}${LIMITS}\n====\n${agreement}`).policy_form).toBeNull()
  expect(fieldsOf(`${HEAD}${LIMITS}\n${agreement}`).policy_form).toBeNull()
})

it.each([
  'Your insurance with the Texas Windstorm Insurance Association',
  'Declarations from the Texas Windstorm Insurance Association',
  'Windstorm and hail policy with the Texas Windstorm Insurance Association',
])('a policy of the association has it under %j', (title) =>
  expect(
    fieldsOf(`${title}\nPolicy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores\nDwelling policy\nInsured property: 12 Elm St, Waco, TX 76710\n${LIMITS}`).policy_form,
  ).toBe('TWIA-D'),
)
