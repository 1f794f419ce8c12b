import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { AnalysisCompletedSchema, AnalysisFailedSchema } from '@plainpolicy/proto/analysis'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { longestAnalysisMs } from '../src/domain/longest-analysis.ts'
import { failOverdue } from '../src/jobs/fail-overdue.ts'
import { gate } from '../src/ports/workflow-engine/testing/recording-steps.ts'
import { type Analysis, calmParser, openAnalysis, restart, submission } from './open-analysis.ts'

const logger = createLogger({ service: 'analysis', level: 'silent' })
let analysis: Analysis
/** Opens when the reading has begun. */
let begun: ReturnType<typeof gate>
let reading: ReturnType<typeof gate>
let readPolicy: typeof calmParser.readPolicy

beforeEach(async () => {
  begun = gate()
  reading = gate()
  readPolicy = calmParser.readPolicy
  const waitAndRead: typeof readPolicy = async (document) => {
    begun.open()
    await reading.passing
    return readPolicy(document)
  }
  analysis = await openAnalysis({ parser: { ...calmParser, readPolicy: waitAndRead } })
})
afterEach(async () => {
  reading.open()
  await analysis.close()
})

const ended: { failureCode: string | null; seconds: number }[] = []
const countEnd = (end: (typeof ended)[number]) => void ended.push(end)
const look = () => failOverdue({ database: analysis.database, clock: analysis.clock, logger, countEnd })

async function unending(): Promise<string> {
  const { reportId, event } = await submission(analysis, Buffer.from('%PDF-1.7 a policy'))
  await analysis.events.deliver(event)
  await begun.passing
  return reportId
}

test('an analysis that comes to no end is said and counted to have failed, once', async () => {
  const reportId = await unending()
  ended.length = 0
  analysis.clock.advance(longestAnalysisMs + 1)
  await look()
  await look()
  expect(await analysis.events.heard(AnalysisFailedSchema)).toMatchObject([{ reportId, code: 'internal' }])
  expect(ended).toEqual([{ failureCode: 'internal', seconds: (longestAnalysisMs + 1) / 1000 }])
})

test('one that was given up and comes to its report after all has it, and is not said to have failed again', async () => {
  const reportId = await unending()
  analysis.clock.advance(longestAnalysisMs + 1)
  await look()
  reading.open()
  expect(await analysis.events.heard(AnalysisCompletedSchema)).toMatchObject([{ reportId }])
  await look()
  expect(analysis.events.messages(AnalysisFailedSchema)).toHaveLength(1)
  const stored = await analysis.prisma.analysis.findUnique({ where: { reportId } })
  expect(stored).toMatchObject({ state: 'completed', failureCode: null })
})

test('of one that was given up, a failure of its engine counts for nothing more', async () => {
  readPolicy = () => Promise.reject(new Error('no child starts'))
  await unending()
  analysis.clock.advance(longestAnalysisMs + 1)
  await look()
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
