import { expect, it } from 'vitest'
import { fieldsOf, LIMITS } from '../testing/lone-oak.ts'

const HEAD = `
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
`

it.each([
  'Roof warranty begins: 06/01/2025    Roof warranty ends: 06/01/2026',
  'Roof warranty\nBegins 06/01/2025   Ends 06/01/2026',
  'Builder’s warranty     06/01/2025 to 06/01/2026',
  'Roof certificate period   06/01/2025 to 06/01/2026',
])('the time of a warranty is no policy period: %s', (warranty) => {
  expect(fieldsOf(`${HEAD}${LIMITS}\n${warranty}`)).toMatchObject({ effective_date: null, renewal_date: null })
})

it('an inspection on another row takes no period away', () => {
  const { effective_date } = fieldsOf(`${HEAD}${LIMITS}
Home inspection   05/12/2025
Begins 03/01/2026   Ends 03/01/2027`)
  expect(effective_date).toBe('2026-03-01')
})
