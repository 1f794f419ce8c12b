import { writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { Client, Connection } from '@temporalio/client'
import { AnalysisRefused } from '../../../domain/errors.ts'
import { openTemporalEngine } from '../temporal.ts'
import { recordingSteps } from './recording-steps.ts'

// Run by hand when the flow has changed on purpose, once no analysis of the old flow is under way any more:
//   node services/analysis/src/ports/workflow-engine/testing/record-histories.ts 127.0.0.1:7233
const taskQueue = 'analysis'
const namespace = 'default'
const logger = createLogger({ service: 'record', level: 'error' })
const patience = { stepMs: 30_000, heartbeatMs: 5_000, tries: 3, firstWaitMs: 50, longestWaitMs: 50 }

function away(): never {
  throw new Error('away')
}
function refuse(): never {
  throw new AnalysisRefused('renters')
}
const histories = {
  completed: recordingSteps(),
  'tried-again': recordingSteps({ readPages: (time) => (time < 3 ? away() : undefined) }),
  refused: recordingSteps({ checkFields: refuse }),
  internal: recordingSteps({ assessPolicy: away }),
}

const [address = ''] = process.argv.slice(2)
const connection = await Connection.connect({ address })
const client = new Client({ connection, namespace })
try {
  for (const [name, { steps }] of Object.entries(histories)) await record(name, steps)
} finally {
  await connection.close()
}

async function record(name: string, steps: ReturnType<typeof recordingSteps>['steps']): Promise<void> {
  const engine = await openTemporalEngine({ address, namespace, taskQueue, steps, logger, patience })
  const reportId = crypto.randomUUID()
  await engine.start({ reportId, documentId: crypto.randomUUID(), objectKey: 'uploads/x.pdf', sha256: 'f' })
  while ((await client.workflow.getHandle(reportId).describe()).status.name === 'RUNNING') await delay(50)
  await engine.close()
  const history = await client.workflow.getHandle(reportId).fetchHistory()
  writeFileSync(new URL(`histories/${name}.json`, import.meta.url), `${JSON.stringify(plain(history))}\n`)
}

/** Bytes as base64 and long numbers as numbers, which Temporal takes as they are; without the name of this machine. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (Array.isArray(value)) return value.map(plain)
  // A worker's own queue bears the name of its machine.
  if (typeof value === 'string') return value.replace(/^\d+@[^"]+-/, 'analysis-')
  if (typeof value !== 'object' || value === null) return value
  if ('toNumber' in value && typeof value.toNumber === 'function') return value.toNumber()
  const told = Object.entries(value).filter(([key, part]) => key !== 'identity' && part !== null)
  return Object.fromEntries(told.map(([key, part]) => [key, plain(part)]))
}
