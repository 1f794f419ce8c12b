import type { Correction } from '@plainpolicy/platform/report/correction'

/** A page of an uploaded document, drawn. */
export interface DrawnPage {
  png: Uint8Array
  /** WIDTHxHEIGHT in PDF points, in which boxes of evidence are told; null where the drawer did not say. */
  size: string | null
}

/** Where the result with the corrected values lies, and the names of those. */
export interface CorrectedResult {
  documentId: string
  objectKey: string
  sha256: string
  fields: string[]
}

/** The analysis service, asked while a person waits. */
export interface Analysis {
  /**
   * Takes up again an analysis that failed on our side. One that has ended otherwise meanwhile is left alone: its event
   * tells of it. Rejects when it cannot be reached.
   */
  restart(reportId: string): Promise<void>
  /** Draws a page of the upload; null when the upload is deleted or has no such page. Rejects when it cannot be reached. */
  drawPage(reportId: string, page: number): Promise<DrawnPage | null>
  /** Assesses the reading of a report again with values put right. Rejects with its words when one of them cannot be. */
  correct(reportId: string, corrections: Correction[]): Promise<CorrectedResult>
}
