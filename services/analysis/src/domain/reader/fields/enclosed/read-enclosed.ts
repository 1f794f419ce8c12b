import type { FieldEvidence, PolicyDetails, PolicyFields } from '../../../policy-fields.ts'
import type { Page } from '../../geometry/layout.ts'
import type { FieldValues } from '../../search/field-values.ts'
import { ownEndorsements, ownPages } from '../pages/own-pages.ts'
import { readCosmeticExclusion } from '../read-flags.ts'
import { readEnclosedSettlement } from './read-enclosed-settlement.ts'
import { readEnclosedYears } from './read-enclosed-years.ts'
import { endorsementsOn, isListedForm, readEndorsementPages, schedulesOn } from './read-endorsement-pages.ts'

interface Enclosed {
  declarations: Page[]
  endorsements: Page[]
  forms: Page[]
}

/** What the declarations leave open, and the pages behind them tell. */
export const readEnclosed = (
  { declarations, endorsements, forms }: Enclosed,
  fields: PolicyFields,
  details: PolicyDetails,
): FieldValues => {
  const own = { endorsements: ownEndorsements(endorsements, fields, details), forms: ownPages(forms, fields) }
  const titled = [...endorsements, ...forms.filter((page) => isListedForm(page, fields))]
  const parts = [
    readEnclosedSettlement([...own.endorsements, ...own.forms], fields),
    readEnclosedYears(own.forms, fields),
    readCosmeticExclusion(own.endorsements),
    readEndorsementPages([...titled.flatMap(endorsementsOn), ...declarations.flatMap(schedulesOn)], fields),
  ]
  const evidence: FieldEvidence = Object.assign({}, ...parts.map((part) => part.evidence))
  return { fields: Object.assign({}, ...parts.map((part) => part.fields)), evidence }
}
