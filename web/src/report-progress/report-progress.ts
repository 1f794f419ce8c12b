export interface PagesRead {
  read: number
  of: number
}

/** What is known of an analysis at one moment, by the stream or by a poll. */
export interface ReportProgress {
  status: string
  /** The step that runs, by its name. */
  step: string | null
  /** While it reads scanned pages. */
  pages?: PagesRead | null
  /** For people. */
  message: string
}
