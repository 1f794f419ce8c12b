import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { runChecks } from './check.ts'
import { sentenceFor } from './fault.ts'
import { root } from './root.ts'

interface Count {
  passed: number
  failed: number
}

const filters = process.argv.slice(2)
const counts = filters.length > 0 ? [runVitest('vitest.config.ts', filters)] : await everything()
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

async function everything(): Promise<Count[]> {
  console.log('Checks')
  const checks = await runChecks()
  console.log('\nUnit, service and contract tests')
  const units = runVitest('vitest.config.ts', [])
  console.log('Browser tests')
  return [checks, units, runBrowserTests()]
}

function runBrowserTests(): Count {
  try {
    process.env.CHROMIUM_PATH = findBrowser()
    return runVitest('deploy/local/vitest.browser.config.ts', [])
  } catch (error) {
    console.log(sentenceFor(error) ?? error)
    return { passed: 0, failed: 1 }
  }
}

function runVitest(config: string, words: string[]): Count {
  const folder = mkdtempSync(join(tmpdir(), 'plainpolicy-result-'))
  const result = join(folder, 'result.json')
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${result}`]
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', config, ...reporters, ...words], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    return countOf(result, status === 0)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A run that failed without a failed test (a file that does not load, an unhandled error) counts as one failure. */
function countOf(result: string, isGood: boolean): Count {
  if (!existsSync(result)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(result, 'utf8'))
  return { passed: numPassedTests, failed: isGood ? 0 : Math.max(1, numFailedTests) }
}
