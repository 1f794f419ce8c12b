/** The analysis service, asked while a person waits. */
export interface Analysis {
  /**
   * Takes up again an analysis that failed on our side. One that has ended otherwise meanwhile is left alone: its event
   * tells of it. Rejects when it cannot be reached.
   */
  restart(reportId: string): Promise<void>
}
