import { cellsRightOf } from '../../geometry/around/neighbours.ts'
import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import type { FormCode } from '../../values/codes-in-line.ts'
import { isEditionAlone } from './form-editions.ts'
import { linesBelow } from './lines-below.ts'

/** TWIA's '365', '741380', with or without an edition. */
const BARE = /^(\d{3,6}[A-Z]?)(?:\s\(?(?:0?[1-9]|1[0-2])[-/]\d{2,4}\)?)?$/

/** One may be a page, a year or a sum. */
const ENOUGH = 2

const OF_MONEY = /premium|charges|credits|cost\b|fees/i

/** 'Endorsements attached: 220, 365, 802', or one a line, each beside its title: figures are numbers of forms only there. */
export const bareNumbers = (page: Page, heading: Cell, inline: string): FormCode[] => {
  if (OF_MONEY.test(heading.text)) return []
  const right = cellsRightOf(page, heading)
  const beside = inline ? numbersIn({ ...heading, text: inline }) : allNumbers(right)
  const titled = inline ? [] : numbersWithTitles(right)
  const found = beside.length > 0 || inline || right.length > 0 ? [...beside, ...titled] : numbersBelow(page, heading)
  if (found.length === 0 && !inline && right.length === 0) return lettersBelow(page, heading)
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

/** '2401 EARTHQUAKE COVERAGE    2455 HOME COMPUTER', each with its title in its cell */
const numbersWithTitles = (line: Cell[]): FormCode[] => {
  const codes = line.flatMap((cell) => {
    const code = /^(\d{3,5}[A-Z]?)\s[A-Z][A-Za-z]{2}/.exec(cell.text)?.[1]
    return code ? [{ code, text: cell.text, cell }] : []
  })
  return codes.length === line.length ? codes : []
}

/** 'DWP   HOME PROTECTION POLICY' over 'RCX   REMOVAL OF DEBRIS': letters alone, row after row, each beside its title. */
const lettersBelow = (page: Page, heading: Cell): FormCode[] => {
  const rows: FormCode[] = []
  let last = heading
  for (const [cell, title] of linesBelow(page, heading, heading.left - 25)) {
    const isFlush = rows.length === 0 || Math.abs((rows[0] as FormCode).cell.left - (cell as Cell).left) < 3
    if (!cell || !title || !isFlush || !LETTERS.test(cell.text) || cell.y - last.y > 2.2 * cell.size) break
    if (!/^[A-Z][A-Za-z]{2,}.* \S*[A-Za-z]{3}/.test(title.text)) break
    rows.push({ code: cell.text, text: cell.text, cell })
    last = cell
  }
  return new Set(rows.map(({ code }) => code)).size >= ENOUGH_LETTERS ? rows : []
}

/** Letters that stand for words of the policy are explained so, too. */
const LETTERS = /^(?!ACV|RCV?$|ALE|AOP|NEW|ADD|DEL|OLD|ALL|INCL?$|OPT)[A-Z]{3,4}$/
const ENOUGH_LETTERS = 3

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
  const [first, title, ...more] = line.filter(
    (cell, index) => index !== 1 || !isEditionAlone(cell) || !LONG.test(line[0]?.text ?? ''),
  )
  const isTitled = title !== undefined && /^[A-Z][A-Za-z]{2}/.test(title.text) && more.every(isAside)
  return first && isTitled ? numbersIn(first) : []
}

/** Shorter ones may number anything that has a date: '101   03/26   Ana Flores'. */
const LONG = /^\d{5,6}\b/

const isAside = ({ text }: Cell): boolean => /^-?\$|\.\d\d$|^(?:incl|n\/c|no charge)/i.test(text)
