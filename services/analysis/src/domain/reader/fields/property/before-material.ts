import { cellsRightOf } from '../../geometry/around/neighbours.ts'
import type { Page } from '../../geometry/layout.ts'
import { evidenceOf } from '../../search/evidence.ts'
import { isOfOtherBuilding } from '../not-this-policy/of-other-building.ts'
import type { Dated } from './dated.ts'

/** What follows the year must say what the home is built of. */
const MATERIAL = /^(?:(?:wood|brick|stone|masonry)\s)?(?:frame|brick|masonry|veneer|stucco|stone|concrete|log|steel)\b/i

/** 'Construction   1972   frame   asbestos siding': the year stands between the word and what the home is built of. */
export const beforeMaterial = (pages: Page[]): Dated | null => {
  const found = pages.flatMap((page) =>
    page.cells.flatMap((cell) => {
      if (!/^(?:type of )?construction:?$/i.test(cell.text) || isOfOtherBuilding(page, cell)) return []
      const [year, material] = cellsRightOf(page, cell)
      const isYear = /^(?:1[89]|20)\d\d$/.test(year?.text ?? '') && MATERIAL.test(material?.text ?? '')
      return year && material && isYear ? [{ year: Number(year.text), cells: [cell, year, material] }] : []
    }),
  )
  const [first] = found
  return first && found.every(({ year }) => year === first.year)
    ? { year: first.year, evidence: evidenceOf(first.cells, 0.85) }
    : null
}
