import { toCents } from '../assessment/dollars.ts'
import type { Deductible, PolicyReading } from '../policy-fields.ts'
import { baseMissing, notUnderstood } from './errors.ts'
import { deductible } from './written-value.ts'

type Peril = keyof PolicyReading['fields']['deductibles']

export const isPeril = (name: string): name is Peril => ['all_perils', 'wind_hail', 'hurricane'].includes(name)

/** The deductible that a person wrote; a percentage alone is reckoned of the limit that the policy names, else of Coverage A. */
export function correctedDeductible(reading: PolicyReading, peril: Peril, written: string): Deductible {
  const read = deductible(written)
  const path = `deductibles.${peril}`
  if (!read) throw notUnderstood(path, written)
  const { percentage, amount } = read
  if (amount !== null) return { amount, percentage, stated: percentage === null ? 'amount' : 'both' }
  const reckoned = reckonedAmount(reading, peril, percentage)
  if (reckoned === null) throw baseMissing(path)
  return { amount: reckoned, percentage, stated: 'percentage' }
}

/** Amounts that nobody printed follow their limit, when that was corrected. */
export function withReckonedDeductibles(reading: PolicyReading): PolicyReading {
  const { deductibles } = reading.fields
  const reckoned = Object.entries(deductibles).map(([peril, printed]) => {
    if (printed?.stated !== 'percentage' || !isPeril(peril)) return [peril, printed]
    return [peril, { ...printed, amount: reckonedAmount(reading, peril, printed.percentage) ?? printed.amount }]
  })
  return { ...reading, fields: { ...reading.fields, deductibles: Object.fromEntries(reckoned) } }
}

function reckonedAmount({ fields, details }: PolicyReading, peril: Peril, percentage: number | null): number | null {
  const limit = fields[details?.deductible_bases[peril] ?? 'coverage_a_dwelling']
  return limit === null || percentage === null ? null : toCents((percentage / 100) * limit)
}
