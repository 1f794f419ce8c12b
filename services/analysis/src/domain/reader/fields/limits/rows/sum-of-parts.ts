import { type Amount, toNumber } from '../../../values/amount.ts'

/** 'Other structures: barn $38,000; shop $23,000   $61,000': the words name parts, and what stands beside them is all of these. */
export const isSumOfParts = (beside: Amount | undefined, words: string): boolean => {
  const parts = words.match(/\$\s?[\d,]+\d/g) ?? []
  return parts.length > 1 && parts.reduce((total, part) => total + toNumber(part), 0) === beside?.dollars
}
