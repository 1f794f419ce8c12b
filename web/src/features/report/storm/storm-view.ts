import { baseOf, windHailBase } from '@plainpolicy/words/deductible-base'
import type { Badge, Fact } from '../figures/fact.ts'
import { figureWords } from '../figures/figure-words.ts'
import { dollarsOrNotFound, formatDollars } from '../figures/format-dollars.ts'
import { formatPercent } from '../figures/percent.ts'
import type { Language } from '../language/language.ts'
import type { Deductible, ReportData, StormSection } from '../report-types.ts'
import { stormWords } from './storm-words.ts'

export const WIND_HAIL_SOURCES = ['calculated_deductibles.wind_hail_deductible']
export const STANDARD_SOURCES = ['calculated_deductibles.standard_deductible']

/** The same words and signal as the card on top: '2% Deductible', 'Excluded'. */
export function stormBadge(data: ReportData, language: Language): Badge {
  const card = data.coverage_cards.find((candidate) => candidate.id === 'wind_hail')
  return card
    ? { text: card.status, signal: card.signal }
    : { text: figureWords[language].notStated, signal: 'neutral' }
}

export function stormFacts(data: ReportData, storm: StormSection, language: Language): Fact[] {
  const words = stormWords[language]
  const standard = data.calculated_deductibles.standard_deductible
  return [
    {
      label: words.coverageLimit,
      value: dollarsOrNotFound(storm.coverage_limit, language),
      isSilent: storm.coverage_limit === null,
      sources: ['property_coverage_limits.coverage_a_dwelling'],
    },
    windHailFact(data, storm, language),
    { label: words.standard, ...deductibleFact(data, standard, language), sources: STANDARD_SOURCES },
    additionalForStorms(storm, language),
  ]
}

function windHailFact(data: ReportData, storm: StormSection, language: Language): Fact {
  const words = stormWords[language]
  const label = words.windHail
  if (storm.wind_hail_excluded) {
    const sources = ['sections.storm.wind_hail_excluded']
    return { label, value: words.notInsured, note: words.leavesOut, signal: 'red', sources }
  }
  return {
    label,
    ...deductibleFact(data, data.calculated_deductibles.wind_hail_deductible, language),
    sources: WIND_HAIL_SOURCES,
  }
}

type DeductibleFact = Pick<Fact, 'value' | 'note' | 'isSilent'>

function deductibleFact(data: ReportData, deductible: Deductible, language: Language): DeductibleFact {
  if (!deductible) return { value: figureWords[language].notFound, isSilent: true }
  const note = deductibleNote(data, deductible, language)
  return { value: formatDollars(deductible.amount), ...(note && { note }) }
}

/** '2% of $412,000' where the deductible is a percentage of a limit to the dollar, else its percentage alone. */
export function deductibleNote(
  data: ReportData,
  deductible: NonNullable<Deductible>,
  language: Language,
): string | null {
  if (deductible.percentage === null) return null
  const limit = baseOf(data, deductible)
  const percent = formatPercent(deductible.percentage)
  return limit === null ? percent : stormWords[language].percentOf(percent, formatDollars(limit))
}

function additionalForStorms({ additional_for_storms: extra }: StormSection, language: Language): Fact {
  const words = stormWords[language]
  return {
    label: words.additional,
    value: dollarsOrNotFound(extra, language),
    isSilent: extra === null,
    ...(extra !== null && { note: words.windHailMinusStandard }),
    sources: extra === null ? [] : [...WIND_HAIL_SOURCES, ...STANDARD_SOURCES],
  }
}

export interface DifferenceAlert {
  title: string
  text: string
}

/** null where there is no difference to speak of, or one of the two deductibles is not in the policy. */
export function differenceAlert(
  data: ReportData,
  { additional_for_storms: extra }: StormSection,
  language: Language,
): DifferenceAlert | null {
  if (extra === null || extra <= 0) return null
  const amount = formatDollars(extra)
  const limit = windHailBase(data)
  const words = stormWords[language]
  return {
    title: words.differenceTitle(amount),
    text: `${words.difference(amount)}${limit === null ? '' : words.growth(formatDollars(limit))}`,
  }
}

export interface DeductibleBar {
  label: string
  appliesTo: string
  amount: number
  /** Share of the larger of the two, in percent. */
  barPercent: number
  isLarger: boolean
}

/** The two deductibles side by side; null where the policy does not print both. */
export function deductibleBars(data: ReportData, language: Language): DeductibleBar[] | null {
  const { wind_hail_deductible: windHail, standard_deductible: standard } = data.calculated_deductibles
  if (!windHail || !standard) return null
  const words = stormWords[language]
  const larger = Math.max(windHail.amount, standard.amount, 1)
  const bar = (label: string, appliesTo: string, amount: number): DeductibleBar => ({
    label,
    appliesTo,
    amount,
    barPercent: (amount / larger) * 100,
    isLarger: amount === larger && windHail.amount !== standard.amount,
  })
  return [
    bar(words.windHail, words.windHailAppliesTo, windHail.amount),
    bar(words.standard, words.standardAppliesTo, standard.amount),
  ]
}
