import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { serviceNames } from '../local/ports.ts'
import { root } from '../local/root.ts'

const [service = '', into = ''] = process.argv.slice(2)
if (![...serviceNames, 'platform'].includes(service) || !into) {
  throw new Error(`Say which service goes where: assemble.ts <${serviceNames.join('|')}|platform> <folder>`)
}

/** What one service runs on, without its packages: an image has no other service's code. */
const parts = [
  'proto',
  'services/platform',
  `services/${service}`,
  'deploy/docker',
  'deploy/local/postgres/databases.ts',
]

if (service === 'analysis') {
  // Made ahead: at its start the service finds no place to write.
  run('services/analysis/src/ports/workflow-engine/temporal/workflow-bundle.ts')
}
if (service === 'reports') parts.push('words')
if (service === 'gateway') {
  run('node_modules/vite/bin/vite.js', 'build', 'web')
  parts.push('web/dist')
}
for (const part of parts) cpSync(join(root, part), join(into, part), { recursive: true })

function run(script: string, ...words: string[]): void {
  execFileSync(process.execPath, [join(root, script), ...words], { cwd: root, stdio: 'inherit' })
}
