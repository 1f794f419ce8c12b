import { codeAtStart } from '../../values/form-code.ts'
import { cellsDownFrom } from '../by-height.ts'
import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { roleIn, roleOf } from '../tables/column-roles.ts'
import { timesIn } from '../tables/heads-of-times.ts'
import { mayBePaired } from '../tables/pairs-of-heads.ts'

/** The page without the block below 'Before', where one with the same names stands beside or under it below 'After'. */
export const withoutFormerBlocks = (page: Page): Page => {
  const lines = page.cells.filter((cell) => cellsOfLine(page, cell)[0] === cell).map((cell) => cellsOfLine(page, cell))
  const former = new Set([
    ...lines.flatMap((line) => [...formerBeside(page, line), ...formerRow(line), ...formerBelow(page, line)]),
    ...formerAbove(page, lines),
  ])
  return former.size === 0 ? page : { ...page, cells: page.cells.filter((cell) => !former.has(cell)) }
}

/** Below 'Expiring   Change   Renewing' each row has its name as often as there are heads. */
const formerBeside = (page: Page, heads: Cell[]): Cell[] => {
  const [first] = heads
  if (!first || heads.length < 2 || timesIn(page, heads).length === 0) return []
  const rows = rowsBelow(page, first)
  const named = rows.map((row) => alike(row)).filter((names) => names.length === heads.length)
  // 'Premium   Limit   Premium   Limit' are heads of columns, and no rows of two blocks.
  const withFigures = named.filter(([name]) => name && cellsOfLine(page, name).some(({ text }) => /\d/.test(text)))
  const edges = heads.map((_, index) => Math.min(...withFigures.map((names) => (names[index] as Cell).left)) - 3)
  const edgeAfter = (index: number) => edges[index + 1] ?? page.width
  const areOver = heads.every(({ left, right }, index) => right > (edges[index] ?? 0) && left < edgeAfter(index))
  const block = rows.slice(0, rows.findLastIndex((row) => alike(row).length === heads.length) + 1)
  // 'Wind or hail   1% of the   1% of the' over 'limit, $2,950   limit, $2,810': names before both are those of a table.
  const isTable = block.some(([label]) => label !== undefined && label.left < (edges[0] ?? 0))
  // 'Wind and hail   1 1/2 pct   2,700   Wind and hail   2,835': a share is printed once, and is that of both.
  const areUnlike = withFigures.every(([name]) => name && cellsOfLine(page, name).length % heads.length !== 0)
  if (areUnlike || !areOver || isTable) return []
  const isOfNow = heads.map((head) => !['previous', 'difference'].includes(roleIn(page, heads, head) ?? ''))
  const isFormer = ({ left }: Cell) => !isOfNow[edges.findLastIndex((edge) => left >= edge)]
  return block.flatMap((row) => row.filter(isFormer))
}

/** 'Named storm deductible was   2%' with whatever else stands on its line. */
const formerRow = (line: Cell[]): Cell[] => {
  const [label, value] = line.slice(line.findIndex(({ text }) => WAS.test(text)))
  return label && value && WAS.test(label.text) && IS_VALUE.test(value.text) ? [label, value] : []
}
const IS_VALUE = /^.{0,25}\d|replacement|actual cash/i
const WAS = /^[A-Z][^.;$]{2,45}[a-z]\s(?:was|were):?$/

/** Rows under 'Before this change (for your records)', with or without the same names elsewhere. */
const formerBelow = (page: Page, [head, ...more]: Cell[]): Cell[] => {
  if (!head || more.length > 0 || !BEFORE_CHANGE.test(head.text)) return []
  const rows = upToEmptyLine(head, ownRows(page, head))
  return rows.every(([first]) => first !== undefined && first.left > head.left - 3) ? rows.flat() : []
}

const upToEmptyLine = (head: Cell, rows: Cell[][]): Cell[][] => {
  const ys = [head, ...rows.flatMap(([first]) => first ?? [])]
  const end = rows.findIndex(([first], index) => first && first.y - (ys[index]?.y ?? first.y) > CLOSE * first.size)
  return end < 0 ? rows : rows.slice(0, end)
}
/** In font sizes. */
const CLOSE = 2.2

const BEFORE_CHANGE =
  /^(?:(?:what|how|as) (?:it|they|things|your \w+|the (?:policy|coverages?)) (?:was|were|stood|read) )?(?:before|prior to) (?:this|the|these) (?:change|amendment|revision|endorsement)s?(?: (?:was|were) made)?(?:\s?\([^()]{3,60}\))?:?$/i

/** In font sizes: an empty line may part the rows of such blocks. */
const PITCH = 2.8

const rowsBelow = (page: Page, head: Cell): Cell[][] => {
  const rows: Cell[][] = []
  let last = head
  for (const cell of cellsDownFrom(page, head.y + 2)) {
    const row = cellsOfLine(page, cell)
    if (row[0] !== cell) continue
    if (cell.y - last.y > PITCH * cell.size) break
    rows.push(row)
    last = cell
  }
  return rows
}

/** Both of 'Dwelling   $281,000   Dwelling   $295,000'. */
const alike = (row: Cell[]): Cell[] => {
  const name = nameIn(row)
  return name ? row.filter((cell) => nameIn([cell]) === name) : []
}

/** 'Dwelling: $281,000'; 'LOPV-END-031   Roof schedule   LOPV-END-044   Wind deductible' are two forms, and no names of one thing. */
const nameIn = ([first]: Cell[]): string =>
  first === undefined || codeAtStart(first.text) !== null ? '' : squash(first.text.split(/[:$\d]/)[0] ?? '')

/** 'Last year' over rows of the same names as those below 'This year', further down. */
const formerAbove = (page: Page, lines: Cell[][]): Cell[] => {
  const heads = lines.flatMap((line, index) => {
    const [head] = line.length === 1 && (line[0]?.text.length ?? 0) < LONGEST ? line : []
    return head && mayBeOfTime(head) && (lines[index + 1]?.length ?? 0) > 1 ? [{ head, rows: ownRows(page, head) }] : []
  })
  return heads.flatMap(({ head, rows }, index) =>
    heads
      .filter(
        (other, at) => at !== index && Math.abs(other.head.left - head.left) < 3 && isFormerOf(page, head, other.head),
      )
      .flatMap((other) => rowsAlike(rows, other.rows)),
  )
}
const LONGEST = 40

const mayBeOfTime = (head: Cell): boolean => mayBePaired(head) || roleOf(head) !== null || /\b20\d\d\b/.test(head.text)

const ownRows = (page: Page, head: Cell): Cell[][] => {
  const rows = rowsBelow(page, head)
  const end = rows.findIndex((row) => row.length === 1)
  return end < 0 ? rows : rows.slice(0, end)
}

const isFormerOf = (page: Page, head: Cell, other: Cell): boolean =>
  timesIn(page, [head, other]).some((time) => time.head === head && time.role === 'previous')

/** At least two of them: 'Deductible' alone may be of anything. */
const rowsAlike = (rows: Cell[][], others: Cell[][]): Cell[] => {
  const found = rows.filter((row) => nameIn(row) !== '' && others.some((other) => nameIn(other) === nameIn(row)))
  return found.length > 1 ? found.flat() : []
}
