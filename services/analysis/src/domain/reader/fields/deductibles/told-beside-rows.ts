import type { FieldEvidence, PolicyDetails, PolicyFields } from '../../../policy-fields.ts'
import type { Page } from '../../geometry/layout.ts'
import type { FieldValues } from '../../search/field-values.ts'
import { isRowOfDeductibles } from './row-of-deductibles.ts'

/**
 * What sentences say goes before rows, peril by peril. Of a deductible that they do not speak of a row tells that stands
 * below a heading of deductibles or behind one, 'DEDUCTIBLES   Windstorm or hail   2%'; what rules found elsewhere is taken out.
 */
export const toldBesideRows = (
  told: FieldValues,
  pages: Page[],
  { fields, details, evidence }: { fields: PolicyFields; details: PolicyDetails; evidence: FieldEvidence },
): FieldValues => {
  const said = told.fields.deductibles
  if (!said) return told
  const deductibles = { ...said }
  for (const peril of Object.keys(said) as (keyof typeof said)[]) {
    const found = evidence[`deductibles.${peril}`]
    const row = fields.deductibles[peril]
    // Of the same dollars the sentence behind may tell what they are a share of.
    if (said[peril]?.amount === row?.amount && said[peril]?.percentage === null) deductibles[peril] = row
    if (said[peril] || !found) continue
    if (isRowOfDeductibles(pages, found)) deductibles[peril] = row
    else {
      details.deductible_bases[peril] = null
      for (const field of ['deductibles', 'deductible_bases']) delete evidence[`${field}.${peril}`]
    }
  }
  return { ...told, fields: { ...told.fields, deductibles } }
}
