import { cellLeftOf, cellsRightOf, continuationsOf } from '../../geometry/around/neighbours.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isBelow, listsNotPurchased } from '../../geometry/sections/not-purchased.ts'
import { isHeading, mayHeadForms, refersElsewhere } from '../../labels/form-headings.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'
import { areOfOneFamily, codesInLine, type FormCode } from '../../values/codes-in-line.ts'
import { isDenial } from '../../values/denial.ts'
import { codeAtStart } from '../../values/form-code.ts'
import { saysTakenOut } from '../../values/taken-out.ts'
import { pageKind } from '../pages/page-kind.ts'
import { bareNumbers } from './bare-form-numbers.ts'
import { codesBeside, codesOfRows, columnBeside } from './codes-beside.ts'
import { isEditionAlone, withoutEditions } from './form-editions.ts'
import { codesAtTop, codesInLines, codesUnder } from './form-list.ts'
import { codesInTable } from './form-table.ts'
import { codesBeforeWords } from './forms-before-words.ts'
import { codesBehindTitles, lettersOf } from './forms-behind-titles.ts'
import { headingAndList } from './heading-without-sign.ts'
import { isPolicyNumber } from './is-policy-number.ts'
import { listedForms } from './listed-forms.ts'
import { withoutNamedAgain } from './named-again.ts'
import { isAtPageNumber, isInRunningHead } from './numbers-of-others.ts'

/** The form numbers of the lists of forms, as printed, without edition dates; `all` is the whole packet, in which the forms themselves may stand. */
export const readEndorsements = (pages: Page[], all: Page[], policyNumber: string | null): FieldValues => {
  const lists = pages.map((page) => page.cells.flatMap((cell) => codesAt(page, cell)))
  const listed = lists.flatMap((list, index) => [...list, ...onNextPage(pages, index, list)])
  const tabled = pages.map(codesInTable).flatMap((table, index) => {
    const isAlike = (form: FormCode) => table.some((one) => lettersOf(one.code) === lettersOf(form.code))
    return [...table, ...onNextPage(pages, index, table).filter(isAlike)]
  })
  const isOfPage = (form: FormCode) => isInRunningHead(all, form) || isAtPageNumber(pages, form.cell)
  const isOwn = (form: FormCode) => !isPolicyNumber(form, policyNumber) && !isOfPage(form) && !isOffered(pages, form)
  const own = [...listed, ...tabled, ...pages.flatMap(codesBeforeWords)].filter(isOwn)
  const behind = own.length > 0 ? own : pages.flatMap(codesBehindTitles).filter(isOwn)
  const forms =
    behind.length > 0 ? behind : codesAfter(pages, all).filter((form) => !isPolicyNumber(form, policyNumber))
  const found = withoutNamedAgain(withoutEditions(withoutTitles(pages, withoutDeleted(forms, all)), all), all)
  const first = found[0]
  if (!first) return { fields: {}, evidence: {} }
  const cells = [...new Set(found.map(({ cell }) => cell))].filter((cell) => cell.page === first.cell.page)
  const endorsements = [...new Set(found.map(({ code }) => code))]
  const place = evidenceOf(cells, 0.93)
  return {
    fields: { endorsements },
    details: { forms: listedForms(found, all) },
    evidence: { endorsements: place, forms: place },
  }
}

/** A list or a table that fills its page goes on at the head of the next one. */
const onNextPage = (pages: Page[], index: number, list: FormCode[]): FormCode[] => {
  const [page, next] = pages.slice(index, index + 2)
  return page && next && reachesFoot(page, list) ? codesAtTop(next, list) : []
}

/** 'HO-170   Deleted' in one table: a row of another that has only its number and its premium lists it no more. */
const withoutDeleted = (forms: FormCode[], all: Page[]): FormCode[] => {
  const deleted = all.flatMap((page) =>
    page.cells.filter(({ text }) => saysTakenOut(text)).flatMap((cell) => cellsOfLine(page, cell)),
  )
  const numbers = new Set(deleted.map(({ text }) => codeAtStart(text)))
  return forms.filter(({ code, cell }) => !numbers.has(code) || !isOfPremiums(all, cell))
}

