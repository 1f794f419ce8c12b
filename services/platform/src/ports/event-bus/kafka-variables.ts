import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { loadConfig } from '../../config/load-config.ts'
import type { KafkaAddress } from './kafka/client.ts'

/** How Kafka is reached; a process that talks to it reads these. */
export const kafkaVariables = {
  /** host:port, several with commas between them. */
  KAFKA_BROKERS: z
    .string()
    .regex(/^[^\s,:]+:\d+(,[^\s,:]+:\d+)*$/, 'must be host:port, several with commas between them')
    .transform((brokers) => brokers.split(',')),
  /** TLS to the brokers. */
  KAFKA_SSL: z.stringbool().default(false),
  /** A file with the certificates (PEM) that vouch for the brokers; unsaid, those that Node knows. */
  KAFKA_SSL_CA_FILE: z.string().optional(),
  /** How we log in; unsaid, not at all. */
  KAFKA_SASL_MECHANISM: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).optional(),
  KAFKA_SASL_USERNAME: z.string().optional(),
  KAFKA_SASL_PASSWORD: z.string().optional(),
}

type Kafka = z.infer<z.ZodObject<typeof kafkaVariables>>
type Fault = [keyof Kafka, string]

/** Throws ConfigError, which names every fault. */
export function kafkaAddressOf(env: Record<string, string | undefined>): KafkaAddress {
  const config = loadConfig(z.object(kafkaVariables).superRefine(fitTogether), env)
  const { KAFKA_SASL_MECHANISM: mechanism, KAFKA_SASL_USERNAME: username, KAFKA_SASL_PASSWORD: password } = config
  return {
    brokers: config.KAFKA_BROKERS,
    ssl:
      config.KAFKA_SSL && (config.KAFKA_SSL_CA_FILE ? { ca: [readFileSync(config.KAFKA_SSL_CA_FILE, 'utf8')] } : true),
    ...(mechanism && username && password && { sasl: { mechanism, username, password } }),
  }
}

/** A half-said login would silently be none. */
function fitTogether(config: Kafka, context: z.RefinementCtx): void {
  for (const [name, message] of faultsOf(config)) context.addIssue({ code: 'custom', path: [name], message })
}

function faultsOf(config: Kafka): Fault[] {
  const faults: Fault[] = []
  const login = ['KAFKA_SASL_USERNAME', 'KAFKA_SASL_PASSWORD'] as const
  if (config.KAFKA_SASL_MECHANISM) {
    for (const name of login) if (!config[name]) faults.push([name, 'is needed with KAFKA_SASL_MECHANISM'])
  } else if (login.some((name) => config[name])) {
    faults.push(['KAFKA_SASL_MECHANISM', 'is needed with a user name and a password'])
  }
  // In the open anybody on the way could read the password; the other mechanisms do not send it.
  if (config.KAFKA_SASL_MECHANISM === 'plain' && !config.KAFKA_SSL)
    faults.push(['KAFKA_SSL', 'must be true for KAFKA_SASL_MECHANISM=plain'])
  const { KAFKA_SSL_CA_FILE: file } = config
  if (file && !config.KAFKA_SSL) faults.push(['KAFKA_SSL', 'must be true for KAFKA_SSL_CA_FILE'])
  if (file && !isReadable(file)) faults.push(['KAFKA_SSL_CA_FILE', 'names no file that can be read'])
  return faults
}

function isReadable(file: string): boolean {
  try {
    return readFileSync(file).length > 0
  } catch {
    return false
  }
}
