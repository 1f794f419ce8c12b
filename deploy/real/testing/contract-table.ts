import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { FileResult } from '../../local/testing/run-vitest.ts'

export interface ContractRow {
  port: string
  adapter: string
  passed: number
  total: number
  /** What this adapter's server does not do, as its test says. */
  lacks: string[]
}

const portOf = (file: string): string | undefined => /\/ports\/([^/]+)\//.exec(file)?.[1]?.replaceAll('-', ' ')

/**
 * What each adapter did of its port's contract. A contract's tests stand below `the <port>: <adapter>`, the port as its
 * folder is called, with blanks.
 */
export function contractRows(files: FileResult[]): ContractRow[] {
  const rows = new Map<string, ContractRow>()
  for (const { name, assertionResults } of files) {
    const port = portOf(name)
    for (const { ancestorTitles, title, status } of assertionResults) {
      const contract = ancestorTitles[0] ?? ''
      if (port === undefined || !contract.startsWith(`the ${port}: `)) continue
      const adapter = contract.slice(`the ${port}: `.length)
      const row = rows.get(contract) ?? { port, adapter, passed: 0, total: 0, lacks: [] }
      rows.set(contract, row)
      row.total += 1
      if (status === 'passed') row.passed += 1
      row.lacks = [...new Set([...row.lacks, ...reasonsIn(title)])]
    }
  }
  return [...rows.values()].toSorted((one, other) => one.port.localeCompare(other.port))
}

/** Why a test was left out, as the contract wrote it into the title: 'one refund (not here: it knows none)'. */
const reasonsIn = (title: string): string[] => /\(not here: (.+)\)$/.exec(title)?.slice(1) ?? []

/** The ports that have a contract, by their folders. */
export function portsWithContract(root: string): string[] {
  const contracts = globSync('services/*/src/ports/*/contract.ts', { cwd: root })
  return contracts.map((file) => basename(dirname(file)).replaceAll('-', ' ')).sort()
}

/** A contract that only one adapter passed proves nothing of the other. */
export const provenOnOne = (rows: ContractRow[], ports: string[]): string[] =>
  ports.filter((port) => rows.filter((row) => row.port === port && row.passed > 0).length < 2)

/** The ports of which these files are adapters' tests. */
export const portsOf = (files: string[]): string[] => files.flatMap((file) => portOf(file) ?? [])

/** Tests that neither passed nor failed, in words: a file may leave out some of its own. */
export const skippedTests = (files: FileResult[]): string[] =>
  files.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' > ')),
  )

/** A line for each adapter; what its server does not do stands at the line's end. */
export function tableOf(rows: ContractRow[]): string {
  const words = rows.map(({ port, adapter, passed, total, lacks }) => [
    ...[port, adapter, `${passed}/${total}`],
    lacks.length > 0 ? `without: ${lacks.join('; ')}` : '',
  ])
  const lines = [['port', 'adapter', 'tests', ''], ...words]
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const padded = (line: string[]) => line.map((word, column) => word.padEnd(widths[column] ?? 0))
  return lines.map((line) => padded(line).join('  ').trimEnd()).join('\n')
}
