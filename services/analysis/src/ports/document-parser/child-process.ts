import { fileURLToPath } from 'node:url'
import { pdfChildReadable } from '@plainpolicy/platform/pdf/child-readable'
import { createPdfChildPool } from '@plainpolicy/platform/pdf/pdf-child-pool'
import { openOcr } from '../ocr/from-machine.ts'
import type { Ocr } from '../ocr/ocr.ts'
import type { DocumentParser } from './document-parser.ts'
import { encodeDrawingRequest } from './drawing-request.ts'
import { cropsSchema, drawnPageSchema } from './drawing-schemas.ts'
import type { PictureRequest } from './page-picture.ts'
import { platformPackage } from './platform-package.ts'
import { readSuspicious } from './read-suspicious.ts'
import { pagePictureSchema, parsedDocumentSchema, policyReadingSchema } from './reply-schemas.ts'

export interface ChildProcessParserOptions {
  /** Wall clock for one document in milliseconds; then its child is killed. */
  timeoutMs?: number
  children?: number
  ocr?: Ocr
}

/** Twice the text of 300 dense pages, or the picture of one. To take in more would hold up whoever shares this process. */
const maxReplyBytes = 16 * 2 ** 20

/** Milliseconds for the pictures of a report's places, which usually take 100: it can do without them. */
const PLACES_MS = 3_000

/** Parses in child processes without environment or files of ours, killed by the clock and by their memory. */
export function openChildProcessParser({
  timeoutMs = 9_000,
  children = 2,
  ocr = openOcr(),
}: ChildProcessParserOptions = {}): DocumentParser {
  const pool = createPdfChildPool({
    entry: here('./child.ts'),
    readable: readable(),
    timeoutMs,
    children,
    maxReplyBytes,
  })
  const takePicture = async (bytes: Uint8Array, request: PictureRequest) => {
    const wish = encodeDrawingRequest(request, bytes)
    const taken = await pool.run({ command: 'picture', bytes: wish, reply: pagePictureSchema })
    return taken.ok ? taken.value : null
  }
  return {
    read: async (bytes) => {
      const parsed = await pool.run({ command: 'pages', bytes, reply: parsedDocumentSchema })
      if (!parsed.ok) return parsed
      const pages = await readSuspicious(parsed.value.pages, {
        ocr,
        takePicture: (request) => takePicture(bytes, request),
      })
      return { ok: true, value: { pages } }
    },
    readPolicy: (document) =>
      pool.run({ command: 'policy', bytes: Buffer.from(JSON.stringify(document)), reply: policyReadingSchema }),
    drawPlaces: (bytes, places) =>
      pool.run({
        command: 'places',
        bytes: encodeDrawingRequest(places, bytes),
        reply: cropsSchema,
        timeoutMs: PLACES_MS,
      }),
    drawPage: async (bytes, page) => {
      const wish = encodeDrawingRequest({ page }, bytes)
      const drawn = await pool.run({ command: 'page', bytes: wish, reply: drawnPageSchema })
      return drawn.ok ? { ok: true, value: drawn.value === null ? null : Buffer.from(drawn.value, 'base64') } : drawn
    },
    close: async () => {
      await Promise.all([pool.close(), ocr.close()])
    },
  }
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** pdf.js, the readers of this service, and the link by which they find the platform. */
const readable = (): string[] => [
  ...pdfChildReadable(),
  here('./'),
  here('../../domain/reader/'),
  here('../ocr/'),
  here('../../../package.json'),
  here('../../../../../node_modules/@hyzyla/pdfium/'),
  ...platformPackage(),
]
