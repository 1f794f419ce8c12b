import { fileURLToPath } from 'node:url'
import { pdfChildReadable } from '@plainpolicy/platform/pdf/child-readable'
import { createPdfChildPool, type PdfChildPool } from '@plainpolicy/platform/pdf/pdf-child-pool'
import { createTurns } from '@plainpolicy/platform/pdf/turns'
import { openOcr } from '../ocr/from-machine.ts'
import type { Ocr } from '../ocr/ocr.ts'
import { deadlineIn, PATIENCE } from './deadline.ts'
import type { DocumentParser } from './document-parser.ts'
import { encodeDrawingRequest } from './drawing-request.ts'
import { cropsSchema, drawnPageSchema, pagePictureSchema } from './drawing-schemas.ts'
import type { PictureRequest } from './page-picture.ts'
import { platformPackage } from './platform-package.ts'
import { LEAST, type PictureTime, readSuspicious } from './read-suspicious.ts'
import { parsedDocumentSchema, policyReadingSchema } from './reply-schemas.ts'

export interface ChildProcessParserOptions {
  /** Milliseconds for one document, from its first byte to its fields; the wait for its turn is not counted. */
  timeoutMs?: number
  children?: number
  /** So many times that time it may take by the clock while others keep the machine busy. */
  patience?: number
  ocr?: Ocr
  /** Milliseconds of a clock that never goes back. */
  now?: () => number
}

/** Twice the text of 300 dense pages, or the picture of one. To take in more would hold up whoever shares this process. */
const maxReplyBytes = 16 * 2 ** 20

/** Milliseconds for the pictures of a report's places, which usually take 100: it can do without them. */
const PLACES_MS = 3_000

/** Milliseconds of a document's time that are left for finding its fields, which usually take 50. */
const FIELDS_MS = 1_500

/** Parses in child processes without environment or files of ours, killed by the clock and by their memory. */
export function openChildProcessParser({
  timeoutMs = 10_000,
  patience = PATIENCE,
  children = 2,
  ocr = openOcr(),
  now = () => performance.now(),
}: ChildProcessParserOptions = {}): DocumentParser {
  const pool = createPdfChildPool({
    entry: here('./child.ts'),
    readable: readable(),
    timeoutMs,
    children,
    maxReplyBytes,
  })
  const turns = createTurns(children)
  const forFields = Math.min(FIELDS_MS, timeoutMs / 2)

  const takePicture = (bytes: Uint8Array) => async (request: PictureRequest, time: PictureTime) => {
    const wish = encodeDrawingRequest(request, bytes)
    const taken = await pool.run({ command: 'picture', bytes: wish, reply: pagePictureSchema, patience, ...time })
    return taken.ok ? taken.value : null
  }
  /** Some of the time is kept back for finding the fields. */
  const readPages: DocumentParser['read'] = async (bytes, onPages = () => {}) => {
    const ms = timeoutMs - forFields
    const deadline = deadlineIn(ms, now, patience)
    const time = { timeoutMs: ms, patience, onWaited: deadline.excuse }
    const parsed = await pool.run({ command: 'pages', bytes, reply: parsedDocumentSchema, ...time })
    if (!parsed.ok) return parsed
    const eyes = { ocr, deadline, takePicture: takePicture(bytes), onPages }
    const pages = await readSuspicious(parsed.value.pages, eyes)
    const isCutShort = deadline.left() <= LEAST && pages.some(({ isUnread }) => isUnread)
    return { ok: true, value: { ...parsed.value, pages, isCutShort, tookMs: ms - deadline.left() } }
  }

  return {
    read: async (bytes, onPages) => {
      await turns.take()
      return readPages(bytes, onPages).finally(turns.give)
    },
    readPolicy: ({ tookMs = 0, ...document }) => {
      const left = Math.max(timeoutMs - tookMs, forFields)
      const said = Buffer.from(JSON.stringify(document))
      return pool.run({ command: 'policy', bytes: said, reply: policyReadingSchema, timeoutMs: left, patience })
    },
    ...drawingIn(pool),
    close: async () => {
      await Promise.all([pool.close(), ocr.close()])
    },
  }
}

const drawingIn = (pool: PdfChildPool): Pick<DocumentParser, 'drawPlaces' | 'drawPage'> => ({
  drawPlaces: (bytes, places) => {
    const wish = encodeDrawingRequest(places, bytes)
    return pool.run({ command: 'places', bytes: wish, reply: cropsSchema, timeoutMs: PLACES_MS, patience: PATIENCE })
  },
  drawPage: async (bytes, page) => {
    const wish = encodeDrawingRequest({ page }, bytes)
    const drawn = await pool.run({ command: 'page', bytes: wish, reply: drawnPageSchema })
    return drawn.ok ? { ok: true, value: drawn.value === null ? null : Buffer.from(drawn.value, 'base64') } : drawn
  },
})

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** pdf.js, the readers of this service, and the link by which they find the platform. */
const readable = (): string[] => [
  ...pdfChildReadable(),
  here('./'),
  here('../../domain/reader/'),
  here('../ocr/'),
  here('../../../package.json'),
  // Packages are looked for here first; a tool may have left a folder.
  here('../../../node_modules/'),
  here('../../../../../node_modules/@hyzyla/pdfium/'),
  ...platformPackage(),
]
