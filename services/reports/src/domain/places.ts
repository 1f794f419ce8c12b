import type { ReportData } from '@plainpolicy/platform/report/report-data'

/** Words that freeVersion put in the place of a line that names a locked coverage; its picture would show them. */
const hiddenQuote = '…'

type Places = Pick<ReportData, 'evidence' | 'uncertain'>

/** Whether the picture of the place may be shown to who reads this very document. */
export function showsPlace({ evidence, uncertain = [] }: Places, path: string): boolean {
  const place = Object.hasOwn(evidence, path) ? evidence[path] : undefined
  return (place !== undefined && place.quote !== hiddenQuote) || uncertain.some((value) => value.path === path)
}

/** Whether the document points to the path at all: a person may doubt what it says there. */
export const pointsTo = ({ evidence, uncertain = [] }: Places, path: string): boolean =>
  Object.hasOwn(evidence, path) || uncertain.some((value) => value.path === path)

/** Whether anything that this document says stands on the page. */
export const pointsToPage = ({ evidence, uncertain = [] }: Places, page: number): boolean =>
  [...Object.values(evidence), ...uncertain].some((place) => place.page === page)
