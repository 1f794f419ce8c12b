import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { z } from 'zod'
import type { AnalysisSteps } from '../../domain/analyze-policy.ts'
import type { PrismaClient } from '../../store/analyses.ts'
import { createEmbeddedEngine } from './embedded.ts'
import { temporalAddressOf, temporalVariables } from './temporal-variables.ts'
import type { WorkflowEngine } from './workflow-engine.ts'

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
  const address = temporalAddressOf(config)
  // Its native part takes a third of a second and 100 MB, which the embedded stack is spared.
  const { openTemporalEngine } = await import('./temporal.ts')
  return openTemporalEngine({ ...address, steps: rest.steps, logger: rest.logger })
}
