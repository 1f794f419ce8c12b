import { baselineOf, squash } from '../../../geometry/cell.ts'
import type { Found } from '../../../search/search.ts'

export type Names = Found<string[]>

/** The heads of pages repeat the first name alone: where the others stand with it, they count. */
export const inFull = (best: Names, all: Names[]): Names =>
  all.find(({ value, reading }) => {
    const isSame = squash(value[0] ?? '') === squash(best.value[0] ?? '')
    const isElsewhere = reading.label.page !== best.reading.label.page || isRepeated(best, all)
    return isSame && best.value.length === 1 && value.length > 1 && isElsewhere
  }) ?? best

const isRepeated = ({ reading: { label: own } }: Names, all: Names[]): boolean =>
  all.some(
    ({ reading: { label: other } }) =>
      other.page !== own.page && Math.abs(baselineOf(other) - baselineOf(own)) < 3 && other.text === own.text,
  )
