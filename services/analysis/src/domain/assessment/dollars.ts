const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** For people: whole dollars, '$8,240'. */
export const formatDollars = (amount: number): string => whole.format(amount)

/** For people: '2%', '1.35%'; no trailing zeros. */
export const formatPercent = (percentage: number): string => `${toCents(percentage)}%`

/** Two decimals at most, as every figure of the report. */
export const toCents = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100

/** What share `part` is of `whole`, in percent, or null where there is no whole. */
export const percentOf = (part: number, of: number | null): number | null =>
  of !== null && of > 0 ? toCents((part / of) * 100) : null
