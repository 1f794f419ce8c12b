import type { Badge, Fact } from '../figures/fact.ts'
import { formatDollars, NOT_FOUND } from '../figures/format-dollars.ts'
import { sharePercent } from '../figures/percent.ts'
import type { RoofSection } from '../report-types.ts'

/** The bar never shrinks below this, so that a small remaining value can still be seen. */
const SMALLEST_BAR_PERCENT = 20

const ROOF_SETTLEMENT = ['sections.roof.coverage_type', 'coverage_summary.roof_coverage.settlement'] as const
const ROOF_AGE = ['sections.roof.roof_age', 'dwelling_valuation.roof_year'] as const
const WIND_EXCLUDED = ['sections.roof.wind_hail_excluded'] as const
const STORM_DEDUCTIBLE = ['calculated_deductibles.wind_hail_deductible'] as const

export function roofBadge(roof: RoofSection): Badge {
  if (roof.wind_hail_excluded) return { text: 'Wind and hail not insured', signal: 'red' }
  if (roof.coverage_type === 'RCV') return { text: 'RCV', signal: 'green' }
  if (roof.coverage_type === 'ACV') return { text: 'ACV', signal: 'yellow' }
  if (roof.coverage_type === 'schedule') return { text: 'Payment schedule', signal: 'yellow' }
  return { text: 'Not stated', signal: 'neutral' }
}

export function roofFacts(roof: RoofSection): Fact[] {
  return [
    {
      label: 'Estimated replacement cost',
      value: formatDollars(roof.replacement_cost),
      isAssumed: roof.assumed.length > 0,
    },
    roofAge(roof),
    {
      label: 'Storm deductible',
      value: roof.storm_deductible_display || NOT_FOUND,
      isSilent: [NOT_FOUND, ''].includes(roof.storm_deductible_display),
      sources: roof.wind_hail_excluded ? WIND_EXCLUDED : STORM_DEDUCTIBLE,
    },
    depreciationLoss(roof),
  ]
}

/** An age of 0 is shown as N/A, as specified; a missing one says that the policy is silent. */
function roofAge({ roof_age: age }: RoofSection): Fact {
  if (age === null) return { label: 'Roof age', value: NOT_FOUND, isSilent: true }
  if (age === 0) return { label: 'Roof age', value: 'N/A', note: 'New this year', sources: ROOF_AGE }
  return { label: 'Roof age', value: `${age} ${age === 1 ? 'year' : 'years'}`, sources: ROOF_AGE }
}

function depreciationLoss(roof: RoofSection): Fact {
  const label = 'Depreciation loss'
  if (roof.coverage_type === 'RCV' && !roof.wind_hail_excluded) {
    return { label, value: 'Full Coverage', note: 'Wear is not taken off', signal: 'green', sources: ROOF_SETTLEMENT }
  }
  if (roof.wind_hail_excluded || roof.coverage_type === null || roof.depreciation === null) {
    return { label, value: NOT_FOUND, isSilent: true, note: whyNoDepreciation(roof) }
  }
  return {
    label,
    value: formatDollars(roof.depreciation),
    note: 'Taken off for wear and age',
    signal: roof.depreciation > 0 ? 'red' : 'green',
    isAssumed: roof.assumed.length > 0,
    sources: [...ROOF_SETTLEMENT, ...ROOF_AGE],
  }
}

function whyNoDepreciation(roof: RoofSection): string {
  if (roof.wind_hail_excluded) return 'Storm damage to the roof is not paid'
  if (roof.coverage_type === null) return 'It does not say how a roof is paid for'
  return roof.coverage_type === 'schedule'
    ? 'The schedule’s share is not in these pages'
    : 'It depends on the roof’s age'
}

export function roofExplanation(roof: RoofSection): string {
  if (roof.wind_hail_excluded) {
    return 'This policy leaves out wind and hail. Damage to the roof by a storm is paid by you, unless another policy insures it.'
  }
  switch (roof.coverage_type) {
    case 'RCV':
      return 'Replacement cost value (RCV) means that after your deductible the policy pays what new roofing costs. It is usually paid in two parts, the second once the work is done.'
    case 'ACV':
      return 'Actual cash value (ACV) means that the policy pays what the roof is worth on the day of the storm. You pay your deductible and what wear and age have taken off.'
    case 'schedule':
      return 'A roof payment schedule means that the policy pays a set share of the roof, which falls as the roof ages. The deductible comes off after that.'
    default:
      return 'The pages that you uploaded do not say how a roof loss is paid: at replacement cost (RCV) or at actual cash value (ACV). Your insurer can show you where your policy says it.'
  }
}

export interface RoofValue {
  newValue: string
  todayValue: string
  /** The true share of a new roof's value, for words. */
  percent: number
  /** The share that is drawn: at least 20. */
  barPercent: number
  meaning: string
}

/** What a claim counts today, against a new roof; null where the policy does not let it be known. */
export function roofValue(roof: RoofSection): RoofValue | null {
  if (roof.wind_hail_excluded) return null
  const isFull = roof.coverage_type === 'RCV'
  const today = roof.current_value ?? (isFull ? roof.replacement_cost : null)
  if (today === null) return null
  return {
    newValue: formatDollars(roof.replacement_cost),
    todayValue: formatDollars(today),
    percent: Math.round(sharePercent(today, roof.replacement_cost)),
    barPercent: sharePercent(today, roof.replacement_cost, SMALLEST_BAR_PERCENT),
    meaning: isFull
      ? 'Your policy pays for new roofing, so what a claim counts does not fall as the roof ages.'
      : 'Your policy pays for the filled part, before the deductible comes off. The rest is yours.',
  }
}

export function whyNoRoofValue(roof: RoofSection): string {
  if (roof.wind_hail_excluded) return 'Not shown: this policy does not pay for storm damage to the roof.'
  if (roof.coverage_type === null) return `${NOT_FOUND}: the pages do not say how a roof is paid for.`
  if (roof.coverage_type === 'schedule') return `${NOT_FOUND}: the share that the schedule pays is not in these pages.`
  return `${NOT_FOUND}: the roof’s value depends on its age, and your pages do not print it.`
}
