interface Deductible {
  amount: number
  percentage: number | null
}

interface Deductibles {
  calculated_deductibles: { dwelling_coverage_amount: number | null; wind_hail_deductible: Deductible | null }
  deductible_proof?: readonly { base: { amount: number } | null }[] | undefined
}

/**
 * What the wind and hail deductible is a percentage of, to the dollar: the limit that the policy names, or the dwelling
 * limit. null where it is of neither, or no percentage.
 */
export const windHailBase = (data: Deductibles): number | null =>
  baseOf(data, data.calculated_deductibles.wind_hail_deductible)

export function baseOf(data: Deductibles, deductible: Deductible | null): number | null {
  if (!deductible?.percentage) return null
  const { percentage, amount } = deductible
  const printed = data.deductible_proof?.map(({ base }) => base?.amount) ?? []
  const limits = [data.calculated_deductibles.dwelling_coverage_amount, ...printed]
  return limits.find((limit) => limit && Math.abs((limit * percentage) / 100 - amount) <= 1) ?? null
}
