import { cellsDownFrom } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { codeAtStart } from '../../values/form-code.ts'
import { isTakenOut } from '../../values/taken-out.ts'
import { marksOfStruck } from './marks-of-struck.ts'

/** 'Deleted', 'Forms removed', 'Endorsements no longer in effect with this renewal' */
const HEADING =
  /^(?:(?:forms?|endorsements?|policy|and|the|these|following|documents?)\s)*(?:(?:that (?:were|have been|are) |are |were )?(?:deleted|removed|withdrawn|discontinued|taken (?:off|out|away))|(?:that (?:are )?)?(?:are )?no longer (?:in (?:effect|force)|a?\s?part of (?:your|the|this) (?:policy|contract)|attached|on (?:your|the|this) (?:policy|contract)|appl(?:y|ies|icable)))(?:\s\((?:deleted|removed|withdrawn)\b[^()]*\))?(?:\s(?:forms?|endorsements?|documents?|and|from|with|at|on|by|this|your|the|policy|renewal|change|term|period|endorsement|amendment|as|of|effective|\d{1,2}\/\d{1,2}\/\d{2,4}))*$/i

/** 'Endorsement HO 06 44 deleted: Cosmetic damage exclusion', 'Forms taken off: LO-52.' */
const NAMES_DELETED =
  /^(?!.*\b(?:added|continued)\b)(?:forms?|endorsements?)\b[^:]{0,30}\b(?:deleted|removed|withdrawn|taken (?:off|out|away))\b[^:]{0,30}:\s*\S/i

/** In font sizes: how far below its heading, or below another one, the next form may stand. */
const PITCH = 2.8

/** The page without the forms that stand below the word 'Deleted': their titles say nothing of the policy. */
export const withoutDeletedForms = (page: Page): Page => {
  const struck = marksOfStruck(page)
  const deleted = page.cells.flatMap((cell) => {
    if (struck.includes(cell)) return [cell]
    if (NAMES_DELETED.test(cell.text)) return [cell]
    if (!isHeading(cell)) return formsMarked(page, cell)
    const line = cellsOfLine(page, cell)
    if (line.length > 1 && line.every(({ text }) => OF_FORMS.test(text))) return formsInColumn(page, cell)
    return line.length === 1 ? formsBelow(page, cell) : formsBeside(page, cell)
  })
  return deleted.length === 0 ? page : { ...page, cells: page.cells.filter((cell) => !deleted.includes(cell)) }
}

/** 'Forms (A = added, C = continued, D = deleted)' */
const MARK =
  /\b([A-Z]{1,3})\s?[=–—-]\s?(?:[Ff]orms? |FORMS? )?(?:[Dd]eleted|[Rr]emoved|[Ww]ithdrawn|[Dd]iscontinued|DELETED|REMOVED|WITHDRAWN|DISCONTINUED)\b/

/** 'D   LO 109 (09/14)   Rural fire response   C   LO 124 (03/16)': what follows the mark that a legend explains so, up to the next mark. */
const formsMarked = (page: Page, legend: Cell): Cell[] => {
  const mark = MARK.exec(legend.text)?.[1]
  if (!mark) return []
  return page.cells
    .filter(({ text, y }) => text === mark && y > legend.y + 2)
    .flatMap((cell) => {
      const right = cellsOfLine(page, cell).filter(({ left }) => left > cell.right)
      const next = right.findIndex(({ text }) => /^[A-Z]{1,3}$/.test(text) && legend.text.includes(`${text} `))
      return next < 0 ? right : right.slice(0, next)
    })
}

const isHeading = (cell: Cell): boolean => {
  const title = cell.text.replace(/\s?:$/, '')
  return isTakenOut(title) || HEADING.test(title)
}

/** 'Forms removed   LO-47 (06/23)   LO-52 (04/21)', with the lines below that go on with more; behind a form the word is said of that. */
const formsBeside = (page: Page, heading: Cell): Cell[] => {
  const [first, ...beside] = cellsOfLine(page, heading)
  if (first !== heading || !beside.every(isForm)) return []
  if (!/form|endorsement/i.test(heading.text) && beside.some((form) => goesOnFromAbove(page, form))) return []
  const forms = [...beside]
  for (const cell of cellsDownFrom(page, heading.y + 2)) {
    const line = cellsOfLine(page, cell)
    if (line[0] !== cell) continue
    const isNext = cell.y - (forms.at(-1)?.y ?? 0) < PITCH * cell.size && cell.left > heading.right
    if (!(isNext && line.every(isForm))) break
    forms.push(...line)
  }
  return forms
}

/** 'Deleted' over a lender, beside the third form of a list */
const goesOnFromAbove = (page: Page, form: Cell): boolean =>
  page.cells.some(
    (cell) =>
      Math.abs(cell.left - form.left) < 3 && form.y - cell.y > 2 && form.y - cell.y < PITCH * form.size && isForm(cell),
  )

const isForm = ({ text }: Cell): boolean => codeAtStart(text) !== null

/** 'Cosmetic damage exclusion', alone on its line or before its number */
const isTitle = (line: Cell[]): boolean => {
  const [title, ...more] = line
  return title !== undefined && more.length === 0 && TITLE.test(title.text) && !/[$%:]/.test(title.text)
}
const TITLE = /\b(?:exclusion|endorsement|replacement cost|actual cash value|payment schedule)\b/i

/** Rows of forms, by their numbers or their titles alone, and the lines that their titles go on to. */
const formsBelow = (page: Page, heading: Cell): Cell[] => {
  const forms: Cell[] = []
  let last = heading
  const isInBlock = ({ left }: Cell) => left > heading.left - 3
  for (const cell of cellsDownFrom(page, heading.y + 2)) {
    // 'Property' of a block beside may begin the line.
    const line = cellsOfLine(page, cell).filter(isInBlock)
    if (line[0] !== cell) continue
    const isForm = codeAtStart(cell.text) !== null || isTitle(line)
    const goesOn = last !== heading && cell.left > last.left + cell.size && !/^\$/.test(cell.text)
    if (cell.y - last.y > PITCH * cell.size || !(isForm || goesOn)) break
    forms.push(...line)
    if (isForm) last = cell
  }
  return forms
}

/** 'Forms added with this change   Forms removed with this change', each over a column of its own. */
const formsInColumn = (page: Page, heading: Cell): Cell[] => {
  const next = cellsOfLine(page, heading).find(({ left }) => left > heading.right)
  const cells = page.cells.filter(({ left }) => left > heading.left - 3 && (!next || left < next.left - 3))
  return formsBelow({ ...page, cells }, heading)
}
const OF_FORMS = /^[^$%\d:]*\b(?:forms?|endorsements?)\b[^$%\d:]*:?$/i
