import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { temporal } from '../../../../../deploy/real/servers/temporal.ts'
import { startForTest } from '../../../../../deploy/real/start-for-test.ts'
import type { AnalysisInput, AnalysisSteps } from '../../domain/analyze-policy.ts'
import { workflowEngineContract } from './contract.ts'
import { openTemporalEngine } from './temporal.ts'
import { cuttableLine } from './testing/cuttable-line.ts'
import type { WorkflowEngine } from './workflow-engine.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const patience = { stepMs: 30_000, heartbeatMs: 1_000, tries: 4, firstWaitMs: 100, longestWaitMs: 100 }

function submitted(): AnalysisInput {
  const [reportId, documentId] = [crypto.randomUUID(), crypto.randomUUID()]
  return { reportId, documentId, objectKey: 'uploads/x.pdf', sha256: 'f' }
}

workflowEngineContract(`Temporal ${temporal.version}`, async () => {
  const server = await startForTest(temporal)
  const lines = new Map<WorkflowEngine, { cut(): void }>()
  const crashed: WorkflowEngine[] = []
  return {
    submitted: async () => submitted(),
    async open(steps: AnalysisSteps) {
      const line = await cuttableLine(server.at)
      const place = { address: line.address, namespace: 'default', taskQueue: 'analysis' }
      const engine = await openTemporalEngine({ ...place, steps, logger, patience })
      lines.set(engine, line)
      return engine
    },
    async crash(engine) {
      lines.get(engine)?.cut()
      crashed.push(engine)
    },
    async close() {
      await server.stop()
    },
  }
})
