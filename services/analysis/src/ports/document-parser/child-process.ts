import { fileURLToPath } from 'node:url'
import { pdfChildReadable } from '@plainpolicy/platform/pdf/child-readable'
import { createPdfChildPool, type PdfChildPool } from '@plainpolicy/platform/pdf/pdf-child-pool'
import type { PdfOutcome } from '@plainpolicy/platform/pdf/pdf-fault'
import { createTurns } from '@plainpolicy/platform/pdf/turns'
import { openOcr } from '../ocr/from-machine.ts'
import type { Ocr } from '../ocr/ocr.ts'
import { type Deadline, deadlineIn, PATIENCE } from './deadline.ts'
import type { DocumentParser, PagesRead } from './document-parser.ts'
import { encodeDrawingRequest } from './drawing-request.ts'
import { cropsSchema, drawnPageSchema, pagePictureSchema } from './drawing-schemas.ts'
import type { PictureRequest } from './page-picture.ts'
import { platformPackage } from './platform-package.ts'
import { LEAST, type PictureTime, readSuspicious } from './read-suspicious.ts'
import { parsedDocumentSchema, policyReadingSchema } from './reply-schemas.ts'

export interface ChildProcessParserOptions {
  /** Milliseconds for one document, from its first byte to its fields; what it waits for others is not counted. */
  timeoutMs?: number
  children?: number
  /** So many times that time it may take by the clock, the wait for its turn included, while others keep the machine busy. */
  patience?: number
  ocr?: Ocr
  /** Milliseconds of a clock that never goes back. */
  now?: () => number
}

/** Twice the text of 300 dense pages, or the picture of one. To take in more would hold up whoever shares this process. */
const maxReplyBytes = 16 * 2 ** 20

/** Milliseconds for the pictures of a report's places, which usually take 100: it can do without them. */
const PLACES_MS = 3_000
/** And with the wait for a free child, which other documents may hold for as long as they are waited for. */
const WAIT_FOR_PLACES_MS = 50_000

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

  /** Some of the time is kept back for finding the fields. */
  const forPages = timeoutMs - forFields

  const takePicture = takePictureIn(pool, patience)
  const readPages = async ({ bytes, deadline, onPages = () => {} }: Reading): ReturnType<DocumentParser['read']> => {
    const time = { timeoutMs: forPages, patience, endsInMs: deadline.endsIn(), onWaited: deadline.excuse }
    const parsed = touched(await pool.run({ command: 'pages', bytes, reply: parsedDocumentSchema, ...time }))
    if (!parsed.ok) return parsed
    const eyes = { ocr, deadline, takePicture: takePicture(bytes, deadline), onPages }
    const pages = await readSuspicious(parsed.value.pages, eyes)
    const isCutShort = deadline.left() <= LEAST && pages.some(({ isUnread }) => isUnread)
    return { ok: true, value: { ...parsed.value, pages, isCutShort, tookMs: forPages - deadline.left() } }
  }

  return {
    read: async (bytes, onPages) => {
      const deadline = deadlineIn(forPages, now, patience)
      const asked = now()
      if (!(await turns.take(deadline.endsIn() - forPages))) throw noTurn()
      deadline.excuse(now() - asked)
      return readPages({ bytes, deadline, onPages }).finally(turns.give)
    },
    readPolicy: async ({ tookMs = 0, ...document }) => {
      const left = Math.max(timeoutMs - tookMs, forFields)
      const said = Buffer.from(JSON.stringify(document))
      const time = { timeoutMs: left, patience, endsInMs: patience * timeoutMs }
      return touched(await pool.run({ command: 'policy', bytes: said, reply: policyReadingSchema, ...time }))
    },
    ...drawingIn(pool),
    close: async () => {
      await Promise.all([pool.close(), ocr.close()])
    },
  }
}

/** Nothing is known of a document whose turn comes too late for its own time: it is tried again, and not refused. */
const noTurn = () => new Error('No turn to read the document came in time')

const touched = <T>(outcome: PdfOutcome<T>): PdfOutcome<T> => {
  if (!outcome.ok && outcome.isUntouched) throw noTurn()
  return outcome
}

const takePictureIn =
  (pool: PdfChildPool, patience: number) =>
  (bytes: Uint8Array, deadline: Deadline) =>
  async (request: PictureRequest, time: PictureTime) => {
    const wish = { command: 'picture', bytes: encodeDrawingRequest(request, bytes), reply: pagePictureSchema }
    const taken = await pool.run({ ...wish, patience, endsInMs: deadline.endsIn(), ...time })
    return taken.ok ? taken.value : null
  }

interface Reading {
  bytes: Uint8Array
  deadline: Deadline
  onPages: ((pages: PagesRead) => void) | undefined
}

const drawingIn = (pool: PdfChildPool): Pick<DocumentParser, 'drawPlaces' | 'drawPage'> => ({
  drawPlaces: (bytes, places) => {
    const wish = encodeDrawingRequest(places, bytes)
    const time = { timeoutMs: PLACES_MS, patience: PATIENCE, endsInMs: WAIT_FOR_PLACES_MS }
    return pool.run({ command: 'places', bytes: wish, reply: cropsSchema, ...time })
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
