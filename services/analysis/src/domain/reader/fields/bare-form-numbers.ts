import type { Cell } from '../geometry/cell.ts'
import type { Page } from '../geometry/layout.ts'
import { linesBelow } from '../geometry/lines-below.ts'
import { cellsRightOf } from '../geometry/neighbours.ts'
import type { FormCode } from './codes-in-line.ts'

/** TWIA's '365', with or without an edition. */
const BARE = /^(\d{3,5}[A-Z]?)(?:\s\(?(?:0?[1-9]|1[0-2])[-/]\d{2,4}\)?)?$/

/** One may be a page, a year or a sum. */
const ENOUGH = 2

const OF_MONEY = /premium|charges|credits|cost\b|fees/i

/** 'Endorsements attached: 220, 365, 802', or one a line, each beside its title: figures are numbers of forms only there. */
export const bareNumbers = (page: Page, heading: Cell, inline: string): FormCode[] => {
  if (OF_MONEY.test(heading.text)) return []
  const right = cellsRightOf(page, heading)
  const beside = inline ? numbersIn({ ...heading, text: inline }) : allNumbers(right)
  const found = beside.length > 0 || inline || right.length > 0 ? beside : numbersBelow(page, heading)
  return found.length >= ENOUGH && !found.every(isRoundOrYear) ? found : []
}

/** '1500   Jewelry', '2026, 2027': sums and years. */
const isRoundOrYear = ({ code }: FormCode): boolean => /00$|^(?:19|20)\d\d$/.test(code)

const numbersIn = (cell: Cell): FormCode[] => {
  const parts = cell.text.replace(/[.,;]$/, '').split(/\s*[,;]\s*(?:and\s)?|\sand\s/)
  const codes = parts.flatMap((part) => BARE.exec(part)?.[1] ?? [])
  return codes.length === parts.length ? codes.map((code) => ({ code, text: code, cell })) : []
}

const allNumbers = (line: Cell[]): FormCode[] => {
  const codes = line.map(numbersIn)
  return codes.every((own) => own.length > 0) ? codes.flat() : []
}

const numbersBelow = (page: Page, heading: Cell): FormCode[] => {
  const found: FormCode[] = []
  let last = heading
  for (const line of linesBelow(page, heading, heading.left - 25)) {
    const first = line[0] as Cell
    const codes = ofLine(line)
    if (codes.length === 0 || first.y - last.y > 3.2 * first.size) break
    found.push(...codes)
    last = first
  }
  return found
}

/** A line of numbers, or a number with its title and perhaps what it costs. */
const ofLine = (line: Cell[]): FormCode[] => {
  const all = allNumbers(line)
  if (all.length > 0) return all
  const [first, title, ...more] = line
  const isTitled = title !== undefined && /^[A-Z][A-Za-z]{2}/.test(title.text) && more.every(isAside)
  return first && isTitled ? numbersIn(first) : []
}

const isAside = ({ text }: Cell): boolean => /^-?\$|\.\d\d$|^(?:incl|n\/c|no charge)/i.test(text)
