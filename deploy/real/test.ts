import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../local/root.ts'

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')

/** The exit code of one run; words after `npm run test:real --` choose tests, as vitest takes them. */
function run(config: string): number {
  const words = ['run', '--config', join('deploy', 'real', config), '--reporter=verbose', '--passWithNoTests']
  const { status } = spawnSync(process.execPath, [vitest, ...words, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  })
  return status ?? 1
}

// Each adapter against its server, then the main job in a browser on all of them together.
const outcomes = ['vitest.config.ts', 'vitest.browser.config.ts'].map(run)
process.exit(Math.max(...outcomes))
