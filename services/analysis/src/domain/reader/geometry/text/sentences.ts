import type { Cell } from '../cell.ts'
import { joinLines } from './paragraphs.ts'

/** A sentence, or a part of one, and the lines that it stands on. */
export interface Sentence {
  text: string
  cells: Cell[]
}

/** 'St. Louis', 'P.O. Box', 'John Q. Public', 'No. 7', 'Policy No. TX 4471': a sentence goes on. 'Coverage A.', 'Coverages A, B and C.', '12:01 a.m.' and 'Mold: No.' may end one. */
const GOES_ON =
  /(?<!\b(?:St|Dr|Ave|Rd|Ln|Ct|Blvd|Pkwy|Cir|Mr|Mrs|Ms|Inc|Co|Corp|Jr|Sr|Apt|Ste|P\.\s?O|N\.A|No(?=\.\s+[#\d])|(?<=[A-Za-z]\s)N[oO]|[ap]\.m(?=\.\s+(?:Standard|Central|Local|\())|(?<!(?:[Cc]overages?|COVERAGES?|\b[A-F](?:,|,? (?:and|or|to|through|plus)))\s)[A-Z])\.)/
const FULL_STOP = `(?<=[.!?][)"”'’]?)${GOES_ON.source}\\s+`
/** Full stops before small letters, as in '3.5 in. deep', end nothing. */
const CAPITAL = '(?=[A-Z(“"]|[•·–-]\\s)'

/** 'Coverage A: $915,000' over 'Deductible: …': a figure ends what was said of something else. */
const NEXT_ROW = '(?<=\\d)\\s+(?=(?:Deductibles?|DEDUCTIBLES?):\\s)'

/** How finely a text is cut. Rows, names of lenders and labels with their values have rules of their own, where they are read. */
const ENDS = {
  sentence: new RegExp(`${FULL_STOP}(?:${CAPITAL}|(?=[$\\d]))|${NEXT_ROW}`),
  /** Semicolons part what is said of several things. */
  statement: new RegExp(`${FULL_STOP}(?:${CAPITAL}|(?=[$\\d]))|(?<=;)\\s+(?!so (?:is|are)\\b)|${NEXT_ROW}`),
  /** In rows of tables, where semicolons part words of one value, too, and a figure after a full stop is the value of its label. */
  clause: new RegExp(
    `(?:${FULL_STOP}|(?<=;)\\s+)(?:${CAPITAL}|(?=\\$[\\d,.]+\\s(?:is|are|was|were)\\s))|\\s[·•|]\\s|${NEXT_ROW}`,
  ),
}

/** 'Not insured: flood; backup of sewers or drains; seepage.': perils of the policy, of each of which the same is said. */
const NOT_INSURED =
  /(?<=^|[.!?]\s)[Nn]ot (?:insured|covered)(?: (?:by|under|in) (?:this|the|your) policy)?: (?=[^.]*\b(?:flood|earthquake|earth movement)\b)(?![^.]*\b(?:is|are|see|ask|buy|paid|pay)\b)[A-Za-z ,;-]{3,160}/g

const withListsWhole = (text: string): string => text.replace(NOT_INSURED, (list) => list.replaceAll(';', ','))

/** The sentences of a text of which nobody asks where they stand. */
export const sentencesIn = (text: string): string[] => withListsWhole(text).split(ENDS.statement)

export interface Part extends Sentence {
  /** The line that has the most of it. */
  at: Cell
}

/** Lines of running text, cut at these ends. A word that broke over two lines is whole. */
export const sentencesOn = (lines: Cell[], end: keyof typeof ENDS = 'sentence'): Part[] => {
  const { text: printed, spans } = joinLines(lines.map((line) => line.text))
  const whole = withListsWhole(printed)
  let to = 0
  return whole.split(ENDS[end]).map((text) => {
    const from = whole.indexOf(text, to)
    to = from + text.length
    const shares = spans.map((line) => Math.min(line.end, to) - Math.max(line.start, from))
    const at = lines[shares.indexOf(Math.max(...shares))] as Cell
    return { text, at, cells: lines.filter((_, index) => (shares[index] ?? 0) > 0) }
  })
}
