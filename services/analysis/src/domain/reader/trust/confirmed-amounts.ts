import type { FieldEvidence, PolicyFields, PolicyReading } from '../../policy-fields.ts'
import type { PageText } from '../geometry/page-text.ts'
import { isSumOfColumn } from './premium-sum.ts'

/** Dollars: carriers round to whole ones. */
const ROUNDING = 1
/** Carriers print other limits as such percentages of the dwelling's. */
const ROUND_SHARES = [5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 65, 70, 75, 80, 100]
const SHARED = ['coverage_b_other_structures', 'coverage_c_personal_property', 'coverage_d_loss_of_use'] as const

/**
 * The paths of amounts that other printed figures bear out: a percentage that gives them, a round share of the dwelling,
 * the parts of a premium; and of two dates that are a year apart to the day.
 */
export const confirmedAmounts = ({ fields, evidence }: PolicyReading, pages: PageText[]): Set<string> => {
  const dwelling = fields.coverage_a_dwelling
  const confirmed = new Set(isYearOfDays(fields, evidence) ? ['effective_date', 'renewal_date'] : [])
  const premium = evidence.total_annual_premium
  const page = pages.find(({ number }) => number === premium?.page)
  if (premium && page && isSumOfColumn(page, premium, fields.total_annual_premium ?? 0))
    confirmed.add('total_annual_premium')
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

/** '04-01-2026' and '04-01-2027': a figure misread in one of them would hardly leave a year between them. */
const isYearOfDays = (
  { effective_date: start, renewal_date: end }: PolicyFields,
  { effective_date: from, renewal_date: to }: FieldEvidence,
): boolean =>
  start !== null &&
  from?.method === 'printed' &&
  to?.method === 'printed' &&
  `${Number(start.slice(0, 4)) + 1}${start.slice(4)}` === end

const isShare = (amount: number, whole: number, percent: number): boolean =>
  Math.abs((whole * percent) / 100 - amount) <= ROUNDING
