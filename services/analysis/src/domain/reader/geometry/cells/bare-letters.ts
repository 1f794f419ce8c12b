import { type Cell, isSameLine, squash } from '../cell.ts'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F']
/** 'F' behind 'E', liability and medical payments, is what tells the lettering of homeowners forms from that of others. */
const TELLING = ['A', 'C', 'E', 'F']
const IS_FIGURE = /^\$?\s?\d[\d,]*(?:\.\d\d)?$/
const HEADS_ROW = /^(?:your)?(?:cov(?:erages?)?|limits?|sections?(?:i|ii|1|2)*)$/

/** 'A' before '$412,000' or as the head of a column, where 'C', 'E' and 'F' stand so, too, is 'Coverage A'. */
export const withCoverageLetters = (cells: Cell[]): Cell[] => {
  const letters = cells.filter((cell) => LETTERS.includes(cell.text) && isOfFigure(cells, cell))
  const found = letters.map(({ text }) => text)
  const isSet = new Set(found).size === found.length && TELLING.every((letter) => found.includes(letter))
  if (!isSet) return cells
  return cells.map((cell) => (letters.includes(cell) ? named(cell) : cell))
}

/** Its figure follows at once, or its line has letters alone. */
const isOfFigure = (cells: Cell[], letter: Cell): boolean => {
  const line = cells.filter((cell) => isSameLine(cell, letter)).sort((a, b) => a.left - b.left)
  const next = line[line.indexOf(letter) + 1]
  if (next && IS_FIGURE.test(next.text)) return true
  const isOfLetters = ({ text }: Cell, index: number) =>
    LETTERS.includes(text) || (index === 0 && HEADS_ROW.test(squash(text)))
  return line.length > 1 && line.every(isOfLetters)
}

const named = (letter: Cell): Cell => ({ ...letter, text: `Coverage ${letter.text}` })
