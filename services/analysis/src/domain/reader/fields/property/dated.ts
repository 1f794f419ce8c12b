import type { Evidence } from '@plainpolicy/platform/report/evidence'
import { evidenceOfFound } from '../../search/evidence.ts'
import type { Found } from '../../search/search.ts'

/** A year, and where it stands. */
export interface Dated {
  year: number
  evidence: Evidence
}

export const dated = (found: Found<number> | null, method?: Evidence['method']): Dated | null =>
  found && { year: found.value, evidence: evidenceOfFound(found, method) }
