import type { CoverageLists } from '../figures/coverage-lists-view.ts'
import { formatDollars } from '../figures/format-dollars.ts'
import type { Language } from '../language/language.ts'
import type { MoldSection } from '../report-types.ts'
import { moldExplainedWords } from './mold-explained-words.ts'

export interface GapAlert {
  title: string
  text: string
}

/** null where the policy is silent or its limit reaches. */
export function moldGapAlert({ typical_gap: gap, limit }: MoldSection, language: Language): GapAlert | null {
  if (gap === null || gap <= 0 || limit === null) return null
  const words = moldExplainedWords[language]
  const amount = formatDollars(gap)
  return { title: words.severeGap(amount), text: words.pays(limit === 0 ? null : formatDollars(limit), amount) }
}

/** How Texas home policies usually treat mold (Texas Department of Insurance); with no limit, nothing is listed as covered. */
export function moldLists({ limit }: MoldSection, language: Language): CoverageLists {
  const words = moldExplainedWords[language]
  if (limit === 0) return { covered: [], excluded: [words.cleanUp, ...words.excluded] }
  const upTo = limit === null ? null : formatDollars(limit)
  return { covered: [words.suddenLeak(upTo), words.leakItself], excluded: words.excluded }
}
