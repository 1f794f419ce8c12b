import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openTypesetter, setPaper } from './pdf/set-paper.ts'
import { guideDocument } from './storm-guide/guide-document.ts'

/** Makes the storm guide again, in both languages, where the page offers it: `npm run storm-guide`. */
const folder = fileURLToPath(new URL('../../../web/public/', import.meta.url))
const typesetter = await openTypesetter()
for (const [language, name] of [
  ['en', 'storm-guide.pdf'],
  ['es', 'storm-guide-es.pdf'],
] as const) {
  const pdf = await setPaper(typesetter, { document: guideDocument(language), pictures: new Map() })
  await writeFile(`${folder}${name}`, pdf)
  process.stdout.write(`web/public/${name}: ${Math.round(pdf.length / 1024)} KB\n`)
}
