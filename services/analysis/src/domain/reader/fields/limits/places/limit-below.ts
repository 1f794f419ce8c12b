import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import { nearestUpFrom } from '../../../geometry/by-height.ts'
import { type Cell, squash } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { columnRole } from '../../../geometry/tables/headers.ts'
import { labelWeight } from '../../../labels/known-label.ts'
import type { LabelMatch } from '../../../labels/label.ts'
import { isValue } from '../rows/is-value.ts'

interface Named {
  page: Page
  label: Cell
  match: LabelMatch
}

/**
 * Where words of other kinds stand with the figure: 'Limit each occurrence   $1,000,000' below 'Personal liability
 * coverage', or 'Harm to others   $300,000' over 'Coverage E, personal liability' in smaller print.
 */
export function* valueOfOtherWords({ page, label, match }: Named): Generator<Cell[]> {
  if (match.weight < 0.8) return
  const own = limitFurtherIn(page, label)
  if (own) return yield [own]
  if (cellsRightOf(page, label).some((cell) => isValue(cell) && /\d/.test(cell.text))) return
  const said = sentenceBelow(page, label)
  if (said) return yield [said]
  const row = limitRowBelow(page, label) ?? rowOverCaption(page, label)
  const value = row && cellsRightOf(page, row).find((cell) => columnRole(page, cell) !== 'previous')
  const isMoney = row && /\$$/.test(row.text) ? /^\d{1,3}(?:,\d{3})+$/ : /^\$\s?\d[\d,]*$|^\d[\d.]*\s?%$/
  if (value && isMoney.test(value.text)) yield [value]
}

/**
 * 'Section I - each covered loss   $10,000' further in below 'Limited fungi   Included', 'Section I limit $10,000; Section
 * II limit $50,000' right below it: never that of liability.
 */
const FURTHER_IN =
  /^(?:section(?:i(?!i)|1(?!1))|property(?!damage)|limits?(?:of|each|per|$|(?=\d))|(?:the)?most(?:that)?we(?:will)?pay|(?:each|per|any(?:one)?|every)(?:covered)?(?:loss|occurrence|claim))/

/** 'Option: higher limit. Limit each occurrence: $25,000': which of the offered limits was taken. */
const OPTION = /^option:\s[a-z ]{3,40}\.\s(?=[A-Z])/i

/** 'Property damage and bodily injury   $500,000' below 'Personal liability' */
const OF_LIABILITY = /^(?:propertydamage(?:and|or)?bodilyinjury|bodilyinjury(?:and|or)?propertydamage)/

const isLimitOf = (heading: Cell, row: Cell): boolean =>
  FURTHER_IN.test(squash(row.text.replace(OPTION, ''))) || (/liability/.test(heading.key) && OF_LIABILITY.test(row.key))

const limitFurtherIn = (page: Page, heading: Cell): Cell | undefined => {
  const end = endOfName(page, heading)
  const row = lineBelow(page, end)
  const indent = row ? row.left - heading.left : 0
  if (!row || indent < -3 || indent > 30 || row.y - end.y > rowReach(page, end) || !isLimitOf(heading, row)) return
  const own = /^[^$;]+\$\s?\d[\d,]*\d(?=;|, |$)/.exec(row.text)?.[0]
  if (own) return { ...row, text: own }
  return indent < 4
    ? undefined
    : cellsRightOf(page, row).find(
        (cell) =>
          /^\$\s?\d[\d,]*(?:\s?\/\s?\$\s?\d[\d,]*)?$/.test(cell.text) ||
          (/^\d{1,3}(?:,\d{3})+$/.test(cell.text) && columnRole(page, cell) === 'limit'),
      )
}

const lineBelow = (page: Page, { y, size, right }: Cell): Cell | undefined =>
  page.cells.find((cell) => cell.y > y + 0.45 * size && cell.left < right)

