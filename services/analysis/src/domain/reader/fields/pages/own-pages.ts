import type { PolicyDetails, PolicyFields } from '../../../policy-fields.ts'
import { squash } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'

/** Pages that bear the policy's number. */
export const ownPages = (pages: Page[], { policy_number }: PolicyFields): Page[] => {
  const number = squash(policy_number ?? '')
  return number.length < 5 ? [] : pages.filter((page) => page.cells.some(({ key }) => key.includes(number)))
}

/** Enclosed endorsements that are part of this policy: by its number, or because its list of forms names them. */
export const ownEndorsements = (endorsements: Page[], fields: PolicyFields, { forms }: PolicyDetails): Page[] => {
  const numbered = ownPages(endorsements, fields)
  return endorsements.filter((page) => numbered.includes(page) || forms.some((form) => form.page === page.number))
}
