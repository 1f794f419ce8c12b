import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Fonts and pictures are small by themselves. */
const worthIt = /\.(js|css|html|svg|json)$/

/** Beside each file its small forms: the gateway answers with the one that the browser takes, and packs nothing itself. */
export function compressFiles(): Plugin {
  let folder = ''
  return {
    name: 'compress-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle: () => {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      for (const file of files.filter((entry) => entry.isFile() && worthIt.test(entry.name))) {
        const path = join(file.parentPath, file.name)
        // The gateway runs what stands there, and hands it to nobody.
        if (path.startsWith(join(folder, 'server'))) continue
        const bytes = readFileSync(path)
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
      }
    },
  }
}
