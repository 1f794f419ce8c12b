import type { Cell } from '../cell.ts'

/** '8. Deductibles – Section I' */
const NUMBERED = /^\d{1,2}[.)]\s+(?=[A-Z])/

export const isNumbered = ({ text }: Cell): boolean => NUMBERED.test(text)

export const withoutNumber = (text: string): string => text.replace(NUMBERED, '')

/** '9. Water backup   $5,000' below '8. Deductibles', flush with it: a later one of the same list. */
export const isFurtherInList = (heading: Cell, row: Cell): boolean =>
  Math.abs(heading.left - row.left) < 3 && numberOf(heading) > 0 && numberOf(row) > numberOf(heading)

const numberOf = ({ text }: Cell): number => Number.parseInt(NUMBERED.exec(text)?.[0] ?? '0', 10)
