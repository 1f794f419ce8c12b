import type { Language } from '../language/language.ts'
import type { Evidence, EvidenceByPath } from '../report-types.ts'
import { evidenceWords } from './evidence-words.ts'

export interface FoundEvidence extends Evidence {
  path: string
}

/**
 * The evidence that stands behind the given paths, each once and in page order.
 * A path also takes what lies below it ('deductibles.wind_hail' takes 'deductibles.wind_hail.amount').
 */
export function evidenceFor(evidence: EvidenceByPath, paths: readonly string[]): FoundEvidence[] {
  const found = new Map<string, FoundEvidence>()
  for (const path of paths) {
    for (const [key, value] of Object.entries(evidence)) {
      if (key !== path && !key.startsWith(`${path}.`)) continue
      const place = `${value.page}:${value.quote}`
      if (!found.has(place)) found.set(place, { ...value, path: key })
    }
  }
  return [...found.values()].sort((a, b) => a.page - b.page)
}

/** 'p. 2' or 'p. 2, 4'. */
export function pagesText(found: readonly Evidence[], language: Language): string {
  return evidenceWords[language].pages([...new Set(found.map((item) => item.page))].join(', '))
}
