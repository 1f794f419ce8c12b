import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pdfChildReadable } from '@plainpolicy/platform/pdf/child-readable'
import { createPdfChildPool } from '@plainpolicy/platform/pdf/pdf-child-pool'
import type { DocumentParser } from './document-parser.ts'
import { parsedDocumentSchema, policyReadingSchema } from './reply-schemas.ts'

export interface ChildProcessParserOptions {
  /** Wall clock for one document in milliseconds; then its child is killed. */
  timeoutMs?: number
  children?: number
}

/** Twice the text of 300 dense pages. To take in more would hold up whoever shares this process. */
const maxReplyBytes = 8 * 2 ** 20

/** Parses in child processes without environment or files of ours, killed by the clock and by their memory. */
export function openChildProcessParser({
  timeoutMs = 10_000,
  children = 2,
}: ChildProcessParserOptions = {}): DocumentParser {
  const pool = createPdfChildPool({
    entry: here('./child.ts'),
    readable: readable(),
    timeoutMs,
    children,
    maxReplyBytes,
  })
  return {
    read: (bytes) => pool.run({ command: 'pages', bytes, reply: parsedDocumentSchema }),
    readPolicy: (document) =>
      pool.run({ command: 'policy', bytes: Buffer.from(JSON.stringify(document)), reply: policyReadingSchema }),
    close: pool.close,
  }
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** pdf.js, the readers of this service, and the link by which they find the platform. */
const readable = (): string[] => [
  ...pdfChildReadable(),
  here('./'),
  here('../../domain/reader/'),
  here('../../../package.json'),
  ...platformPackage(),
]

const platformPackage = (): string[] => {
  const manifest = fileURLToPath(
    new URL('../../package.json', import.meta.resolve('@plainpolicy/platform/pdf/open-pdf')),
  )
  return [manifest, realpathSync(manifest), here('../../../../../node_modules/@plainpolicy/')]
}
