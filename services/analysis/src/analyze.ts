import { readFile } from 'node:fs/promises'
import { buildReport } from './domain/assessment/build-report.ts'
import { checkReading } from './domain/check-reading.ts'
import type { PolicyReading } from './domain/policy-fields.ts'
import { unreadable } from './domain/reader/unreadable.ts'
import { openChildProcessParser } from './ports/document-parser/child-process.ts'
import type { DocumentParser } from './ports/document-parser/document-parser.ts'
import { printSuspicions } from './print-suspicions.ts'

/**
 * Reads policies from the command line: `analyze FILE...` prints one line of JSON a file, in the order asked, and
 * `analyze --suspicion FILE...` what is suspected of each page's text and why.
 */
async function analyzeFiles(files: string[]): Promise<void> {
  const parser = openChildProcessParser()
  const today = new Date().toISOString().slice(0, 10)
  try {
    // Two at a time: as many as the parser has children.
    const lines = [files[0], files[1]].map((file) => (file === undefined ? undefined : analyze(parser, file, today)))
    for (const [index] of files.entries()) {
      process.stdout.write(`${await lines[index]}\n`)
      const next = files[index + 2]
      if (next !== undefined) lines[index + 2] = analyze(parser, next, today)
    }
  } finally {
    await parser.close()
  }
}

async function analyze(parser: DocumentParser, file: string, today: string): Promise<string> {
  const reading = await readFileAsPolicy(parser, file)
  const { document_kind, fields, evidence, refusal } = reading
  const report = refusal ? null : buildReport({ reportId: crypto.randomUUID(), reading, today, language: 'en' })
  return JSON.stringify({ file, document_kind, fields, evidence, report, refusal })
}

async function readFileAsPolicy(parser: DocumentParser, file: string): Promise<PolicyReading> {
  const bytes = await readFile(file).catch(() => null)
  const parsed = bytes ? await parser.read(bytes) : null
  const reading = parsed?.ok ? await parser.readPolicy(parsed.value) : null
  return reading?.ok ? checkReading(reading.value) : unreadable('not_home_insurance')
}

const words = process.argv.slice(2)
const files = words.filter((word) => word !== '--suspicion')
if (files.length === 0) {
  process.stderr.write('usage: analyze [--suspicion] FILE...\n')
  process.exitCode = 2
} else if (words.includes('--suspicion')) {
  const parser = openChildProcessParser()
  await printSuspicions(parser, files).finally(parser.close)
} else await analyzeFiles(files)
