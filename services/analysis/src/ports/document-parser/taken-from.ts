import { asksLetter } from '../../domain/reader/fields/enclosed/cover-letter.ts'
import { limitOfTitle, readEndorsementPages } from '../../domain/reader/fields/enclosed/read-endorsement-pages.ts'
import { declarationPages } from '../../domain/reader/fields/pages/declaration-pages.ts'
import { ownPages } from '../../domain/reader/fields/pages/own-pages.ts'
import { pageKind } from '../../domain/reader/fields/pages/page-kind.ts'
import { readPolicyNumber } from '../../domain/reader/fields/parties/policy-number/read-policy-number.ts'
import { readTimeLimits } from '../../domain/reader/fields/read-time-limits.ts'
import { readRoofSchedule } from '../../domain/reader/fields/settlement/read-roof-schedule.ts'
import type { Page } from '../../domain/reader/geometry/layout.ts'
import { emptyFields } from '../../domain/reader/search/field-values.ts'

/**
 * The numbers of the pages from which a reading may take figures: the declarations, the endorsements that are about a limit,
 * found or not, or about roofs, the pages of a roof's schedule and of limits in time, and pages with this policy's number that may tell what
 * the declarations leave out.
 */
export const takenFrom = (pages: Page[]): Set<number> => {
  const readable = pages.filter(({ cells }) => cells.length > 0)
  const declarations = declarationPages(readable)
  const changes = readable.filter((page) => pageKind(page) === 'endorsement' && (limitOfTitle(page) || isOfRoofs(page)))
  const found = [readRoofSchedule(readable), readTimeLimits(readable)]
  const places = found.flatMap(({ evidence }) => Object.values(evidence))
  return new Set([
    ...[...declarations, ...changes, ...enclosed(readable, declarations)].map(({ number }) => number),
    ...places.map(({ page }) => page),
  ])
}

const isOfRoofs = (page: Page): boolean => page.cells.some(({ text }) => /\broof\w*\b/i.test(text))

/** How the home and its roof are settled and since when they stand; and in a letter who is insured, where and when. */
const enclosed = (readable: Page[], declarations: Page[]): Page[] => {
  const isLetterAsked = asksLetter(declarations)
  const others = readable.filter((page) => {
    const kind = declarations.includes(page) ? 'declarations' : pageKind(page)
    return (kind === 'letter' && isLetterAsked) || (kind === 'form' && page.cells.some(({ text }) => TELLS.test(text)))
  })
  return others.length === 0
    ? []
    : ownPages(others, {
        ...emptyFields(),
        ...readPolicyNumber(declarations).fields,
      })
}
const TELLS = /\b(?:settle(?:d|ments?)?|valu(?:ed|ation)|cash value|replacement cost|built|constructed|roof\w*)\b/i

/** An endorsement that is about a limit, and whose words say none: it may be a picture. */
export const lacksItsLimit = (page: Page): boolean => {
  const field = limitOfTitle(page)
  return field !== undefined && !readEndorsementPages([{ page, field }], emptyFields()).evidence[field]
}
