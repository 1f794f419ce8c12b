import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.ts'

/** One test as Vitest's JSON reporter tells of it. */
interface TestResult {
  ancestorTitles: string[]
  title: string
  status: string
}

export interface FileResult {
  /** Absolute. */
  name: string
  assertionResults: TestResult[]
}

export interface VitestRun {
  passed: number
  failed: number
  files: FileResult[]
}

interface VitestOptions {
  config: string
  /** As Vitest takes them. */
  words?: string[]
  env?: Record<string, string>
}

/** Runs Vitest in a process of its own, which prints as it goes. */
export function runVitest({ config, words = [], env = {} }: VitestOptions): VitestRun {
  const folder = mkdtempSync(join(tmpdir(), 'plainpolicy-result-'))
  const result = join(folder, 'result.json')
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const failures = join(root, 'deploy', 'local', 'testing', 'failures-reporter.ts')
  const reporters = ['--reporter=default', `--reporter=${failures}`, '--reporter=json', `--outputFile.json=${result}`]
  const { status, signal } = spawnSync(process.execPath, [vitest, 'run', '--config', config, ...reporters, ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    const run = read(result, status === 0)
    const names = run.files.some((file) => file.assertionResults.some((test) => test.status === 'failed'))
    if (run.failed > 0 && !names) console.log(`FAILED: ${config} > Vitest ended by itself (${signal ?? status})`)
    return run
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A run that failed without a failed test (a file that does not load, an unhandled error) counts as one failure. */
function read(result: string, isGood: boolean): VitestRun {
  if (!existsSync(result)) return { passed: 0, failed: 1, files: [] }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(result, 'utf8'))
  return { passed: numPassedTests, failed: isGood ? 0 : Math.max(1, numFailedTests), files: testResults }
}
