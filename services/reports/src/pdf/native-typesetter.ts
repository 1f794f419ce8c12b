import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Typesetter, TypesetterOptions } from './typesetter.ts'

/** Of the compiler's own package only the build for this machine is installed, so its types are named here. */
interface Compiler {
  mapShadow(path: string, content: Buffer): void
  resetShadow(): void
  compile(options: { mainFilePath: string }): {
    result: object | null
    hasError(): boolean
    takeDiagnostics(): Diagnosis | null
  }
  pdf(document: object, options: { pdfStandard: string }): Buffer
  /** Forgets what the last `age` documents did not need. */
  evictCache(age: number): void
}

interface Diagnosis {
  shortDiagnostics: unknown[]
}

interface NativeModule {
  NodeCompiler: { create(options: { workspace: string; fontArgs: { fontBlobs: Buffer[] }[] }): Compiler }
}

/** All that a template and its fonts come to is kept for the next document; nothing of a document outlives two others. */
const KEPT_AGE = 2

/** null where there is no build for this machine. */
export function openNativeTypesetter({ templates, fonts }: TypesetterOptions): Typesetter | null {
  const native = loadNative()
  if (!native) return null
  const compiler = native.NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: fonts }] })
  return {
    async set(main, files) {
      try {
        for (const [name, bytes] of files) compiler.mapShadow(join(templates, name), Buffer.from(bytes))
        const made = compiler.compile({ mainFilePath: join(templates, main) })
        if (!made.result) throw new Error(`the document could not be set: ${reasons(made.takeDiagnostics())}`)
        // PDF/UA is checked while it is written: a picture without words or a sign without a glyph is an error here.
        return compiler.pdf(made.result, { pdfStandard: 'ua-1' })
      } finally {
        compiler.resetShadow()
        compiler.evictCache(KEPT_AGE)
      }
    },
  }
}

const reasons = (diagnosis: Diagnosis | null): string => JSON.stringify(diagnosis?.shortDiagnostics ?? [])

function loadNative(): NativeModule | null {
  const load = createRequire(import.meta.url)
  for (const libc of ['gnu', 'musl']) {
    try {
      return load(`@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}-${libc}`)
    } catch {
      // Not installed, or made for another C library.
    }
  }
  return null
}
