import type { z } from 'zod'

type Variables = Record<string, string | undefined>

/** The start stops here: every faulty variable is named at once, never with its value (it may be a secret). */
export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : 'faults'}:\n${faults.map((f) => `  ${f}`).join('\n')}`,
    )
    this.name = 'ConfigError'
  }
}

/** Reads a service's variables by its schema. Empty strings count as not set. */
export function loadConfig<S extends z.ZodObject>(schema: S, variables: Variables): z.infer<S> {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(present)
  if (parsed.success) return parsed.data
  throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
}
