import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { AnalysisCompletedSchema, AnalysisFailedSchema } from '@plainpolicy/proto/analysis'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { longestAnalysisMs } from '../src/domain/longest-analysis.ts'
import { failOverdue } from '../src/jobs/fail-overdue.ts'
import { gate } from '../src/ports/workflow-engine/testing/recording-steps.ts'
import { type Analysis, calmParser, openAnalysis, restart, submission } from './open-analysis.ts'

const logger = createLogger({ service: 'analysis', level: 'silent' })
let analysis: Analysis
let reading: ReturnType<typeof gate>

beforeEach(async () => {
  reading = gate()
  const readPolicy: typeof calmParser.readPolicy = async (document) => {
    await reading.passing
    return calmParser.readPolicy(document)
  }
  analysis = await openAnalysis({ parser: { ...calmParser, readPolicy } })
})
afterEach(async () => {
  reading.open()
  await analysis.close()
})

const look = () => failOverdue({ database: analysis.database, clock: analysis.clock, logger })

async function unending(): Promise<string> {
  const { reportId, event } = await submission(analysis, Buffer.from('%PDF-1.7 a policy'))
  await analysis.events.deliver(event)
  return reportId
}

test('an analysis that comes to no end is said to have failed, once, and what it says later counts for nothing', async () => {
  const reportId = await unending()
  analysis.clock.advance(longestAnalysisMs + 1)
  await look()
  await look()
  expect(await analysis.events.heard(AnalysisFailedSchema)).toMatchObject([{ reportId, code: 'internal' }])
  reading.open()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(analysis.events.messages(AnalysisFailedSchema)).toHaveLength(1)
  expect(analysis.events.messages(AnalysisCompletedSchema)).toEqual([])
})

test('one that still has time is left alone', async () => {
  const reportId = await unending()
  analysis.clock.advance(longestAnalysisMs - 1)
  await look()
  expect(await analysis.prisma.analysis.findUnique({ where: { reportId } })).toMatchObject({ state: 'running' })
})

test('one that was given up may be started again, and has its whole time anew', async () => {
  const reportId = await unending()
  analysis.clock.advance(longestAnalysisMs + 1)
  await look()
  expect((await restart(analysis, reportId)).statusCode).toBe(202)
  await look()
  reading.open()
  expect(await analysis.events.heard(AnalysisCompletedSchema)).toMatchObject([{ reportId }])
})
