import { sampleReportId } from '../../../app/paths.ts'
import type { Evidence } from '../report-types.ts'

/** One place in the policy, as its dialog shows it. */
export interface Place {
  /** What stands there: 'Annual premium'. */
  of: string
  path: string
  page: number
  quote: string
  /** [left, top, right, bottom] in PDF points from the page's top left corner. */
  box: Evidence['box']
  /** The reader came to say that the figure is wrong. */
  isDoubted: boolean
}

/** The picture of one place: a small PNG. */
export const cropUrl = (reportId: string, path: string): string =>
  isSample(reportId)
    ? `/sample-report/crops/${encodeURIComponent(path)}.png`
    : `/api/reports/${encodeURIComponent(reportId)}/crops/${encodeURIComponent(path)}`

export const pageUrl = (reportId: string, page: number): string =>
  isSample(reportId) ? `/sample-report/page-${page}.png` : `/api/reports/${encodeURIComponent(reportId)}/pages/${page}`

/** Nobody's policy: there is nothing in it to be put right. */
export const isSample = (reportId: string): boolean => reportId === sampleReportId

/** Its one page, in points; of any other page the server says it. */
export const samplePageSize = { width: 612, height: 792 }
