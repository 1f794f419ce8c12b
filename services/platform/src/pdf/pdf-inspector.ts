import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { pdfChildReadable } from './child-readable.ts'
import { createPdfChildPool } from './pdf-child-pool.ts'
import type { PdfFault } from './pdf-fault.ts'

export type PdfInspection = { ok: true; pageCount: number } | { ok: false; fault: 'not-a-pdf' | PdfFault }

export interface PdfInspector {
  /** Says whether the file is a PDF that can be opened and has pages. Rejects only when no child process can be started. */
  inspect(bytes: Uint8Array): Promise<PdfInspection>
  close(): Promise<void>
}

const replySchema = z.object({ pageCount: z.int().min(1) })

/** `timeoutMs` is the wall clock for one document; a file that takes longer is 'timed-out'. */
export const createPdfInspector = ({ timeoutMs = 9_000 }: { timeoutMs?: number } = {}): PdfInspector => {
  const pool = createPdfChildPool({
    entry: fileURLToPath(new URL('./inspect-child.ts', import.meta.url)),
    readable: pdfChildReadable(),
    timeoutMs,
    maxReplyBytes: 4096,
  })
  const inspect: PdfInspector['inspect'] = async (bytes) => {
    if (!beginsAsPdf(bytes)) return { ok: false, fault: 'not-a-pdf' }
    const outcome = await pool.run({ command: 'inspect', bytes, reply: replySchema })
    return outcome.ok ? { ok: true, pageCount: outcome.value.pageCount } : outcome
  }
  return { inspect, close: pool.close }
}

/** Readers accept a few bytes (a mark, blank lines) before the header, so a customer's file may have them. */
export const beginsAsPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes('%PDF-')
