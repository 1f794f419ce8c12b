import { findBrowser } from './browser.ts'
import { runChecks } from './check.ts'
import { sentenceFor } from './fault.ts'
import { runVitest } from './testing/run-vitest.ts'

interface Count {
  passed: number
  failed: number
}

const filters = process.argv.slice(2)
const unitTests = (words: string[]) => runVitest({ config: 'vitest.config.ts', words })
const counts = filters.length > 0 ? [unitTests(filters)] : await everything()
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

async function everything(): Promise<Count[]> {
  console.log('Checks')
  const checks = await runChecks()
  console.log('\nUnit, service and contract tests')
  const units = unitTests([])
  console.log('Browser tests')
  return [checks, units, runBrowserTests()]
}

function runBrowserTests(): Count {
  try {
    process.env.CHROMIUM_PATH = findBrowser()
    return runVitest({ config: 'deploy/local/vitest.browser.config.ts' })
  } catch (error) {
    console.log(`FAILED: browser tests > ${sentenceFor(error) ?? error}`)
    return { passed: 0, failed: 1 }
  }
}
