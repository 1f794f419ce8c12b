import type { PolicyFields } from '../../policy-fields.ts'

/** Dollars: carriers round to whole ones. */
const ROUNDING = 1
/** Carriers print other limits as such percentages of the dwelling's. */
const ROUND_SHARES = [5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 65, 70, 75, 80, 100]
const SHARED = ['coverage_b_other_structures', 'coverage_c_personal_property', 'coverage_d_loss_of_use'] as const

/** The paths of amounts that another printed figure bears out: a percentage that gives them, or a round share of the dwelling. */
export const confirmedAmounts = (fields: PolicyFields): Set<string> => {
  const dwelling = fields.coverage_a_dwelling
  const confirmed = new Set<string>()
  if (dwelling === null) return confirmed
  const confirm = (path: string) => confirmed.add(path).add('coverage_a_dwelling')
  for (const [peril, deductible] of Object.entries(fields.deductibles))
    if (deductible?.stated === 'both' && isShare(deductible.amount, dwelling, deductible.percentage ?? 0))
      confirm(`deductibles.${peril}`)
  for (const path of SHARED) {
    const limit = fields[path]
    if (limit !== null && ROUND_SHARES.some((percent) => isShare(limit, dwelling, percent))) confirm(path)
  }
  return confirmed
}

const isShare = (amount: number, whole: number, percent: number): boolean =>
  Math.abs((whole * percent) / 100 - amount) <= ROUNDING
