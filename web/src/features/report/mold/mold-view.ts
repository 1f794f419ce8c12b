import type { Badge, Fact } from '../figures/fact.ts'
import { figureWords } from '../figures/figure-words.ts'
import { dollarsOrNotFound } from '../figures/format-dollars.ts'
import { formatPercent } from '../figures/percent.ts'
import type { Language } from '../language/language.ts'
import type { MoldSection } from '../report-types.ts'
import { moldWords } from './mold-words.ts'

export const MOLD_LIMIT_SOURCES = ['sections.mold.limit', 'coverage_summary.mold_coverage.coverage_limit']

export function moldBadge(mold: MoldSection, language: Language): Badge {
  return { text: moldWords[language].status[mold.status], signal: mold.signal }
}

export function moldFacts(mold: MoldSection, language: Language): Fact[] {
  const words = moldWords[language]
  return [
    {
      label: words.maximumLimit,
      value: dollarsOrNotFound(mold.limit, language),
      isSilent: mold.limit === null,
      ...(mold.limit === 0 && { note: words.leftOut }),
      signal: mold.signal,
      sources: MOLD_LIMIT_SOURCES,
    },
    { label: words.actionWindow, value: words.hours, note: words.dryingRule },
    {
      label: words.typicalGap,
      value: dollarsOrNotFound(mold.typical_gap, language),
      isSilent: mold.typical_gap === null,
      ...(mold.typical_gap !== null && { note: words.gapNote, isAssumed: true }),
    },
    coverageLevel(mold, language),
  ]
}

function coverageLevel({ coverage_level_percentage: level }: MoldSection, language: Language): Fact {
  const { coverageLevel: label, ofLarge: note } = moldWords[language]
  if (level === null) return { label, value: figureWords[language].notFound, isSilent: true }
  const value = formatPercent(Math.min(100, Math.round(level)))
  return { label, value, note, isAssumed: level > 0 }
}
