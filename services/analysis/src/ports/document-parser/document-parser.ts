import type { PdfOutcome } from '@plainpolicy/platform/pdf/pdf-fault'
import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { PolicyReading } from '../../domain/policy-fields.ts'
import type { ActiveContent, PageText } from '../../domain/reader/geometry/page-text.ts'

/** The text of a PDF with its places; points, from each page's top left corner. */
export interface ParsedDocument {
  pages: PageText[]
  activeContent?: ActiveContent[]
  /** Pages are unread for want of time, and not because nobody could read them. */
  isCutShort?: boolean
  /** Milliseconds that reading them took, of those that a document may take in all. */
  tookMs?: number
}

/** How many of the pages that are read from their pictures are done. */
export interface PagesRead {
  read: number
  of: number
}

/** A place on a page, under a name of the caller's. `box` as in evidence. */
export interface Place {
  path: string
  page: number
  box: Evidence['box']
}

/** What a page shows at a place, and a little around it. */
export interface Crop {
  path: string
  page: number
  /** Base64. */
  png: string
  /** Pixels. */
  width: number
  height: number
}

/**
 * Reads PDFs that may be hostile. Every fault of a document (damaged, locked, no-pages, too-many-pages, too-big,
 * timed-out) is an outcome; the methods reject only when the parser itself cannot work, or is too busy to begin in time.
 */
export interface DocumentParser {
  /** `onPages` hears of the pages that are read from their pictures, the first time before any is; never of text. */
  read(bytes: Uint8Array, onPages?: (pages: PagesRead) => void): Promise<PdfOutcome<ParsedDocument>>
  /** Finds the policy's fields in the text, out of reach of the calling process too: hostile text may be slow to read. */
  readPolicy(document: ParsedDocument): Promise<PdfOutcome<PolicyReading>>
  /** Draws small pictures of places; those beyond its bounds, or off their page, are left out. */
  drawPlaces(bytes: Uint8Array, places: Place[]): Promise<PdfOutcome<Crop[]>>
  /** Draws a page (1-based) as a PNG; null where there is no such page. */
  drawPage(bytes: Uint8Array, page: number): Promise<PdfOutcome<Uint8Array | null>>
  close(): Promise<void>
}
