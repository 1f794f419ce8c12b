import type { EventEnvelope } from '@plainpolicy/platform/events/event'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AnalysisSteps } from '../src/domain/analyze-policy.ts'
import { type Act, gate, wholeFlow } from '../src/ports/workflow-engine/testing/recording-steps.ts'
import { openAnalysis, submission } from './open-analysis.ts'

const file = Buffer.from('%PDF-1.7 a policy')

interface Stop {
  act: Act
  /** Before the act does anything, or after all that it does and before anybody learns of it. */
  moment: 'before' | 'after'
}

type AnyStep = (...given: never[]) => Promise<unknown>

/** The same steps, each through `wrap`. */
function each(steps: AnalysisSteps, wrap: (act: Act, step: AnyStep) => AnyStep): AnalysisSteps {
  const wrapped = Object.entries(steps).map(([act, step]) => [act, wrap(act as Act, step)])
  return Object.fromEntries(wrapped)
}

/** Remembers which steps were begun. */
function counting() {
  const begun: Act[] = []
  const between = (steps: AnalysisSteps) =>
    each(steps, (act, step) => (...given) => {
      begun.push(act)
      return step(...given)
    })
  return { begun, between }
}

/** Steps of which one stands still at one moment, as a killed process does. */
function stoppingAt(stop: Stop) {
  const wake = gate()
  const reached = gate()
  const { begun, between } = counting()
  async function stand() {
    reached.open()
    await wake.passing
  }
  const stopping = (steps: AnalysisSteps) =>
    each(between(steps), (act, step) => async (...given) => {
      if (act === stop.act && stop.moment === 'before') await stand()
      const output = await step(...given)
      if (act === stop.act && stop.moment === 'after') await stand()
      return output
    })
  return { begun, between: stopping, reached: reached.passing, wakeUp: wake.open }
}

const moments: Stop[] = wholeFlow.flatMap((act) => [
  { act, moment: 'before' as const },
  { act, moment: 'after' as const },
])

test.each(moments)(
  'killed $moment $act: the next start completes it, once, and repeats no step that had succeeded',
  async ({ act, moment }) => {
    const stopping = stoppingAt({ act, moment })
    const killed = await openAnalysis({ between: stopping.between })
    const { reportId, event } = await submission(killed, file)
    await killed.events.deliver(event)
    await stopping.reached

    const { begun, between } = counting()
    const next = await openAnalysis({ found: killed.found, between })
    // Afterwards the killed one comes back from the dead and goes on as well: it must do no harm.
    onTestFinished(async () => {
      stopping.wakeUp()
      await killed.stop()
      await next.close()
    })
    const state = async () => (await next.prisma.analysis.findUniqueOrThrow({ where: { reportId } })).state
    await vi.waitFor(async () => expect(await state()).toBe('completed'), { timeout: 5_000, interval: 20 })
    if (!(act === 'complete' && moment === 'after')) expect(begun).toEqual(wholeFlow.slice(wholeFlow.indexOf(act)))

    stopping.wakeUp()
    await vi.waitFor(() => expect(stopping.begun).toContain('complete'), { timeout: 5_000, interval: 20 })
    const outbox = () => next.prisma.$queryRaw`SELECT 1 FROM "outbox"`
    await vi.waitFor(async () => expect(await outbox()).toEqual([]), { timeout: 5_000, interval: 20 })
    expect(ends([...killed.events.published, ...next.events.published]).map(({ name }) => name)).toEqual([
      'AnalysisCompleted',
    ])
    expect(await state()).toBe('completed')
  },
)

/** The ends that were said. An event may be published twice: a reader knows it by its id. */
function ends(events: EventEnvelope[]): EventEnvelope[] {
  const said = new Map(events.map((event) => [event.id, event]))
  return [...said.values()].filter(({ name }) => name !== 'AnalysisProgressed')
}

test('a service that is stopped in the middle of many analyses stops soon, and completes each later', async () => {
  const slow = gate()
  const stopping = await openAnalysis({
    between: (steps) => ({
      ...steps,
      readPages: async (...given) => {
        await slow.passing
        return steps.readPages(...given)
      },
    }),
  })
  const submissions = await Promise.all(Array.from({ length: 12 }, () => submission(stopping, file)))
  await Promise.all(submissions.map(({ event }) => stopping.events.deliver(event)))
  await vi.waitFor(() => expect(stopping.events.published.length).toBeGreaterThan(3))
  const stopped = stopping.stop()
  slow.open()
  await stopped
  expect(ends(stopping.events.published)).toEqual([])

  const next = await openAnalysis({ found: stopping.found })
  onTestFinished(() => next.close())
  await vi.waitFor(() => expect(ends(next.events.published)).toHaveLength(12), { timeout: 10_000, interval: 20 })
  const completed = ends(next.events.published).map(({ name, key }) => `${name} ${key}`)
  expect(completed.sort()).toEqual(submissions.map(({ reportId }) => `AnalysisCompleted ${reportId}`).sort())
})
