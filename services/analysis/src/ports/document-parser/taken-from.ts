import { declarationPages } from '../../domain/reader/fields/declaration-pages.ts'
import { emptyFields } from '../../domain/reader/fields/field-values.ts'
import { pageKind } from '../../domain/reader/fields/page-kind.ts'
import { limitOfTitle, readEndorsementPages } from '../../domain/reader/fields/read-endorsement-pages.ts'
import { readRoofSchedule } from '../../domain/reader/fields/read-roof-schedule.ts'
import { readTimeLimits } from '../../domain/reader/fields/read-time-limits.ts'
import type { Page } from '../../domain/reader/geometry/layout.ts'

/**
 * The numbers of the pages from which a reading may take figures: the declarations, the endorsements that are about a limit,
 * found or not, and the pages of a roof's schedule and of limits in time.
 */
export const takenFrom = (pages: Page[]): Set<number> => {
  const readable = pages.filter(({ cells }) => cells.length > 0)
  const limits = readable.filter((page) => pageKind(page) === 'endorsement' && limitOfTitle(page))
  const found = [readRoofSchedule(readable), readTimeLimits(readable)]
  const places = found.flatMap(({ evidence }) => Object.values(evidence))
  return new Set([
    ...[...declarationPages(readable), ...limits].map(({ number }) => number),
    ...places.map(({ page }) => page),
  ])
}

/** An endorsement that is about a limit, and whose words say none: it may be a picture. */
export const lacksItsLimit = (page: Page): boolean => {
  const field = limitOfTitle(page)
  return field !== undefined && !readEndorsementPages([page], emptyFields()).evidence[field]
}
