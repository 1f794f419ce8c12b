import { createHash } from 'node:crypto'
import { CheckTimedOut, FileRejected, type RejectionCode } from './errors.ts'
import { maxPolicyBytes } from './limits.ts'
import type { CheckedFile } from './submission.ts'

/** Opens a PDF where it can do no harm. */
export type InspectPdf = (
  bytes: Uint8Array,
) => Promise<{ ok: true; pageCount: number } | { ok: false; fault: PdfFault }>

type PdfFault = 'not-a-pdf' | 'damaged' | 'locked' | 'no-pages' | 'too-many-pages' | 'too-big' | 'timed-out'

const rejectionFor: Record<Exclude<PdfFault, 'timed-out'>, RejectionCode> = {
  'not-a-pdf': 'not-a-pdf',
  damaged: 'pdf-damaged',
  locked: 'pdf-locked',
  'no-pages': 'pdf-no-pages',
  'too-many-pages': 'pdf-too-many-pages',
  // Small to send, large to open: a smaller file would not help.
  'too-big': 'pdf-too-big',
}

/** Throws FileRejected for the file's own faults, CheckTimedOut when we could not tell. */
export async function checkPolicyFile(bytes: Uint8Array, inspect: InspectPdf): Promise<CheckedFile> {
  requireAllowedSize(bytes.length)
  const inspection = await inspect(bytes)
  if (!inspection.ok) {
    throw inspection.fault === 'timed-out' ? new CheckTimedOut() : new FileRejected(rejectionFor[inspection.fault])
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { sha256, sizeBytes: bytes.length, pageCount: inspection.pageCount }
}

/** Throws FileRejected. */
export function requireAllowedSize(sizeBytes: number): void {
  if (sizeBytes === 0) throw new FileRejected('file-empty')
  if (sizeBytes > maxPolicyBytes) throw new FileRejected('file-too-large')
}
