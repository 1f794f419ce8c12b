import type { Deductible } from '../../../policy-fields.ts'
import type { LimitRow } from '../limits/rows/limit-row.ts'

/** The percent may stand in a sentence, or in small print below, and the dollars in a table: together where one gives the other. */
export const shareOf = (
  { value, row }: { value: Deductible; row: LimitRow },
  rows: LimitRow[],
  baseFor: (row: LimitRow) => number | null,
): LimitRow | undefined => {
  const gives = (base: number | null, percent: number | null) => base !== null && givesAmount(value, base, percent)
  const [base, { percentage }] = [baseFor(row), value]
  if (value.stated === 'percentage' || gives(base, percentage)) return undefined
  // '5% of Coverage C' says what it is of by itself.
  return rows.find((one) => [base, baseFor(one)].some((limit) => gives(limit, one.amount.percent)))
}

/** Whether the dollars, rounded or not, are that percentage of the limit. */
export const givesAmount = ({ amount }: Deductible, base: number, percent: number | null): boolean =>
  percent !== null && Math.abs((base * percent) / 100 - amount) <= 1.01
