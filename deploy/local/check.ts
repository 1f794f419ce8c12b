import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { lockFaults } from './lock-faults.ts'
import { root } from './root.ts'
import { laterSentences, specChecklistFaults } from './spec-checklist.ts'

interface Check {
  name: string
  /** What it complains about; empty when all is well. */
  run(): Promise<string>
}

const checks: Check[] = [
  tool('format and lint', ['biome', 'ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=40', '.']),
  tool('types', ['tsc', '-p', '.']),
  tool('types of the web', ['tsc', '-p', 'web']),
  tool('import directions', [
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    'services',
    'deploy',
    'web/src',
    'words/src',
  ]),
  tool('unused code', ['knip', '--no-progress', '--no-config-hints']),
  tool('event style', ['buf', 'lint', 'proto']),
  { name: 'event compatibility', run: breakingChanges },
  { name: 'lock file', run: async () => lockFaults(root).join('\n') },
  { name: 'specification, sentence by sentence', run: async () => specChecklistFaults(root).join('\n') },
]

function tool(name: string, command: string[]): Check {
  return { name, run: () => complaints(command) }
}

async function complaints([command = '', ...words]: string[]): Promise<string> {
  try {
    await promisify(execFile)(join(root, 'node_modules', '.bin', command), words, {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    })
    return ''
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string }
    return `${stdout}${stderr}`.trim() || message
  }
}

/** Events may only grow. Compared with the main branch, or on the main branch with the commit before. */
async function breakingChanges(): Promise<string> {
  const base = await firstCommit(['origin/main', 'HEAD~1'])
  if (base === null) return ''
  return complaints(['buf', 'breaking', 'proto', '--against', `.git#ref=${base},subdir=proto`])
}

async function firstCommit(names: string[]): Promise<string | null> {
  if (!existsSync(join(root, '.git'))) return null
  const head = await commitOf('HEAD')
  const commits = await Promise.all(names.map(commitOf))
  return commits.find((commit) => commit !== null && commit !== head) ?? null
}

/** Null when there is no such commit, or it has no events yet. */
async function commitOf(name: string): Promise<string | null> {
  const git = (words: string[]) => promisify(execFile)('git', words, { cwd: root })
  try {
    await git(['cat-file', '-e', `${name}:proto/buf.yaml`])
    return (await git(['rev-parse', '--verify', `${name}^{commit}`])).stdout.trim()
  } catch {
    return null
  }
}

/** Runs every check, three at a time; answers how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const waiting = [...checks]
  let failed = 0
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const complaint = await check.run()
      console.log(complaint ? `FAILED: ${check.name}\n${complaint}\n` : `${check.name}: ok`)
      if (complaint) failed++
    }
  }
  await Promise.all([worker(), worker(), worker()])
  for (const sentence of laterSentences(root)) console.log(`NOT BUILT YET: ${sentence}`)
  return { passed: checks.length - failed, failed }
}

if (import.meta.main) {
  const { failed } = await runChecks()
  process.exitCode = failed > 0 ? 1 : 0
}
