import { type Cell, squash } from './cell.ts'
import { cellsOfLine, type Page } from './layout.ts'
import { ABOUT } from './letters-behind.ts'
import { coverageOf } from './names-of-coverages.ts'

/** 'D Additional expense of living', 'D. Increased cost of living, or rent you lose' */
const BEFORE = /^(?:cov(?:erage|\.)?\s)?([A-FLM])(?:[.):]|\s[–—-])?\s([A-Z][^$%\d]{5,70})$/i
/** 'Added cost of temporary quarters (D)' */
const BEHIND = /^([A-Z][^$%\d]{5,70}?)\s\((?:cov(?:erage|\.)? )?([A-FLM])\)$/i

interface Lettered {
  cell: Cell
  letter: string
  name: string
}

/** The coverage of each letter in homeowners forms, by the names that the words are known as. */
const USUAL: Record<string, string> = {
  A: 'Dwelling',
  B: 'Other structures',
  C: 'Personal property',
  D: 'Loss of use',
  E: 'Personal liability',
  F: 'Medical payments',
}

/** Of a coverage something else than its limit, or a part of it; what flood policies and landlords' letter so. */
const OF_OTHER =
  /\b(?:deductibles?|premiums?|settle\w*|replacement|increas\w+ (?:limit|coverage)|exten\w+|ordinance|codes?|law|compliance|avoidance|assessments?|roof\w*|endorsements?|theft|jewel\w*|inflation|total|wind\w*|hail|mold|fung\w+|debris|fees?|tax\w*|payments? due|credits?|discounts?|finance\w*|loan|only)\b/i

/**
 * Rows of a table that begin or end with the letters of homeowners forms, in their order: where two of them at least say
 * in known words what their letters mean there, one of C, E and F, and none says another thing, the letters tell what
 * the carrier's own words of the other rows are for. Texas forms, flood policies and schedules letter otherwise.
 */
export const lettersInOrder = (page: Page): Cell[] =>
  runsOf([...rowsOf(page, (text) => BEFORE.exec(text)?.slice(1)), null, ...rowsOf(page, behind)])
    .filter(isUsual)
    .flatMap((run) => [...run.filter(isInOwnWords).map(asLabel), ...run.filter(isTold).map(asNamed)])

const behind = (text: string): string[] | undefined => BEHIND.exec(text)?.slice(1).reverse()

const rowsOf = (page: Page, parts: (text: string) => string[] | undefined): Lettered[] =>
  page.cells.flatMap((cell) => {
    const [letter, name] = parts(cell.text) ?? []
    return letter && name && hasLimit(page, cell) ? [{ cell, letter: letter.toUpperCase(), name }] : []
  })

/** The first figure of its line has no cents: these are premiums, or sums of a bill. */
const hasLimit = (page: Page, cell: Cell): boolean => {
  const figure = cellsOfLine(page, cell).find(({ left, text }) => left > cell.right && /\d/.test(text))
  return figure !== undefined && /^\$?\s?\d{1,3}(?:,\d{3})*$/.test(figure.text)
}

/** What stands flush, from an earlier letter to a later one. */
const runsOf = (rows: (Lettered | null)[]): Lettered[][] => {
  const runs: Lettered[][] = [[]]
  for (const row of rows) {
    const last = runs.at(-1)?.at(-1)
    const goesOn = row && (!last || (row.letter > last.letter && Math.abs(row.cell.left - last.cell.left) < 3))
    if (!goesOn) runs.push([])
    if (row) runs.at(-1)?.push(row)
  }
  return runs
}

const TELLING = ['C', 'E', 'F']
const LETTERS_OF_LANDLORDS = ['L', 'M']

const isUsual = (run: Lettered[]): boolean => {
  const told = run.filter(isTold)
  return (
    run.length > 2 &&
    told.length > 1 &&
    told.some(({ letter }) => TELLING.includes(letter)) &&
    !run.some((row) => isOtherwise(row) || LETTERS_OF_LANDLORDS.includes(row.letter))
  )
}

const isTold = ({ name, letter }: Lettered): boolean => coverageOf(name) === USUAL[letter]

const isOtherwise = ({ name, letter }: Lettered): boolean => ![undefined, USUAL[letter]].includes(coverageOf(name))

const isInOwnWords = ({ name, letter }: Lettered): boolean =>
  coverageOf(name) === undefined &&
  !OF_OTHER.test(name) &&
  !ABOUT.some(([other, words]) => other !== letter && other !== 'A' && words.test(name) && !ofOwn(letter, name))

const ofOwn = (letter: string, name: string): boolean =>
  ABOUT.some(([own, words]) => own === letter && words.test(name))

/** 'F Doctor bills of others': known words, which many a name has without a letter alone. */
const asNamed = ({ cell, letter, name }: Lettered): Cell => asText(cell, `Coverage ${letter} ${name}`)

const asLabel = ({ cell, letter, name }: Lettered): Cell => asText(cell, `Coverage ${letter}: ${name}`)

const asText = (cell: Cell, text: string): Cell => ({ ...cell, text, key: squash(text) })
