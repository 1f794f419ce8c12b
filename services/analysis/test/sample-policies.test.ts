import { readdirSync, readFileSync } from 'node:fs'
import { analysisResultSchema } from '@plainpolicy/platform/report/analysis-result'
import { AnalysisCompletedSchema, AnalysisFailedSchema } from '@plainpolicy/proto/analysis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChildProcessParser } from '../src/ports/document-parser/child-process.ts'
import type { DocumentParser } from '../src/ports/document-parser/document-parser.ts'
import { type Analysis, openAnalysis, submission } from './open-analysis.ts'

interface Truth {
  document_kind: string
  scanned: boolean
  fields: { coverage_a_dwelling: number | null }
}

const fixtures = new URL('../fixtures/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, fixtures))

const samples = readdirSync(fixtures)
  .filter((name) => name.endsWith('.pdf'))
  .map((name) => ({ name, truth: JSON.parse(read(name.replace('.pdf', '.truth.json')).toString()) as Truth }))
const isHome = ({ truth }: { truth: Truth }) => truth.document_kind !== 'not_home_insurance'
const printed = samples.filter((sample) => isHome(sample) && !sample.truth.scanned)
const others = samples.filter((sample) => !isHome(sample))

let parser: DocumentParser
let analysis: Analysis

beforeAll(async () => {
  parser = openChildProcessParser({ timeoutMs: 60_000 })
  analysis = await openAnalysis({ parser })
})

afterAll(async () => {
  await analysis.close()
  await parser.close()
})

test('there are samples of each sort', () => {
  expect([printed.length, others.length]).toEqual([expect.any(Number), 1])
  expect(printed.length).toBeGreaterThan(10)
})

test.each(printed)('$name becomes a report whose dwelling limit is the printed one', async ({ name, truth }) => {
  const before = analysis.events.messages(AnalysisCompletedSchema).length
  const { reportId, documentId, event } = await submission(analysis, read(name))
  await analysis.events.deliver(event)
  const said = (await analysis.events.heard(AnalysisCompletedSchema, { count: before + 1 })).at(-1)
  expect(said).toMatchObject({ reportId, documentId, documentKind: truth.document_kind })
  const bytes = await analysis.objects.get(said?.objectKey ?? '', { maxBytes: 4 * 1024 * 1024 })
  const { reports, kind } = analysisResultSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  expect(kind).toBe(truth.document_kind)
  expect(reports.en.property_coverage_limits.coverage_a_dwelling).toBe(truth.fields.coverage_a_dwelling)
})

test.each(others)('$name is no home insurance, and gets no report', async ({ name }) => {
  const { reportId, event } = await submission(analysis, read(name))
  await analysis.events.deliver(event)
  const said = (await analysis.events.heard(AnalysisFailedSchema)).filter((message) => message.reportId === reportId)
  expect(said).toMatchObject([{ code: 'not-home-insurance' }])
})

test('a file that only begins as a PDF is damaged, and does not keep the next one from its report', async () => {
  const { reportId, event } = await submission(analysis, Buffer.from(`%PDF-1.7\n${'x'.repeat(2_000)}`))
  const good = await submission(analysis, read('statefarm-lloyds-fort-worth.pdf'))
  await Promise.all([analysis.events.deliver(event), analysis.events.deliver(good.event)])
  await expect
    .poll(() => endOf(reportId), { timeout: 10_000 })
    .toMatchObject({ state: 'failed', failureCode: 'pdf-damaged' })
  await expect.poll(() => endOf(good.reportId), { timeout: 10_000 }).toMatchObject({ state: 'completed' })
})

const endOf = (reportId: string) => analysis.prisma.analysis.findUniqueOrThrow({ where: { reportId } })
