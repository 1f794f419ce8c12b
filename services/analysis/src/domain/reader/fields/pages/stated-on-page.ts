import { cellsUnder } from '../../geometry/around/cells-under.ts'
import { cellsRightOf } from '../../geometry/around/neighbours.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page, readsOn } from '../../geometry/layout.ts'
import { asPrinted } from '../../geometry/printed-figures.ts'
import { isUnderDeductibles } from '../../geometry/sections/sections.ts'
import { DEDUCTIBLE_LABELS } from '../../labels/deductible-labels.ts'
import { ROOF_YEAR_LABELS, YEAR_BUILT_LABELS } from '../../labels/identity-labels.ts'
import { type Label, matchLabel } from '../../labels/label.ts'
import { MORTGAGEE_LABELS } from '../../labels/lender-labels.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { LOCATION_LABELS } from '../../labels/location-labels.ts'
import { NAMED_INSURED_LABELS } from '../../labels/party-labels.ts'
import { PREMIUM_LABELS } from '../../labels/premium-labels.ts'
import { codesInLine } from '../../values/codes-in-line.ts'
import { codeAtStart } from '../../values/form-code.ts'
import { LENDER } from '../../values/lender.ts'

/* What a page states that hardly any page but one of the declarations does. */

const labelled = (page: Page, labels: Label[]): Cell[] =>
  page.cells.filter((cell) => (matchLabel(cell, labels)?.weight ?? 0) >= 0.6)

export const statesTotal = (page: Page): boolean =>
  labelled(page, PREMIUM_LABELS).some((cell) =>
    cellsOfLine(page, cell).some(
      (other) => other.left > cell.right && /^\$\s?\d[\d,.]*$/.test(other.text) && hasCents(other),
    ),
  )

const hasCents = ({ text, printed }: Cell): boolean => /\.\d\d$/.test(asPrinted(text, printed))

const LIMITS = Object.values(LIMIT_LABELS).flat()

export const statesLimit = (page: Page): boolean =>
  labelled(page, LIMITS).some((cell) =>
    [cell, ...cellsOfLine(page, cell)].some(
      ({ text }) => !readsOn(cell) && /\$\s?\d|^\d{1,3}(?:,\d{3})+$|%/.test(text),
    ),
  )

/** That of a storm and that of all else, below their heading; an example has them, too, and says so. */
export const statesDeductibles = (page: Page): boolean =>
  !page.cells.some(({ text }) => /\b(?:examples?|assume|suppose|available)\b/i.test(text)) &&
  [DEDUCTIBLE_LABELS.all_perils, [...DEDUCTIBLE_LABELS.wind_hail, ...DEDUCTIBLE_LABELS.hurricane]].every((labels) =>
    labelled(page, labels).some(
      (cell) =>
        isUnderDeductibles(page, cell) && [cell, ...cellsOfLine(page, cell)].some(({ text }) => /[$%]/.test(text)),
    ),
  )

/** 'Dwelling   Replacement cost' over 'Contents   Actual cash value', each beside its thing or its number. */
export const statesSettlements = (page: Page): boolean =>
  page.cells.filter(
    (cell) =>
      /^(?:(?:item \d|coverage [a-c])$|dwelling|building|contents|personal property|roof)/i.test(cell.text) &&
      cell.text.length < 40 &&
      /^(?:(?:full |extended )?replacement cost|actual cash value)\b/i.test(cellsRightOf(page, cell)[0]?.text ?? ''),
  ).length > 1

export const namesInsured = (page: Page): boolean =>
  labelled(page, [...NAMED_INSURED_LABELS, ...LOCATION_LABELS]).length > 0

/** Conditions have a clause of mortgages, but no lender's name in it. */
export const namesLender = (page: Page): boolean =>
  labelled(page, MORTGAGEE_LABELS).some((cell) =>
    [cell, ...cellsRightOf(page, cell).slice(0, 1), ...cellsUnder(page, cell, { maxLines: 2 })].some(
      (other) => !readsOn(other) && LENDER.test(other === cell ? afterColon(cell.text) : other.text),
    ),
  )

const afterColon = (text: string): string => /:\s(.*)$/.exec(text)?.[1] ?? ''

/** 'Your home was built in 1988.', 'It was built in 2011 and the metal roof was put on in 2020.' */
const SAYS_YEAR =
  /^(?:Your (?:home|house|dwelling) was built in (?:19|20)\d\d(?=[.,;]|$)|(?:It|(?:The|Your) (?:home|house|dwelling)) was built in (?:19|20)\d\d and (?:the|its) (?:[a-z]+ ){0,3}roof\b)/i

export const statesYear = (page: Page): boolean =>
  page.cells.some(({ text }) => /^(?:Home )?Built in (?:19|20)\d\d\b/i.test(text) || SAYS_YEAR.test(text)) ||
  labelled(page, [...YEAR_BUILT_LABELS, ...ROOF_YEAR_LABELS]).some(
    (cell) =>
      !readsOn(cell) &&
      [...cellsOfLine(page, cell), ...cellsUnder(page, cell, { maxLines: 1 })].some(({ text }) =>
        /(?<![\d,])(?:19|20)\d\d(?![\d,])/.test(text),
      ),
  )

const MANY_FORMS = 3

export const listsForms = (page: Page): boolean =>
  new Set(page.cells.flatMap((cell) => codesInLine(cell.text, cell).map(({ code }) => code))).size >= MANY_FORMS

/** The end of a list that broke over the page. */
export const goesOnWithForms = ({ cells: [first] }: Page): boolean =>
  first !== undefined && codeAtStart(first.text) !== null
