import type { Correction } from '@plainpolicy/platform/report/correction'
import type { Evidence } from '@plainpolicy/platform/report/evidence'
import { fieldOfReportPath } from '../assessment/report-evidence.ts'
import type { FieldEvidence, PolicyFields, PolicyReading, UncertainReading } from '../policy-fields.ts'
import { withExtractionConfidence } from '../reader/trust/calibration.ts'
import { correctableFields, isPlain, notStated } from './correctable-fields.ts'
import { correctedDeductible, isPeril, withReckonedDeductibles } from './corrected-deductible.ts'
import { notCorrectable, notUnderstood, pageUnsaid } from './errors.ts'

const none = /^none$/i

/**
 * Puts values of a reading right, as a person read them: the assessment then works out everything that depends on them.
 * Each says in its evidence that a person found it. Answers the reading and its names of what was put right. Throws when
 * a value is none that can be corrected, or is not understood.
 */
export function correctReading(
  reading: PolicyReading,
  corrections: Correction[],
): { reading: PolicyReading; fields: string[] } {
  const named = corrections.map((correction) => ({ field: fieldOf(correction.path), correction }))
  // Deductibles last: they may be a percent of a limit that is corrected, too.
  named.sort((a, b) => Number(a.field.startsWith('deductibles.')) - Number(b.field.startsWith('deductibles.')))
  const corrected = named.reduce((before, { field, correction }) => correctOne(before, field, correction), reading)
  const sure = withExtractionConfidence(withReckonedDeductibles(corrected))
  return { reading: sure, fields: [...new Set(named.map(({ field }) => field))] }
}

function fieldOf(path: string): string {
  const field = fieldOfReportPath(path) ?? path
  if (isPlain(field) || (field.startsWith('deductibles.') && isPeril(field.slice(12)))) return field
  throw notCorrectable(path)
}

function correctOne(reading: PolicyReading, field: string, correction: Correction): PolicyReading {
  const fields = { ...reading.fields, ...changed(reading, field, correction.value.trim()) }
  const seen = (reading.uncertain ?? []).find(({ path }) => isOf(field, path))
  const evidence = evidenceOf(withSeen(reading.evidence, field, seen), field, correction)
  if (!seen) return { ...reading, fields, evidence }
  // What a person has read is not uncertain any more.
  return { ...reading, fields, evidence, uncertain: reading.uncertain?.filter(({ path }) => !isOf(field, path)) ?? [] }
}

/** Where something was seen without certainty, a person may have read the value. */
function withSeen(evidence: FieldEvidence, field: string, seen: UncertainReading | undefined): FieldEvidence {
  if (!seen || evidence[field]) return evidence
  const { page, box, seems, confidence } = seen
  return { ...evidence, [field]: { page, box, quote: seems, confidence, method: 'printed' } }
}

const isOf = (field: string, path: string): boolean => path === field || path.startsWith(`${field}.`)

function changed(reading: PolicyReading, field: string, written: string): Partial<PolicyFields> {
  const [, peril = ''] = field.split('.')
  if (isPeril(peril)) {
    const value = none.test(written) ? null : correctedDeductible(reading, peril, written)
    return { deductibles: { ...reading.fields.deductibles, [peril]: value } }
  }
  if (!isPlain(field)) throw notCorrectable(field)
  const value = none.test(written) ? notStated(field) : correctableFields[field](written)
  if (value === undefined) throw notUnderstood(field, written)
  return { [field]: value }
}

/** A value that the policy does not state has no place; every other one is where the reader or the person saw it. */
function evidenceOf(evidence: FieldEvidence, field: string, { value, page, quote }: Correction): FieldEvidence {
  const rest = Object.fromEntries(Object.entries(evidence).filter(([path]) => !isOf(field, path)))
  const written = value.trim()
  if (none.test(written)) return rest
  const known = evidence[field] ?? Object.entries(evidence).find(([path]) => isOf(field, path))?.[1]
  const isElsewhere = page !== undefined && page !== known?.page
  const place = isElsewhere ? { page, quote: quote ?? written, box: nowhere } : known
  if (!place) throw pageUnsaid(field)
  const seen: Evidence = {
    ...place,
    quote: (quote ?? place.quote).slice(0, 400),
    confidence: 1,
    method: 'printed',
    found: 'person',
  }
  return { ...rest, [field]: seen }
}

/** The person named the page and nobody measured where on it. */
const nowhere: Evidence['box'] = [0, 0, 0, 0]
