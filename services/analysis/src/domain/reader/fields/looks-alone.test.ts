import { expect, it } from 'vitest'
import { withLines } from '../testing/lone-oak.ts'

it.each<[string, boolean]>([
  ['Roof. Hail dents and other changes of looks alone to a metal roof are outside this policy.', true],
  ['Marks and dents of the roof that do not let water in are no part of this coverage.', true],
  ['Roof damage that alters looks only, such as dents, is not part of your insurance.', true],
  ['Dents in a roof that look bad but do not let water in are not covered.', true],
  ['Dents in a roof that let water in are covered.', false],
  ['Dents to roof appliances only are outside this policy.', false],
])('%s', (body, out) => expect(withLines(body).cosmetic_damage_excluded).toBe(out))
