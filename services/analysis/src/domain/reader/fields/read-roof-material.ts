import { evidenceOfFound } from '../evidence.ts'
import type { Page } from '../geometry/layout.ts'
import { ROOF_MATERIAL_LABELS } from '../labels/identity-labels.ts'
import { findBest, type Parse } from '../search.ts'
import type { FieldValues } from './field-values.ts'

/** What the roof is made of, as printed: 'Composition – asphalt shingle'. A roof schedule may have a column for each. */
export const readRoofMaterial = (pages: Page[]): FieldValues => {
  const found = findBest(pages, ROOF_MATERIAL_LABELS, material)
  if (!found) return { fields: {}, evidence: {} }
  return { fields: {}, details: { roof_material: found.value }, evidence: { roof_material: evidenceOfFound(found) } }
}

const KNOWN = /\b(?:composition|asphalt|shingles?|tiles?|slate|concrete|metal|steel|wood|shake|clay)\b/i

const material: Parse<string> = ({ lines }) => {
  const text = (
    (lines[0] ?? '').split(/ {2}|[,;]\s*(?=(?:re)?(?:installed|placed|new|age|built|year|put|updated|\d{4}))/i)[0] ?? ''
  ).trim()
  return KNOWN.test(text) && text.length <= 80 && !/[$%]/.test(text) ? text : undefined
}
