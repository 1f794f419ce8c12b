import type { Badge, Fact } from '../figures/fact.ts'
import { dollarsOrNotFound, formatDollars, NOT_FOUND } from '../figures/format-dollars.ts'
import { formatPercent } from '../figures/percent.ts'
import type { Deductible, ReportData, StormSection } from '../report-types.ts'

export const WIND_HAIL_SOURCES = ['calculated_deductibles.wind_hail_deductible']
export const STANDARD_SOURCES = ['calculated_deductibles.standard_deductible']

/** The same words and signal as the card on top: '2% Deductible', 'Excluded'. */
export function stormBadge(data: ReportData): Badge {
  const card = data.coverage_cards.find((candidate) => candidate.id === 'wind_hail')
  return card ? { text: card.status, signal: card.signal } : { text: 'Not stated', signal: 'neutral' }
}

export function stormFacts(data: ReportData, storm: StormSection): Fact[] {
  const standard = data.calculated_deductibles.standard_deductible
  return [
    {
      label: 'Coverage limit',
      value: dollarsOrNotFound(storm.coverage_limit),
      isSilent: storm.coverage_limit === null,
      sources: ['property_coverage_limits.coverage_a_dwelling'],
    },
    windHailFact(data, storm),
    { label: 'Standard deductible', ...deductibleFact(data, standard), sources: STANDARD_SOURCES },
    additionalForStorms(storm),
  ]
}

function windHailFact(data: ReportData, storm: StormSection): Fact {
  const label = 'Wind/hail deductible'
  if (storm.wind_hail_excluded) {
    const sources = ['sections.storm.wind_hail_excluded']
    return { label, value: 'Not insured', note: 'This policy leaves wind and hail out', signal: 'red', sources }
  }
  return {
    label,
    ...deductibleFact(data, data.calculated_deductibles.wind_hail_deductible),
    sources: WIND_HAIL_SOURCES,
  }
}

function deductibleFact(data: ReportData, deductible: Deductible): Pick<Fact, 'value' | 'note' | 'isSilent'> {
  if (!deductible) return { value: NOT_FOUND, isSilent: true }
  const note = deductibleNote(data, deductible)
  return { value: formatDollars(deductible.amount), ...(note && { note }) }
}

/** '2% of $412,000' where the deductible is a percentage of the dwelling limit to the dollar, else its percentage alone. */
export function deductibleNote(data: ReportData, deductible: NonNullable<Deductible>): string | null {
  if (deductible.percentage === null) return null
  const limit = data.calculated_deductibles.dwelling_coverage_amount
  const percent = formatPercent(deductible.percentage)
  const isOfLimit = limit !== null && Math.abs((limit * deductible.percentage) / 100 - deductible.amount) <= 1
  return isOfLimit ? `${percent} of ${formatDollars(limit)}` : percent
}

function additionalForStorms({ additional_for_storms: extra }: StormSection): Fact {
  return {
    label: 'Additional for storms',
    value: dollarsOrNotFound(extra),
    isSilent: extra === null,
    ...(extra !== null && { note: 'Wind/hail minus standard' }),
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
): DifferenceAlert | null {
  if (extra === null || extra <= 0) return null
  const amount = formatDollars(extra)
  const isPercentage = Boolean(data.calculated_deductibles.wind_hail_deductible?.percentage)
  const growth = ' It is a share of the dwelling limit, not of the damage, so it grows when the limit grows.'
  return {
    title: `A storm costs you ${amount} more than a fire`,
    text: `For the same damage you pay ${amount} more when wind or hail caused it, because the wind/hail deductible is the larger one.${isPercentage ? growth : ''}`,
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
export function deductibleBars(data: ReportData): DeductibleBar[] | null {
  const { wind_hail_deductible: windHail, standard_deductible: standard } = data.calculated_deductibles
  if (!windHail || !standard) return null
  const larger = Math.max(windHail.amount, standard.amount, 1)
  const bar = (label: string, appliesTo: string, amount: number): DeductibleBar => ({
    label,
    appliesTo,
    amount,
    barPercent: (amount / larger) * 100,
    isLarger: amount === larger && windHail.amount !== standard.amount,
  })
  return [
    bar('Wind/hail deductible', 'Hail, wind and tornado', windHail.amount),
    bar('Standard deductible', 'Fire, lightning, theft and other losses', standard.amount),
  ]
}