/** 'Water backup or sump pump   $61.00' over 'overflow': the last line of the name, with nothing beside it up to where the row ends. */
const endOfName = (page: Page, heading: Cell): Cell => {
  const rest = lineBelow(page, heading)
  if (!rest || Math.abs(rest.left - heading.left) > 3 || rest.y - heading.y > PITCH * heading.size) return heading
  const end = cellsRightOf(page, heading)[0]?.right ?? page.width
  const isAlone = !cellsOfLine(page, rest).some(({ left }) => left > rest.right && left < end)
  return isAlone && REST_OF_NAME.some((words) => words.test(rest.text)) ? rest : heading
}
/** In font sizes: from one line of a name to its next. */
const PITCH = 1.5
/** In capitals the name of another coverage may begin there: only words that none begins with go on. */
const REST_OF_NAME = [
  /^(?:[a-z(&]|(?:AND|OR|OF|FROM|TO|IN|BY|THROUGH)\b)[^$\d:]{1,50}$/,
  /^(?:(?:overflow|discharge|pump|sewers?|drains?|rot|bacteria|spores?|remediation|and|or|of|coverage|endorsement)\b[\s,/&-]*)+$/i,
]

/** Two lines or, where rows stand further apart, as far as the row above. */
const rowReach = (page: Page, heading: Cell): number => {
  const [first = heading] = cellsOfLine(page, heading)
  const above = nearestUpFrom(page, first.y - 2, (cell) => Math.abs(cell.left - first.left) < 3)
  const pitch = above ? first.y - above.y : 0
  return Math.max(2, pitch < FAR * heading.size ? (1.1 * pitch) / heading.size : 0) * heading.size
}
/** In font sizes: beyond it a row is of another table. */
const FAR = 2.6

/** 'Personal liability' over 'We cover … up to $1,000,000 for each occurrence.' */
const sentenceBelow = (page: Page, heading: Cell): Cell | undefined => {
  if (cellsOfLine(page, heading).length > 1) return
  const first = page.cells.find((cell) => cell.y > heading.y + 2)
  if (!first || Math.abs(first.left - heading.left) > 26 || first.y - heading.y > BELOW * heading.size) return
  const isLimit =
    /^we (?:will |shall )?(?:pay|cover|insure)\b[^$]*\$\s?\d[\d,]* (?:for|per) (?:each|any|every|one|an?)?\s?(?:occurrence|accident|claim|loss|event)\b[^$]*$/i
  return isLimit.test(first.text) ? first : undefined
}

/** In font sizes: how far the row may be. */
const BELOW = 2.8
const OVER = 1.4

const LIMIT_OF =
  /^(?:(?:section(?:i|1)|property)limit(?:of(?:liability|insurance))?|limit(?:of(?:liability|insurance))?)(?:each|per|$)|^percent(?:age)?of(?:coverage|cov)a$/

const limitRowBelow = (page: Page, heading: Cell): Cell | undefined => {
  if (cellsOfLine(page, heading).some((cell) => cell !== heading && Math.abs(cell.left - heading.left) < 60))
    return undefined
  const below = page.cells.filter(
    (cell) => cell.y > heading.y + 2 && cell.left > heading.left - 3 && cell.left < heading.left + 24,
  )
  // 'WATER BACK UP' / 'SCHEDULE' / 'Limit of liability   $5,000': the word between has nothing beside it.
  const [first, second] = below
  const isScheduled = first !== undefined && /^schedule$/.test(first.key) && cellsOfLine(page, first).length === 1
  const [row, over] = isScheduled ? [second, first] : [first, heading]
  const isLimit = row && LIMIT_OF.test(row.key)
  return isLimit && row.y - over.y < BELOW * heading.size && over.y - heading.y < BELOW * heading.size ? row : undefined
}

const rowOverCaption = (page: Page, caption: Cell): Cell | undefined =>
  page.cells.find(
    (cell) =>
      cell.y < caption.y &&
      caption.y - cell.y < OVER * cell.size &&
      Math.abs(cell.left - caption.left) < 1.5 &&
      caption.size < 0.9 * cell.size &&
      labelWeight(cell) === 0 &&
      !isValue(cell),
  )
