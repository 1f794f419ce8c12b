import { AnalysisCompletedSchema, AnalysisFailedSchema, AnalysisProgressedSchema } from '@plainpolicy/proto/analysis'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DocumentParser } from '../src/ports/document-parser/document-parser.ts'
import { gate } from '../src/ports/workflow-engine/testing/recording-steps.ts'
import { type Analysis, calmParser, openAnalysis, restart, submission } from './open-analysis.ts'

const file = Buffer.from('%PDF-1.7 a policy')
let analysis: Analysis
/** What reading the fields comes to; the calm parser's answer where a test says nothing. */
let readPolicy: DocumentParser['readPolicy']

beforeEach(async () => {
  readPolicy = calmParser.readPolicy
  analysis = await openAnalysis({ parser: { ...calmParser, readPolicy: (document) => readPolicy(document) } })
})

afterEach(() => analysis.close())

async function submitted(): Promise<string> {
  const { reportId, event } = await submission(analysis, file)
  await analysis.events.deliver(event)
  return reportId
}

async function failedOnOurSide(): Promise<string> {
  readPolicy = () => Promise.reject(new Error('no child starts'))
  const reportId = await submitted()
  expect(await analysis.events.heard(AnalysisFailedSchema)).toMatchObject([{ code: 'internal' }])
  readPolicy = calmParser.readPolicy
  return reportId
}

test('what failed on our side goes on where it failed, and completes', async () => {
  const reportId = await failedOnOurSide()
  const before = analysis.events.messages(AnalysisProgressedSchema).length
  const answer = await restart(analysis, reportId)
  expect(answer.statusCode).toBe(202)
  expect(answer.json()).toEqual({ state: 'running' })
  expect(await analysis.events.heard(AnalysisCompletedSchema)).toMatchObject([{ reportId }])
  const steps = analysis.events.messages(AnalysisProgressedSchema).map(({ step }) => step)
  expect(steps.slice(before)).toEqual(['read-fields', 'check-fields', 'assess-policy', 'write-result'])
  expect(await analysis.prisma.analysis.findUnique({ where: { reportId } })).toMatchObject({
    state: 'completed',
    failureCode: null,
  })
})

test('what fails on our side once more says so once more', async () => {
  const reportId = await failedOnOurSide()
  readPolicy = () => Promise.reject(new Error('still no child starts'))
  await restart(analysis, reportId)
  expect(await analysis.events.heard(AnalysisFailedSchema, { count: 2 })).toMatchObject([
    { code: 'internal' },
    { code: 'internal' },
  ])
})

test('one that runs is joined: it is asked for twice and done once', async () => {
  const reading = gate()
  readPolicy = async (document) => {
    await reading.passing
    return calmParser.readPolicy(document)
  }
  const reportId = await submitted()
  expect((await restart(analysis, reportId)).statusCode).toBe(202)
  expect((await restart(analysis, reportId)).statusCode).toBe(202)
  reading.open()
  await analysis.events.heard(AnalysisCompletedSchema)
  expect(analysis.events.published).toHaveLength(7)
})

test('of one that is done the same end is said once more, since somebody asks who did not hear it', async () => {
  const done = await submitted()
  await analysis.events.heard(AnalysisCompletedSchema)
  expect((await restart(analysis, done)).json()).toEqual({ state: 'completed' })
  const [first, second] = await analysis.events.heard(AnalysisCompletedSchema, { count: 2 })
  expect(second).toEqual(first)
  expect(await analysis.prisma.analysis.findUnique({ where: { reportId: done } })).toMatchObject({ state: 'completed' })
})

test('one that was refused, or whose result is gone, is left as it is', async () => {
  const done = await submitted()
  await analysis.events.heard(AnalysisCompletedSchema)
  for await (const { key } of analysis.objects.list(`analysis/${done}/`)) await analysis.objects.delete(key)
  readPolicy = async () => ({ ok: false, fault: 'timed-out' })
  const refused = await submitted()
  await analysis.events.heard(AnalysisFailedSchema)
  const message = (state: string) =>
    `Only an analysis that failed on our side can be started again; this one is ${state}.`
  const said = { status: 409, code: 'not-restartable' }
  expect((await restart(analysis, done)).json()).toMatchObject({ ...said, message: message('completed') })
  expect((await restart(analysis, refused)).json()).toMatchObject({ ...said, message: message('failed') })
  const states = await analysis.prisma.analysis.findMany({ select: { state: true }, orderBy: { state: 'asc' } })
  expect(states).toEqual([{ state: 'completed' }, { state: 'failed' }])
})

test('one that nobody submitted is not there', async () => {
  const answer = await restart(analysis, crypto.randomUUID())
  expect(answer.json()).toMatchObject({ status: 404, code: 'analysis-missing' })
})

test('only our own services may ask, each by a token made out to this one', async () => {
  const reportId = await failedOnOurSide()
  const url = `/internal/analyses/${reportId}/restart`
  const person = await analysis.headersFor({ userId: 'user-pat', email: 'pat@example.com', roles: ['admin'] })
  expect((await analysis.app.inject({ method: 'POST', url })).statusCode).toBe(401)
  expect((await analysis.app.inject({ method: 'POST', url, headers: person })).statusCode).toBe(403)
  expect((await restart(analysis, reportId, { audience: 'documents' })).statusCode).toBe(401)
  expect((await restart(analysis, reportId, { secret: 'x'.repeat(40) })).statusCode).toBe(401)
  expect(await analysis.prisma.analysis.findUnique({ where: { reportId } })).toMatchObject({ state: 'failed' })
})
