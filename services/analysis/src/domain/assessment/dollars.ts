/** Two decimals at most, as every figure of the report. */
export const toCents = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100

/** What share `part` is of `whole`, in percent, or null where there is no whole. */
export const percentOf = (part: number, of: number | null): number | null =>
  of !== null && of > 0 ? toCents((part / of) * 100) : null
