import { readFileSync } from 'node:fs'
import { loadConfig } from '@plainpolicy/platform/config/load-config'
import { z } from 'zod'

const file = z.string().refine(isReadable, 'names no file that can be read').optional()

/** How Temporal is reached. */
export const temporalVariables = {
  TEMPORAL_ADDRESS: z.string().regex(/^[^\s:]+:\d+$/, 'must be host:port'),
  TEMPORAL_NAMESPACE: z.string().min(1).default('default'),
  TEMPORAL_TASK_QUEUE: z.string().min(1).default('analysis'),
  /** TLS to the server, as Temporal Cloud wants it. */
  TEMPORAL_TLS: z.stringbool().default(false),
  /** A file with the certificates (PEM) that vouch for the server; unsaid, those of the system. */
  TEMPORAL_TLS_CA_FILE: file,
  /** Our own certificate and its key (PEM), for a server that knows its callers by them. */
  TEMPORAL_TLS_CERTIFICATE_FILE: file,
  TEMPORAL_TLS_KEY_FILE: file,
  /** For a server that knows its callers by a key. */
  TEMPORAL_API_KEY: z.string().optional(),
}

export interface TemporalAddress {
  /** 'host:port' */
  address: string
  namespace: string
  taskQueue: string
  tls?: boolean | TemporalTls
  apiKey?: string | undefined
}

interface TemporalTls {
  serverRootCACertificate?: Buffer
  clientCertPair?: { crt: Buffer; key: Buffer }
}

type Temporal = z.infer<z.ZodObject<typeof temporalVariables>>
type Fault = [keyof Temporal, string]

/** Throws ConfigError, which names every fault. */
export function temporalAddressOf(variables: Partial<Record<keyof Temporal, unknown>>): TemporalAddress {
  const texts = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
  )
  const config = loadConfig(z.object(temporalVariables).superRefine(fitTogether), texts)
  return {
    address: config.TEMPORAL_ADDRESS,
    namespace: config.TEMPORAL_NAMESPACE,
    taskQueue: config.TEMPORAL_TASK_QUEUE,
    tls: config.TEMPORAL_TLS && tlsOf(config),
    apiKey: config.TEMPORAL_API_KEY,
  }
}

function tlsOf(config: Temporal): TemporalTls {
  const { TEMPORAL_TLS_CA_FILE: ca, TEMPORAL_TLS_CERTIFICATE_FILE: certificate, TEMPORAL_TLS_KEY_FILE: key } = config
  return {
    ...(ca && { serverRootCACertificate: readFileSync(ca) }),
    ...(certificate && key && { clientCertPair: { crt: readFileSync(certificate), key: readFileSync(key) } }),
  }
}

function fitTogether(config: Temporal, context: z.RefinementCtx): void {
  for (const [name, message] of faultsOf(config)) context.addIssue({ code: 'custom', path: [name], message })
}

function faultsOf(config: Temporal): Fault[] {
  const onlyWithTls = ['TEMPORAL_TLS_CA_FILE', 'TEMPORAL_TLS_CERTIFICATE_FILE', 'TEMPORAL_TLS_KEY_FILE'] as const
  const faults: Fault[] = []
  // In the open anybody on the way could read the key.
  const secured = [...onlyWithTls, 'TEMPORAL_API_KEY' as const].filter((name) => config[name])
  if (!config.TEMPORAL_TLS && secured.length > 0)
    faults.push(['TEMPORAL_TLS', `must be true for ${secured.join(', ')}`])
  if (Boolean(config.TEMPORAL_TLS_CERTIFICATE_FILE) !== Boolean(config.TEMPORAL_TLS_KEY_FILE)) {
    faults.push(['TEMPORAL_TLS_KEY_FILE', 'is needed with TEMPORAL_TLS_CERTIFICATE_FILE, and the other way round'])
  }
  return faults
}

function isReadable(path: string): boolean {
  try {
    return readFileSync(path).length > 0
  } catch {
    return false
  }
}
