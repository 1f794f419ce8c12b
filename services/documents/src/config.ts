import {
  listenVariables,
  logVariables,
  objectStoreVariables,
  port,
  tokenVariables,
} from '@plainpolicy/platform/config/shared-variables'
import { z } from 'zod'

export const documentsVariables = z.object({
  ...logVariables,
  ...listenVariables,
  ...tokenVariables,
  ...objectStoreVariables,
  DOCUMENTS_DATABASE_URL: z.url(),
  DOCUMENTS_PORT: port.default(4003),
  PAYMENTS_URL: z.url(),
  /** Free analyses of one person in 24 hours. */
  DOCUMENTS_DAILY_LIMIT: z.coerce.number().int().min(1).max(1_000).default(3),
})
