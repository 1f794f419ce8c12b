import { cellLeftOf } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { insurerAt, isBrand } from '../../../values/company.ts'
import { isOtherCompany } from './other-company.ts'
import type { SaidInsurer } from './said-insurer.ts'

/**
 * 'RED RIVER' over 'COUNTY MUTUAL INSURANCE COMPANY' in a letterhead: the line above begins the name where it stands
 * flush over it, and the words alone are no name.
 */
const linesBefore = (page: Page, cell: Cell, name: string): Cell[] => {
  const [upper] = KIND_OF_COMPANY.test(name) ? flushOver(page, cell).filter(({ text }) => !HEADS.test(text)) : []
  if (!upper) return []
  const [first] = flushOver(page, upper).filter(({ text }) => OPEN.test(text))
  return first ? [first, upper] : [upper]
}

const flushOver = (page: Page, cell: Cell): Cell[] =>
  page.cells.filter(
    (other) =>
      other.y < cell.y &&
      cell.y - other.y < 1.5 * Math.max(cell.size, other.size) &&
      (Math.abs(other.left - cell.left) < 2 ||
        (Math.abs(other.right - cell.right) < 2 && IS_REST.test(cell.text)) ||
        Math.abs(middle(other) - middle(cell)) < 3) &&
      /^[A-Z][A-Za-z&'’ -]{2,40}$/.test(other.text),
  )

/** No name of its own, as 'Fire Insurance Exchange' is below 'Customer copy'. */
const IS_REST = /^(?:insurance|assurance|indemnity|casualty) (?:company|co\.?|corporation)$/i

const middle = ({ left, right }: Cell): number => (left + right) / 2

const HEADS = /\b(?:polic(?:y|ies)|declarations?|homeowners?(?! of\b)|insurance|dwelling|page|renewal)\b/i
/** 'Builders of' over 'Texas' over 'Insurance Company' */
const OPEN = /\b(?:of|and|&)$/i

/** Words of which alone no company's name is made: its proper name is missing. */
const KIND_OF_COMPANY =
  /^(?:(?:farm|county|fire|mutual|insurance|assurance|casualty|property|indemnity|general|security|company|co|association|exchange|reciprocal|lloyds|corporation|and|&|of|texas)(?:\s|$))+$/i

/** What is named a company has a whole name: 'Red River Insurance Company of Texas' is another one. */
const IS_WHOLE = /\bco(?:mpany|\.)?$/i

/** 'Red River Lloyds' in a logo, 'You are a member of Red River Lloyds Insurance Company' elsewhere. */
const inFull = (pages: Page[], name: string): SaidInsurer | null => {
  if (IS_WHOLE.test(name)) return null
  for (const cell of pages.flatMap((page) => page.cells)) {
    const whole = fullerIn(cell.text, name)
    if (whole) return { name: whole, cells: [cell] }
  }
  return null
}

const fullerIn = (text: string, name: string): string | null => {
  const at = text.toLowerCase().indexOf(`${name.toLowerCase()} `)
  const whole = at < 0 ? null : insurerAt(text.slice(at))
  return whole && KIND_OF_COMPANY.test(whole.slice(name.length + 1)) ? whole : null
}

/** 'RRF UNDERWRITERS' over 'RED RIVER FARM UNDERWRITERS': the letters stand for the words that begin with them. */
const ofInitials = (page: Page, name: string): SaidInsurer | null => {
  const [, letters = '', rest = ''] = /^([A-Z]{2,5})\s(.{4,})$/.exec(name) ?? []
  if (!letters) return null
  const cell = page.cells.find(({ text }) => {
    const full = insurerAt(text) ?? ''
    const words = full.toLowerCase().endsWith(` ${rest.toLowerCase()}`) ? full.slice(0, -rest.length).trim() : ''
    const initials = words.split(/\s+/).map((word) => word[0]?.toUpperCase() ?? '')
    return words !== '' && initials.join('') === letters
  })
  return cell ? { name: insurerAt(cell.text) as string, cells: [cell] } : null
}

const withLineBefore = (page: Page, named: Cell, name: string): SaidInsurer => {
  const upper = linesBefore(page, named, name)
  return { name: [...upper.map(({ text }) => text), name].join(' '), cells: [...upper, named] }
}

/** 'Red River Mutual' over 'Insurance Company', flush at either edge or centred: the line below ends the name. */
const withLineAfter = (page: Page, named: Cell, name: string): SaidInsurer | null => {
  const lower = named.text === name ? lineAfter(page, named) : undefined
  const whole = lower ? insurerAt(`${name} ${lower.text}`) : null
  return lower && whole && whole.length > name.length ? { name: whole, cells: [named, lower] } : null
}

const lineAfter = (page: Page, { left, right, y, size }: Cell): Cell | undefined =>
  page.cells.find(
    (other) =>
      other.y > y + 2 &&
      other.y - y < 1.5 * Math.max(size, other.size) &&
      (Math.min(Math.abs(other.left - left), Math.abs(other.right - right)) < 2 ||
        Math.abs(other.left + other.right - left - right) < 3) &&
      (KIND_OF_COMPANY.test(other.text) || OF_PLACE.test(other.text)),
  )

/** 'OF THE MIDWEST' */
const OF_PLACE = /^of (?:the )?[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?$/i

/** The insurer's name at the head of a page of the declarations. */
export const letterhead = (pages: Page[]): SaidInsurer | null => {
  for (const page of pages) {
    const named = page.cells.find((cell) => {
      const name = cell.y <= 0.25 * page.height ? insurerIn(cell) : null
      return name !== null && !isOtherCompany(page, cell, name) && !cellLeftOf(page, cell)?.text.endsWith(':')
    })
    const name = named ? insurerIn(named) : null
    const found = named && name ? wholeName({ pages, page, named, name }) : splitName(page)
    if (found) return found
  }
  return null
}

interface Named {
  pages: Page[]
  page: Page
  named: Cell
  name: string
}

const wholeName = ({ pages, page, named, name }: Named): SaidInsurer =>
  withLineAfter(page, named, name) ?? inFull(pages, name) ?? ofInitials(page, name) ?? withLineBefore(page, named, name)

/** 'INSURANCE COMPANY | 4200 Lindbergh Drive, Addison' */
const beforeAddress = ({ text }: Cell): string =>
  text
    .replace(SIGN, '')
    .replace(PAPER, '')
    .split(/\s[·•|]\s/)[0] ?? ''

/** 'Renewal • RED RIVER LLOYDS': what the paper is, before who makes it; not 'Replaces • Red River Lloyds'. */
const PAPER =
  /^(?:(?:policy )?renewal|new (?:business|policy)|(?:(?:amended|revised|renewal|policy|homeowners|dwelling) )*declarations?)\s[·•|]\s/i

/** '▲ Red River Mutual': a logo of one letter stands before the name. */
const SIGN = /^[▲△▴▶►◆◇♦★☆✦✶❖]\s(?=\p{Lu})/u

/** 'CYPRESS TEXAS' over 'INSURANCE COMPANY', 'RED RIVER INSURANCE' over 'COMPANY OF TEXAS': neither is a name without the other. */
const splitName = (page: Page): SaidInsurer | null => {
  for (const cell of page.cells.filter(({ y }) => y <= 0.25 * page.height)) {
    const kind = beforeAddress(cell)
    const upper = COMPANY_OF_PLACE.test(kind)
      ? flushOver(page, cell).filter(({ text }) => BEFORE_COMPANY.test(text))
      : linesBefore(page, cell, kind)
    const name = upper.length > 0 ? insurerAt([...upper.map(({ text }) => text), kind].join(' ')) : null
    if (name) return { name, cells: [...upper, cell] }
  }
  return null
}

const COMPANY_OF_PLACE = /^company of [A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?$/i
const BEFORE_COMPANY =
  /^(?!(?:home(?:owners?)?|flood|dwelling|property|your|policy)\b)[A-Z].* (?:insurance|assurance|casualty|indemnity)$/i

const insurerIn = (cell: Cell): string | null => {
  const text = beforeAddress(cell)
  const name = text.length < 90 ? insurerAt(text) : null
  return name && !isBrand(name) ? name : null
}
