import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { coverageOf } from '../tables/names-of-coverages.ts'
import { ABOUT, isAbout } from './letters-behind.ts'

/** 'D Additional expense of living', 'D. Increased cost of living, or rent you lose' */
const BEFORE = /^(?:cov(?:erage|\.)?\s)?([A-FLM])(?:[.):]|\s[–—-])?\s([A-Z][^$%\d]{5,70})$/i
/** 'Added cost of temporary quarters (D)' */
const BEHIND = /^([A-Z][^$%\d]{5,70}?)\s\((?:cov(?:erage|\.)? )?([A-FLM])\)$/i

const LETTER = /^(?:cov(?:erage|\.)?\s)?([A-FLM])[.)]?$/i
const NAME = /^[A-Z][^$%\d]{5,70}$/

interface Lettered {
  cell: Cell
  limit: number
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
  /\b(?:deductibles?|premiums?|settle\w*|replacement|increas\w+ (?:limit|coverage)|exten\w+|ordinance|codes?|law|compliance|avoidance|assessments?|roof\w*|endorsements?|theft|jewel\w*|inflation|total|wind\w*|hail|mold|fung\w+|debris|fees?|tax\w*|payments? due|credits?|discounts?|finance\w*|loan|only|identity|earthquakes?|flood|golf|watercraft|boats?|equipment|service|lines?|refrigerat\w+|food|pets?|animals?|credit|glass|sinkhole|collapse|trees?|optional|farm|livestock|machinery|crops?|scheduled|valuables|business|vandalism|burglary|association|common|shared|charges|landscap\w*|septic|removal|towing|trip|collision|emergency|fire department)\b|\bproperty of others\b/i

/**
 * Rows of a table that begin or end with the letters of homeowners forms, in their order: where two of them at least say
 * in known words what their letters mean there, one of C, E and F, and none says another thing, the letters tell what
 * the carrier's own words of the other rows are for. Texas forms, flood policies and schedules letter otherwise.
 */
export const lettersInOrder = (page: Page): Cell[] =>
  runsOf([before, behind, beside].flatMap((parts) => [...rowsOf(page, parts), null]))
    .filter(isUsual)
    .filter((run, index, all) => !all.slice(0, index).some((earlier) => contradicts(earlier, run)))
    .flatMap((run) => [
      ...run.filter((row) => isToldByLetter(run, row)).map(asLabel),
      ...run.filter(isTold).map(asNamed),
    ])

/** The limits that are recommended, or of an example, have other figures for the same names. */
const contradicts = (earlier: Lettered[], run: Lettered[]): boolean =>
  run.some((row) => isTold(row) && earlier.some((one) => one.letter === row.letter && one.limit !== row.limit))

/** Forms of farms, rented and mobile homes letter D, E and F otherwise: one of liability has to be told. What A is says no letter alone. */
const isToldByLetter = (run: Lettered[], row: Lettered): boolean => {
  const asks = { A: [], E: ['F'], F: ['E'] }[row.letter] ?? (row.letter === 'D' ? ['E', 'F'] : TELLING)
  return isInOwnWords(row) && run.some((one) => isTold(one) && asks.includes(one.letter))
}

/** The letter of a row, and its name. */
type Parts = (cell: Cell, page: Page) => string[] | undefined

const before: Parts = ({ text }) => BEFORE.exec(text)?.slice(1)
const behind: Parts = ({ text }) => BEHIND.exec(text)?.slice(1).reverse()
/** 'D' in a column of its own before 'Added cost of temporary quarters' */
const beside: Parts = (cell, page) => {
  const line = NAME.test(cell.text) ? cellsOfLine(page, cell) : []
  const letter = LETTER.exec(line[line.indexOf(cell) - 1]?.text ?? '')?.[1]
  return letter ? [letter, cell.text] : undefined
}

const rowsOf = (page: Page, parts: Parts): Lettered[] =>
  page.cells.flatMap((cell) => {
    const [letter, name] = parts(cell, page) ?? []
    const limit = letter && name ? limitOf(page, cell) : null
    return letter && name && limit !== null ? [{ cell, limit, letter: letter.toUpperCase(), name }] : []
  })

/** The first figure of its line, without cents: with them it is a premium, or a sum of a bill. */
const limitOf = (page: Page, cell: Cell): number | null => {
  const figure = cellsOfLine(page, cell).find(({ left, text }) => left > cell.right && /\d/.test(text))
  return figure && /^\$?\s?\d{1,3}(?:,\d{3})*$/.test(figure.text) ? Number(figure.text.replace(/\D/g, '')) : null
}

/** Premiums and deductibles, too, may be lettered so. */
const LEAST_LIMIT = 20_000

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
    run.some(({ limit }) => limit >= LEAST_LIMIT) &&
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
  !ABOUT.some(([other, words]) => other !== letter && other !== 'A' && words.test(name) && !isAbout(letter, name))

/** 'F Doctor bills of others': known words, which many a name has without a letter alone. */
const asNamed = ({ cell, letter, name }: Lettered): Cell => asText(cell, `Coverage ${letter} ${name}`)

const asLabel = ({ cell, letter, name }: Lettered): Cell => asText(cell, `Coverage ${letter}: ${name}`)

const asText = (cell: Cell, text: string): Cell => ({ ...cell, text, key: squash(text) })
