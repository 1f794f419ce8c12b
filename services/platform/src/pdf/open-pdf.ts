import { fileURLToPath } from 'node:url'
import {
  getDocument,
  normalizeUnicode,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pageForFonts } from './fonts-unseen.ts'
import { startInProcessWorker } from './in-process-worker.ts'
import { inflateAtOnce } from './inflate-at-once.ts'
import { PdfFaultError } from './pdf-fault.ts'
import { quickenLexer } from './quick-lexer.ts'

export type PdfDocument = PDFDocumentProxy
export type PdfPage = PDFPageProxy

/** The numbers of the operations in a page's operator list. */
export const PDF_OPERATIONS = OPS

/** Ligatures and the like as the letters that they stand for. */
export const plainLetters = (text: string): string => (/^[\x20-\x7e]*$/.test(text) ? text : normalizeUnicode(text))

/** More pages than any policy packet that we have seen (about 120), and few enough to read in time. */
export const MAX_PAGES = 300

const CMAPS = `${fileURLToPath(new URL('../../cmaps/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))}`

/** Opens a PDF inside a child process; never call it where a hang would hurt. Throws PdfFaultError. */
export const openPdf = async (bytes: Uint8Array): Promise<PDFDocumentProxy> => {
  inflateAtOnce()
  quickenLexer()
  const loading = getDocument({
    data: bytes,
    worker: startInProcessWorker(VerbosityLevel.ERRORS),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: false,
    ownerDocument: pageForFonts(),
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    isEvalSupported: false,
    stopAtErrors: false,
    cMapUrl: CMAPS,
    cMapPacked: true,
  } as Parameters<typeof getDocument>[0])
  try {
    const pdf = await loading.promise
    if (pdf.numPages < 1) throw new PdfFaultError('no-pages')
    if (pdf.numPages > MAX_PAGES) throw new PdfFaultError('too-many-pages')
    return pdf
  } catch (error) {
    await loading.destroy()
    throw asFault(error)
  }
}

const asFault = (error: unknown): PdfFaultError => {
  if (error instanceof PdfFaultError) return error
  const { name = '', message = '' } = error instanceof Error ? error : {}
  if (name === 'PasswordException') return new PdfFaultError('locked')
  return new PdfFaultError(/no pages|page tree|Pages/i.test(message) ? 'no-pages' : 'damaged')
}
