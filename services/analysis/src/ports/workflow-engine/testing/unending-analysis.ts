import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import type { AnalysisInput } from '../../../domain/analyze-policy.ts'
import { openTemporalEngine } from '../temporal.ts'
import { recordingSteps } from './recording-steps.ts'

// A process that begins an analysis and never ends its second step, for a test that kills it there.
const [address = '', reportId = ''] = process.argv.slice(2)
const input: AnalysisInput = { reportId, documentId: reportId, objectKey: 'uploads/x.pdf', sha256: 'f' }
const { steps } = recordingSteps({
  readPages() {
    process.send?.('reading')
    return new Promise(() => {})
  },
})
const engine = await openTemporalEngine({
  address,
  namespace: 'default',
  taskQueue: 'kill',
  steps,
  logger: createLogger({ service: 'test', level: 'silent' }),
  patience: { stepMs: 30_000, heartbeatMs: 1_000, tries: 4, firstWaitMs: 100, longestWaitMs: 100 },
})
await engine.start(input)
