import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { DependencyAway } from '@plainpolicy/platform/errors/dependency-away'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { cuttableLine } from '@plainpolicy/platform/testing/cuttable-line'
import { keptLines } from '@plainpolicy/platform/testing/kept-lines'
import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ServerPlace } from '../../../../../deploy/real/real-server.ts'
import { runServer } from '../../../../../deploy/real/run-server.ts'
import { temporal } from '../../../../../deploy/real/servers/temporal.ts'
import { startForTest } from '../../../../../deploy/real/start-for-test.ts'
import type { AnalysisInput, AnalysisSteps } from '../../domain/analyze-policy.ts'
import { AnalysisRefused } from '../../domain/errors.ts'
import { workflowEngineContract } from './contract.ts'
import { openTemporalEngine } from './temporal.ts'
import { type Act, gate, recordingSteps, wholeFlow } from './testing/recording-steps.ts'
import type { WorkflowEngine } from './workflow-engine.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const patience = { stepMs: 30_000, heartbeatMs: 1_000, tries: 4, firstWaitMs: 100, longestWaitMs: 100 }
const namespace = 'default'
const addressOf = ({ host, port }: ServerPlace) => `${host}:${port}`
// On a busy machine each turn through the server takes a second.
const eventually = (look: () => unknown) => vi.waitFor(look, { timeout: 30_000, interval: 50 })

function submitted(reportId: string = crypto.randomUUID()): AnalysisInput {
  return { reportId, documentId: crypto.randomUUID(), objectKey: 'uploads/x.pdf', sha256: 'f' }
}

workflowEngineContract(`Temporal ${temporal.version}`, async () => {
  const server = await startForTest(temporal)
  const lines = new Map<WorkflowEngine, { cut(): void }>()
  return {
    submitted: async () => submitted(),
    async open(steps: AnalysisSteps) {
      const line = await cuttableLine(server.at)
      const place = { address: line.address, namespace, taskQueue: 'analysis' }
      const engine = await openTemporalEngine({ ...place, steps, logger, patience })
      lines.set(engine, line)
      return engine
    },
    crash: async (engine) => lines.get(engine)?.cut(),
    close: () => server.stop(),
  }
})

