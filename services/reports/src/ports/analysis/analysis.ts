/** The analysis service, asked while a person waits. */
export interface Analysis {
  /** Takes up again an analysis that failed on our side. Rejects when it cannot be reached or will not. */
  restart(reportId: string): Promise<void>
}
