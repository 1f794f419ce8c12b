import { LENDER } from './lender.ts'

/** 'Frost Mortgage LLC ISAOA/ATIMA', or alone in the line below: lenders alone are insured as their interest may appear. */
export const hasLenderClause = ([first = '', second = '']: string[]): boolean =>
  /\b(?:isaoa|atima)\b/i.test(first.split('  ')[0] ?? '') ||
  /^(?:and )?(?:its successors\b[^a-z]*(?:and[/ ]or assigns\W*)?)?(?:isaoa|atima)\b/i.test(second)

/** 'Ana Flores and Frost Bank ISAOA/ATIMA' are who is insured, and the bank; 'Frost Bank and Trust ISAOA' is one. */
export const isLenderAlone = (lines: string[]): boolean => {
  const [first = '', ...more] = (lines[0] ?? '').split(/\s(?:and|&)\s/i)
  return hasLenderClause(lines) && (more.length === 0 || LENDER.test(first))
}
