import { z } from 'zod'

/** Variables that mean the same in every service; a service spreads those it needs into its own schema. */
export const logVariables = {
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
}

export const listenVariables = {
  /** In a container 0.0.0.0: its neighbours come from outside. On a shared machine nobody else reaches a service. */
  LISTEN_HOST: z.union([z.ipv4(), z.ipv6()]).default('127.0.0.1'),
}

/** With which people's tokens may be signed: ours and those of our realm by ES256, those of another realm perhaps not. */
export const tokenAlgorithms = z
  .string()
  .default('ES256')
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(z.array(z.enum(['ES256', 'ES384', 'EdDSA', 'PS256', 'RS256'])).min(1))

export type TokenAlgorithm = z.infer<typeof tokenAlgorithms>[number]

export const tokenVariables = {
  JWKS_URL: z.url(),
  TOKEN_ISSUER: z.string().min(1),
  TOKEN_ALGORITHMS: tokenAlgorithms,
  /** Signs the short tokens with which services call each other. */
  SERVICE_SECRET: z.string().min(32),
}

export const embeddedFileVariables = {
  OBJECT_STORE_DIRECTORY: z.string().min(1),
  OBJECT_STORE_SECRET: z.string().min(32),
}

const httpUrl = z.url({ protocol: /^https?$/ })

export const s3Variables = {
  S3_ENDPOINT: httpUrl,
  /** Where browsers reach the same server; unsaid, at S3_ENDPOINT. */
  S3_PUBLIC_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(3).max(63),
  S3_ACCESS_KEY: z.string().min(1),
  S3_SECRET_KEY: z.string().min(8),
  /** Whether the server is told to keep every object encrypted. */
  S3_ENCRYPTION: z.enum(['AES256', 'none']).default('none'),
}

/** `openObjectStore` asks for those that the named store needs. */
export const objectStoreVariables = {
  OBJECT_STORE: z.enum(['embedded', 's3']),
  ...z.object({ ...embeddedFileVariables, ...s3Variables }).partial().shape,
}

export type ObjectStoreConfig = z.infer<z.ZodObject<typeof objectStoreVariables>>

export const port = z.coerce.number().int().min(0).max(65_535)
