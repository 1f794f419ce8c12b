import type { Clock } from '@plainpolicy/platform/clock/clock'
import { loadConfig } from '@plainpolicy/platform/config/load-config'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { z } from 'zod'
import type { AnalysisSteps } from '../../domain/analyze-policy.ts'
import type { PrismaClient } from '../../store/analyses.ts'
import { createEmbeddedEngine } from './embedded.ts'
import type { WorkflowEngine } from './workflow-engine.ts'

const temporalVariables = {
  TEMPORAL_ADDRESS: z.string().regex(/^[^\s:]+:\d+$/, 'must be host:port'),
  TEMPORAL_NAMESPACE: z.string().min(1).default('default'),
  TEMPORAL_TASK_QUEUE: z.string().min(1).default('analysis'),
}

/** `openWorkflowEngine` asks for those that the named engine needs. */
export const workflowEngineVariables = {
  WORKFLOW_ENGINE: z.enum(['embedded', 'temporal']).default('embedded'),
  ...z.object(temporalVariables).partial().shape,
}

interface OpenWorkflowEngine {
  config: z.infer<z.ZodObject<typeof workflowEngineVariables>>
  prisma: PrismaClient
  steps: AnalysisSteps
  clock: Clock
  logger: Logger
}

/** The engine that WORKFLOW_ENGINE names. Throws ConfigError when a variable of that one is missing. */
export async function openWorkflowEngine({ config, ...rest }: OpenWorkflowEngine): Promise<WorkflowEngine> {
  if (config.WORKFLOW_ENGINE === 'embedded') return createEmbeddedEngine(rest)
  const temporal = loadConfig(z.object(temporalVariables), config)
  // Its native part takes a third of a second and 100 MB, which the embedded stack is spared.
  const { openTemporalEngine } = await import('./temporal.ts')
  return openTemporalEngine({
    address: temporal.TEMPORAL_ADDRESS,
    namespace: temporal.TEMPORAL_NAMESPACE,
    taskQueue: temporal.TEMPORAL_TASK_QUEUE,
    steps: rest.steps,
    logger: rest.logger,
  })
}
