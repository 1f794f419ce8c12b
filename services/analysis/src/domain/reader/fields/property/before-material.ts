import { cellsRightOf } from '../../geometry/around/neighbours.ts'
import { type Cell, misalignment } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { evidenceOf } from '../../search/evidence.ts'
import { namesOtherBuilding } from '../../values/other-building.ts'
import { isOfOtherBuilding } from '../not-this-policy/of-other-building.ts'
import type { Dated } from './dated.ts'

/** What follows the year must say what the home is built of. */
const OF_MATERIAL =
  '(?:(?:wood|brick|stone|masonry)\\s)?(?:frame|brick|masonry|veneer|stucco|stone|concrete|log|steel)\\b'
const MATERIAL = new RegExp(`^${OF_MATERIAL}`, 'i')

/** 'Construction   1972   frame   asbestos siding': the year stands between the word and what the home is built of. */
export const beforeMaterial = (pages: Page[]): Dated | null =>
  agreed(pages.flatMap(behindWord)) ?? agreed(pages.flatMap(inColumn))

interface Found {
  year: number
  cells: Cell[]
}

const behindWord = (page: Page): Found[] =>
  page.cells.flatMap((cell) => {
    if (!/^(?:type of )?construction:?$/i.test(cell.text) || isOfOtherBuilding(page, cell)) return []
    const [year, material] = cellsRightOf(page, cell)
    const isYear = /^(?:1[89]|20)\d\d$/.test(year?.text ?? '') && MATERIAL.test(material?.text ?? '')
    return year && material && isYear ? [{ year: Number(year.text), cells: [cell, year, material] }] : []
  })

/** '1997 / Frame, piers' on the row of the dwelling, under 'Built / Construction', be the head in two lines. */
const inColumn = (page: Page): Found[] =>
  page.cells.flatMap((cell) => {
    const year = YEAR_AND_MATERIAL.exec(cell.text)?.slice(1).find(Boolean)
    const head = year ? page.cells.find((one) => isHeadOfBuilt(one, cell)) : undefined
    const line = head ? cellsOfLine(page, cell) : []
    const name = line.find(
      (one) => one.right <= cell.left && matchLabel(one, LIMIT_LABELS.coverage_a_dwelling) !== null,
    )
    const isOther = line.some(({ text }) => namesOtherBuilding(text)) || isOfOtherBuilding(page, cell)
    return year && head && name && !isOther ? [{ year: Number(year), cells: [head, name, cell] }] : []
  })
const YEAR_AND_MATERIAL = new RegExp(
  `^((?:1[89]|20)\\d\\d)\\s?[/,·–-]\\s?${OF_MATERIAL}[^\\d$%]*$|^${OF_MATERIAL}[^\\d$%/]*\\s?[/·]\\s?((?:1[89]|20)\\d\\d)$`,
  'i',
)

const isHeadOfBuilt = (head: Cell, cell: Cell): boolean =>
  head.y < cell.y - 2 &&
  cell.y - head.y < FAR * cell.size &&
  HEAD_OF_BUILT.test(head.text) &&
  misalignment(head, cell) < 3
const HEAD_OF_BUILT =
  /^(?!.*\b(?:roof|pool|rebuilt|updated?)\b)(?:(?:year|yr\.?|construction|type)\s?(?:[/,&]|and)?\s?)*built\b[^\d$]{0,25}$/i
/** In font sizes: how far below its head a row may stand. */
const FAR = 12

const agreed = (found: Found[]): Dated | null => {
  const [first] = found
  return first && found.every(({ year }) => year === first.year)
    ? { year: first.year, evidence: evidenceOf(first.cells, 0.85) }
    : null
}
