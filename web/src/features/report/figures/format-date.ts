const longFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 'March 2, 2027' for an ISO date; the day is the printed one, whatever the reader's time zone. */
export function formatLongDate(isoDate: string | null): string {
  const day = isoDate === null ? Number.NaN : Date.parse(isoDate)
  return Number.isNaN(day) ? 'Not Provided' : longFormat.format(day)
}

/** Today where the reader is, in the same format. */
export function formatToday(now: Date): string {
  return longFormat.format(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
}
