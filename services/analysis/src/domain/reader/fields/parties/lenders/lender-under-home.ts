import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { matchLabel } from '../../../labels/label.ts'
import { MORTGAGEE_LABELS } from '../../../labels/lender-labels.ts'
import { LENDER, lenderNameIn } from '../../../values/lender.ts'
import { hasLeft } from './mortgagee-status.ts'
import type { SaidLender } from './said-lender.ts'

/** 'Mortgagee' over 'House at 12 Elm St' over 'Waco Bank, ISAOA': which home the loan is on stands before who lent it. */
export const lenderUnderHome = (pages: Page[]): SaidLender | null =>
  pages.flatMap((page) => page.cells.flatMap((heading) => lenderBelow(page, heading) ?? []))[0] ?? null

const lenderBelow = (page: Page, heading: Cell): SaidLender | null => {
  const isHeading = heading.text.length < 40 && matchLabel(heading, MORTGAGEE_LABELS) !== null
  const home = isHeading ? nextLine(page, heading) : undefined
  const lender = home && HOME.test(home.text) ? nextLine(page, home) : undefined
  const name = lender && !hasLeft(page, lender) ? lenderNameIn([lender.text]) : undefined
  return home && lender && name && LENDER.test(name) ? { name, cells: [heading, home, lender] } : null
}

const HOME = /^(?:house|home|dwelling|residence|property|condo(?:minium)?|unit)(?: (?:and|&) contents)? at \d+ [^;:]+$/i

/** In font sizes. */
const PITCH = 1.9

const nextLine = (page: Page, { left, y, size }: Cell): Cell | undefined =>
  page.cells.find((cell) => Math.abs(cell.left - left) < 3 && cell.y > y + 2 && cell.y - y < PITCH * size)
