import {
  listenVariables,
  logVariables,
  objectStoreVariables,
  port,
  tokenVariables,
} from '@plainpolicy/platform/config/shared-variables'
import { z } from 'zod'

export const reportsConfig = z.object({
  ...logVariables,
  ...listenVariables,
  ...tokenVariables,
  ...objectStoreVariables,
  REPORTS_DATABASE_URL: z.url(),
  REPORTS_PORT: port.default(4005),
  ANALYSIS_URL: z.url(),
})
