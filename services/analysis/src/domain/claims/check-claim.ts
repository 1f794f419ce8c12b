import type { Evidence } from '@plainpolicy/platform/report/evidence'
import { squash } from '../reader/geometry/cell.ts'
import type { PageText } from '../reader/geometry/page-text.ts'
import { type Label, matchLabel } from '../reader/labels/label.ts'
import { CLAIM_FIELDS, type Claim } from './claim-fields.ts'
import { type ClaimedValue, claimedValue } from './claimed-value.ts'
import { findPrinted, type Printed } from './find-printed.ts'
import { pageLines, type Word } from './page-lines.ts'
import { standsBeside } from './stands-beside.ts'

/** A label that means nothing else, its value beside it: as sure as a reading of the model gets. */
const CONFIDENCE = 0.85

export interface CheckedClaim {
  field: Claim['field']
  value: ClaimedValue
  evidence: Evidence
}

/**
 * What is left of a claim when the page is looked at: the words have to stand there, the label has to be one of the
 * field's, the value has to be that label's own, and the arithmetic has to hold. null otherwise, and for pages whose words
 * were recognised in a picture: two uncertain readers do not make a certain one.
 */
export function checkClaim(claim: Claim, pages: PageText[], dwelling: number | null): CheckedClaim | null {
  const page = pages.find(({ number }) => number === claim.page)
  if (!page || page.toPage || !isLabelOf(claim.label, CLAIM_FIELDS[claim.field].labels)) return null
  const value = claimedValue(claim, dwelling)
  if (value === null) return null
  const lines = pageLines(page)
  const values = findPrinted(lines, claim.printed)
  const pairs = findPrinted(lines, claim.label).flatMap((label) =>
    values.filter((found) => standsBeside(lines, { label, value: found })).map((found) => ({ label, value: found })),
  )
  // Twice on a page is twice the same; what differs was not asked for.
  const [pair] = pairs
  return pair
    ? { field: claim.field, value, evidence: evidenceOf({ lines, page, places: [pair.label, pair.value] }) }
    : null
}

const isLabelOf = (text: string, labels: Label[]): boolean => {
  const cell = { text, key: squash(text), page: 1, left: 0, right: 0, y: 0, size: 0 }
  return (matchLabel(cell, labels)?.weight ?? 0) >= 0.6
}

interface Seen {
  lines: Word[][]
  page: PageText
  places: Printed[]
}

function evidenceOf({ lines, page, places }: Seen): Evidence {
  const words = places.flatMap(({ line, first, last }) => (lines[line] ?? []).slice(first, last + 1))
  const box = [
    Math.min(...words.map(({ left }) => left)),
    Math.min(...words.map(({ top }) => top)),
    Math.max(...words.map(({ right }) => right)),
    Math.max(...words.map(({ bottom }) => bottom)),
  ].map((edge) => Math.round(edge * 10) / 10) as Evidence['box']
  const quote = words
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 400)
  return { page: page.number, quote, box, confidence: CONFIDENCE, method: 'printed', found: 'model' }
}
