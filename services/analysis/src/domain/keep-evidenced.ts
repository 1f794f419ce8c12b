import type { FieldEvidence, PolicyFields, PolicyReading } from './policy-fields.ts'
import { emptyDetails } from './reader/search/field-values.ts'

/** Takes every value out of a reading that has no place in the document to show for it: no value is believed on a reader's word. */
export function keepEvidenced(reading: PolicyReading): PolicyReading {
  const { evidence, fields } = reading
  // One that was stored while the service was renewed may be older than some of the details.
  const { deductible_bases, ...details } = { ...emptyDetails(), ...reading.details }
  const { property_address, deductibles, ...rest } = fields
  return {
    ...reading,
    fields: {
      ...evidenced(rest, evidence, ''),
      property_address: evidence.property_address ? property_address : noAddress,
      deductibles: evidenced(deductibles, evidence, 'deductibles.'),
    },
    details: {
      ...evidenced(details, evidence, ''),
      deductible_bases: evidenced(deductible_bases, evidence, 'deductible_bases.'),
    },
  }
}

const noAddress: PolicyFields['property_address'] = { street: null, city: null, state: null, zip: null }

function evidenced<T extends object>(values: T, evidence: FieldEvidence, prefix: string): T {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    evidence[`${prefix}${name}`] ? value : nothing(value),
  ])
  return Object.fromEntries(entries) as T
}

/** What 'not stated' looks like for a value of this kind. */
function nothing(value: unknown): unknown {
  if (typeof value === 'boolean') return false
  return Array.isArray(value) ? [] : null
}
