import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine } from '../../../geometry/layout.ts'
import type { LabelPlace } from './limit-places.ts'

/** 'Theft   $2,500' below 'All perils: 2% of Coverage A': a name by itself has the figure. */
export const isOfNextRow = ({ page, label }: LabelPlace, value: Cell): boolean => {
  const first = cellsOfLine(page, value).find((cell) => cell.y > label.y + 2 && cell.right < value.left)
  return first !== undefined && !/(?:\bof(?: the| your)?|[,–-])$/i.test(label.text) && !GOES_ON.test(first.text)
}
const GOES_ON =
  /^(?:[a-z($\d]|(?:[Cc]ov(?:erage|\.)?|COV(?:ERAGE)?|[Ll]imit|LIMIT|[Aa]mount|AMOUNT|[Dd]eductible|DEDUCTIBLE|[Mm]inimum|MINIMUM|OF)\b)/
