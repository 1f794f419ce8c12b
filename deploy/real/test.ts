import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../local/root.ts'

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const words = ['run', '--config', 'deploy/real/vitest.config.ts', '--reporter=verbose', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, [vitest, ...words], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
