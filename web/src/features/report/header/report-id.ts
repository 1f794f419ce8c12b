const PREFIX = 'PP-'

/** What a person reads out to support: 'PP-' and the last 4 characters of the id in upper case. */
export const shownReportId = (reportId: string): string => `${PREFIX}${reportId.slice(-4).toUpperCase()}`