const isOfPremiums = (all: Page[], cell: Cell): boolean =>
  all.some(
    (page) => page.number === cell.page && /^-?\$?\d[\d,]*\.\d\d-?$/.test(cellsOfLine(page, cell).at(-1)?.text ?? ''),
  )

/** 'HO-101   PERS PROP REPL COST (04-95)': short words beside a number are what it is called, unless others are of their family or stand in their column. */
const withoutTitles = (pages: Page[], forms: FormCode[]): FormCode[] => {
  const familyOf = ({ code }: FormCode) => code.split(/[ .]/)[0]
  const isInColumn = ({ cell }: FormCode): boolean =>
    forms.some((one) => /\d/.test(one.code) && one.cell.page === cell.page && Math.abs(one.cell.left - cell.left) < 1.5)
  return forms.filter((form) => {
    if (
      /[\d.-]/.test(form.code) ||
      isInColumn(form) ||
      forms.some((one) => one.code !== form.code && familyOf(one) === familyOf(form))
    )
      return true
    const page = pages.find(({ number }) => number === form.cell.page)
    return !page || codeAtStart(cellLeftOf(page, form.cell)?.text ?? '') === null
  })
}

/** 'Endorsements available to you' over it, below the list of those that the policy has, or 'Riders declined: farmers liability (LO-210)'. */
const isOffered = (pages: Page[], { cell }: FormCode): boolean =>
  listsNotPurchased(cell.text) || pages.some((page) => page.number === cell.page && isBelow(page, cell, OFFERED))
const OFFERED =
  /^(?:(?:other|optional|additional|more) )*(?:endorsements?|forms|coverages|options)(?: (?:that|which) are)? (?:available|offered)(?: (?:to|for) (?:you|your (?:policy|home)))?\W*$|^(?:(?:other|optional|additional|more) )*(?:endorsements?|forms|coverages|options) (?:that )?you (?:can|may|could) (?:add|buy|choose)\W*$/i

/** Fewer may be forms that a notice speaks of. */
const ENOUGH = 3

/** The list of the declarations that ran over to a page of notices; other packets list the forms of another policy there. */
const codesAfter = (pages: Page[], all: Page[]): FormCode[] => {
  const last = pages.at(-1)
  const next = all.find(({ number }) => number === (last?.number ?? 0) + 1)
  if (!last || !next || pageKind(next) !== 'form' || !hasSameFoot(last, next)) return []
  const listed = next.cells.flatMap((cell) => codesAt(next, cell))
  return listed.length >= ENOUGH ? listed : []
}

/** The number of the declarations' form, printed at the foot of both. */
const hasSameFoot = (last: Page, next: Page): boolean => {
  const foot = ({ cells, height }: Page) =>
    cells.filter(({ y, text }) => y > 0.9 * height && codeAtStart(text) !== null)
  return foot(next).some(({ key }) => foot(last).some((other) => other.key === key))
}

/** Nothing stands below the list but what stands at the foot of every page. */
const reachesFoot = (page: Page, list: FormCode[]): boolean => {
  const last = Math.max(...list.map(({ cell }) => cell.y))
  return (
    last > 0.5 * page.height && !page.cells.some((cell) => cell.y > last + 3 * cell.size && cell.y < 0.93 * page.height)
  )
}

const codesAt = (page: Page, cell: Cell): FormCode[] => {
  const { title, rest } = headingAndList(cell)
  if (isHeading(title)) {
    const listed = codesOfHeading(page, cell, rest)
    return listed.length > 0 ? listed : bareNumbers(page, cell, rest)
  }
  if (!mayHeadForms(title)) return []
  const codes = codesOfHeading(page, cell, rest)
  return areOfOneFamily(codes) ? codes : []
}

