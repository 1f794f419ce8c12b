import { createHash } from 'node:crypto'
import { analysisResultSchema } from '@plainpolicy/platform/report/analysis-result'
import { AnalysisCompletedSchema, AnalysisFailedSchema, AnalysisProgressedSchema } from '@plainpolicy/proto/analysis'
import { afterEach, expect, test, vi } from 'vitest'
import type { AnalysisSteps } from '../src/domain/analyze-policy.ts'
import { aReading } from '../src/domain/assessment/testing/a-reading.ts'
import type { DocumentParser } from '../src/ports/document-parser/document-parser.ts'
import { type Analysis, calmParser, openAnalysis, submission } from './open-analysis.ts'

const file = Buffer.from('%PDF-1.7 a policy')
const opened: Analysis[] = []

async function open(options: Parameters<typeof openAnalysis>[0] = {}) {
  const analysis = await openAnalysis(options)
  opened.push(analysis)
  return analysis
}

afterEach(async () => {
  for (const analysis of opened.splice(0)) await analysis.close()
})

/** Lets a submission run to its failure, and answers what was said of it. */
async function failure(analysis: Analysis, change: Parameters<typeof submission>[2] = {}) {
  const { reportId, documentId, event } = await submission(analysis, file, change)
  await analysis.events.deliver(event)
  const [said] = await analysis.events.heard(AnalysisFailedSchema)
  expect(said).toMatchObject({ reportId, documentId })
  expect(analysis.events.messages(AnalysisCompletedSchema)).toEqual([])
  return { reportId, code: said?.code }
}

test('a submitted document becomes a result that can be trusted, and its steps are said in order', async () => {
  const analysis = await open()
  const { reportId, documentId, event } = await submission(analysis, file)
  await analysis.events.deliver(event)
  const [said] = await analysis.events.heard(AnalysisCompletedSchema)
  expect(said).toMatchObject({ reportId, documentId, schemaVersion: 2, documentKind: 'homeowners_declarations' })
  const bytes = await analysis.objects.get(said?.objectKey ?? '', { maxBytes: 1_000_000 })
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(said?.sha256)
  const result = analysisResultSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  expect(result).toMatchObject({
    reportId,
    documentId,
    reports: { en: { reportId, language: 'en' }, es: { reportId, language: 'es' } },
    extractionConfidence: expect.closeTo(0.98, 1),
  })
  expect(result.reports.es.calculated_deductibles.wind_hail_deductible?.amount).toBe(8_000)
  expect(analysis.events.published.map(({ name, key }) => `${name} ${key}`)).toEqual([
    ...Array(6).fill(`AnalysisProgressed ${reportId}`),
    `AnalysisCompleted ${reportId}`,
  ])
  expect(analysis.events.messages(AnalysisProgressedSchema).map(({ step }) => step)).toEqual([
    'fetch-document',
    'read-pages',
    'read-fields',
    'check-fields',
    'assess-policy',
    'write-result',
  ])
})

test('a scan whose declarations were not reached in time is told apart from one that nobody can read', async () => {
  const reading = aReading({ reading: { refusal: 'unreadable' } })
  const readPolicy: DocumentParser['readPolicy'] = async () => ({ ok: true, value: reading })
  const codeOf = async (isCutShort: boolean) => {
    const read: DocumentParser['read'] = async () => ({ ok: true, value: { pages: [], isCutShort } })
    return (await failure(await open({ parser: { ...calmParser, read, readPolicy } }))).code
  }
  expect(await codeOf(true)).toBe('pdf-timed-out')
  expect(await codeOf(false)).toBe('unreadable')
})

test('while scanned pages are read, tenths of them are said, and of one page nothing', async () => {
  const told = async (of: number) => {
    const read: DocumentParser['read'] = async (_, onPages) => {
      for (let done = 0; done <= of; done += 1) onPages?.({ read: done, of })
      return { ok: true, value: { pages: [] } }
    }
    const analysis = await open({ parser: { ...calmParser, read } })
    await analysis.events.deliver((await submission(analysis, file)).event)
    await analysis.events.heard(AnalysisCompletedSchema)
    const said = analysis.events.messages(AnalysisProgressedSchema).filter(({ pages }) => pages > 0)
    expect(said.every(({ step }) => step === 'read-pages')).toBe(true)
    return said.map(({ pagesRead, pages }) => `${pagesRead} of ${pages}`)
  }
  expect(await told(3)).toEqual(['0 of 3', '1 of 3', '2 of 3', '3 of 3'])
  expect(await told(1)).toEqual([])
  const most = await told(300)
  expect([most[0], most[1], most.at(-1), most.length]).toEqual(['0 of 300', '30 of 300', '300 of 300', 11])
})

