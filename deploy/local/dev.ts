import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { generate } from './generate.ts'
import { root } from './root.ts'
import { untilTold } from './stop-signals.ts'

const page = 'http://localhost:5173'
const isTold = untilTold()

/** The services restart when one of their files changes. */
function watchServices(): ChildProcess {
  const script = join(import.meta.dirname, 'start.ts')
  const origins = { PUBLIC_ORIGIN: page, GATEWAY_ALSO_ORIGINS: 'http://localhost:3000' }
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', script], {
    env: { ...process.env, ...origins },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** Vite stands in front: the page reloads itself, everything else goes on to the gateway. */
function serveWeb(): ChildProcess {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  return spawn(process.execPath, [vite, '--port', new URL(page).port, '--strictPort', '--clearScreen', 'false'], {
    cwd: join(root, 'web'),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** What is generated follows its source; whoever uses it sees a changed file. */
function watchSources(): void {
  const again = async () => {
    const names = await generate()
    if (names.length > 0) console.log(`Generated: ${names.join(', ')}`)
  }
  for (const folder of ['proto', 'services', 'web']) {
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (/\.(proto|prisma)$|^openapi\.json$/.test(name ?? '')) again().catch((error) => console.error(error.stderr))
    }).unref()
  }
}

const children = [watchServices(), serveWeb()]
const ends = children.map((child) => once(child, 'exit'))
watchSources()
console.log(`Watch mode: the page is at ${page}`)
await Promise.race([isTold, ...ends])
for (const child of children) child.kill('SIGTERM')
await Promise.all(ends)
process.exit(0)
