import { fileURLToPath } from 'node:url'
import { pdfChildReadable } from '@plainpolicy/platform/pdf/child-readable'
import { createPdfChildPool } from '@plainpolicy/platform/pdf/pdf-child-pool'
import { z } from 'zod'
import { PATIENCE } from '../document-parser/deadline.ts'
import { platformPackage } from '../document-parser/platform-package.ts'
import type { Ocr } from './ocr.ts'
import { wordsOfTsv } from './tsv-words.ts'

/** Reads with Tesseract as WebAssembly, in child processes that see nothing: needs nothing but Node. */
export function openTesseractWasm({ children = 2 } = {}): Ocr {
  const pool = createPdfChildPool({
    entry: here('./child.ts'),
    readable: [
      ...pdfChildReadable(),
      here('./'),
      here('../../../package.json'),
      // Packages are looked for here first; a tool may have left a folder.
      here('../../../node_modules/'),
      ...platformPackage(),
      packageFolder('tesseract.js-core/package.json'),
      packageFolder('@tesseract.js-data/eng/package.json'),
    ],
    children,
    maxReplyBytes: 4 * 2 ** 20,
    // Whoever asks brings a clock of their own, which is shorter.
    timeoutMs: 60_000,
  })
  return {
    read: async (png, timeoutMs, onWaited = () => {}) => {
      const time = { timeoutMs, patience: PATIENCE, onWaited }
      const read = await pool.run({ command: 'read', bytes: png, reply: z.string(), ...time })
      return read.ok ? wordsOfTsv(read.value) : null
    },
    close: pool.close,
  }
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const packageFolder = (manifest: string): string => fileURLToPath(new URL('./', import.meta.resolve(manifest)))
