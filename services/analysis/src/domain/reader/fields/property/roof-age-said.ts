import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { sentencesWith } from '../../geometry/text/running-text.ts'
import { isHedged } from '../../geometry/text/statements.ts'
import { namesOtherBuilding } from '../../values/other-building.ts'

/** 'Roof architectural shingle, age 8 years', 'Roof age at start of term: 12 years', 'roof 17 years;', 'Age of roof on 03/01/2026: 5 years', '… on March 1, 2026: 5 years'; not the ages of a schedule. */
const ROOF_AGE =
  /\broof\b[^.;$%\d]{0,60}?(?:\bage[^.;$%\d]{0,24}?(\d{1,2})\s?(?:years?|yrs?)?(?![\d%]|\s?(?:to|or|and|through|years? (?:or|to|and)|[–+-]))|(?<=\s)(\d{1,2})[ -](?:years?|yrs?\.?)[ -]old|(?<=\broof:?\s)(\d{1,2}) (?:years|yrs\.?)(?=[;,.]|$))|\bage of (?:the )?roof(?: surfac\w+| cover\w+)?(?: (?:at|on|as of) (?:(?:\d{1,2}[/-]){2}|[a-z]{3,9}\.? \d{1,2}, )(?<since>(?:19|20)\d\d))?:? (\d{1,2}) (?:years?|yrs?\.?)\b(?! (?:or|to|and)\b)/i

/** 'Replacement cost unless over 10 years old', 'until the roof is 10 years old' */
export const BOUND =
  /\b(?:unless|until|once|after|before|if|when|over|under|more than|less than|at least|up to|older|younger|that (?:is|are)|warrant\w*)\b/i

/** '14 years old when this policy began' */
const AT_INCEPTION = /\bwhen (?:this|the|your) (?:policy|term|coverage|insurance)\b/i

/** 'ROOF COMP SHINGLE   AGE 9 YRS': a typewriter leaves more room between two words. */
const ageBeside = (page: Page, cell: Cell): Cell[] =>
  cellsOfLine(page, cell)
    .filter(({ left }) => left >= cell.right)
    .slice(0, 1)
    .filter(({ left, size, text }) => left - cell.right < 2 * size && /^age:? \d{1,2}\b/i.test(text))

/** 'Roof geometry / Age of roof   Hip / 3 years': two names and their two values. */
const ageInPair = (page: Page, cell: Cell): { age: number; cells: Cell[] } | null => {
  const isPair = /^[A-Za-z ]+ \/ (?:age of (?:the )?roof|roof age):?$/i.test(cell.text)
  const value = isPair ? cellsOfLine(page, cell).find(({ left }) => left >= cell.right) : undefined
  const years = /^[^/\d]+ \/ (\d{1,2}) (?:years?|yrs?\.?)$/i.exec(value?.text ?? '')?.[1]
  return value && years ? { age: Number(years), cells: [cell, value] } : null
}

/** 'Roof: class 4 shingle; age at this renewal 5 years' */
const CLASS = /\bclass [1-4]\s/gi
const BEFORE_AGE = /;(?=\sage (?:at|of (?:the )?roof|\d))/gi

/** '• Attached structures: two-car garage   • Roof details: age of roof - 7 years': of two lists side by side each line tells its own. */
const besides = (page: Page, cell: Cell): Cell[] =>
  cellsOfLine(page, cell).filter((other) => other === cell || !(IN_LIST.test(cell.text) && IN_LIST.test(other.text)))
const IN_LIST = /^[•·▪◦‣*–—-]\s+[A-Z][A-Za-z ]+:\s/

interface SaidAge {
  age: number
  /** The year of the day on which it is that old, where it is told. */
  since?: string | undefined
  cells: Cell[]
}

export const ageInSentence = (pages: Page[]): SaidAge | null => {
  for (const page of pages) {
    const said = ageInCell(page) ?? ageOverLines(page)
    if (said) return said
  }
  return null
}

const ageInCell = (page: Page): SaidAge | null => {
  for (const cell of page.cells) {
    const paired = ageInPair(page, cell)
    if (paired) return paired
    const cells = [cell, ...ageBeside(page, cell)]
    const text = cells
      .map((one) => one.text)
      .join(' ')
      .replace(CLASS, '')
      .replace(BEFORE_AGE, ',')
    const said = ageIn(text)
    if (said && !besides(page, cell).some((other) => namesOtherBuilding(other.text))) return { ...said, cells }
  }
  return null
}

/** 'The roof is composition shingle' over 'and is 15 years old.', 'Roof details: composition; age of' over 'roof – 5 years' */
const ageOverLines = (page: Page): SaidAge | null => {
  for (const { text, cells } of sentencesWith(page, /\b\d{1,2} years\b/i)) {
    const age =
      cells.length > 1 && !namesOtherBuilding(text) && !isHedged(text) && !BOUND.test(text)
        ? OVER_LINES.exec(text)?.slice(1).find(Boolean)
        : undefined
    if (age) return { age: Number(age), cells }
  }
  return null
}
const OVER_LINES =
  /^(?:the|your) roof is [^.;,$%\d]{0,50}?(?:,|\band) (?:it )?(?:is )?(\d{1,2}) years old\.?$|\broof(?: details)?:[^.$%\d]{0,80}\bage of (?:the )?roof\s?[:–-]?\s(\d{1,2}) years\b(?! (?:or|to|and)\b)/i

const ageIn = (text: string): Omit<SaidAge, 'cells'> | null => {
  const isFact = text.length < 160 && !isHedged(text) && !BOUND.test(text.replace(AT_INCEPTION, ''))
  const match = isFact ? ROOF_AGE.exec(text) : null
  return match && { age: Number(match[1] ?? match[2] ?? match[3] ?? match[5]), since: match.groups?.since }
}
