import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sentenceFor } from './fault.ts'

/**
 * Each file in bench/ measures one promise and prints its table: `npm run bench`, or `npm run bench -- <name>`.
 * With --real, those that need the real servers.
 */
const words = process.argv.slice(2)
const wanted = words.filter((word) => word !== '--real')
const folder = words.includes('--real') ? join('..', 'real', 'bench') : 'bench'
const files = globSync(join(import.meta.dirname, folder, '*.ts')).sort()
try {
  for (const file of files) {
    const name = basename(file, '.ts')
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`${name}\n`)
    const { measure } = (await import(file)) as { measure: () => Promise<void> }
    await measure()
  }
  process.exit(0)
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exit(1)
}
