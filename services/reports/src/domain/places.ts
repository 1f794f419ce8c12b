import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { HIDDEN } from './locked-words.ts'

type Places = Pick<ReportData, 'evidence' | 'uncertain'>

/** Whether the picture of the place may be shown to who reads this very document: that of hidden words would show them. */
export function showsPlace({ evidence, uncertain = [] }: Places, path: string): boolean {
  const place = Object.hasOwn(evidence, path) ? evidence[path] : undefined
  const isShown = place !== undefined && place.quote !== HIDDEN
  return isShown || uncertain.some((value) => value.path === path && value.seems !== HIDDEN)
}

/** Whether the document points to the path at all: a person may doubt what it says there. */
export const pointsTo = ({ evidence, uncertain = [] }: Places, path: string): boolean =>
  Object.hasOwn(evidence, path) || uncertain.some((value) => value.path === path)

/** Whether anything that this document says stands on the page. */
export const pointsToPage = ({ evidence, uncertain = [] }: Places, page: number): boolean =>
  [...Object.values(evidence), ...uncertain].some((place) => place.page === page)
