import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../local/root.ts'

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const config = join('deploy', 'real', 'vitest.outage.config.ts')

/** Words after `npm run test:outage --` choose tests, as vitest takes them. */
const words = [vitest, 'run', '--config', config, '--reporter=verbose', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
