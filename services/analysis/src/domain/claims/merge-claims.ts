import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { Deductible, FieldEvidence, PolicyFields, PolicyReading, UncertainReading } from '../policy-fields.ts'
import type { CheckedClaim } from './check-claim.ts'
import type { ClaimPath } from './claim-fields.ts'
import type { ClaimedValue } from './claimed-value.ts'

/** From here on the rules know the label beyond doubt, and a second opinion does not outweigh them. */
const BEYOND_DOUBT = 0.9
/** What is left of the doubt about a value that two readers found by themselves. */
const DOUBT_LEFT = 0.3

/**
 * The rules' reading with the claims that hold: what the rules did not find is added, what both found is surer, and where
 * they differ the rules keep a value that they are sure of. Of any other neither is believed: it is told as uncertain.
 */
export function mergeClaims(reading: PolicyReading, claims: CheckedClaim[]): PolicyReading {
  const uncertain = [...(reading.uncertain ?? [])]
  const merged = { ...reading, fields: structuredClone(reading.fields), evidence: { ...reading.evidence }, uncertain }
  for (const claim of agreed(claims)) mergeClaim(merged, claim)
  return merged
}

interface Merged {
  fields: PolicyFields
  evidence: FieldEvidence
  uncertain: UncertainReading[]
}

/** Two claims for one field that differ are none. */
function agreed(claims: CheckedClaim[]): CheckedClaim[] {
  const byField = Map.groupBy(claims, ({ field }) => field)
  return [...byField.values()].flatMap((some) => {
    const [first] = some
    return first && some.every(({ value }) => isSame(value, first.value)) ? [first] : []
  })
}

function mergeClaim({ fields, evidence, uncertain }: Merged, claim: CheckedClaim): void {
  const { field, value } = claim
  const known = valueAt(fields, field)
  const place = evidence[field]
  if (known === null || !place) {
    // A value that the rules left without its place was not certain to them: a label and a figure alone do not make it so.
    if (known !== null) return
    put(fields, field, value)
    evidence[field] = claim.evidence
    const doubt = uncertain.findIndex(({ path }) => path === field)
    if (doubt >= 0) uncertain.splice(doubt, 1)
  } else if (isSame(known, value)) {
    evidence[field] = { ...place, confidence: surer(place) }
  } else if (place.confidence < BEYOND_DOUBT) {
    put(fields, field, null)
    delete evidence[field]
    uncertain.push({
      path: field,
      seems: place.quote.slice(0, 120),
      page: place.page,
      box: place.box,
      confidence: place.confidence,
    })
  }
}

const surer = ({ confidence }: Evidence): number => Math.round((1 - (1 - confidence) * DOUBT_LEFT) * 100) / 100

function isSame(a: ClaimedValue, b: ClaimedValue): boolean {
  if (typeof a === 'number' || typeof b === 'number') return a === b
  return a.amount === b.amount && (a.percentage === null || b.percentage === null || a.percentage === b.percentage)
}

type Peril = keyof PolicyFields['deductibles']
type Plain = Exclude<ClaimPath, `deductibles.${Peril}`>

function valueAt(fields: PolicyFields, path: ClaimPath): ClaimedValue | null {
  const peril = perilOf(path)
  return peril ? fields.deductibles[peril] : fields[path as Plain]
}

function put(fields: PolicyFields, path: ClaimPath, value: ClaimedValue | null): void {
  const peril = perilOf(path)
  if (peril) fields.deductibles[peril] = value as Deductible | null
  else fields[path as Plain] = value as number | null
}

const perilOf = (path: ClaimPath): Peril | null =>
  path.startsWith('deductibles.') ? (path.slice('deductibles.'.length) as Peril) : null
