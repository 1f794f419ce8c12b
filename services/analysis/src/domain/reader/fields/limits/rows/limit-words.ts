import type { LabelMatch } from '../../../labels/label.ts'
import { toNumber } from '../../../values/amount.ts'
import { upToDenial } from './declined-row.ts'

/** '$3,000 Other structures $1,600': what a coverage pays is more than it costs, on whichever side of its name it stands; '$29,860 … $31,050' are of two years. */
export const limitWords = ({ lead, rest }: LabelMatch): string => {
  const [before, behind] = [lead, rest].map((words) =>
    /^[^$\d]*\$\s?\d[\d,]*(?:\.\d\d)?\s*$/.test(words) ? toNumber(words) : 0,
  )
  if (!before || !behind || before < behind) return upToDenial(rest)
  return behind < MOST_OF_LIMIT * before ? lead : ''
}
const MOST_OF_LIMIT = 0.8
