import type { RoofScheduleRow } from '@plainpolicy/platform/report/report-answers'
import { type Cell, misalignment, overlap } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'

/** What share of a roof is paid at each age, where a table prints it: ages down or across, a column or a row for each material. */
export const readRoofSchedule = (pages: Page[]): FieldValues => {
  for (const page of pages) {
    if (!isAboutRoofs(page)) continue
    const rows = agesDown(page)
    const found = isSchedule(rows) ? rows : agesAcross(page)
    if (!isSchedule(found)) continue
    const cells = [...new Set(found.map(({ cell }) => cell))]
    const roof_schedule = found.map(({ row }) => row)
    return { fields: {}, details: { roof_schedule }, evidence: { roof_schedule: evidenceOf(cells, 0.9) } }
  }
  return { fields: {}, evidence: {} }
}

interface FoundRow {
  row: RoofScheduleRow
  cell: Cell
}

const isAboutRoofs = ({ cells }: Page): boolean => cells.some(({ key }) => /roof/.test(key)) && cells.some(namesAges)

const namesAges = ({ text }: Cell): boolean =>
  text.length < 60 && /\bages?\b|years?\sold|\bin years\b/i.test(text) && !/%|\d{4}/.test(text)

interface Ages {
  from_age: number
  to_age: number | null
}

const AGE =
  /^(?:age\s)?(less than|under|over|more than)?\s?(\d{1,2})(?:\s?(?:-|–|—|to|through|thru)\s?(\d{1,2}))?(?:\s?(?:years?|yrs?\.?)(?:\s(?:old|of age))?)?\s?(\+|(?:(?:or|and|&)\s)?(?:older|more|over|above|greater|up))?$/i

const agesIn = ({ text }: Cell): Ages | null => {
  const [, before = '', first, last, older] = AGE.exec(text.replace(/\s(?:years?|yrs?)(?=\s(?:or|and|\+))/i, '')) ?? []
  if (first === undefined) return null
  const from = Number(first)
  if (/less|under/i.test(before)) return { from_age: 0, to_age: Math.max(0, from - 1) }
  if (/over|more/i.test(before)) return { from_age: from + 1, to_age: null }
  return { from_age: from, to_age: older ? null : Number(last ?? first) }
}

const shareIn = ({ text }: Cell): number | null => {
  const share = /^(\d{1,3}(?:\.\d)?)\s?%$/.exec(text)?.[1]
  return share === undefined || Number(share) > 100 ? null : Number(share)
}

/** Several pairs of age and share may stand on one line, side by side. */
const agesDown = (page: Page): FoundRow[] => {
  const rows: FoundRow[] = []
  for (const start of page.cells) {
    const line = cellsOfLine(page, start)
    if (line[0] !== start || !line.some((cell) => shareIn(cell) !== null) || !isUnderAges(page, start)) continue
    let ages: Ages | null = null
    for (const cell of line) {
      ages = agesIn(cell) ?? ages
      const percentage = shareIn(cell)
      if (ages && percentage !== null)
        rows.push({ row: { material: materialOver(page, cell), ...ages, percentage }, cell })
    }
  }
  return rows
}

/** The rows of a table stand under the name of their ages, with no wide gap between. */
const isUnderAges = (page: Page, row: Cell): boolean => {
  const above = page.cells.filter(
    (cell) => cell.y < row.y - 2 && (overlap(cell, row) > 0 || misalignment(cell, row) < 12),
  )
  let lower = row
  for (const cell of above.toReversed()) {
    if (lower.y - cell.y > 3 * cell.size) return false
    if (namesAges(cell)) return true
    if (agesIn(cell) === null && !/^[a-z(]/.test(cell.text) && cell.text.length > 25) return false
    lower = cell
  }
  return false
}

const NO_MATERIAL = /percent|%|pay|\bage\b|share|factor|limit|schedule|amount|surface\s?age|years/i

/** The words over a column of shares. */
const materialOver = (page: Page, share: Cell): string | null => {
  const above = page.cells.filter(
    (cell) =>
      cell.y < share.y - 2 && (overlap(cell, share) > 0 || misalignment(cell, share) < 6) && shareIn(cell) === null,
  )
  const head = above.at(-1)
  if (!head || !/[a-z]{3}/i.test(head.text) || head.text.length > 45 || agesIn(head)) return null
  const upper = above.at(-2)
  const isWrapped =
    upper && head.y - upper.y < 1.45 * head.size && upper.text.length < 30 && misalignment(upper, head) < 8
  const text = isWrapped && !NO_MATERIAL.test(upper.text) ? `${upper.text} ${head.text}` : head.text
  return NO_MATERIAL.test(text) ? null : text
}

/** A line of ages, and below it a line of shares for each material. */
const agesAcross = (page: Page): FoundRow[] => {
  const heads = page.cells.flatMap((start) => {
    const line = cellsOfLine(page, start)
    const ages = line.filter((cell) => agesIn(cell) !== null)
    return line[0] === start && ages.length >= 3 && !line.some((cell) => shareIn(cell) !== null) ? [ages] : []
  })
  const [head] = heads
  if (!head?.[0]) return []
  const { y } = head[0]
  return page.cells.flatMap((cell) => {
    const percentage = shareIn(cell)
    const over = head.toSorted((a, b) => misalignment(a, cell) - misalignment(b, cell))[0]
    const ages = over && misalignment(over, cell) < 20 ? agesIn(over) : null
    if (percentage === null || cell.y < y + 2 || !ages) return []
    const name = cellsOfLine(page, cell)[0]
    const material = name && shareIn(name) === null && !NO_MATERIAL.test(name.text) ? name.text : null
    return [{ row: { material, ...ages, percentage }, cell }]
  })
}

/** Ages that go on without a gap, and shares that only fall: anything else is another table, or was not read well. */
const isSchedule = (found: FoundRow[]): boolean => {
  const materials = Map.groupBy(found, ({ row }) => row.material)
  return (
    found.length >= 3 &&
    [...materials.values()].every((rows) => {
      const sorted = rows.map(({ row }) => row).sort((a, b) => a.from_age - b.from_age)
      return sorted.every((row, index) => {
        const before = sorted[index - 1]
        return !before || (before.to_age === row.from_age - 1 && before.percentage >= row.percentage)
      })
    })
  )
}
