import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sfntFromWoff } from './sfnt-from-woff.ts'

const FAMILIES = ['source-serif-4', 'source-sans-3']
// Names of Texans: Latin with the marks of Spanish, Czech, Polish and Vietnamese.
const SUBSETS = ['latin', 'latin-ext', 'vietnamese']
const WEIGHTS = [400, 600]

/** The web's two typefaces, as a typesetter wants them. */
export function paperFonts(): Buffer[] {
  const { resolve } = createRequire(import.meta.url)
  const files = FAMILIES.flatMap((family) =>
    SUBSETS.flatMap((subset) =>
      WEIGHTS.map((weight) => `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`),
    ),
  )
  return files.map((file) => sfntFromWoff(readFileSync(resolve(file))))
}
