import { cellsBetween, cellsUpFrom } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsSaying } from '../../geometry/cells-saying.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import type { Parse } from '../../search/search.ts'

/** Nothing but the name of a building beside the home. */
const NAME =
  /^(?:(?:building|bldg\.?|item|structure|location)\s?(?:no\.?\s?)?\d{0,2}\W*)?(?:the |a )?(?:detached |attached |separate |pole |metal |frame |horse |\d[- ]car )*(?:garage(?: apartment)?|carport|barn|shed|workshop|guest ?(?:house|cottage|quarters)|pool ?house|boat ?house|storage (?:building|shed)|outbuilding|other structure|(?:second|rear) (?:dwelling|building|house))s?(?:,.*|\s[–-]\s.*|\W*)$/i

/** 'Similar homes near you:' over what they cost to rebuild */
const OTHER_HOMES =
  /^(?:the |your )?(?:similar|comparable|nearby|other|neighbou?r(?:ing|s|hood)?)\b.{0,20}\b(?:homes?|houses|dwellings|properties|sales)\b/i

/** In font sizes: how closely rows follow their heading and each other. */
const FAR = 2.3

/** 'Year built' and 'Roof year' beside or below 'Detached garage' say nothing of the home. */
export const ofHome =
  <T>(pages: Page[], parse: Parse<T>): Parse<T> =>
  (reading) =>
    pages.some((page) => page.number === reading.label.page && isOfOtherBuilding(page, reading.label))
      ? undefined
      : parse(reading)

export const isOfOtherBuilding = (page: Page, label: Cell): boolean =>
  isBeside(page, label) || isHeaded(page, label) || goesOnWithOther(page, label)

/** 'Detached workshop, metal frame   $31,500' over 'Built 2003; actual cash value': the second line of the building's row. */
export const goesOnWithOther = (page: Page, line: Cell): boolean => {
  if (cellsOfLine(page, line)[0] !== line) return false
  const over = cellsBetween(page, line.y - NEXT_LINE * line.size, line.y - 2)
  const upper = over.find(({ left }) => Math.abs(left - line.left) < 3)
  if (!upper || !BEGINS.test(upper.text)) return false
  const hasLimit = cellsOfLine(page, upper).some(({ text }) => /\$\s?\d|\d,\d{3}/.test(text))
  return hasLimit && matchLabel(line, COVERAGES) === null && !isOfHome(line, upper)
}
/** 'Dwelling settlement', 'Personal property at replacement cost': a row that names the home itself, or what is in it. */
const NAMES_HOME =
  /^(?:the |your |main )*(?:home|house|residence)\b(?!.*\b(?:garage|guest)\b)|\b(?:dwelling|personal property|contents|belongings)\b/i
/** 'Garage apartment' has contents of its own. */
const LIVED_IN = /\b(?:apartment|guest|house|cottage|quarters|dwelling|building)\b/i
const isOfHome = ({ text }: Cell, building: Cell): boolean => NAMES_HOME.test(text) && !LIVED_IN.test(building.text)
const COVERAGES = Object.values(LIMIT_LABELS).flat()
const BEGINS =
  /^(?:(?:detached|separate) \w+|(?:garage apartment|carport|barn|shed|workshop|guest ?house|pool ?house|boat ?house|storage building|outbuilding))\b/i
/** In font sizes. */
const NEXT_LINE = 1.4

/** 'Detached garage   Year built 2010   Roof year 2018'; not 'Garage:   Attached   Year built 1985', nor 'Other structures   $30,000   Contents   Replacement cost'. */
const isBeside = (page: Page, label: Cell): boolean => {
  const before = cellsOfLine(page, label).filter(({ left }) => left <= label.left)
  const [first, ...more] = before.filter(({ text }) => !NUMBER.test(text))
  return (
    first !== undefined &&
    first !== label &&
    NAME.test(first.text) &&
    !(more.indexOf(label) > 0 && isOfHome(label, first)) &&
    !more.some(({ text }) => /\battached\b/i.test(text)) &&
    more.every(
      (cell) =>
        cell === label || /\d|\b(?:year|yr|built|constructed|rcv?|acv|replacement|actual cash)\b/i.test(cell.text),
    )
  )
}

/** 'Bldg 2   Detached garage, frame   Yr constructed 1971' */
const NUMBER = /^(?:building|bldg|item|structure|loc(?:ation)?)?\.?\s?(?:no\.?\s?)?\d{1,3}\W*$/i

/** 'Detached garage, 400 sq ft' */
const SIZE = /,? [\d,]+ (?:sq\.?|square) f(?:t|eet)\b/i

const isHeaded = (page: Page, label: Cell): boolean => {
  if ([NAME, OTHER_HOMES].every((heading) => cellsSaying(page, heading).length === 0)) return false
  const rows = [label]
  for (const cell of cellsUpFrom(page, label.y - 2)) {
    if (cell.left >= label.left + 3) continue
    const lower = rows.at(-1) as Cell
    if (lower.y - cell.y > FAR * lower.size) return false
    const [name, ...more] = cellsOfLine(page, cell).filter(({ text }) => !NUMBER.test(text))
    if (name && more.length === 0 && !/\d.*\d/.test(name.text.replace(SIZE, '')))
      return (NAME.test(name.text) && !rows.some((row) => isOfHome(row, name))) || OTHER_HOMES.test(name.text)
    rows.push(cell)
  }
  return false
}
