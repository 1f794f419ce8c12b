import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { DocumentKind, Language } from '@plainpolicy/platform/report/report-data'
import type { PolicyDetails, PolicyFields, PolicyReading } from '../policy-fields.ts'
import { emptyDetails } from '../reader/search/field-values.ts'
import { type EffectiveDeductibles, effectiveDeductibles } from './deductibles.ts'
import { KINDS, type KindRules } from './kinds.ts'
import { reportEvidence } from './report-evidence.ts'

/** What every part of the report is made from: the reading, the rules of its kind, and what follows from both at once. */
export interface PolicyFacts {
  kind: DocumentKind
  rules: KindRules
  fields: PolicyFields
  details: PolicyDetails
  /** YYYY-MM-DD */
  today: string
  /** Of the texts of the report. */
  language: Language
  deductibles: EffectiveDeductibles
  /** Coverage A with its extension: the most that is paid for the building; null where Coverage A is not stated. */
  buildingLimit: number | null
  /** In whole years; null where the year is not stated. */
  roofAge: number | null
  evidence: Record<string, Evidence>
}

interface FactsRequest {
  reading: PolicyReading
  today: string
  language: Language
}

export function policyFacts({ reading, today, language }: FactsRequest): PolicyFacts {
  const { fields } = reading
  const rules = KINDS[reading.document_kind]
  const deductibles = effectiveDeductibles(reading, rules)
  return {
    kind: reading.document_kind,
    rules,
    fields,
    // A stored reading may be older than some of the details.
    details: { ...emptyDetails(), ...reading.details },
    today,
    language,
    deductibles,
    buildingLimit: withExtension(fields) ?? fields.coverage_a_dwelling,
    roofAge: fields.roof_year === null ? null : Math.max(0, Number(today.slice(0, 4)) - fields.roof_year),
    evidence: reportEvidence(reading.evidence, deductibles),
  }
}

/** Coverage A and its extension in dollars; null where no extension is stated. */
export function withExtension(fields: PolicyFields): number | null {
  const { coverage_a_dwelling: dwelling, extended_dwelling_percentage: extension } = fields
  return dwelling === null || extension === null ? null : Math.round(dwelling * (100 + extension)) / 100
}

/** The paths that have a place in the document: only those can be opened. */
export const sourcesOf = (facts: PolicyFacts, ...paths: string[]): string[] => [
  ...new Set(paths.filter((path) => path in facts.evidence)),
]

/** Its policies are under a law of their own, chapter 2210 of the Insurance Code. */
export const isWindstormAssociation = ({ fields }: PolicyFacts): boolean =>
  /texas windstorm insurance association/i.test(fields.insurance_provider ?? '')
