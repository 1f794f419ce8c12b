import type { FieldEvidence, PolicyDetails, PolicyFields } from '../../../policy-fields.ts'
import type { Page } from '../../geometry/layout.ts'
import type { FieldValues } from '../../search/field-values.ts'
import type { KindGuess } from '../pages/document-kind.ts'
import { ownEndorsements, ownPages } from '../pages/own-pages.ts'
import { readCosmeticExclusion } from '../read-flags.ts'
import type { SettlementHints } from '../settlement/read-settlements.ts'
import { readEnclosedSettlement } from './read-enclosed-settlement.ts'
import { readEnclosedYears } from './read-enclosed-years.ts'
import { endorsementsOn, isListedForm, readEndorsementPages, schedulesOn } from './read-endorsement-pages.ts'
import { readExplained } from './read-explained.ts'

interface Enclosed {
  declarations: Page[]
  endorsements: Page[]
  forms: Page[]
  insures: KindGuess['insures']
  hints: SettlementHints
}

/** What the declarations leave open, and the pages behind them tell. */
export const readEnclosed = (
  { declarations, endorsements, forms, insures, hints }: Enclosed,
  fields: PolicyFields,
  details: PolicyDetails,
): FieldValues => {
  const own = { endorsements: ownEndorsements(endorsements, fields, details), forms: ownPages(forms, fields) }
  const titled = [...endorsements, ...forms.filter((page) => isListedForm(page, fields))]
  const parts = [
    readExplained(forms, declarations, { fields, insures, hints }),
    readEnclosedSettlement([...own.endorsements, ...own.forms], fields),
    readEnclosedYears(own.forms, fields),
    readCosmeticExclusion(own.endorsements),
    readEndorsementPages([...titled.flatMap(endorsementsOn), ...declarations.flatMap(schedulesOn)], fields),
  ]
  const evidence: FieldEvidence = Object.assign({}, ...parts.map((part) => part.evidence))
  return { fields: Object.assign({}, ...parts.map((part) => part.fields)), evidence }
}
