import { readdirSync, readFileSync } from 'node:fs'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { Worker } from '@temporalio/worker'
import { DeterminismViolationError } from '@temporalio/workflow'
import { beforeAll, expect, test } from 'vitest'
import { installRuntime } from './temporal/runtime.ts'
import { workflowBundle } from './temporal/workflow-bundle.ts'
import { openTemporalEngine } from './temporal.ts'
import { recordingSteps } from './testing/recording-steps.ts'

const recorded = new URL('testing/histories/', import.meta.url)
const logger = createLogger({ service: 'test', level: 'silent' })
let bundle: Awaited<ReturnType<typeof workflowBundle>>

function history(name: string) {
  return JSON.parse(readFileSync(new URL(name, recorded), 'utf8'))
}

beforeAll(async () => {
  installRuntime(logger)
  bundle = await workflowBundle()
})

test.each(readdirSync(recorded))('the flow of today goes on with an analysis of the past: %s', async (name) => {
  await Worker.runReplayHistory({ workflowBundle: bundle }, history(name))
})

test('a flow that does other things than the recorded one is noticed', async () => {
  const other = JSON.parse(JSON.stringify(history('completed.json')).replaceAll('readFields', 'guessFields'))
  await expect(Worker.runReplayHistory({ workflowBundle: bundle }, other)).rejects.toThrow(DeterminismViolationError)
})

test('says where it looked when there is no server', async () => {
  const opening = openTemporalEngine({
    address: '127.0.0.1:9',
    namespace: 'default',
    taskQueue: 'analysis',
    steps: recordingSteps().steps,
    logger,
  })
  await expect(opening).rejects.toThrow('Temporal cannot be reached at 127.0.0.1:9')
})
