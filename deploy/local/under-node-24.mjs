// Plain JavaScript, because this is the one file that the machine's own Node runs (20 or newer is enough).
// It installs what is missing, generates what changed, and goes on under the Node that the lock file pins.
import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './is-installed.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..', '..')
const scripts = {
  start: join(here, 'start.ts'),
  dev: join(here, 'dev.ts'),
  test: join(here, 'test.ts'),
  check: join(here, 'check.ts'),
  generate: null,
  'test:chaos': join(here, 'chaos.ts'),
  bench: join(here, 'bench.ts'),
  openapi: join(here, 'openapi.ts'),
  refund: join(here, 'refund.ts'),
  findings: join(here, 'findings.ts'),
  correct: join(here, 'correct.ts'),
  real: join(root, 'deploy', 'real', 'start.ts'),
  'test:real': join(root, 'deploy', 'real', 'test.ts'),
  'test:outage': join(root, 'deploy', 'real', 'test-outage.ts'),
  'sample-report': join(here, 'sample-report.ts'),
  'storm-guide': join(root, 'services', 'reports', 'src', 'make-storm-guide.ts'),
  train: join(root, 'services', 'analysis', 'training', 'train.ts'),
  analyze: join(root, 'services', 'analysis', 'src', 'analyze.ts'),
}

const node24 = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const environment = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` }

const [name, ...rest] = process.argv.slice(2)
if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `Plainpolicy needs Node 20 or newer to begin; this is Node ${process.versions.node}. Install one from https://nodejs.org`,
  )
}
if (!Object.hasOwn(scripts, name)) fail(`Say one of: ${Object.keys(scripts).join(', ')}`)
if (!isInstalled(root)) install()
runFirst(node24, [join(here, 'generate.ts')], 'The code could not be generated.')
if (scripts[name] !== null) goOn()

function install() {
  console.error('Installing packages (npm ci), which happens once and takes about a minute …')
  runFirst('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'The packages could not be installed.')
}

/** Its words go to the error stream: what the chosen script prints must stand alone on the output. */
function runFirst(command, words, sentence) {
  const { status, error } = spawnSync(command, words, { cwd: root, env: environment, stdio: ['ignore', 2, 2] })
  if (status !== 0) fail(error ? `${sentence} ${error.message}` : `${sentence} The lines above say why.`)
}

function goOn() {
  // The channel tells the child when this process dies, even by SIGKILL: nothing runs on unowned.
  const child = spawn(node24, ['--disable-warning=ExperimentalWarning', scripts[name], ...rest], {
    env: environment,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`Node 24 did not start (${error.message}). Run: npm ci`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
