import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '../../local/root.ts'

const words = z.array(z.coerce.string())
const healthcheck = z.strictObject({
  test: words,
  interval: z.string(),
  start_period: z.string().optional(),
  retries: z.number().int(),
})

const buildSchema = z.strictObject({
  context: z.literal('.'),
  target: z.enum(['service', 'provision']),
  args: z.strictObject({ SERVICE: z.string() }).optional(),
})

/** What this file may use of the Compose specification: an unknown key is a slip of the pen. */
const composedSchema = z.strictObject({
  profiles: z.array(z.enum(['core', 'observability', 'load'])),
  restart: z.string(),
  image: z.string().optional(),
  user: z.string().optional(),
  network_mode: z.literal('host').optional(),
  build: buildSchema.optional(),
  command: words.optional(),
  environment: z.record(z.string(), z.coerce.string()).default({}),
  ports: words.default([]),
  volumes: words.default([]),
  tmpfs: words.optional(),
  init: z.boolean().optional(),
  read_only: z.boolean().optional(),
  cap_drop: words.optional(),
  security_opt: words,
  healthcheck: healthcheck.optional(),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({ condition: z.enum(['service_healthy', 'service_completed_successfully', 'service_started']) }),
    )
    .default({}),
})
export type Composed = z.infer<typeof composedSchema>

const fileSchema = z.object({
  name: z.string(),
  services: z.record(z.string(), composedSchema),
  volumes: z.record(z.string(), z.null()),
})

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8')

/** Every variable that the file takes from .env without a default. */
export const required = [...new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name ?? ''))]

/** docker-compose.yml as `docker compose` reads it, with these values in the place of the variables. */
export function composeFile(env: Record<string, string> = {}): z.infer<typeof fileSchema> {
  const filled = text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (...groups: string[]) => {
    const [, name = '', kind, rest] = groups
    const value = env[name]
    if (value) return value
    if (kind === '-') return rest ?? ''
    throw new Error(`${name} is missing: ${rest}`)
  })
  return fileSchema.parse(parse(filled, { merge: true }))
}