test('a step that an engine begins after the end says nothing: the report would be on its way for ever', async () => {
  let fetchDocument: AnalysisSteps['fetchDocument'] | undefined
  const between = (steps: AnalysisSteps) => {
    fetchDocument = steps.fetchDocument
    return steps
  }
  const analysis = await open({ between })
  await failure(analysis, { sha256: '0'.repeat(64) })
  const input = await analysis.prisma.analysis.findFirstOrThrow()
  await fetchDocument?.(input).catch(() => 'the document is as wrong as before')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(analysis.events.published.at(-1)?.name).toBe('AnalysisFailed')
})

test('what travels in events is ids, keys and codes: nothing of the policy', async () => {
  const analysis = await open()
  await analysis.events.deliver((await submission(analysis, file)).event)
  await analysis.events.heard(AnalysisCompletedSchema)
  const said = analysis.events.published.map(({ payload }) => Buffer.from(payload).toString('latin1')).join()
  expect(said).not.toMatch(/Rivera|Pecan|TX-100|400000|user-pat/)
})

test('the same document said twice, or once more in another event, is analysed once', async () => {
  const analysis = await open()
  const { event } = await submission(analysis, file)
  const anew = { ...event, id: crypto.randomUUID() }
  await Promise.all([analysis.events.deliver(event), analysis.events.deliver(event)])
  await analysis.events.deliver(anew)
  await analysis.events.heard(AnalysisCompletedSchema)
  await analysis.events.deliver({ ...event, id: crypto.randomUUID() })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(analysis.events.published).toHaveLength(7)
})

test.each(['not-home-insurance', 'renters', 'outside-texas', 'unreadable'] as const)(
  'a document that gets no report fails with its reason: %s',
  async (refusal) => {
    const readPolicy = vi.fn<DocumentParser['readPolicy']>(async () => {
      return { ok: true, value: aReading({ reading: { refusal } }) }
    })
    const analysis = await open({ parser: { ...calmParser, readPolicy } })
    const { reportId, code } = await failure(analysis)
    expect(code).toBe(refusal)
    expect(readPolicy).toHaveBeenCalledTimes(1)
    expect(await analysis.prisma.analysis.findUnique({ where: { reportId } })).toMatchObject({
      state: 'failed',
      failureCode: refusal,
      finishedAt: analysis.clock.now(),
    })
    expect(analysis.events.messages(AnalysisFailedSchema)).toHaveLength(1)
  },
)

test.each(['damaged', 'locked', 'timed-out'] as const)('a PDF that is %s fails with that', async (fault) => {
  const read = vi.fn<DocumentParser['read']>(async () => ({ ok: false, fault }))
  const analysis = await open({ parser: { ...calmParser, read } })
  expect((await failure(analysis)).code).toBe(`pdf-${fault}`)
  expect(read).toHaveBeenCalledTimes(1)
})

test('a PDF whose text takes too long to read fails with that', async () => {
  const readPolicy: DocumentParser['readPolicy'] = async () => ({ ok: false, fault: 'timed-out' })
  const analysis = await open({ parser: { ...calmParser, readPolicy } })
  expect((await failure(analysis)).code).toBe('pdf-timed-out')
})

test('a file that is not the submitted one is not read', async () => {
  const read = vi.fn<DocumentParser['read']>()
  const analysis = await open({ parser: { ...calmParser, read } })
  expect((await failure(analysis, { sha256: 'f'.repeat(64) })).code).toBe('document-changed')
  expect(read).not.toHaveBeenCalled()
})

test('a file that cannot be fetched, or a parser that cannot work, is our fault', async () => {
  const analysis = await open()
  expect((await failure(analysis, { objectKey: 'uploads/none.pdf' })).code).toBe('internal')
  const read = vi.fn<DocumentParser['read']>(() => Promise.reject(new Error('no child starts')))
  const broken = await open({ parser: { ...calmParser, read } })
  expect((await failure(broken)).code).toBe('internal')
  expect(read).toHaveBeenCalledTimes(3)
})
