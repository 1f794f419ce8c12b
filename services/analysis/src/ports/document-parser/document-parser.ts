import type { PdfOutcome } from '@plainpolicy/platform/pdf/pdf-fault'
import type { PolicyReading } from '../../domain/policy-fields.ts'
import type { PageText } from '../../domain/reader/page-text.ts'

/** The text of a PDF with its places; points, from each page's top left corner. */
export interface ParsedDocument {
  pages: PageText[]
}

/**
 * Reads PDFs that may be hostile. Every fault of a document (damaged, locked, no-pages, too-many-pages, too-big,
 * timed-out) is an outcome; the methods reject only when the parser itself cannot work.
 */
export interface DocumentParser {
  read(bytes: Uint8Array): Promise<PdfOutcome<ParsedDocument>>
  /** Finds the policy's fields in the text, out of reach of the calling process too: hostile text may be slow to read. */
  readPolicy(document: ParsedDocument): Promise<PdfOutcome<PolicyReading>>
  close(): Promise<void>
}
