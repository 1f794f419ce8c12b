import type { ReportData } from '@plainpolicy/platform/report/report-data'
import type { Deductible, PolicyFields } from '../policy-fields.ts'
import { formatDollars, formatPercent, toCents } from './dollars.ts'
import type { KindRules } from './kinds.ts'

/** What the report says, to the letter, where the policy states nothing. */
export const NOT_FOUND = 'Not found in your policy'

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
 * and hail one applies. Where wind is excluded or never insured (flood), its deductibles do not exist.
 */
export function effectiveDeductibles(fields: PolicyFields, rules: KindRules): EffectiveDeductibles {
  const { all_perils, wind_hail, hurricane } = fields.deductibles
  const standard = all_perils && ({ printed: all_perils, from: 'all_perils' } as const)
  if (fields.wind_hail_excluded || !rules.insuresWind) return { standard, wind_hail: null, hurricane: null }
  const wind: EffectiveDeductible | null = wind_hail ? { printed: wind_hail, from: 'wind_hail' } : standard
  return { standard, wind_hail: wind, hurricane: hurricane ? { printed: hurricane, from: 'hurricane' } : wind }
}

/** For people: '2% ($8,240)' where a percentage is printed, else '$2,500'. */
export function displayDeductible(deductible: Deductible): string {
  const { amount } = deductible
  const percentage = printedPercentage(deductible)
  return percentage === null ? formatDollars(amount) : `${formatPercent(percentage)} (${formatDollars(amount)})`
}

/** In the report's shape; its percentage is the printed one, never one that we derived. */
export function toReportDeductible(deductible: Deductible | null): ReportDeductible {
  if (deductible === null) return null
  const { amount } = deductible
  return {
    amount: toCents(amount),
    percentage: printedPercentage(deductible),
    display: displayDeductible(deductible),
  }
}

export const printedPercentage = (deductible: Deductible): number | null =>
  deductible.stated === 'amount' ? null : deductible.percentage

/** For people, how the amount comes about: '2% of $412,000 (Coverage A) = $8,240'. Names the base only if it fits. */
export function explainDeductible(deductible: Deductible, fields: PolicyFields): string {
  const percentage = printedPercentage(deductible)
  if (percentage === null) return formatDollars(deductible.amount)
  const base = baseOf(deductible.amount, percentage, fields)
  if (base === null) return `${formatPercent(percentage)} (${formatDollars(deductible.amount)})`
  return `${formatPercent(percentage)} of ${base} = ${formatDollars(deductible.amount)}`
}

/** Carriers round a percentage to whole dollars, so the base fits when it lands within a dollar. */
function baseOf(amount: number, percentage: number, fields: PolicyFields): string | null {
  const bases = [
    ['Coverage A', fields.coverage_a_dwelling],
    ['Coverage C', fields.coverage_c_personal_property],
  ] as const
  for (const [name, limit] of bases) {
    if (limit !== null && Math.abs((limit * percentage) / 100 - amount) <= 1) return `${formatDollars(limit)} (${name})`
  }
  return null
}
