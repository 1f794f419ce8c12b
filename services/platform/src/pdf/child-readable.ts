import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))

/** What every PDF child must read to start: pdf.js, these files, and the package.json that says they are ES modules. */
export const pdfChildReadable = (): string[] => [
  fileURLToPath(new URL('../../', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))),
  `${here}/`,
  fileURLToPath(new URL('../../package.json', import.meta.url)),
]
