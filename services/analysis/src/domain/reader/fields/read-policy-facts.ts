import type { FieldEvidence, PolicyFields } from '../../policy-fields.ts'
import type { Page } from '../geometry/layout.ts'
import type { FieldValues } from '../search/field-values.ts'
import { readForm } from './forms/read-form.ts'
import { readInsurer } from './parties/insurer/read-insurer.ts'
import { readPolicyNumber } from './parties/policy-number/read-policy-number.ts'
import { readPremium } from './premium/read-premium.ts'
import { readTerm } from './read-term.ts'

/** Insurer, number, form, term and premium. */
export const readPolicyFacts = (pages: Page[]): FieldValues => {
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  for (const part of [
    readInsurer(pages),
    readPolicyNumber(pages),
    readTerm(pages),
    readPremium(pages),
    readForm(pages),
  ]) {
    Object.assign(fields, part.fields)
    Object.assign(evidence, part.evidence)
  }
  return { fields, evidence }
}