describe('Temporal', () => {
  let server: Awaited<ReturnType<typeof startForTest>>
  let client: Client

  beforeAll(async () => {
    server = await startForTest(temporal)
    client = new Client({ connection: await Connection.connect({ address: addressOf(server.at) }), namespace })
  })
  afterAll(async () => {
    await client?.connection.close()
    await server?.stop()
  })

  type Opening = Partial<Parameters<typeof openTemporalEngine>[0] & { at: ServerPlace }>
  async function open(steps: AnalysisSteps, options: Opening = {}) {
    const { at = server.at, ...rest } = options
    const place = { address: addressOf(at), namespace, taskQueue: crypto.randomUUID() }
    const engine = await openTemporalEngine({ ...place, steps, logger, patience, ...rest })
    onTestFinished(() => engine.close())
    return engine
  }
  const statusOf = async ({ reportId }: AnalysisInput) =>
    (await client.workflow.getHandle(reportId).describe()).status.name
  const hasEnded = (input: AnalysisInput, status: string) =>
    eventually(async () => expect(await statusOf(input)).toBe(status))

  test('tells the step that an analysis is in', async () => {
    const reading = gate()
    const recorder = recordingSteps({ readFields: () => reading.passing })
    const engine = await open(recorder.steps)
    const input = submitted()
    await engine.start(input)
    await eventually(() => expect(recorder.actsOf(input)).toContain('readFields'))
    expect(await engine.progress(input.reportId)).toEqual({ step: 'readFields', failureCode: null })
    reading.open()
    await hasEnded(input, 'COMPLETED')
    expect(await engine.progress(input.reportId)).toEqual({ step: 'complete', failureCode: null })
  })

  test('a report whose document was refused may begin again with another; a completed one may not', async () => {
    const refused = submitted()
    const recorder = recordingSteps({
      readPages(time) {
        if (time === 1) throw new AnalysisRefused('pdf-locked')
      },
    })
    const engine = await open(recorder.steps)
    await engine.start(refused)
    await hasEnded(refused, 'FAILED')
    expect(await engine.progress(refused.reportId)).toEqual({ step: 'fail', failureCode: 'pdf-locked' })
    await engine.start(submitted(refused.reportId))
    await hasEnded(refused, 'COMPLETED')
    const acts = recorder.actsOf(refused)
    expect(acts).toEqual(['fetchDocument', 'readPages', 'fail', ...wholeFlow])
    await engine.start(refused)
    expect(await statusOf(refused)).toBe('COMPLETED')
    expect(recorder.actsOf(refused)).toEqual(acts)
  })

  test('an analysis that comes to no end is ended in its time, for all to see, and may begin again', async () => {
    const reading = gate()
    const recorder = recordingSteps({ readPages: () => reading.passing })
    const engine = await open(recorder.steps, { longestMs: 1_500 })
    const input = submitted()
    await engine.start(input)
    await hasEnded(input, 'TIMED_OUT')
    reading.open()
    await engine.start(input)
    await hasEnded(input, 'COMPLETED')
  })

  test('waits through an outage of what a step needs, longer than for a fault of ours', async () => {
    const failing = (error: Error) =>
      recordingSteps({
        readPages(time) {
          if (time <= 12) throw error
        },
      })
    const many = { ...patience, tries: 20, firstWaitMs: 20, longestWaitMs: 20 }
    const [outage, fault] = [failing(new DependencyAway(new Error('refused'))), failing(new Error('a fault'))]
    const [waiting, failed] = [submitted(), submitted()]
    await (await open(outage.steps, { patience: many })).start(waiting)
    await (await open(fault.steps, { patience: many })).start(failed)
    await hasEnded(waiting, 'COMPLETED')
    await hasEnded(failed, 'FAILED')
    expect([outage.countOf(waiting, 'readPages'), fault.countOf(failed, 'readPages')]).toEqual([13, 8])
  })

  test('keeps what an error says out of the history', async () => {
    const recorder = recordingSteps({
      checkFields() {
        throw new Error('Jane Doe, 12 Elm Street')
      },
    })
    const input = submitted()
    await (await open(recorder.steps)).start(input)
    await hasEnded(input, 'FAILED')
    const history = await client.workflow.getHandle(input.reportId).fetchHistory()
    const said = JSON.stringify(history, (key, value) => (key === 'data' ? text(value) : value))
    expect(said).toContain(input.objectKey)
    expect(said).not.toMatch(/Jane|Elm|recording-steps/)
  })

  test('what is logged of a failed step carries the trace of the request that submitted the document', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    const kept = keptLines()
    const { steps } = recordingSteps({
      checkFields(time) {
        if (time === 1) throw new Error('away')
      },
    })
    const engine = await open(steps, { logger: kept.logger })
    const input = { ...submitted(), traceparent: `00-${traceId}-00f067aa0ba902b7-01` }
    await engine.start(input)
    await hasEnded(input, 'COMPLETED')
    const about = kept.lines.filter(({ report_id }) => report_id === input.reportId)
    expect(about).toMatchObject([{ trace_id: traceId, err: { message: 'away' } }])
  })

  test('a process that is killed in a step is followed by another, which repeats only that step', async () => {
    const input = submitted()
    const program = fileURLToPath(new URL('testing/unending-analysis.ts', import.meta.url))
    const killed = fork(program, [addressOf(server.at), input.reportId])
    await once(killed, 'message')
    killed.kill('SIGKILL')
    const recorder = recordingSteps()
    await open(recorder.steps, { taskQueue: 'kill' })
    await hasEnded(input, 'COMPLETED')
    expect(recorder.actsOf(input)).toEqual(wholeFlow.slice(1))
  })

  test('rejects a start while the server is away, and goes on when it is back', async () => {
    const mortal = await startForTest(temporal)
    onTestFinished(() => mortal.stop())
    const reading = gate()
    const recorder = recordingSteps({ readPages: () => reading.passing })
    const engine = await open(recorder.steps, { at: mortal.at })
    const input = submitted()
    await engine.start(input)
    await eventually(() => expect(recorder.actsOf(input)).toContain('readPages'))
    await mortal.kill()
    reading.open()
    await expect(engine.start(submitted())).rejects.toThrow()
    const back = await runServer(temporal, mortal.at)
    onTestFinished(() => back.stop())
    await eventually(() => expect(recorder.actsOf(input)).toContain('complete'))
    const others = (acts: Act[]) => acts.filter((act) => act !== 'readPages')
    expect(others(recorder.actsOf(input))).toEqual(others(wholeFlow))
  })
})

const text = (base64: string) => Buffer.from(base64, 'base64').toString()
