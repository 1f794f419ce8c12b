import { fixedClock } from '@plainpolicy/platform/clock/clock'
import { openDatabase } from '@plainpolicy/platform/database/open-database'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endAnalysis, recordAnalysis } from '../../store/analyses.ts'
import { PrismaClient } from '../../store/gen/client.ts'
import { workflowEngineContract } from './contract.ts'
import { createEmbeddedEngine } from './embedded.ts'
import { gate, recordingSteps, wholeFlow } from './testing/recording-steps.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const clock = fixedClock('2026-11-21T12:00:00Z')

async function openStore() {
  const database = await openDatabase({
    url: await testDatabase('engine'),
    client: (adapter) => new PrismaClient({ adapter }),
    migrations: [new URL('../../../prisma/migrations/', import.meta.url)],
    logger,
  })
  const { prisma } = database
  return {
    prisma,
    async submitted() {
      const [reportId, documentId] = [crypto.randomUUID(), crypto.randomUUID()]
      const input = { reportId, documentId, objectKey: 'uploads/x.pdf', sha256: 'f' }
      await recordAnalysis(prisma, input, clock.now())
      return input
    },
    open: async (steps: Parameters<typeof createEmbeddedEngine>[0]['steps']) =>
      createEmbeddedEngine({ prisma, steps, clock, logger, retryAfter: [100, 1, 1] }),
    // The step that does not answer keeps it from going on.
    crash: async () => {},
    close: database.close,
  }
}

workflowEngineContract('embedded', openStore)

let store: Awaited<ReturnType<typeof openStore>>

beforeAll(async () => {
  store = await openStore()
})

afterAll(() => store.close())

test('does at most so many analyses side by side, and each of the others once there is room', async () => {
  const room = gate()
  const recorder = recordingSteps({ fetchDocument: () => room.passing })
  const { prisma } = store
  const engine = createEmbeddedEngine({ prisma, steps: recorder.steps, clock, logger, concurrency: 2 })
  const inputs = await Promise.all([store.submitted(), store.submitted(), store.submitted()])
  const [first, second, third] = inputs
  await engine.start(first)
  await engine.start(second)
  // Asked for twice while there is no room, as by a notification and the regular look.
  const waiting = Promise.all([engine.start(third), engine.start(third)])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(recorder.actsOf(third)).toEqual([])
  room.open()
  await waiting
  await vi.waitFor(() => {
    for (const input of inputs) expect(recorder.actsOf(input)).toEqual(wholeFlow)
  })
  await engine.close()
})

test('a start that waits for room gives up when the engine closes', async () => {
  const room = gate()
  const recorder = recordingSteps({ fetchDocument: () => room.passing })
  const { prisma } = store
  const engine = createEmbeddedEngine({ prisma, steps: recorder.steps, clock, logger, concurrency: 1 })
  const [first, second] = [await store.submitted(), await store.submitted()]
  await engine.start(first)
  const waiting = engine.start(second)
  const closing = engine.close()
  room.open()
  await Promise.all([waiting, closing])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(recorder.actsOf(second)).toEqual([])
})

test('an analysis that ended since somebody looked is not begun again', async () => {
  const recorder = recordingSteps()
  const engine = createEmbeddedEngine({ prisma: store.prisma, steps: recorder.steps, clock, logger })
  const input = await store.submitted()
  await endAnalysis(store.prisma, { ...input, failureCode: 'pdf-locked', finishedAt: clock.now() })
  await engine.start(input)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await engine.close()
  expect(recorder.actsOf(input)).toEqual([])
})

test.each(['findUnique', 'upsert'] as const)(
  'a journal that does not answer once (%s) costs a try, not the analysis',
  async (method) => {
    let isAway = true
    const journalEntry = new Proxy(store.prisma.journalEntry, {
      get: (table, name) => {
        if (name !== method || !isAway) return Reflect.get(table, name)
        return async () => {
          isAway = false
          throw new Error('the connection was lost')
        }
      },
    })
    const prisma = new Proxy(store.prisma, {
      get: (client, name) => (name === 'journalEntry' ? journalEntry : Reflect.get(client, name)),
    })
    const recorder = recordingSteps()
    const engine = createEmbeddedEngine({ prisma, steps: recorder.steps, clock, logger, retryAfter: [1] })
    const input = await store.submitted()
    await engine.start(input)
    await vi.waitFor(() => expect(recorder.actsOf(input)).toEqual(wholeFlow))
    expect(isAway).toBe(false)
    await engine.close()
  },
)
