import type { PdfOutcome } from '@plainpolicy/platform/pdf/pdf-fault'
import type { PolicyReading } from '../../domain/policy-fields.ts'
import type { ParsedDocument } from '../document-parser/document-parser.ts'

/**
 * Finds the policy's fields in the text of its pages. Every value has its place in the document, whoever found it. A reader
 * that asks somebody else goes on without the answer when there is none: it rejects only when it cannot read at all.
 */
export interface PolicyReader {
  /** `pictureOf` draws a page (1-based) as a PNG, for readers that look at pages whose words are missing. */
  read(document: ParsedDocument, pictureOf?: PictureOf): Promise<PdfOutcome<PolicyReading>>
}

/** null where the page cannot be drawn. */
export type PictureOf = (page: number) => Promise<Uint8Array | null>
