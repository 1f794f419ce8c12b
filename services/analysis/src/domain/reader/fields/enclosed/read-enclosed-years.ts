import type { FieldEvidence, PolicyFields } from '../../../policy-fields.ts'
import type { Page } from '../../geometry/layout.ts'
import type { FieldValues } from '../../search/field-values.ts'
import { readProperty } from '../property/read-property.ts'

/** The years of home and roof that the declarations leave open, on another page of this very policy. */
export const readEnclosedYears = (
  pages: Page[],
  { effective_date, year_built, roof_year }: PolicyFields,
): FieldValues => {
  const known: Partial<PolicyFields> = { year_built, roof_year }
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  if (year_built !== null && roof_year !== null) return { fields, evidence }
  const found = readProperty(pages, effective_date)
  for (const field of ['year_built', 'roof_year'] as const) {
    const [year, place] = [found.fields[field], found.evidence[field]]
    if (known[field] !== null || !year || !place) continue
    fields[field] = year
    evidence[field] = place
  }
  return { fields, evidence }
}
