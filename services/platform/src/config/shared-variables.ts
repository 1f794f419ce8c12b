import { z } from 'zod'

/** Variables that mean the same in every service; a service spreads those it needs into its own schema. */
export const logVariables = {
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
}

export const tokenVariables = {
  JWKS_URL: z.url(),
  TOKEN_ISSUER: z.string().min(1),
  /** Signs the short tokens with which services call each other. */
  SERVICE_SECRET: z.string().min(32),
}

export const objectStoreVariables = {
  OBJECT_STORE: z.literal('embedded'),
  OBJECT_STORE_DIRECTORY: z.string().min(1),
  OBJECT_STORE_SECRET: z.string().min(32),
}

export const port = z.coerce.number().int().min(0).max(65_535)
