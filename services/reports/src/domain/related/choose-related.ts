import type { DocumentKind } from '@plainpolicy/platform/report/report-data'
import { addressKey } from './address-key.ts'

/** A finished report of one owner, as far as it decides what belongs together. */
export interface Candidate {
  reportId: string
  version: number
  kind: DocumentKind
  address: string | null
  effectiveDate: string | null
  renewalDate: string | null
  createdAt: Date
}

/** A change within the term is the same kind of policy. */
const groupOf = (kind: DocumentKind): DocumentKind =>
  kind === 'amended_declarations' ? 'homeowners_declarations' : kind

/** Flood and windstorm insure what the other policy of a house does not. */
const BESIDE: DocumentKind[] = ['flood_declarations', 'windstorm_declarations']

export interface Related<One extends Candidate> {
  /** The term before, of the same kind. */
  previous: One | null
  /** Of each other kind the newest. */
  companions: One[]
}

/** Of the owner's policies those for the same address: the one before this, and those beside it. */
export function chooseRelated<One extends Candidate>(own: Candidate, candidates: One[]): Related<One> {
  const key = addressKey(own.address)
  if (key === null) return { previous: null, companions: [] }
  const here = candidates.filter((one) => one.reportId !== own.reportId && addressKey(one.address) === key)
  const before = here.filter((one) => groupOf(one.kind) === groupOf(own.kind) && beginsEarlier(one, own))
  const beside = here.filter((one) => isBeside(one.kind, own.kind))
  const kinds = [...new Set(beside.map(({ kind }) => groupOf(kind)))].sort()
  return {
    previous: newest(before),
    companions: kinds.flatMap((kind) => newest(beside.filter((one) => groupOf(one.kind) === kind)) ?? []),
  }
}

const isBeside = (one: DocumentKind, other: DocumentKind): boolean =>
  groupOf(one) !== groupOf(other) &&
  one !== 'not_home_insurance' &&
  other !== 'not_home_insurance' &&
  (BESIDE.includes(one) || BESIDE.includes(other))

/** By the day on which the term begins; by its end where a paper does not say. */
function beginsEarlier(one: Candidate, other: Candidate): boolean {
  if (one.effectiveDate && other.effectiveDate) return one.effectiveDate < other.effectiveDate
  return one.renewalDate !== null && other.renewalDate !== null && one.renewalDate < other.renewalDate
}

/** The latest term, and of two papers of one term the one that was uploaded last. */
function newest<One extends Candidate>(candidates: One[]): One | null {
  const termOf = ({ effectiveDate, renewalDate }: Candidate) => effectiveDate ?? renewalDate ?? ''
  const sorted = candidates.toSorted(
    (a, b) => termOf(b).localeCompare(termOf(a)) || b.createdAt.getTime() - a.createdAt.getTime(),
  )
  return sorted[0] ?? null
}
