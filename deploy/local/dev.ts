import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { sentenceFor } from './fault.ts'
import { generate } from './generate.ts'
import { usualPorts } from './ports.ts'
import { root } from './root.ts'
import { untilTold } from './stop-signals.ts'

const behind = usualPorts.gateway + 1
const isTold = untilTold()

/** The services restart when one of their files changes; the page in front reloads itself. */
function watchServices(): ChildProcess {
  const script = join(import.meta.dirname, 'start.ts')
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', script, '--behind', String(behind)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** What is generated follows its source; the services see the new files and restart. */
function watchSources(): void {
  const again = () => generate().then((names) => names.length > 0 && console.log(`Generated: ${names.join(', ')}`))
  for (const folder of ['proto', 'services', 'web']) {
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (/\.(proto|prisma)$|^openapi\.json$/.test(name ?? '')) again().catch((error) => console.error(error.stderr))
    }).unref()
  }
}

async function serveWeb() {
  const target = { target: `http://127.0.0.1:${behind}` }
  const server = await createServer({
    root: join(root, 'web'),
    server: {
      port: usualPorts.gateway,
      strictPort: true,
      host: 'localhost',
      proxy: Object.fromEntries(['/api', '/files', '/docs', '/openapi.json'].map((path) => [path, target])),
    },
  })
  return server.listen()
}

try {
  const web = await serveWeb()
  watchSources()
  const services = watchServices()
  const hasEnded = once(services, 'exit')
  await Promise.race([isTold, hasEnded])
  services.kill('SIGTERM')
  await Promise.all([hasEnded, web.close()])
  process.exit(0)
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exit(1)
}
