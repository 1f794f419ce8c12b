import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../local/root.ts'
import { runVitest, type VitestRun } from '../local/testing/run-vitest.ts'
import { allServers, serversByName } from './all-servers.ts'
import type { RealServer } from './real-server.ts'
import {
  type ContractRow,
  contractRows,
  portsOf,
  portsWithContract,
  provenOnOne,
  skippedTests,
  tableOf,
} from './testing/contract-table.ts'
import { obtainServers } from './testing/obtain-servers.ts'
import { withoutServers } from './testing/servers-of.ts'

const adapters = 'deploy/real/vitest.config.ts'
const browser = 'deploy/real/vitest.browser.config.ts'
const outages = 'deploy/real/vitest.outage.config.ts'
const words = process.argv.slice(2)
process.exit(words.length > 0 ? chosen() : await everything())

/** The words after `npm run test:real --` choose tests, as Vitest takes them. */
function chosen(): number {
  const runs = [adapters, browser, outages].map((config) =>
    runVitest({ config, words: ['--passWithNoTests', ...words] }),
  )
  return runs.some(({ failed }) => failed > 0) ? 1 : 0
}

async function everything(): Promise<number> {
  console.log('Servers')
  const servers = [...allServers, ...serversByName]
  const missing = await obtainServers(servers)
  // From here on nobody tries again.
  process.env.BUILD_UNTIL = '0'
  process.env.MISSING_SERVERS = [...missing.keys()].map(({ name }) => name).join(',')
  const leftOut = filesWithout(servers, missing)
  const excluded = leftOut.flatMap((file) => ['--exclude', file])
  console.log('\nThe database, from npm and from Debian')
  const fromNpm = runVitest({ config: 'deploy/real/vitest.database.config.ts', env: { DATABASE_FROM: 'npm' } })
  const fromDebian = runVitest({ config: 'deploy/real/vitest.database.config.ts' })
  console.log('The adapters, each against its server')
  const contracts = runVitest({ config: adapters, words: excluded })
  const canServe = ![...missing.keys()].some((server) => allServers.includes(server) && !server.withoutIt)
  console.log('The whole system on real servers, in a browser')
  const whole = canServe ? [runVitest({ config: browser, words: excluded })] : []
  console.log('Everything is killed in turn')
  if (canServe) whole.push(runVitest({ config: outages, words: excluded }))

  const rows = [databaseRow('npm', fromNpm), databaseRow('Debian', fromDebian), ...contractRows(contracts.files)]
  console.log(`\n${tableOf(rows)}\n`)
  const runs = [fromNpm, fromDebian, contracts, ...whole]
  const notRun = [...leftOut, ...(canServe ? [] : ['the whole system in a browser', 'the outages'])]
  return conclude({ runs, rows, missing, notRun, excused: portsOf(leftOut) })
}

/** Test files, as seen from the root, that have not one of their servers. */
function filesWithout(servers: RealServer[], missing: Map<RealServer, string>): string[] {
  const files = globSync('{services,deploy}/**/*.{real.test,e2e}.ts', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  }).map((file) => join(root, file))
  const names = (some: Iterable<RealServer>) => new Set([...some].map(({ name }) => name))
  const without = withoutServers(files, { known: names(servers), missing: names(missing.keys()) })
  return without.map((file) => relative(root, file))
}

function databaseRow(from: string, { passed, files }: VitestRun): ContractRow {
  const total = files.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0)
  return { port: 'database', adapter: `PostgreSQL from ${from}`, passed, total, lacks: [] }
}

interface Outcome {
  runs: VitestRun[]
  rows: ContractRow[]
  missing: Map<RealServer, string>
  notRun: string[]
  /** Ports with an adapter whose server is missing. */
  excused: string[]
}

/** What must be compiled may be missing, and is told; what need not be may not. */
function conclude({ runs, rows, missing, notRun, excused }: Outcome): number {
  for (const [{ name, version }, reason] of missing) console.log(`MISSING: ${name} ${version}. ${reason}`)
  const mustBeThere = [...missing.keys()].filter(({ isCompiled }) => !isCompiled)
  const unproven = provenOnOne(rows, portsWithContract(root)).filter((port) => !excused.includes(port))
  const skipped = runs.flatMap(({ files }) => skippedTests(files))
  for (const test of skipped) console.log(`SKIPPED: ${test}`)
  for (const { name } of mustBeThere) console.log(`FAILED: ${name} is missing.`)
  for (const port of unproven) console.log(`FAILED: The contract of the ${port} was not passed by two adapters.`)
  const passed = runs.reduce((sum, run) => sum + run.passed, 0)
  const failed = runs.reduce((sum, run) => sum + run.failed, 0) + mustBeThere.length + unproven.length
  const names = [...[...missing.keys()].map(({ name }) => name), ...notRun].join(', ')
  const count = `${skipped.length} skipped, ${missing.size} servers missing, ${notRun.length} parts of the tests did not run`
  console.log(`${passed} passed, ${failed} failed, ${count}${names && `: ${names}`}`)
  return failed > 0 ? 1 : 0
}
