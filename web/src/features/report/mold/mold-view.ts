import type { CoverageLists } from '../figures/coverage-lists-view.ts'
import type { Badge, Fact } from '../figures/fact.ts'
import { dollarsOrNotFound, formatDollars, NOT_FOUND } from '../figures/format-dollars.ts'
import { formatPercent } from '../figures/percent.ts'
import type { MoldSection } from '../report-types.ts'

export const MOLD_LIMIT_SOURCES = ['sections.mold.limit', 'coverage_summary.mold_coverage.coverage_limit']

export function moldBadge(mold: MoldSection): Badge {
  return { text: mold.status === 'NOT STATED' ? 'Not stated' : mold.status, signal: mold.signal }
}

export function moldFacts(mold: MoldSection): Fact[] {
  return [
    {
      label: 'Maximum limit',
      value: dollarsOrNotFound(mold.limit),
      isSilent: mold.limit === null,
      ...(mold.limit === 0 && { note: 'Your policy leaves mold out' }),
      signal: mold.signal,
      sources: MOLD_LIMIT_SOURCES,
    },
    { label: 'Action window', value: '48 Hours', note: 'A drying rule, not a coverage deadline' },
    {
      label: 'Typical gap',
      value: dollarsOrNotFound(mold.typical_gap),
      isSilent: mold.typical_gap === null,
      ...(mold.typical_gap !== null && { note: 'A large clean-up minus your limit', isAssumed: true }),
    },
    coverageLevel(mold),
  ]
}

function coverageLevel({ coverage_level_percentage: level }: MoldSection): Fact {
  if (level === null) return { label: 'Coverage level', value: NOT_FOUND, isSilent: true }
  const value = formatPercent(Math.min(100, Math.round(level)))
  return { label: 'Coverage level', value, note: 'Of a large clean-up', isAssumed: level > 0 }
}

/** null where the policy is silent or its limit reaches. */
export function moldGapAlert({ typical_gap: gap, limit }: MoldSection): { title: string; text: string } | null {
  if (gap === null || gap <= 0 || limit === null) return null
  const amount = formatDollars(gap)
  const pays = limit === 0 ? 'nothing' : `${formatDollars(limit)} at most`
  return {
    title: `Severe coverage gap: ${amount}`,
    text: `Your policy pays ${pays} for mold. In the whole-house illustration above, ${amount} would be left to you.`,
  }
}

/** How Texas home policies usually treat mold (Texas Department of Insurance); with no limit, nothing is listed as covered. */
export function moldLists({ limit }: MoldSection): CoverageLists {
  const excluded = [
    'Mold after a flood',
    'Mold from a slow leak or from humidity over weeks',
    'Mold that was there before',
  ]
  if (limit === 0) return { covered: [], excluded: ['Mold clean-up under this policy', ...excluded] }
  const upTo = limit === null ? '' : `, up to ${formatDollars(limit)}`
  return {
    covered: [`Mold that follows a sudden leak that is covered${upTo}`, 'The water damage of that leak itself'],
    excluded,
  }
}
