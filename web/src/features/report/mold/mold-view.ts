import type { CoverageLists } from '../figures/coverage-lists-view.ts'
import type { Badge, Fact } from '../figures/fact.ts'
import { figureWords } from '../figures/figure-words.ts'
import { dollarsOrNotFound, formatDollars } from '../figures/format-dollars.ts'
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

export interface GapAlert {
  title: string
  text: string
}

/** null where the policy is silent or its limit reaches. */
export function moldGapAlert({ typical_gap: gap, limit }: MoldSection, language: Language): GapAlert | null {
  if (gap === null || gap <= 0 || limit === null) return null
  const words = moldWords[language]
  const amount = formatDollars(gap)
  return { title: words.severeGap(amount), text: words.pays(limit === 0 ? null : formatDollars(limit), amount) }
}

/** How Texas home policies usually treat mold (Texas Department of Insurance); with no limit, nothing is listed as covered. */
export function moldLists({ limit }: MoldSection, language: Language): CoverageLists {
  const words = moldWords[language]
  if (limit === 0) return { covered: [], excluded: [words.cleanUp, ...words.excluded] }
  const upTo = limit === null ? null : formatDollars(limit)
  return { covered: [words.suddenLeak(upTo), words.leakItself], excluded: words.excluded }
}
