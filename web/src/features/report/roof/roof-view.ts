import type { Badge, Fact } from '../figures/fact.ts'
import { figureWords } from '../figures/figure-words.ts'
import { formatDollars } from '../figures/format-dollars.ts'
import { sharePercent } from '../figures/percent.ts'
import { inKnownLanguages } from '../language/catalogue.ts'
import type { Language } from '../language/language.ts'
import type { RoofSection } from '../report-types.ts'
import { roofWords } from './roof-words.ts'

/** The bar never shrinks below this, so that a small remaining value can still be seen. */
const SMALLEST_BAR_PERCENT = 20

const ROOF_SETTLEMENT = ['sections.roof.coverage_type', 'coverage_summary.roof_coverage.settlement'] as const
const ROOF_AGE = ['sections.roof.roof_age', 'dwelling_valuation.roof_year'] as const
const WIND_EXCLUDED = ['sections.roof.wind_hail_excluded'] as const
const STORM_DEDUCTIBLE = ['calculated_deductibles.wind_hail_deductible'] as const

export function roofBadge(roof: RoofSection, language: Language): Badge {
  const words = roofWords[language]
  if (roof.wind_hail_excluded) return { text: words.notInsured, signal: 'red' }
  if (roof.coverage_type === 'RCV') return { text: 'RCV', signal: 'green' }
  if (roof.coverage_type === 'ACV') return { text: 'ACV', signal: 'yellow' }
  if (roof.coverage_type === 'schedule') return { text: words.schedule, signal: 'yellow' }
  return { text: figureWords[language].notStated, signal: 'neutral' }
}

export function roofFacts(roof: RoofSection, language: Language): Fact[] {
  const words = roofWords[language]
  return [
    {
      label: words.replacementCost,
      value: formatDollars(roof.replacement_cost),
      isAssumed: roof.assumed.length > 0,
    },
    roofAge(roof, language),
    stormDeductible(roof, language),
    depreciationLoss(roof, language),
  ]
}

/** The server says in words that the policy is silent, in the report's language. */
const saysSilent = (text: string): boolean =>
  text === '' || inKnownLanguages(figureWords).some(({ notFound }) => notFound === text)

function stormDeductible(roof: RoofSection, language: Language): Fact {
  const isSilent = saysSilent(roof.storm_deductible_display)
  return {
    label: roofWords[language].stormDeductible,
    value: isSilent ? figureWords[language].notFound : roof.storm_deductible_display,
    isSilent,
    sources: roof.wind_hail_excluded ? WIND_EXCLUDED : STORM_DEDUCTIBLE,
  }
}

/** An age of 0 is shown as N/A, as specified; a missing one says that the policy is silent. */
function roofAge({ roof_age: age }: RoofSection, language: Language): Fact {
  const words = roofWords[language]
  const label = words.roofAge
  if (age === null) return { label, value: figureWords[language].notFound, isSilent: true }
  if (age === 0) return { label, value: words.notApplicable, note: words.newThisYear, sources: ROOF_AGE }
  return { label, value: words.years(age), sources: ROOF_AGE }
}

function depreciationLoss(roof: RoofSection, language: Language): Fact {
  const words = roofWords[language]
  const label = words.depreciationLoss
  if (roof.coverage_type === 'RCV' && !roof.wind_hail_excluded) {
    return { label, value: words.fullCoverage, note: words.noWear, signal: 'green', sources: ROOF_SETTLEMENT }
  }
  if (roof.wind_hail_excluded || roof.coverage_type === null || roof.depreciation === null) {
    return { label, value: figureWords[language].notFound, isSilent: true, note: whyNoDepreciation(roof, language) }
  }
  return {
    label,
    value: formatDollars(roof.depreciation),
    note: words.takenOff,
    signal: roof.depreciation > 0 ? 'red' : 'green',
    isAssumed: roof.assumed.length > 0,
    sources: [...ROOF_SETTLEMENT, ...ROOF_AGE],
  }
}

function whyNoDepreciation(roof: RoofSection, language: Language): string {
  const words = roofWords[language]
  if (roof.wind_hail_excluded) return words.stormsNotPaid
  if (roof.coverage_type === null) return words.settlementUnknown
  return roof.coverage_type === 'schedule' ? words.shareUnknown : words.dependsOnAge
}

export function roofExplanation(roof: RoofSection, language: Language): string {
  const { explanation } = roofWords[language]
  return roof.wind_hail_excluded ? explanation.excluded : explanation[roof.coverage_type ?? 'unknown']
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
export function roofValue(roof: RoofSection, language: Language): RoofValue | null {
  const words = roofWords[language]
  if (roof.wind_hail_excluded) return null
  const isFull = roof.coverage_type === 'RCV'
  const today = roof.current_value ?? (isFull ? roof.replacement_cost : null)
  if (today === null) return null
  return {
    newValue: formatDollars(roof.replacement_cost),
    todayValue: formatDollars(today),
    percent: Math.round(sharePercent(today, roof.replacement_cost)),
    barPercent: sharePercent(today, roof.replacement_cost, SMALLEST_BAR_PERCENT),
    meaning: isFull ? words.valueFull : words.valuePart,
  }
}

export function whyNoRoofValue(roof: RoofSection, language: Language): string {
  const { noValue } = roofWords[language]
  if (roof.wind_hail_excluded) return noValue.excluded
  if (roof.coverage_type === null) return noValue.settlement
  return roof.coverage_type === 'schedule' ? noValue.schedule : noValue.age
}
