import type { PolicyFields } from '../../../policy-fields.ts'
import { squash } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'
import { isLetter } from '../pages/page-kind.ts'
import { provenPremium } from '../premium/read-premium.ts'

const NOTHING: FieldValues = { fields: {}, evidence: {} }

/**
 * 'Premium at-a-glance' in the letter over declarations that print no premium: a total to which the parts above it come,
 * under the number of this very policy.
 */
export const premiumOfLetter = (readable: Page[], declarations: Page[], fields: PolicyFields): FieldValues => {
  const number = squash(fields.policy_number ?? '')
  const [first] = declarations
  if (fields.total_annual_premium !== null || number === '' || !first) return NOTHING
  const letters = readable.filter(
    (page) =>
      page.number < first.number &&
      !declarations.includes(page) &&
      isLetter(page) &&
      page.cells.some(({ key }) => key.includes(number)),
  )
  const premium = provenPremium(letters)
  return premium
    ? {
        fields: { total_annual_premium: premium.dollars },
        evidence: { total_annual_premium: evidenceOf(premium.cells, 0.85) },
      }
    : NOTHING
}
