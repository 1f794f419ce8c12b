import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AnalysisInput, AnalysisSteps } from '../../domain/analyze-policy.ts'
import { AnalysisRefused } from '../../domain/errors.ts'
import { type Act, gate, recordingSteps, wholeFlow } from './testing/recording-steps.ts'
import type { WorkflowEngine } from './workflow-engine.ts'

interface EngineStore {
  /** A new analysis, as the service would record it before it starts it. */
  submitted(): Promise<AnalysisInput>
  /** An engine over the store; a further one is what the next start of the process finds. */
  open(steps: AnalysisSteps): Promise<WorkflowEngine>
  /** As a kill of its process would: nothing more comes from the engine, and nothing is closed. */
  crash(engine: WorkflowEngine): Promise<void>
  close(): Promise<void>
}

const never = new Promise<void>(() => {})
const steps = wholeFlow.filter((act) => act !== 'complete')
// A real engine on a busy machine takes several times the second that it takes alone.
const eventually = (look: () => void) => vi.waitFor(look, { timeout: 30_000, interval: 10 })

/** What every workflow engine does. */
export function workflowEngineContract(name: string, openStore: () => Promise<EngineStore>): void {
  describe(`the workflow engine: ${name}`, () => {
    let store: EngineStore
    let opened: WorkflowEngine[] = []

    beforeAll(async () => {
      store = await openStore()
    })
    afterEach(async () => {
      for (const engine of opened) await engine.close()
      opened = []
    })
    afterAll(() => store.close())

    async function open(steps: AnalysisSteps): Promise<WorkflowEngine> {
      const engine = await store.open(steps)
      opened.push(engine)
      return engine
    }

    async function run(recorder: ReturnType<typeof recordingSteps>): Promise<AnalysisInput> {
      const input = await store.submitted()
      await (await open(recorder.steps)).start(input)
      await eventually(() => expect(recorder.actsOf(input).at(-1)).toMatch(/^(complete|fail)$/))
      return input
    }

    test('does every step once, in order, each with what the one before it left', async () => {
      const recorder = recordingSteps()
      const input = await run(recorder)
      expect(recorder.actsOf(input)).toEqual(wholeFlow)
      expect(recorder.callsOf(input).map(({ given }) => given)).toEqual([
        undefined,
        { objectKey: 'uploads/x.pdf' },
        { pagesKey: 'pages' },
        { readingKey: 'reading' },
        { readingKey: 'checked' },
        { reportKey: 'report' },
        { objectKey: 'result', sha256: 'f', schemaVersion: 1, kind: 'home' },
      ])
    })

    test('has the analysis when `start` resolves, and does not make its caller wait for the end', async () => {
      const reading = gate()
      const recorder = recordingSteps({ readPages: () => reading.passing })
      const input = await store.submitted()
      await (await open(recorder.steps)).start(input)
      await eventually(() => expect(recorder.actsOf(input)).toEqual(['fetchDocument', 'readPages']))
      reading.open()
      await eventually(() => expect(recorder.actsOf(input)).toEqual(wholeFlow))
    })

    test('joins the analysis that is under way when it is started again', async () => {
      const reading = gate()
      const recorder = recordingSteps({ readPages: () => reading.passing })
      const input = await store.submitted()
      const engine = await open(recorder.steps)
      await Promise.all([engine.start(input), engine.start(input)])
      await engine.start(input)
      reading.open()
      await eventually(() => expect(recorder.actsOf(input)).toContain('complete'))
      await engine.close()
      expect(recorder.actsOf(input)).toEqual(wholeFlow)
    })

    test('goes on with others while one of them waits', async () => {
      const [slow, quick] = [await store.submitted(), await store.submitted()]
      const reading = gate()
      const recorder = recordingSteps({
        readFields: (_time, reportId) => (reportId === slow.reportId ? reading.passing : undefined),
      })
      const engine = await open(recorder.steps)
      await engine.start(slow)
      await engine.start(quick)
      await eventually(() => expect(recorder.actsOf(quick)).toEqual(wholeFlow))
      expect(recorder.actsOf(slow)).not.toContain('checkFields')
      reading.open()
      await eventually(() => expect(recorder.actsOf(slow)).toEqual(wholeFlow))
    })

    test.each(steps)('a document that %s refuses fails once, with its code, and is not tried again', async (act) => {
      const recorder = recordingSteps({
        [act]: () => {
          throw new AnalysisRefused('renters')
        },
      })
      const input = await run(recorder)
      expect(recorder.actsOf(input)).toEqual([...wholeFlow.slice(0, wholeFlow.indexOf(act) + 1), 'fail'])
      expect(recorder.callsOf(input).at(-1)?.given).toBe('renters')
    })

    test.each(wholeFlow)('any other error in %s is tried again, and what had succeeded is not', async (act) => {
      const recorder = recordingSteps({ [act]: failTheFirst(2) })
      const input = await run(recorder)
      await eventually(() => expect(recorder.countOf(input, act)).toBe(3))
      expect(recorder.actsOf(input).filter((one) => one !== act)).toEqual(wholeFlow.filter((one) => one !== act))
    })

    test.each(steps)('an error in %s that stays ends the analysis as internal, after several tries', async (act) => {
      const recorder = recordingSteps({ [act]: failTheFirst(Number.POSITIVE_INFINITY) })
      const input = await run(recorder)
      expect(recorder.countOf(input, act)).toBeGreaterThan(2)
      expect(recorder.countOf(input, 'fail')).toBe(1)
      expect(recorder.callsOf(input).at(-1)).toMatchObject({ act: 'fail', given: 'internal' })
    })

    test.each(wholeFlow)('a crash during %s repeats no step that had succeeded', async (act) => {
      const crashed = recordingSteps({ [act]: () => never })
      const input = await store.submitted()
      const killed = await store.open(crashed.steps)
      await killed.start(input)
      await eventually(() => expect(crashed.actsOf(input)).toContain(act))
      await store.crash(killed)
      const recorder = recordingSteps()
      await (await open(recorder.steps)).start(input)
      await eventually(() => expect(recorder.actsOf(input)).toContain('complete'))
      expect(recorder.actsOf(input)).toEqual(wholeFlow.slice(wholeFlow.indexOf(act)))
    })

    test.each(steps)('closing during %s lets it end, and leaves the rest to the next start', async (act) => {
      const doing = gate()
      const closed = recordingSteps({ [act]: () => doing.passing })
      const input = await store.submitted()
      const engine = await open(closed.steps)
      await engine.start(input)
      await eventually(() => expect(closed.actsOf(input)).toContain(act))
      const closing = engine.close()
      doing.open()
      await closing
      await engine.start(await store.submitted())
      const done: Act[] = wholeFlow.slice(0, wholeFlow.indexOf(act) + 1)
      expect(closed.actsOf(input)).toEqual(done)
      const recorder = recordingSteps()
      await (await open(recorder.steps)).start(input)
      await eventually(() => expect(recorder.actsOf(input)).toContain('complete'))
      expect(recorder.actsOf(input)).toEqual(wholeFlow.slice(done.length))
    })

    test('closing does not wait for the next try of a step', async () => {
      const recorder = recordingSteps({ readPages: failTheFirst(Number.POSITIVE_INFINITY) })
      const input = await store.submitted()
      const engine = await open(recorder.steps)
      await engine.start(input)
      await eventually(() => expect(recorder.countOf(input, 'readPages')).toBe(1))
      await engine.close()
      expect(recorder.countOf(input, 'fail')).toBe(0)
    })
  })
}

function failTheFirst(times: number) {
  return (time: number) => {
    if (time <= times) throw new Error('not this time')
  }
}
