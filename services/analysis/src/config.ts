import {
  listenVariables,
  logVariables,
  objectStoreVariables,
  port,
  tokenVariables,
} from '@plainpolicy/platform/config/shared-variables'
import { z } from 'zod'
import { policyReaderVariables } from './ports/policy-reader/from-config.ts'
import { workflowEngineVariables } from './ports/workflow-engine/from-config.ts'

export const analysisConfig = z.object({
  ...logVariables,
  ...listenVariables,
  ...tokenVariables,
  ...objectStoreVariables,
  ANALYSIS_DATABASE_URL: z.url(),
  ANALYSIS_PORT: port.default(4004),
  ...workflowEngineVariables,
  ...policyReaderVariables,
})
