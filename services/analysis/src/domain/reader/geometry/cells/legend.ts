import type { Cell } from '../cell.ts'

const SETTLEMENT =
  '(?:(?:guaranteed|extended|full|functional|limited|depreciated) )?(?:replacement cost(?: value)?|actual cash value|(?:roof )?payment schedule|(?:roof )?schedule)(?: (?:by|on) (?:the )?(?:roof )?age(?: of (?:the )?roof)?)?'
const STATUS =
  '(?:(?:is |are )?(?:not )?(?:covered|insured|included|in force|selected|purchased|taken|provided|excluded)|declined|rejected|no coverage|does not apply|applies)'
/** 'ACV = Actual cash value', 'N: not covered'; a dash parts a code from its meaning where no letter of a coverage can be meant. */
const ENTRY = new RegExp(
  `(?<![\\w.-] ?)(?:\\(|["“'])?([A-Z]{1,4}|\\d)(?:\\)|["”'])?(?:\\s?[=:]\\s?|\\smeans\\s|\\s[–—-]\\s)(${SETTLEMENT}|${STATUS})(?=\\W|$)`,
  'gi',
)
/** Entries that follow each other in one line. */
const NEXT = /(?<=[a-z])\s+(?=["“'(]?[A-Z]{1,4}["”')]?\s?(?:=|:\s|means\s))/g

const IS_STATUS = new RegExp(`^${STATUS}$`, 'i')
const IS_DENIED = /^(?:(?:is |are )?not |declined|rejected|excluded|no coverage|does not)/i

/**
 * 'R = replacement cost   A = actual cash value' explains the codes of a column: each is read as what it stands for. What
 * a code before a row says of it, that it is not insured, is read as an answer behind it.
 */
export const inMeanings = (cells: Cell[]): Cell[] => {
  const entries = cells.flatMap((cell) => entriesOf(cell).map((entry) => ({ ...entry, cell })))
  const meanings = new Map(entries.map(({ code, meaning }) => [code, meaning]))
  if (meanings.size < 2) return cells
  const legend = entries.map(({ cell }) => cell)
  const denied: Cell[] = []
  const read = cells.filter((cell) => {
    const meaning = meanings.get(cell.text.trim())
    if (!meaning || isOfLegend(legend, cell)) return true
    const row = cells.filter((other) => Math.abs(other.y - cell.y) < 0.3 * cell.size && other !== cell)
    const isFirst = !row.some(({ right }) => right <= cell.left)
    if (!isFirst) cell.text = meaning
    // 'A', before 'Dwelling', may as well be the letter of its coverage.
    else if (IS_STATUS.test(meaning) && row.length > 0 && !isAmongOthers(cells, cell, meanings)) {
      if (IS_DENIED.test(meaning)) denied.push(cell)
      return false
    }
    return true
  })
  return denied.reduce(deny, read)
}

/** 'E' between 'D' and 'F', which the legend does not know, is the letter of a coverage, '2' before '3' the number of an item. */
const isAmongOthers = (cells: Cell[], code: Cell, meanings: Map<string, string>): boolean =>
  cells.some(
    ({ text, left }) =>
      /^(?:[A-Z]|\d)$/.test(text.trim()) && !meanings.has(text.trim()) && Math.abs(left - code.left) < 3,
  )

/** What stands between a code and its meaning, whatever these are. */
const EXPLAINS = /[=:]|\s(?:means|[–—-])\s/i

const entriesOf = ({ text }: Cell): { code: string; meaning: string }[] => {
  if (!EXPLAINS.test(text)) return []
  const found = text.split(NEXT).flatMap((part) => [...part.matchAll(ENTRY)])
  return found.flatMap(([, code = '', meaning = '']) =>
    code === code.toUpperCase() ? [{ code, meaning: capital(meaning) }] : [],
  )
}

const capital = (meaning: string): string => meaning.toLowerCase().replace(/^./, (first) => first.toUpperCase())

const isOfLegend = (legend: Cell[], cell: Cell): boolean =>
  legend.some((one) => Math.abs(one.y - cell.y) < 0.3 * cell.size)

/** Whatever figure stands in a row that is not insured is none of its limit. */
const deny = (cells: Cell[], code: Cell): Cell[] => {
  const row = cells.filter(({ y, left }) => Math.abs(y - code.y) < 0.3 * code.size && left > code.left)
  const [name] = row
  if (!name) return cells
  const figures = row.filter(({ text }) => /^[$\d(][\d,.$%) -]*$/.test(text.trim()))
  const left = figures[0]?.left ?? name.right + 4 * name.size
  const answer = { ...name, text: 'Not covered', left, right: left + 5 * name.size }
  return cells.flatMap((cell) => (cell === name ? [name, answer] : figures.includes(cell) ? [] : [cell]))
}
