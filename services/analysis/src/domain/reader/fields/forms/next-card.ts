import type { Cell } from '../../geometry/cell.ts'
import type { FormCode } from '../../values/codes-in-line.ts'
import { codeAtStart } from '../../values/form-code.ts'

/** 'LO 310   LO 427' over 'Limited fungi   Water backup', cards side by side: under such a row of cards an empty line may part the next one. */
export const isNextCard = (found: FormCode[], [first]: Cell[], titles: Cell[] | undefined): boolean => {
  const lefts = new Set(found.map(({ cell }) => Math.round(cell.left)))
  const title = titles?.[0]
  return (
    lefts.size > 1 &&
    first !== undefined &&
    Math.abs(first.left - Math.min(...lefts)) < 3 &&
    codeAtStart(first.text) !== null &&
    title !== undefined &&
    Math.abs(title.left - first.left) < 3 &&
    title.y - first.y < 1.65 * first.size &&
    codeAtStart(title.text) === null
  )
}