const codesOfHeading = (page: Page, cell: Cell, inline: string): FormCode[] => {
  // With an amount on its line it is a row of premiums, not the head of a list; a percentage is of a table beside it.
  if (cellsRightOf(page, cell).some((other) => /\d\.\d\d(?!\d*\s?%)/.test(other.text))) return []
  const least = cell.text.endsWith(':') ? 1 : 2
  const right = cellsRightOf(page, cell)
  if (refersElsewhere(inline) || right.some(({ text }) => refersElsewhere(text))) return []
  const numbers = right.filter((other) => !isEditionAlone(other))
  const areForms = numbers.length > 1 && numbers.every((other) => codesBeside(other).length > 0)
  const beside = right.filter((other) => codesInLine(other.text, other).length >= least)
  if (areForms && !inline) return codesOfRows(page, cell, numbers)
  const column = inline ? [] : columnBeside(page, cell, right)
  if (column.length > 1) return column
  if (beside.length > 0 && !inline) return besideHeading(page, cell, beside)
  if (inline) return listInLine(page, cell, inline)
  const below = codesUnder(page, cell, { left: cell.left - 25 })
  // A heading in the middle of the page stands over a list that begins at the margin.
  return below.length > 0 && !isOverTwoColumns(page, cell, below) ? below : codesUnder(page, cell, { left: 0 })
}

/** Over the middle of 'LO-3 10 20   Special form      LO-42 01 22   Water seepage': the first column begins further out. */
const isOverTwoColumns = (page: Page, heading: Cell, below: FormCode[]): boolean =>
  cellsOfLine(page, heading).length === 1 &&
  below.some(({ cell, code }) => {
    const [first = cell] = cellsOfLine(page, cell)
    const letters = /^[A-Z]+/.exec(codeAtStart(first.text) ?? '')?.[0]
    return first.left < heading.left - 25 && letters !== undefined && code.startsWith(letters)
  })

/** 'Forms that apply   LMM-3, LMM-TX,' and the lines below its list. A row of a table of forms is none: it has one code. */
const besideHeading = (page: Page, heading: Cell, beside: Cell[]): FormCode[] => {
  const below = beside.slice(0, 1).flatMap((cell) => continuationsOf(page, heading, cell))
  const codes = codesInLines([...beside, ...below])
  // '…, LO.IDT (0118),' goes on below its heading.
  const isOpen = below.length === 0 && /[,;]$/.test(beside.at(-1)?.text ?? '')
  return isOpen ? [...codes, ...codesUnder(page, heading, { left: heading.left - 3, firstGap: 1.7 })] : codes
}

/** 'Forms: CT 014, CT 090.   Deleted: CT 077', in one cell or in two */
const upToDeleted = (texts: string[]): string[] => {
  const at = texts.findIndex((text) => DELETED.test(text))
  return at < 0 ? texts : [...texts.slice(0, at), (texts[at] ?? '').replace(DELETED, '')]
}
const DELETED = /(?:^|[.;]\s+|\s\()(?:forms?\s)?(?:deleted|removed|withdrawn)(?:\sforms?)?:.*$/i

/** 'Forms and endorsements: HO 00 03 05 11, HO 04 90, …' and the lines it goes on to. */
const listInLine = (page: Page, cell: Cell, inline: string): FormCode[] => {
  if (isDenial(inline)) return []
  const texts = [inline, ...cellsRightOf(page, cell).map(({ text }) => text)]
  const first = upToDeleted(texts).flatMap((text) => codesInLine(text, cell))
  // 'Policy documents: LO-POL (01/25) is your policy form. These endorsements change it:' leads on to the list below.
  if (first.length === 0) return inline.endsWith(':') ? codesUnder(page, cell, { left: cell.left - 25 }) : []
  // The lines that it goes on to may begin under the first code, not under the heading.
  const below = codesUnder(page, cell, { left: cell.left - 3, firstGap: 1.7 })
  const isBroken = below[0]?.code.startsWith(`${first.at(-1)?.code} `)
  return [...(isBroken ? first.slice(0, -1) : first), ...below]
}
