import type { Language, ReportData } from '@plainpolicy/platform/report/report-data'
import type { Deductible, DeductibleBase, PolicyFields, PolicyReading } from '../policy-fields.ts'
import { DEDUCTIBLE_WORDS } from './deductible-words.ts'
import { toCents } from './dollars.ts'
import type { KindRules } from './kinds.ts'
import { FORMATS } from './locale-formats.ts'

export type ReportDeductible = ReportData['deductibles']['all_perils']
export type PrintedDeductible = keyof PolicyFields['deductibles']

/** A deductible that the policy prints, and under which name, because one may serve for another. */
export interface EffectiveDeductible {
  printed: Deductible
  from: PrintedDeductible
}

/** Which printed deductible applies to which loss; null where none is printed or the peril is not insured. */
export interface EffectiveDeductibles {
  standard: EffectiveDeductible | null
  wind_hail: EffectiveDeductible | null
  hurricane: EffectiveDeductible | null
}

/**
 * One deductible for everything applies to wind and hail and to a hurricane; without a hurricane deductible the wind
 * and hail one applies. Where wind is excluded or never insured (flood), its deductibles do not exist. For one that was
 * seen and not read with certainty no other serves: the policy has its own, most often a larger one.
 */
export function effectiveDeductibles(
  { fields, uncertain = [] }: Pick<PolicyReading, 'fields' | 'uncertain'>,
  rules: KindRules,
): EffectiveDeductibles {
  const { all_perils, wind_hail, hurricane } = fields.deductibles
  const isUncertain = (peril: PrintedDeductible) => uncertain.some(({ path }) => path === `deductibles.${peril}`)
  const standard = all_perils && ({ printed: all_perils, from: 'all_perils' } as const)
  if (fields.wind_hail_excluded || !rules.insuresWind) return { standard, wind_hail: null, hurricane: null }
  const instead = (peril: PrintedDeductible, other: EffectiveDeductible | null) => (isUncertain(peril) ? null : other)
  const wind = wind_hail ? ({ printed: wind_hail, from: 'wind_hail' } as const) : instead('wind_hail', standard)
  const ofHurricane = hurricane ? ({ printed: hurricane, from: 'hurricane' } as const) : instead('hurricane', wind)
  return { standard, wind_hail: wind, hurricane: ofHurricane }
}

/** For people: '2% ($8,240)' where a percentage is printed, else '$2,500'. */
export function displayDeductible(deductible: Deductible, language: Language = 'en'): string {
  const { amount } = deductible
  const percentage = printedPercentage(deductible)
  if (percentage === null) return FORMATS[language].dollars(amount)
  return DEDUCTIBLE_WORDS[language].display(percentage, amount)
}

/** In the report's shape; its percentage is the printed one, never one that we derived. */
export function toReportDeductible(deductible: Deductible | null, language: Language = 'en'): ReportDeductible {
  if (deductible === null) return null
  const { amount } = deductible
  return {
    amount: toCents(amount),
    percentage: printedPercentage(deductible),
    display: displayDeductible(deductible, language),
  }
}

export const printedPercentage = (deductible: Deductible): number | null =>
  deductible.stated === 'amount' ? null : deductible.percentage

/** For people, how the amount comes about: '2% of $412,000 (Coverage A) = $8,240'. Names the base only if it fits. */
export function explainDeductible(deductible: Deductible, fields: PolicyFields, language: Language = 'en'): string {
  const percentage = printedPercentage(deductible)
  const base = fittingBase(deductible, fields)
  if (percentage === null || base === null) return displayDeductible(deductible, language)
  const words = DEDUCTIBLE_WORDS[language]
  return words.percentOf(percentage, words.base(base.limit, words[base.coverage]), deductible.amount)
}

/** A limit of the policy, of which a percentage is taken. */
export interface BaseLimit {
  coverage: DeductibleBase
  limit: number
}

/** Which limit a printed percentage is of. Carriers round it to whole dollars, so one within a dollar fits. */
export function fittingBase(deductible: Deductible, fields: PolicyFields): BaseLimit | null {
  const percentage = printedPercentage(deductible)
  if (percentage === null) return null
  for (const coverage of BASES) {
    const limit = fields[coverage]
    if (limit !== null && Math.abs((limit * percentage) / 100 - deductible.amount) <= 1) return { coverage, limit }
  }
  return null
}

const BASES = ['coverage_a_dwelling', 'coverage_c_personal_property'] as const satisfies DeductibleBase[]
