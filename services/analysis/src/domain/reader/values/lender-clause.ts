/** 'Frost Mortgage LLC ISAOA/ATIMA', or alone in the line below: lenders alone are insured as their interest may appear. */
export const hasLenderClause = ([first = '', second = '']: string[]): boolean =>
  /\b(?:isaoa|atima)\b/i.test(first.split('  ')[0] ?? '') || /^(?:isaoa|atima)\b/i.test(second)

/** 'Ana Flores and Frost Bank ISAOA/ATIMA' are who is insured, and the bank. */
export const isLenderAlone = (lines: string[]): boolean =>
  hasLenderClause(lines) && !/\s(?:and|&)\s/i.test(lines[0] ?? '')
