import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentenceFor } from './fault.ts'
import { generate } from './generate.ts'
import { root } from './root.ts'
import { withSystem } from './with-system.ts'

/** Asks the running gateway for its API and writes it down for the web, whose calls are generated from it. */
try {
  await withSystem(async ({ origin }) => {
    const response = await fetch(`${origin}/openapi.json`)
    writeFileSync(join(root, 'web', 'openapi.json'), `${JSON.stringify(await response.json(), null, 2)}\n`)
  })
  console.log(`web/openapi.json is written. Generated: ${(await generate()).join(', ') || 'nothing new'}`)
  process.exit(0)
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exit(1)
}
