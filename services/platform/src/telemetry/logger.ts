import { type DestinationStream, type Logger, pino } from 'pino'
import { currentTrace } from './trace-context.ts'

export type { Logger }

/** Paths that could carry something personal or secret; they never reach a log line. */
const redacted = [
  'email',
  'name',
  'password',
  'code',
  'token',
  'authorization',
  'cookie',
  'headers',
  'body',
  'query',
  'url',
].flatMap((key) => [key, `*.${key}`])

interface LoggerOptions {
  service: string
  level?: string
  /** Unsaid, standard output. */
  to?: DestinationStream
}

/** Every line names its service and, inside a request or event, its trace. */
export function createLogger({ service, level = 'info', to }: LoggerOptions): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redacted, remove: true },
    mixin: () => {
      const trace = currentTrace()
      return trace ? { trace_id: trace.traceId, span_id: trace.spanId } : {}
    },
  }
  return to ? pino(options, to) : pino(options)
}
